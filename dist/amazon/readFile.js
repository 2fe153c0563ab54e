import { homedir } from "node:os";
import { sep } from "node:path";
import { readFile as readFile$1 } from "node:fs/promises";
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getHomeDir.js
const homeDirCache = {};
const getHomeDirCacheKey = () => {
	if (process && process.geteuid) return `${process.geteuid()}`;
	return "DEFAULT";
};
const getHomeDir = () => {
	const { HOME, USERPROFILE, HOMEPATH, HOMEDRIVE = `C:${sep}` } = process.env;
	if (HOME) return HOME;
	if (USERPROFILE) return USERPROFILE;
	if (HOMEPATH) return `${HOMEDRIVE}${HOMEPATH}`;
	const homeDirCacheKey = getHomeDirCacheKey();
	if (!homeDirCache[homeDirCacheKey]) homeDirCache[homeDirCacheKey] = homedir();
	return homeDirCache[homeDirCacheKey];
};
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/readFile.js
const filePromises = {};
const fileIntercept = {};
const readFile = (path, options) => {
	if (fileIntercept[path] !== void 0) return fileIntercept[path];
	if (!filePromises[path] || options?.ignoreCache) filePromises[path] = readFile$1(path, "utf8");
	return filePromises[path];
};
export { readFile as n, getHomeDir as r, fileIntercept as t };
