import { readFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { r as getHomeDir } from "./readFile.js";
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFilepath.js
const getSSOTokenFilepath = (id) => {
	const cacheName = createHash("sha1").update(id).digest("hex");
	return join(getHomeDir(), ".aws", "sso", "cache", `${cacheName}.json`);
};
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFromFile.js
const tokenIntercept = {};
const getSSOTokenFromFile = async (id) => {
	if (tokenIntercept[id]) return tokenIntercept[id];
	const ssoTokenFilepath = getSSOTokenFilepath(id);
	const ssoTokenText = await readFile(ssoTokenFilepath, "utf8");
	return JSON.parse(ssoTokenText);
};
export { tokenIntercept as n, getSSOTokenFilepath as r, getSSOTokenFromFile as t };
