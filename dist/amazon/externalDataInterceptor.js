import { n as tokenIntercept } from "./getSSOTokenFromFile.js";
import { t as fileIntercept } from "./readFile.js";
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/externalDataInterceptor.js
const externalDataInterceptor = {
	getFileRecord() {
		return fileIntercept;
	},
	interceptFile(path, contents) {
		fileIntercept[path] = Promise.resolve(contents);
	},
	getTokenRecord() {
		return tokenIntercept;
	},
	interceptToken(id, contents) {
		tokenIntercept[id] = contents;
	}
};
export { externalDataInterceptor as t };
