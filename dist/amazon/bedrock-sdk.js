import { a as __toCommonJS, n as __esmMin, r as __exportAll, t as __commonJSMin } from "../rolldown-runtime.js";
import { a as propagation, i as Beta, n as BaseAnthropic, o as VERSION$1, r as Messages } from "../anthropic.js";
import { o as HttpResponse, r as streamCollector, t as buildQueryString } from "./buildQueryString.js";
import { Buffer as Buffer$1 } from "buffer";
import assert from "assert";
import { I as AnthropicError, M as APIConnectionError } from "../promise.js";
import { Readable } from "stream";
import { t as ServiceException } from "./exceptions.js";
// node_modules/@anthropic-ai/bedrock-sdk/version.mjs
const VERSION = "1.1.3";
// node_modules/@aws-crypto/sha256-js/node_modules/tslib/tslib.es6.js
var tslib_es6_exports$1 = __exportAll({
	__assign: () => __assign$1,
	__asyncDelegator: () => __asyncDelegator$1,
	__asyncGenerator: () => __asyncGenerator$1,
	__asyncValues: () => __asyncValues$1,
	__await: () => __await$1,
	__awaiter: () => __awaiter$1,
	__classPrivateFieldGet: () => __classPrivateFieldGet$3,
	__classPrivateFieldSet: () => __classPrivateFieldSet$1,
	__createBinding: () => __createBinding$1,
	__decorate: () => __decorate$1,
	__exportStar: () => __exportStar$1,
	__extends: () => __extends$1,
	__generator: () => __generator$1,
	__importDefault: () => __importDefault$1,
	__importStar: () => __importStar$1,
	__makeTemplateObject: () => __makeTemplateObject$1,
	__metadata: () => __metadata$1,
	__param: () => __param$1,
	__read: () => __read$1,
	__rest: () => __rest$1,
	__spread: () => __spread$1,
	__spreadArrays: () => __spreadArrays$1,
	__values: () => __values$1
});
/*! *****************************************************************************
Copyright (c) Microsoft Corporation.

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.
***************************************************************************** */
function __extends$1(d, b) {
	extendStatics$1(d, b);
	function __() {
		this.constructor = d;
	}
	d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
}
function __rest$1(s, e) {
	var t = {};
	for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p) && e.indexOf(p) < 0) t[p] = s[p];
	if (s != null && typeof Object.getOwnPropertySymbols === "function") {
		for (var i = 0, p = Object.getOwnPropertySymbols(s); i < p.length; i++) if (e.indexOf(p[i]) < 0 && Object.prototype.propertyIsEnumerable.call(s, p[i])) t[p[i]] = s[p[i]];
	}
	return t;
}
function __decorate$1(decorators, target, key, desc) {
	var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
	if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
	else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
	return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function __param$1(paramIndex, decorator) {
	return function(target, key) {
		decorator(target, key, paramIndex);
	};
}
function __metadata$1(metadataKey, metadataValue) {
	if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(metadataKey, metadataValue);
}
function __awaiter$1(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
}
function __generator$1(thisArg, body) {
	var _ = {
		label: 0,
		sent: function() {
			if (t[0] & 1) throw t[1];
			return t[1];
		},
		trys: [],
		ops: []
	}, f, y, t, g = {
		next: verb(0),
		"throw": verb(1),
		"return": verb(2)
	};
	return typeof Symbol === "function" && (g[Symbol.iterator] = function() {
		return this;
	}), g;
	function verb(n) {
		return function(v) {
			return step([n, v]);
		};
	}
	function step(op) {
		if (f) throw new TypeError("Generator is already executing.");
		while (_) try {
			if (f = 1, y && (t = op[0] & 2 ? y["return"] : op[0] ? y["throw"] || ((t = y["return"]) && t.call(y), 0) : y.next) && !(t = t.call(y, op[1])).done) return t;
			if (y = 0, t) op = [op[0] & 2, t.value];
			switch (op[0]) {
				case 0:
				case 1:
					t = op;
					break;
				case 4:
					_.label++;
					return {
						value: op[1],
						done: false
					};
				case 5:
					_.label++;
					y = op[1];
					op = [0];
					continue;
				case 7:
					op = _.ops.pop();
					_.trys.pop();
					continue;
				default:
					if (!(t = _.trys, t = t.length > 0 && t[t.length - 1]) && (op[0] === 6 || op[0] === 2)) {
						_ = 0;
						continue;
					}
					if (op[0] === 3 && (!t || op[1] > t[0] && op[1] < t[3])) {
						_.label = op[1];
						break;
					}
					if (op[0] === 6 && _.label < t[1]) {
						_.label = t[1];
						t = op;
						break;
					}
					if (t && _.label < t[2]) {
						_.label = t[2];
						_.ops.push(op);
						break;
					}
					if (t[2]) _.ops.pop();
					_.trys.pop();
					continue;
			}
			op = body.call(thisArg, _);
		} catch (e) {
			op = [6, e];
			y = 0;
		} finally {
			f = t = 0;
		}
		if (op[0] & 5) throw op[1];
		return {
			value: op[0] ? op[1] : void 0,
			done: true
		};
	}
}
function __createBinding$1(o, m, k, k2) {
	if (k2 === void 0) k2 = k;
	o[k2] = m[k];
}
function __exportStar$1(m, exports) {
	for (var p in m) if (p !== "default" && !exports.hasOwnProperty(p)) exports[p] = m[p];
}
function __values$1(o) {
	var s = typeof Symbol === "function" && Symbol.iterator, m = s && o[s], i = 0;
	if (m) return m.call(o);
	if (o && typeof o.length === "number") return { next: function() {
		if (o && i >= o.length) o = void 0;
		return {
			value: o && o[i++],
			done: !o
		};
	} };
	throw new TypeError(s ? "Object is not iterable." : "Symbol.iterator is not defined.");
}
function __read$1(o, n) {
	var m = typeof Symbol === "function" && o[Symbol.iterator];
	if (!m) return o;
	var i = m.call(o), r, ar = [], e;
	try {
		while ((n === void 0 || n-- > 0) && !(r = i.next()).done) ar.push(r.value);
	} catch (error) {
		e = { error };
	} finally {
		try {
			if (r && !r.done && (m = i["return"])) m.call(i);
		} finally {
			if (e) throw e.error;
		}
	}
	return ar;
}
function __spread$1() {
	for (var ar = [], i = 0; i < arguments.length; i++) ar = ar.concat(__read$1(arguments[i]));
	return ar;
}
function __spreadArrays$1() {
	for (var s = 0, i = 0, il = arguments.length; i < il; i++) s += arguments[i].length;
	for (var r = Array(s), k = 0, i = 0; i < il; i++) for (var a = arguments[i], j = 0, jl = a.length; j < jl; j++, k++) r[k] = a[j];
	return r;
}
function __await$1(v) {
	return this instanceof __await$1 ? (this.v = v, this) : new __await$1(v);
}
function __asyncGenerator$1(thisArg, _arguments, generator) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var g = generator.apply(thisArg, _arguments || []), i, q = [];
	return i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function verb(n) {
		if (g[n]) i[n] = function(v) {
			return new Promise(function(a, b) {
				q.push([
					n,
					v,
					a,
					b
				]) > 1 || resume(n, v);
			});
		};
	}
	function resume(n, v) {
		try {
			step(g[n](v));
		} catch (e) {
			settle(q[0][3], e);
		}
	}
	function step(r) {
		r.value instanceof __await$1 ? Promise.resolve(r.value.v).then(fulfill, reject) : settle(q[0][2], r);
	}
	function fulfill(value) {
		resume("next", value);
	}
	function reject(value) {
		resume("throw", value);
	}
	function settle(f, v) {
		if (f(v), q.shift(), q.length) resume(q[0][0], q[0][1]);
	}
}
function __asyncDelegator$1(o) {
	var i = {}, p;
	return verb("next"), verb("throw", function(e) {
		throw e;
	}), verb("return"), i[Symbol.iterator] = function() {
		return this;
	}, i;
	function verb(n, f) {
		i[n] = o[n] ? function(v) {
			return (p = !p) ? {
				value: __await$1(o[n](v)),
				done: n === "return"
			} : f ? f(v) : v;
		} : f;
	}
}
function __asyncValues$1(o) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var m = o[Symbol.asyncIterator], i;
	return m ? m.call(o) : (o = typeof __values$1 === "function" ? __values$1(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i);
	function verb(n) {
		i[n] = o[n] && function(v) {
			return new Promise(function(resolve, reject) {
				v = o[n](v), settle(resolve, reject, v.done, v.value);
			});
		};
	}
	function settle(resolve, reject, d, v) {
		Promise.resolve(v).then(function(v) {
			resolve({
				value: v,
				done: d
			});
		}, reject);
	}
}
function __makeTemplateObject$1(cooked, raw) {
	if (Object.defineProperty) Object.defineProperty(cooked, "raw", { value: raw });
	else cooked.raw = raw;
	return cooked;
}
function __importStar$1(mod) {
	if (mod && mod.__esModule) return mod;
	var result = {};
	if (mod != null) {
		for (var k in mod) if (Object.hasOwnProperty.call(mod, k)) result[k] = mod[k];
	}
	result.default = mod;
	return result;
}
function __importDefault$1(mod) {
	return mod && mod.__esModule ? mod : { default: mod };
}
function __classPrivateFieldGet$3(receiver, privateMap) {
	if (!privateMap.has(receiver)) throw new TypeError("attempted to get private field on non-instance");
	return privateMap.get(receiver);
}
function __classPrivateFieldSet$1(receiver, privateMap, value) {
	if (!privateMap.has(receiver)) throw new TypeError("attempted to set private field on non-instance");
	privateMap.set(receiver, value);
	return value;
}
var extendStatics$1, __assign$1;
var init_tslib_es6$1 = __esmMin((() => {
	extendStatics$1 = function(d, b) {
		extendStatics$1 = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
			d.__proto__ = b;
		} || function(d, b) {
			for (var p in b) if (b.hasOwnProperty(p)) d[p] = b[p];
		};
		return extendStatics$1(d, b);
	};
	__assign$1 = function() {
		__assign$1 = Object.assign || function __assign(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign$1.apply(this, arguments);
	};
}));
// node_modules/@aws-crypto/sha256-js/build/constants.js
var require_constants = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.MAX_HASHABLE_LENGTH = exports.INIT = exports.KEY = exports.DIGEST_LENGTH = exports.BLOCK_SIZE = void 0;
	exports.BLOCK_SIZE = 64;
	exports.DIGEST_LENGTH = 32;
	exports.KEY = new Uint32Array([
		0x428a2f98,
		0x71374491,
		0xb5c0fbcf,
		0xe9b5dba5,
		961987163,
		0x59f111f1,
		0x923f82a4,
		0xab1c5ed5,
		0xd807aa98,
		310598401,
		607225278,
		0x550c7dc3,
		0x72be5d74,
		0x80deb1fe,
		0x9bdc06a7,
		0xc19bf174,
		0xe49b69c1,
		0xefbe4786,
		0xfc19dc6,
		604807628,
		770255983,
		0x4a7484aa,
		0x5cb0a9dc,
		0x76f988da,
		0x983e5152,
		0xa831c66d,
		0xb00327c8,
		0xbf597fc7,
		0xc6e00bf3,
		0xd5a79147,
		0x6ca6351,
		338241895,
		666307205,
		773529912,
		0x4d2c6dfc,
		0x53380d13,
		0x650a7354,
		0x766a0abb,
		0x81c2c92e,
		0x92722c85,
		0xa2bfe8a1,
		0xa81a664b,
		0xc24b8b70,
		0xc76c51a3,
		0xd192e819,
		0xd6990624,
		0xf40e3585,
		275423344,
		430227734,
		506948616,
		659060556,
		883997877,
		958139571,
		0x4ed8aa4a,
		0x5b9cca4f,
		0x682e6ff3,
		0x748f82ee,
		0x78a5636f,
		0x84c87814,
		0x8cc70208,
		0x90befffa,
		0xa4506ceb,
		0xbef9a3f7,
		0xc67178f2
	]);
	exports.INIT = [
		0x6a09e667,
		0xbb67ae85,
		0x3c6ef372,
		0xa54ff53a,
		0x510e527f,
		0x9b05688c,
		528734635,
		0x5be0cd19
	];
	exports.MAX_HASHABLE_LENGTH = Math.pow(2, 53) - 1;
}));
// node_modules/@aws-crypto/sha256-js/build/RawSha256.js
var require_RawSha256 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.RawSha256 = void 0;
	var constants_1 = require_constants();
	exports.RawSha256 = function() {
		function RawSha256() {
			this.state = Int32Array.from(constants_1.INIT);
			this.temp = new Int32Array(64);
			this.buffer = new Uint8Array(64);
			this.bufferLength = 0;
			this.bytesHashed = 0;
			this.finished = false;
		}
		RawSha256.prototype.update = function(data) {
			if (this.finished) throw new Error("Attempted to update an already finished hash.");
			var position = 0;
			var byteLength = data.byteLength;
			this.bytesHashed += byteLength;
			if (this.bytesHashed * 8 > constants_1.MAX_HASHABLE_LENGTH) throw new Error("Cannot hash more than 2^53 - 1 bits");
			while (byteLength > 0) {
				this.buffer[this.bufferLength++] = data[position++];
				byteLength--;
				if (this.bufferLength === constants_1.BLOCK_SIZE) {
					this.hashBuffer();
					this.bufferLength = 0;
				}
			}
		};
		RawSha256.prototype.digest = function() {
			if (!this.finished) {
				var bitsHashed = this.bytesHashed * 8;
				var bufferView = new DataView(this.buffer.buffer, this.buffer.byteOffset, this.buffer.byteLength);
				var undecoratedLength = this.bufferLength;
				bufferView.setUint8(this.bufferLength++, 128);
				if (undecoratedLength % constants_1.BLOCK_SIZE >= constants_1.BLOCK_SIZE - 8) {
					for (var i = this.bufferLength; i < constants_1.BLOCK_SIZE; i++) bufferView.setUint8(i, 0);
					this.hashBuffer();
					this.bufferLength = 0;
				}
				for (var i = this.bufferLength; i < constants_1.BLOCK_SIZE - 8; i++) bufferView.setUint8(i, 0);
				bufferView.setUint32(constants_1.BLOCK_SIZE - 8, Math.floor(bitsHashed / 4294967296), true);
				bufferView.setUint32(constants_1.BLOCK_SIZE - 4, bitsHashed);
				this.hashBuffer();
				this.finished = true;
			}
			var out = new Uint8Array(constants_1.DIGEST_LENGTH);
			for (var i = 0; i < 8; i++) {
				out[i * 4] = this.state[i] >>> 24 & 255;
				out[i * 4 + 1] = this.state[i] >>> 16 & 255;
				out[i * 4 + 2] = this.state[i] >>> 8 & 255;
				out[i * 4 + 3] = this.state[i] >>> 0 & 255;
			}
			return out;
		};
		RawSha256.prototype.hashBuffer = function() {
			var _a = this, buffer = _a.buffer, state = _a.state;
			var state0 = state[0], state1 = state[1], state2 = state[2], state3 = state[3], state4 = state[4], state5 = state[5], state6 = state[6], state7 = state[7];
			for (var i = 0; i < constants_1.BLOCK_SIZE; i++) {
				if (i < 16) this.temp[i] = (buffer[i * 4] & 255) << 24 | (buffer[i * 4 + 1] & 255) << 16 | (buffer[i * 4 + 2] & 255) << 8 | buffer[i * 4 + 3] & 255;
				else {
					var u = this.temp[i - 2];
					var t1_1 = (u >>> 17 | u << 15) ^ (u >>> 19 | u << 13) ^ u >>> 10;
					u = this.temp[i - 15];
					var t2_1 = (u >>> 7 | u << 25) ^ (u >>> 18 | u << 14) ^ u >>> 3;
					this.temp[i] = (t1_1 + this.temp[i - 7] | 0) + (t2_1 + this.temp[i - 16] | 0);
				}
				var t1 = (((state4 >>> 6 | state4 << 26) ^ (state4 >>> 11 | state4 << 21) ^ (state4 >>> 25 | state4 << 7)) + (state4 & state5 ^ ~state4 & state6) | 0) + (state7 + (constants_1.KEY[i] + this.temp[i] | 0) | 0) | 0;
				var t2 = ((state0 >>> 2 | state0 << 30) ^ (state0 >>> 13 | state0 << 19) ^ (state0 >>> 22 | state0 << 10)) + (state0 & state1 ^ state0 & state2 ^ state1 & state2) | 0;
				state7 = state6;
				state6 = state5;
				state5 = state4;
				state4 = state3 + t1 | 0;
				state3 = state2;
				state2 = state1;
				state1 = state0;
				state0 = t1 + t2 | 0;
			}
			state[0] += state0;
			state[1] += state1;
			state[2] += state2;
			state[3] += state3;
			state[4] += state4;
			state[5] += state5;
			state[6] += state6;
			state[7] += state7;
		};
		return RawSha256;
	}();
}));
// node_modules/@aws-sdk/util-utf8-browser/dist-es/pureJs.js
var fromUtf8$6, toUtf8$4;
var init_pureJs = __esmMin((() => {
	fromUtf8$6 = (input) => {
		const bytes = [];
		for (let i = 0, len = input.length; i < len; i++) {
			const value = input.charCodeAt(i);
			if (value < 128) bytes.push(value);
			else if (value < 2048) bytes.push(value >> 6 | 192, value & 63 | 128);
			else if (i + 1 < input.length && (value & 64512) === 55296 && (input.charCodeAt(i + 1) & 64512) === 56320) {
				const surrogatePair = 65536 + ((value & 1023) << 10) + (input.charCodeAt(++i) & 1023);
				bytes.push(surrogatePair >> 18 | 240, surrogatePair >> 12 & 63 | 128, surrogatePair >> 6 & 63 | 128, surrogatePair & 63 | 128);
			} else bytes.push(value >> 12 | 224, value >> 6 & 63 | 128, value & 63 | 128);
		}
		return Uint8Array.from(bytes);
	};
	toUtf8$4 = (input) => {
		let decoded = "";
		for (let i = 0, len = input.length; i < len; i++) {
			const byte = input[i];
			if (byte < 128) decoded += String.fromCharCode(byte);
			else if (192 <= byte && byte < 224) {
				const nextByte = input[++i];
				decoded += String.fromCharCode((byte & 31) << 6 | nextByte & 63);
			} else if (240 <= byte && byte < 365) {
				const encoded = "%" + [
					byte,
					input[++i],
					input[++i],
					input[++i]
				].map((byteValue) => byteValue.toString(16)).join("%");
				decoded += decodeURIComponent(encoded);
			} else decoded += String.fromCharCode((byte & 15) << 12 | (input[++i] & 63) << 6 | input[++i] & 63);
		}
		return decoded;
	};
}));
// node_modules/@aws-sdk/util-utf8-browser/dist-es/whatwgEncodingApi.js
function fromUtf8$5(input) {
	return new TextEncoder().encode(input);
}
function toUtf8$3(input) {
	return new TextDecoder("utf-8").decode(input);
}
__esmMin((() => {}));
// node_modules/@aws-sdk/util-utf8-browser/dist-es/index.js
var dist_es_exports = __exportAll({
	fromUtf8: () => fromUtf8$4,
	toUtf8: () => toUtf8$2
});
var fromUtf8$4, toUtf8$2;
var init_dist_es = __esmMin((() => {
	init_pureJs();
	fromUtf8$4 = (input) => typeof TextEncoder === "function" ? fromUtf8$5(input) : fromUtf8$6(input);
	toUtf8$2 = (input) => typeof TextDecoder === "function" ? toUtf8$3(input) : toUtf8$4(input);
}));
// node_modules/@aws-crypto/util/build/convertToBuffer.js
var require_convertToBuffer$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.convertToBuffer = void 0;
	var util_utf8_browser_1 = (init_dist_es(), __toCommonJS(dist_es_exports));
	var fromUtf8 = typeof Buffer !== "undefined" && Buffer.from ? function(input) {
		return Buffer.from(input, "utf8");
	} : util_utf8_browser_1.fromUtf8;
	function convertToBuffer(data) {
		if (data instanceof Uint8Array) return data;
		if (typeof data === "string") return fromUtf8(data);
		if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength / Uint8Array.BYTES_PER_ELEMENT);
		return new Uint8Array(data);
	}
	exports.convertToBuffer = convertToBuffer;
}));
// node_modules/@aws-crypto/util/build/isEmptyData.js
var require_isEmptyData$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.isEmptyData = void 0;
	function isEmptyData(data) {
		if (typeof data === "string") return data.length === 0;
		return data.byteLength === 0;
	}
	exports.isEmptyData = isEmptyData;
}));
// node_modules/@aws-crypto/util/build/numToUint8.js
var require_numToUint8$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.numToUint8 = void 0;
	function numToUint8(num) {
		return new Uint8Array([
			(num & 0xff000000) >> 24,
			(num & 0xff0000) >> 16,
			(num & 65280) >> 8,
			num & 255
		]);
	}
	exports.numToUint8 = numToUint8;
}));
// node_modules/@aws-crypto/util/build/uint32ArrayFrom.js
var require_uint32ArrayFrom$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.uint32ArrayFrom = void 0;
	function uint32ArrayFrom(a_lookUpTable) {
		if (!Uint32Array.from) {
			var return_array = new Uint32Array(a_lookUpTable.length);
			var a_index = 0;
			while (a_index < a_lookUpTable.length) {
				return_array[a_index] = a_lookUpTable[a_index];
				a_index += 1;
			}
			return return_array;
		}
		return Uint32Array.from(a_lookUpTable);
	}
	exports.uint32ArrayFrom = uint32ArrayFrom;
}));
// node_modules/@aws-crypto/util/build/index.js
var require_build$3 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.uint32ArrayFrom = exports.numToUint8 = exports.isEmptyData = exports.convertToBuffer = void 0;
	var convertToBuffer_1 = require_convertToBuffer$1();
	Object.defineProperty(exports, "convertToBuffer", {
		enumerable: true,
		get: function() {
			return convertToBuffer_1.convertToBuffer;
		}
	});
	var isEmptyData_1 = require_isEmptyData$1();
	Object.defineProperty(exports, "isEmptyData", {
		enumerable: true,
		get: function() {
			return isEmptyData_1.isEmptyData;
		}
	});
	var numToUint8_1 = require_numToUint8$1();
	Object.defineProperty(exports, "numToUint8", {
		enumerable: true,
		get: function() {
			return numToUint8_1.numToUint8;
		}
	});
	var uint32ArrayFrom_1 = require_uint32ArrayFrom$1();
	Object.defineProperty(exports, "uint32ArrayFrom", {
		enumerable: true,
		get: function() {
			return uint32ArrayFrom_1.uint32ArrayFrom;
		}
	});
}));
// node_modules/@aws-crypto/sha256-js/build/jsSha256.js
var require_jsSha256 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Sha256 = void 0;
	var tslib_1 = (init_tslib_es6$1(), __toCommonJS(tslib_es6_exports$1));
	var constants_1 = require_constants();
	var RawSha256_1 = require_RawSha256();
	var util_1 = require_build$3();
	exports.Sha256 = function() {
		function Sha256(secret) {
			this.secret = secret;
			this.hash = new RawSha256_1.RawSha256();
			this.reset();
		}
		Sha256.prototype.update = function(toHash) {
			if ((0, util_1.isEmptyData)(toHash) || this.error) return;
			try {
				this.hash.update((0, util_1.convertToBuffer)(toHash));
			} catch (e) {
				this.error = e;
			}
		};
		Sha256.prototype.digestSync = function() {
			if (this.error) throw this.error;
			if (this.outer) {
				if (!this.outer.finished) this.outer.update(this.hash.digest());
				return this.outer.digest();
			}
			return this.hash.digest();
		};
		Sha256.prototype.digest = function() {
			return tslib_1.__awaiter(this, void 0, void 0, function() {
				return tslib_1.__generator(this, function(_a) {
					return [2, this.digestSync()];
				});
			});
		};
		Sha256.prototype.reset = function() {
			this.hash = new RawSha256_1.RawSha256();
			if (this.secret) {
				this.outer = new RawSha256_1.RawSha256();
				var inner = bufferFromSecret(this.secret);
				var outer = new Uint8Array(constants_1.BLOCK_SIZE);
				outer.set(inner);
				for (var i = 0; i < constants_1.BLOCK_SIZE; i++) {
					inner[i] ^= 54;
					outer[i] ^= 92;
				}
				this.hash.update(inner);
				this.outer.update(outer);
				for (var i = 0; i < inner.byteLength; i++) inner[i] = 0;
			}
		};
		return Sha256;
	}();
	function bufferFromSecret(secret) {
		var input = (0, util_1.convertToBuffer)(secret);
		if (input.byteLength > constants_1.BLOCK_SIZE) {
			var bufferHash = new RawSha256_1.RawSha256();
			bufferHash.update(input);
			input = bufferHash.digest();
		}
		var buffer = new Uint8Array(constants_1.BLOCK_SIZE);
		buffer.set(input);
		return buffer;
	}
}));
// node_modules/@aws-crypto/sha256-js/build/index.js
var require_build$2 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	(init_tslib_es6$1(), __toCommonJS(tslib_es6_exports$1)).__exportStar(require_jsSha256(), exports);
}));
// node_modules/@smithy/fetch-http-handler/dist-es/create-request.js
function createRequest(url, requestOptions) {
	return new Request(url, requestOptions);
}
// node_modules/@smithy/fetch-http-handler/dist-es/request-timeout.js
function requestTimeout(timeoutInMs = 0) {
	let timeoutId;
	return {
		promise: new Promise((resolve, reject) => {
			if (timeoutInMs) timeoutId = setTimeout(() => {
				const timeoutError = new Error(`Request did not complete within ${timeoutInMs} ms`);
				timeoutError.name = "TimeoutError";
				reject(timeoutError);
			}, timeoutInMs);
		}),
		cancel: () => clearTimeout(timeoutId)
	};
}
// node_modules/@smithy/fetch-http-handler/dist-es/fetch-http-handler.js
const keepAliveSupport = { supported: void 0 };
var FetchHttpHandler = class FetchHttpHandler {
	config;
	configProvider;
	static create(instanceOrOptions) {
		if (typeof instanceOrOptions?.handle === "function") return instanceOrOptions;
		return new FetchHttpHandler(instanceOrOptions);
	}
	constructor(options) {
		if (typeof options === "function") this.configProvider = options().then((opts) => opts || {});
		else {
			this.config = options ?? {};
			this.configProvider = Promise.resolve(this.config);
		}
		if (keepAliveSupport.supported === void 0) keepAliveSupport.supported = Boolean(typeof Request !== "undefined" && "keepalive" in createRequest("https://[::1]"));
	}
	destroy() {}
	async handle(request, { abortSignal, requestTimeout: requestTimeout$1 } = {}) {
		if (!this.config) this.config = await this.configProvider;
		const requestTimeoutInMs = requestTimeout$1 ?? this.config.requestTimeout;
		const keepAlive = this.config.keepAlive === true;
		const credentials = this.config.credentials;
		const fetchFn = this.config.customFetch ?? fetch;
		if (abortSignal?.aborted) {
			const abortError = buildAbortError(abortSignal);
			return Promise.reject(abortError);
		}
		let path = request.path;
		const queryString = buildQueryString(request.query || {});
		if (queryString) path += `?${queryString}`;
		if (request.fragment) path += `#${request.fragment}`;
		let auth = "";
		if (request.username != null || request.password != null) auth = `${request.username ?? ""}:${request.password ?? ""}@`;
		const { port, method } = request;
		const url = `${request.protocol}//${auth}${request.hostname}${port ? `:${port}` : ""}${path}`;
		const body = method === "GET" || method === "HEAD" ? void 0 : request.body;
		const requestOptions = {
			body,
			headers: new Headers(request.headers),
			method,
			credentials
		};
		if (this.config?.cache) requestOptions.cache = this.config.cache;
		if (body) requestOptions.duplex = "half";
		if (typeof AbortController !== "undefined") requestOptions.signal = abortSignal;
		if (keepAliveSupport.supported) requestOptions.keepalive = keepAlive;
		if (typeof this.config.requestInit === "function") Object.assign(requestOptions, this.config.requestInit(request));
		let removeSignalEventListener = () => {};
		const timeout = requestTimeout(requestTimeoutInMs);
		const raceOfPromises = [fetchFn(createRequest(url, requestOptions)).then((response) => {
			const fetchHeaders = response.headers;
			const transformedHeaders = {};
			for (const pair of fetchHeaders.entries()) transformedHeaders[pair[0]] = pair[1];
			if (!(response.body != void 0)) return response.blob().then((body) => ({ response: new HttpResponse({
				headers: transformedHeaders,
				reason: response.statusText,
				statusCode: response.status,
				body
			}) }));
			return { response: new HttpResponse({
				headers: transformedHeaders,
				reason: response.statusText,
				statusCode: response.status,
				body: response.body
			}) };
		}), timeout.promise];
		if (abortSignal) raceOfPromises.push(new Promise((resolve, reject) => {
			const onAbort = () => {
				reject(buildAbortError(abortSignal));
			};
			if (typeof abortSignal.addEventListener === "function") {
				const signal = abortSignal;
				signal.addEventListener("abort", onAbort, { once: true });
				removeSignalEventListener = () => signal.removeEventListener("abort", onAbort);
			} else abortSignal.onabort = onAbort;
		}));
		return Promise.race(raceOfPromises).finally(() => {
			timeout.cancel();
			removeSignalEventListener();
		});
	}
	updateHttpClientConfig(key, value) {
		this.config = void 0;
		this.configProvider = this.configProvider.then((config) => {
			config[key] = value;
			return config;
		});
	}
	httpHandlerConfigs() {
		return this.config ?? {};
	}
};
function buildAbortError(abortSignal) {
	const reason = abortSignal && typeof abortSignal === "object" && "reason" in abortSignal ? abortSignal.reason : void 0;
	if (reason) {
		if (reason instanceof Error) {
			const abortError = new Error("Request aborted");
			abortError.name = "AbortError";
			abortError.cause = reason;
			return abortError;
		}
		const abortError = new Error(String(reason));
		abortError.name = "AbortError";
		return abortError;
	}
	const abortError = new Error("Request aborted");
	abortError.name = "AbortError";
	return abortError;
}
// node_modules/@smithy/types/dist-es/auth/auth.js
var import_build$1 = require_build$2();
var HttpAuthLocation$1;
(function(HttpAuthLocation) {
	HttpAuthLocation["HEADER"] = "header";
	HttpAuthLocation["QUERY"] = "query";
})(HttpAuthLocation$1 || (HttpAuthLocation$1 = {}));
// node_modules/@smithy/types/dist-es/auth/HttpApiKeyAuth.js
var HttpApiKeyAuthLocation$1;
(function(HttpApiKeyAuthLocation) {
	HttpApiKeyAuthLocation["HEADER"] = "header";
	HttpApiKeyAuthLocation["QUERY"] = "query";
})(HttpApiKeyAuthLocation$1 || (HttpApiKeyAuthLocation$1 = {}));
// node_modules/@smithy/types/dist-es/endpoint.js
var EndpointURLScheme$1;
(function(EndpointURLScheme) {
	EndpointURLScheme["HTTP"] = "http";
	EndpointURLScheme["HTTPS"] = "https";
})(EndpointURLScheme$1 || (EndpointURLScheme$1 = {}));
// node_modules/@smithy/types/dist-es/extensions/checksum.js
var AlgorithmId$1;
(function(AlgorithmId) {
	AlgorithmId["MD5"] = "md5";
	AlgorithmId["CRC32"] = "crc32";
	AlgorithmId["CRC32C"] = "crc32c";
	AlgorithmId["SHA1"] = "sha1";
	AlgorithmId["SHA256"] = "sha256";
})(AlgorithmId$1 || (AlgorithmId$1 = {}));
// node_modules/@smithy/types/dist-es/http.js
var FieldPosition$1;
(function(FieldPosition) {
	FieldPosition[FieldPosition["HEADER"] = 0] = "HEADER";
	FieldPosition[FieldPosition["TRAILER"] = 1] = "TRAILER";
})(FieldPosition$1 || (FieldPosition$1 = {}));
// node_modules/@smithy/types/dist-es/profile.js
var IniSectionType$1;
(function(IniSectionType) {
	IniSectionType["PROFILE"] = "profile";
	IniSectionType["SSO_SESSION"] = "sso-session";
	IniSectionType["SERVICES"] = "services";
})(IniSectionType$1 || (IniSectionType$1 = {}));
// node_modules/@smithy/types/dist-es/transfer.js
var RequestHandlerProtocol$1;
(function(RequestHandlerProtocol) {
	RequestHandlerProtocol["HTTP_0_9"] = "http/0.9";
	RequestHandlerProtocol["HTTP_1_0"] = "http/1.0";
	RequestHandlerProtocol["TDS_8_0"] = "tds/8.0";
})(RequestHandlerProtocol$1 || (RequestHandlerProtocol$1 = {}));
// node_modules/@smithy/protocol-http/dist-es/httpRequest.js
var HttpRequest = class HttpRequest {
	constructor(options) {
		this.method = options.method || "GET";
		this.hostname = options.hostname || "localhost";
		this.port = options.port;
		this.query = options.query || {};
		this.headers = options.headers || {};
		this.body = options.body;
		this.protocol = options.protocol ? options.protocol.slice(-1) !== ":" ? `${options.protocol}:` : options.protocol : "https:";
		this.path = options.path ? options.path.charAt(0) !== "/" ? `/${options.path}` : options.path : "/";
		this.username = options.username;
		this.password = options.password;
		this.fragment = options.fragment;
	}
	static isInstance(request) {
		if (!request) return false;
		const req = request;
		return "method" in req && "protocol" in req && "hostname" in req && "path" in req && typeof req["query"] === "object" && typeof req["headers"] === "object";
	}
	clone() {
		const cloned = new HttpRequest({
			...this,
			headers: { ...this.headers }
		});
		if (cloned.query) cloned.query = cloneQuery$1(cloned.query);
		return cloned;
	}
};
function cloneQuery$1(query) {
	return Object.keys(query).reduce((carry, paramName) => {
		const param = query[paramName];
		return {
			...carry,
			[paramName]: Array.isArray(param) ? [...param] : param
		};
	}, {});
}
// node_modules/@smithy/signature-v4/node_modules/@smithy/util-hex-encoding/dist-es/index.js
const SHORT_TO_HEX$1 = {};
const HEX_TO_SHORT$1 = {};
for (let i = 0; i < 256; i++) {
	let encodedByte = i.toString(16).toLowerCase();
	if (encodedByte.length === 1) encodedByte = `0${encodedByte}`;
	SHORT_TO_HEX$1[i] = encodedByte;
	HEX_TO_SHORT$1[encodedByte] = i;
}
function fromHex$1(encoded) {
	if (encoded.length % 2 !== 0) throw new Error("Hex encoded strings must have an even number length");
	const out = new Uint8Array(encoded.length / 2);
	for (let i = 0; i < encoded.length; i += 2) {
		const encodedByte = encoded.slice(i, i + 2).toLowerCase();
		if (encodedByte in HEX_TO_SHORT$1) out[i / 2] = HEX_TO_SHORT$1[encodedByte];
		else throw new Error(`Cannot decode unrecognized sequence ${encodedByte} as hexadecimal`);
	}
	return out;
}
function toHex$1(bytes) {
	let out = "";
	for (let i = 0; i < bytes.byteLength; i++) out += SHORT_TO_HEX$1[bytes[i]];
	return out;
}
// node_modules/@smithy/util-middleware/node_modules/@smithy/types/dist-es/auth/auth.js
var HttpAuthLocation;
(function(HttpAuthLocation) {
	HttpAuthLocation["HEADER"] = "header";
	HttpAuthLocation["QUERY"] = "query";
})(HttpAuthLocation || (HttpAuthLocation = {}));
// node_modules/@smithy/util-middleware/node_modules/@smithy/types/dist-es/auth/HttpApiKeyAuth.js
var HttpApiKeyAuthLocation;
(function(HttpApiKeyAuthLocation) {
	HttpApiKeyAuthLocation["HEADER"] = "header";
	HttpApiKeyAuthLocation["QUERY"] = "query";
})(HttpApiKeyAuthLocation || (HttpApiKeyAuthLocation = {}));
// node_modules/@smithy/util-middleware/node_modules/@smithy/types/dist-es/endpoint.js
var EndpointURLScheme;
(function(EndpointURLScheme) {
	EndpointURLScheme["HTTP"] = "http";
	EndpointURLScheme["HTTPS"] = "https";
})(EndpointURLScheme || (EndpointURLScheme = {}));
// node_modules/@smithy/util-middleware/node_modules/@smithy/types/dist-es/extensions/checksum.js
var AlgorithmId;
(function(AlgorithmId) {
	AlgorithmId["MD5"] = "md5";
	AlgorithmId["CRC32"] = "crc32";
	AlgorithmId["CRC32C"] = "crc32c";
	AlgorithmId["SHA1"] = "sha1";
	AlgorithmId["SHA256"] = "sha256";
})(AlgorithmId || (AlgorithmId = {}));
// node_modules/@smithy/util-middleware/node_modules/@smithy/types/dist-es/http.js
var FieldPosition;
(function(FieldPosition) {
	FieldPosition[FieldPosition["HEADER"] = 0] = "HEADER";
	FieldPosition[FieldPosition["TRAILER"] = 1] = "TRAILER";
})(FieldPosition || (FieldPosition = {}));
// node_modules/@smithy/util-middleware/node_modules/@smithy/types/dist-es/profile.js
var IniSectionType;
(function(IniSectionType) {
	IniSectionType["PROFILE"] = "profile";
	IniSectionType["SSO_SESSION"] = "sso-session";
	IniSectionType["SERVICES"] = "services";
})(IniSectionType || (IniSectionType = {}));
// node_modules/@smithy/util-middleware/node_modules/@smithy/types/dist-es/transfer.js
var RequestHandlerProtocol;
(function(RequestHandlerProtocol) {
	RequestHandlerProtocol["HTTP_0_9"] = "http/0.9";
	RequestHandlerProtocol["HTTP_1_0"] = "http/1.0";
	RequestHandlerProtocol["TDS_8_0"] = "tds/8.0";
})(RequestHandlerProtocol || (RequestHandlerProtocol = {}));
// node_modules/@smithy/util-middleware/dist-es/normalizeProvider.js
const normalizeProvider = (input) => {
	if (typeof input === "function") return input;
	const promisified = Promise.resolve(input);
	return () => promisified;
};
// node_modules/@smithy/util-uri-escape/dist-es/escape-uri.js
const escapeUri = (uri) => encodeURIComponent(uri).replace(/[!'()*]/g, hexEncode);
const hexEncode = (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`;
// node_modules/@smithy/is-array-buffer/dist-es/index.js
const isArrayBuffer$1 = (arg) => typeof ArrayBuffer === "function" && arg instanceof ArrayBuffer || Object.prototype.toString.call(arg) === "[object ArrayBuffer]";
// node_modules/@smithy/util-utf8/node_modules/@smithy/util-buffer-from/dist-es/index.js
const fromString$1 = (input, encoding) => {
	if (typeof input !== "string") throw new TypeError(`The "input" argument must be of type string. Received type ${typeof input} (${input})`);
	return encoding ? Buffer$1.from(input, encoding) : Buffer$1.from(input);
};
// node_modules/@smithy/util-utf8/dist-es/fromUtf8.js
const fromUtf8$3 = (input) => {
	const buf = fromString$1(input, "utf8");
	return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength / Uint8Array.BYTES_PER_ELEMENT);
};
// node_modules/@smithy/util-utf8/dist-es/toUint8Array.js
const toUint8Array = (data) => {
	if (typeof data === "string") return fromUtf8$3(data);
	if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength / Uint8Array.BYTES_PER_ELEMENT);
	return new Uint8Array(data);
};
// node_modules/@smithy/signature-v4/dist-es/constants.js
const ALGORITHM_QUERY_PARAM = "X-Amz-Algorithm";
const CREDENTIAL_QUERY_PARAM = "X-Amz-Credential";
const AMZ_DATE_QUERY_PARAM = "X-Amz-Date";
const SIGNED_HEADERS_QUERY_PARAM = "X-Amz-SignedHeaders";
const EXPIRES_QUERY_PARAM = "X-Amz-Expires";
const SIGNATURE_QUERY_PARAM = "X-Amz-Signature";
const TOKEN_QUERY_PARAM = "X-Amz-Security-Token";
const AUTH_HEADER = "authorization";
const AMZ_DATE_HEADER = AMZ_DATE_QUERY_PARAM.toLowerCase();
const GENERATED_HEADERS = [
	AUTH_HEADER,
	AMZ_DATE_HEADER,
	"date"
];
SIGNATURE_QUERY_PARAM.toLowerCase();
const SHA256_HEADER = "x-amz-content-sha256";
const TOKEN_HEADER = TOKEN_QUERY_PARAM.toLowerCase();
const ALWAYS_UNSIGNABLE_HEADERS = {
	authorization: true,
	"cache-control": true,
	connection: true,
	expect: true,
	from: true,
	"keep-alive": true,
	"max-forwards": true,
	pragma: true,
	referer: true,
	te: true,
	trailer: true,
	"transfer-encoding": true,
	upgrade: true,
	"user-agent": true,
	"x-amzn-trace-id": true
};
const PROXY_HEADER_PATTERN = /^proxy-/;
const SEC_HEADER_PATTERN = /^sec-/;
const ALGORITHM_IDENTIFIER = "AWS4-HMAC-SHA256";
const EVENT_ALGORITHM_IDENTIFIER = "AWS4-HMAC-SHA256-PAYLOAD";
const UNSIGNED_PAYLOAD = "UNSIGNED-PAYLOAD";
const KEY_TYPE_IDENTIFIER = "aws4_request";
// node_modules/@smithy/signature-v4/dist-es/credentialDerivation.js
const signingKeyCache = {};
const cacheQueue = [];
const createScope = (shortDate, region, service) => `${shortDate}/${region}/${service}/${KEY_TYPE_IDENTIFIER}`;
const getSigningKey = async (sha256Constructor, credentials, shortDate, region, service) => {
	const cacheKey = `${shortDate}:${region}:${service}:${toHex$1(await hmac(sha256Constructor, credentials.secretAccessKey, credentials.accessKeyId))}:${credentials.sessionToken}`;
	if (cacheKey in signingKeyCache) return signingKeyCache[cacheKey];
	cacheQueue.push(cacheKey);
	while (cacheQueue.length > 50) delete signingKeyCache[cacheQueue.shift()];
	let key = `AWS4${credentials.secretAccessKey}`;
	for (const signable of [
		shortDate,
		region,
		service,
		KEY_TYPE_IDENTIFIER
	]) key = await hmac(sha256Constructor, key, signable);
	return signingKeyCache[cacheKey] = key;
};
const hmac = (ctor, secret, data) => {
	const hash = new ctor(secret);
	hash.update(toUint8Array(data));
	return hash.digest();
};
// node_modules/@smithy/signature-v4/dist-es/getCanonicalHeaders.js
const getCanonicalHeaders = ({ headers }, unsignableHeaders, signableHeaders) => {
	const canonical = {};
	for (const headerName of Object.keys(headers).sort()) {
		if (headers[headerName] == void 0) continue;
		const canonicalHeaderName = headerName.toLowerCase();
		if (canonicalHeaderName in ALWAYS_UNSIGNABLE_HEADERS || unsignableHeaders?.has(canonicalHeaderName) || PROXY_HEADER_PATTERN.test(canonicalHeaderName) || SEC_HEADER_PATTERN.test(canonicalHeaderName)) {
			if (!signableHeaders || signableHeaders && !signableHeaders.has(canonicalHeaderName)) continue;
		}
		canonical[canonicalHeaderName] = headers[headerName].trim().replace(/\s+/g, " ");
	}
	return canonical;
};
// node_modules/@smithy/signature-v4/dist-es/getCanonicalQuery.js
const getCanonicalQuery = ({ query = {} }) => {
	const keys = [];
	const serialized = {};
	for (const key of Object.keys(query).sort()) {
		if (key.toLowerCase() === "x-amz-signature") continue;
		keys.push(key);
		const value = query[key];
		if (typeof value === "string") serialized[key] = `${escapeUri(key)}=${escapeUri(value)}`;
		else if (Array.isArray(value)) serialized[key] = value.slice(0).reduce((encoded, value) => encoded.concat([`${escapeUri(key)}=${escapeUri(value)}`]), []).sort().join("&");
	}
	return keys.map((key) => serialized[key]).filter((serialized) => serialized).join("&");
};
// node_modules/@smithy/signature-v4/dist-es/getPayloadHash.js
const getPayloadHash = async ({ headers, body }, hashConstructor) => {
	for (const headerName of Object.keys(headers)) if (headerName.toLowerCase() === "x-amz-content-sha256") return headers[headerName];
	if (body == void 0) return "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
	else if (typeof body === "string" || ArrayBuffer.isView(body) || isArrayBuffer$1(body)) {
		const hashCtor = new hashConstructor();
		hashCtor.update(toUint8Array(body));
		return toHex$1(await hashCtor.digest());
	}
	return UNSIGNED_PAYLOAD;
};
// node_modules/@smithy/signature-v4/dist-es/HeaderFormatter.js
var HeaderFormatter = class {
	format(headers) {
		const chunks = [];
		for (const headerName of Object.keys(headers)) {
			const bytes = fromUtf8$3(headerName);
			chunks.push(Uint8Array.from([bytes.byteLength]), bytes, this.formatHeaderValue(headers[headerName]));
		}
		const out = new Uint8Array(chunks.reduce((carry, bytes) => carry + bytes.byteLength, 0));
		let position = 0;
		for (const chunk of chunks) {
			out.set(chunk, position);
			position += chunk.byteLength;
		}
		return out;
	}
	formatHeaderValue(header) {
		switch (header.type) {
			case "boolean": return Uint8Array.from([header.value ? 0 : 1]);
			case "byte": return Uint8Array.from([2, header.value]);
			case "short":
				const shortView = new DataView(new ArrayBuffer(3));
				shortView.setUint8(0, 3);
				shortView.setInt16(1, header.value, false);
				return new Uint8Array(shortView.buffer);
			case "integer":
				const intView = new DataView(new ArrayBuffer(5));
				intView.setUint8(0, 4);
				intView.setInt32(1, header.value, false);
				return new Uint8Array(intView.buffer);
			case "long":
				const longBytes = new Uint8Array(9);
				longBytes[0] = 5;
				longBytes.set(header.value.bytes, 1);
				return longBytes;
			case "binary":
				const binView = new DataView(new ArrayBuffer(3 + header.value.byteLength));
				binView.setUint8(0, 6);
				binView.setUint16(1, header.value.byteLength, false);
				const binBytes = new Uint8Array(binView.buffer);
				binBytes.set(header.value, 3);
				return binBytes;
			case "string":
				const utf8Bytes = fromUtf8$3(header.value);
				const strView = new DataView(new ArrayBuffer(3 + utf8Bytes.byteLength));
				strView.setUint8(0, 7);
				strView.setUint16(1, utf8Bytes.byteLength, false);
				const strBytes = new Uint8Array(strView.buffer);
				strBytes.set(utf8Bytes, 3);
				return strBytes;
			case "timestamp":
				const tsBytes = new Uint8Array(9);
				tsBytes[0] = 8;
				tsBytes.set(Int64$1.fromNumber(header.value.valueOf()).bytes, 1);
				return tsBytes;
			case "uuid":
				if (!UUID_PATTERN$1.test(header.value)) throw new Error(`Invalid UUID received: ${header.value}`);
				const uuidBytes = new Uint8Array(17);
				uuidBytes[0] = 9;
				uuidBytes.set(fromHex$1(header.value.replace(/\-/g, "")), 1);
				return uuidBytes;
		}
	}
};
var HEADER_VALUE_TYPE$1;
(function(HEADER_VALUE_TYPE) {
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["boolTrue"] = 0] = "boolTrue";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["boolFalse"] = 1] = "boolFalse";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["byte"] = 2] = "byte";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["short"] = 3] = "short";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["integer"] = 4] = "integer";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["long"] = 5] = "long";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["byteArray"] = 6] = "byteArray";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["string"] = 7] = "string";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["timestamp"] = 8] = "timestamp";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["uuid"] = 9] = "uuid";
})(HEADER_VALUE_TYPE$1 || (HEADER_VALUE_TYPE$1 = {}));
const UUID_PATTERN$1 = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
var Int64$1 = class Int64$1 {
	constructor(bytes) {
		this.bytes = bytes;
		if (bytes.byteLength !== 8) throw new Error("Int64 buffers must be exactly 8 bytes");
	}
	static fromNumber(number) {
		if (number > 0x8000000000000000 || number < -0x8000000000000000) throw new Error(`${number} is too large (or, if negative, too small) to represent as an Int64`);
		const bytes = new Uint8Array(8);
		for (let i = 7, remaining = Math.abs(Math.round(number)); i > -1 && remaining > 0; i--, remaining /= 256) bytes[i] = remaining;
		if (number < 0) negate$1(bytes);
		return new Int64$1(bytes);
	}
	valueOf() {
		const bytes = this.bytes.slice(0);
		const negative = bytes[0] & 128;
		if (negative) negate$1(bytes);
		return parseInt(toHex$1(bytes), 16) * (negative ? -1 : 1);
	}
	toString() {
		return String(this.valueOf());
	}
};
function negate$1(bytes) {
	for (let i = 0; i < 8; i++) bytes[i] ^= 255;
	for (let i = 7; i > -1; i--) {
		bytes[i]++;
		if (bytes[i] !== 0) break;
	}
}
// node_modules/@smithy/signature-v4/dist-es/headerUtil.js
const hasHeader = (soughtHeader, headers) => {
	soughtHeader = soughtHeader.toLowerCase();
	for (const headerName of Object.keys(headers)) if (soughtHeader === headerName.toLowerCase()) return true;
	return false;
};
// node_modules/@smithy/signature-v4/dist-es/cloneRequest.js
const cloneRequest = ({ headers, query, ...rest }) => ({
	...rest,
	headers: { ...headers },
	query: query ? cloneQuery(query) : void 0
});
const cloneQuery = (query) => Object.keys(query).reduce((carry, paramName) => {
	const param = query[paramName];
	return {
		...carry,
		[paramName]: Array.isArray(param) ? [...param] : param
	};
}, {});
// node_modules/@smithy/signature-v4/dist-es/moveHeadersToQuery.js
const moveHeadersToQuery = (request, options = {}) => {
	const { headers, query = {} } = typeof request.clone === "function" ? request.clone() : cloneRequest(request);
	for (const name of Object.keys(headers)) {
		const lname = name.toLowerCase();
		if (lname.slice(0, 6) === "x-amz-" && !options.unhoistableHeaders?.has(lname)) {
			query[name] = headers[name];
			delete headers[name];
		}
	}
	return {
		...request,
		headers,
		query
	};
};
// node_modules/@smithy/signature-v4/dist-es/prepareRequest.js
const prepareRequest = (request) => {
	request = typeof request.clone === "function" ? request.clone() : cloneRequest(request);
	for (const headerName of Object.keys(request.headers)) if (GENERATED_HEADERS.indexOf(headerName.toLowerCase()) > -1) delete request.headers[headerName];
	return request;
};
// node_modules/@smithy/signature-v4/dist-es/utilDate.js
const iso8601 = (time) => toDate(time).toISOString().replace(/\.\d{3}Z$/, "Z");
const toDate = (time) => {
	if (typeof time === "number") return new Date(time * 1e3);
	if (typeof time === "string") {
		if (Number(time)) return new Date(Number(time) * 1e3);
		return new Date(time);
	}
	return time;
};
// node_modules/@smithy/signature-v4/dist-es/SignatureV4.js
var SignatureV4 = class {
	constructor({ applyChecksum, credentials, region, service, sha256, uriEscapePath = true }) {
		this.headerFormatter = new HeaderFormatter();
		this.service = service;
		this.sha256 = sha256;
		this.uriEscapePath = uriEscapePath;
		this.applyChecksum = typeof applyChecksum === "boolean" ? applyChecksum : true;
		this.regionProvider = normalizeProvider(region);
		this.credentialProvider = normalizeProvider(credentials);
	}
	async presign(originalRequest, options = {}) {
		const { signingDate = new Date(), expiresIn = 3600, unsignableHeaders, unhoistableHeaders, signableHeaders, signingRegion, signingService } = options;
		const credentials = await this.credentialProvider();
		this.validateResolvedCredentials(credentials);
		const region = signingRegion ?? await this.regionProvider();
		const { longDate, shortDate } = formatDate(signingDate);
		if (expiresIn > 604800) return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");
		const scope = createScope(shortDate, region, signingService ?? this.service);
		const request = moveHeadersToQuery(prepareRequest(originalRequest), { unhoistableHeaders });
		if (credentials.sessionToken) request.query[TOKEN_QUERY_PARAM] = credentials.sessionToken;
		request.query[ALGORITHM_QUERY_PARAM] = ALGORITHM_IDENTIFIER;
		request.query[CREDENTIAL_QUERY_PARAM] = `${credentials.accessKeyId}/${scope}`;
		request.query[AMZ_DATE_QUERY_PARAM] = longDate;
		request.query[EXPIRES_QUERY_PARAM] = expiresIn.toString(10);
		const canonicalHeaders = getCanonicalHeaders(request, unsignableHeaders, signableHeaders);
		request.query[SIGNED_HEADERS_QUERY_PARAM] = getCanonicalHeaderList(canonicalHeaders);
		request.query[SIGNATURE_QUERY_PARAM] = await this.getSignature(longDate, scope, this.getSigningKey(credentials, region, shortDate, signingService), this.createCanonicalRequest(request, canonicalHeaders, await getPayloadHash(originalRequest, this.sha256)));
		return request;
	}
	async sign(toSign, options) {
		if (typeof toSign === "string") return this.signString(toSign, options);
		else if (toSign.headers && toSign.payload) return this.signEvent(toSign, options);
		else if (toSign.message) return this.signMessage(toSign, options);
		else return this.signRequest(toSign, options);
	}
	async signEvent({ headers, payload }, { signingDate = new Date(), priorSignature, signingRegion, signingService }) {
		const region = signingRegion ?? await this.regionProvider();
		const { shortDate, longDate } = formatDate(signingDate);
		const scope = createScope(shortDate, region, signingService ?? this.service);
		const hashedPayload = await getPayloadHash({
			headers: {},
			body: payload
		}, this.sha256);
		const hash = new this.sha256();
		hash.update(headers);
		const hashedHeaders = toHex$1(await hash.digest());
		const stringToSign = [
			EVENT_ALGORITHM_IDENTIFIER,
			longDate,
			scope,
			priorSignature,
			hashedHeaders,
			hashedPayload
		].join("\n");
		return this.signString(stringToSign, {
			signingDate,
			signingRegion: region,
			signingService
		});
	}
	async signMessage(signableMessage, { signingDate = new Date(), signingRegion, signingService }) {
		return this.signEvent({
			headers: this.headerFormatter.format(signableMessage.message.headers),
			payload: signableMessage.message.body
		}, {
			signingDate,
			signingRegion,
			signingService,
			priorSignature: signableMessage.priorSignature
		}).then((signature) => {
			return {
				message: signableMessage.message,
				signature
			};
		});
	}
	async signString(stringToSign, { signingDate = new Date(), signingRegion, signingService } = {}) {
		const credentials = await this.credentialProvider();
		this.validateResolvedCredentials(credentials);
		const region = signingRegion ?? await this.regionProvider();
		const { shortDate } = formatDate(signingDate);
		const hash = new this.sha256(await this.getSigningKey(credentials, region, shortDate, signingService));
		hash.update(toUint8Array(stringToSign));
		return toHex$1(await hash.digest());
	}
	async signRequest(requestToSign, { signingDate = new Date(), signableHeaders, unsignableHeaders, signingRegion, signingService } = {}) {
		const credentials = await this.credentialProvider();
		this.validateResolvedCredentials(credentials);
		const region = signingRegion ?? await this.regionProvider();
		const request = prepareRequest(requestToSign);
		const { longDate, shortDate } = formatDate(signingDate);
		const scope = createScope(shortDate, region, signingService ?? this.service);
		request.headers[AMZ_DATE_HEADER] = longDate;
		if (credentials.sessionToken) request.headers[TOKEN_HEADER] = credentials.sessionToken;
		const payloadHash = await getPayloadHash(request, this.sha256);
		if (!hasHeader("x-amz-content-sha256", request.headers) && this.applyChecksum) request.headers[SHA256_HEADER] = payloadHash;
		const canonicalHeaders = getCanonicalHeaders(request, unsignableHeaders, signableHeaders);
		const signature = await this.getSignature(longDate, scope, this.getSigningKey(credentials, region, shortDate, signingService), this.createCanonicalRequest(request, canonicalHeaders, payloadHash));
		request.headers[AUTH_HEADER] = `${ALGORITHM_IDENTIFIER} Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${getCanonicalHeaderList(canonicalHeaders)}, Signature=${signature}`;
		return request;
	}
	createCanonicalRequest(request, canonicalHeaders, payloadHash) {
		const sortedHeaders = Object.keys(canonicalHeaders).sort();
		return `${request.method}
${this.getCanonicalPath(request)}
${getCanonicalQuery(request)}
${sortedHeaders.map((name) => `${name}:${canonicalHeaders[name]}`).join("\n")}

${sortedHeaders.join(";")}
${payloadHash}`;
	}
	async createStringToSign(longDate, credentialScope, canonicalRequest) {
		const hash = new this.sha256();
		hash.update(toUint8Array(canonicalRequest));
		const hashedRequest = await hash.digest();
		return `${ALGORITHM_IDENTIFIER}
${longDate}
${credentialScope}
${toHex$1(hashedRequest)}`;
	}
	getCanonicalPath({ path }) {
		if (this.uriEscapePath) {
			const normalizedPathSegments = [];
			for (const pathSegment of path.split("/")) {
				if (pathSegment?.length === 0) continue;
				if (pathSegment === ".") continue;
				if (pathSegment === "..") normalizedPathSegments.pop();
				else normalizedPathSegments.push(pathSegment);
			}
			const normalizedPath = `${path?.startsWith("/") ? "/" : ""}${normalizedPathSegments.join("/")}${normalizedPathSegments.length > 0 && path?.endsWith("/") ? "/" : ""}`;
			return escapeUri(normalizedPath).replace(/%2F/g, "/");
		}
		return path;
	}
	async getSignature(longDate, credentialScope, keyPromise, canonicalRequest) {
		const stringToSign = await this.createStringToSign(longDate, credentialScope, canonicalRequest);
		const hash = new this.sha256(await keyPromise);
		hash.update(toUint8Array(stringToSign));
		return toHex$1(await hash.digest());
	}
	getSigningKey(credentials, region, shortDate, service) {
		return getSigningKey(this.sha256, credentials, shortDate, region, service || this.service);
	}
	validateResolvedCredentials(credentials) {
		if (typeof credentials !== "object" || typeof credentials.accessKeyId !== "string" || typeof credentials.secretAccessKey !== "string") throw new Error("Resolved credential object is not valid");
	}
};
const formatDate = (now) => {
	const longDate = iso8601(now).replace(/[\-:]/g, "");
	return {
		longDate,
		shortDate: longDate.slice(0, 8)
	};
};
const getCanonicalHeaderList = (headers) => Object.keys(headers).sort().join(";");
// node_modules/@anthropic-ai/bedrock-sdk/internal/errors.mjs
function isAbortError(err) {
	return typeof err === "object" && err !== null && ("name" in err && err.name === "AbortError" || "message" in err && String(err.message).includes("FetchRequestCanceledException"));
}
const castToError = (err) => {
	if (err instanceof Error) return err;
	if (typeof err === "object" && err !== null) {
		try {
			const tag = Object.prototype.toString.call(err);
			if (tag === "[object Error]" || tag === "[object DOMException]") {
				const error = new Error(err.message, err.cause ? { cause: err.cause } : {});
				if (err.stack) error.stack = err.stack;
				if (err.cause && !error.cause) error.cause = err.cause;
				if (err.name) error.name = err.name;
				return error;
			}
		} catch {}
		try {
			return new Error(JSON.stringify(err));
		} catch {}
	}
	return new Error(err);
};
// node_modules/@anthropic-ai/bedrock-sdk/internal/utils/values.mjs
let isArray = (val) => (isArray = Array.isArray, isArray(val));
let isReadonlyArray = isArray;
function hasOwn(obj, key) {
	return Object.prototype.hasOwnProperty.call(obj, key);
}
function isObj(obj) {
	return obj != null && typeof obj === "object" && !Array.isArray(obj);
}
const CREDENTIAL_OPTIONS = [
	"apiKey",
	"authToken",
	"credentials",
	"config",
	"profile"
];
const rejectUnsupportedCredentials = (options, platform) => {
	for (const name of CREDENTIAL_OPTIONS) if (!platform.accepts.includes(name) && options[name] != null) throw new AnthropicError(platform.unsupportedOptionMessage(name));
};
const safeJSON = (text) => {
	try {
		return JSON.parse(text);
	} catch (err) {
		return;
	}
};
// node_modules/@anthropic-ai/bedrock-sdk/internal/utils/env.mjs
const readEnv = (env) => {
	if (typeof globalThis.process !== "undefined") return globalThis.process.env?.[env]?.trim() || void 0;
	if (typeof globalThis.Deno !== "undefined") return globalThis.Deno.env?.get?.(env)?.trim() || void 0;
};
const levelNumbers = {
	off: 0,
	error: 200,
	warn: 300,
	info: 400,
	debug: 500
};
const parseLogLevel = (maybeLevel, sourceName, logger) => {
	if (!maybeLevel) return;
	if (hasOwn(levelNumbers, maybeLevel)) return maybeLevel;
	logger.warn(`${sourceName} was set to ${JSON.stringify(maybeLevel)}, expected one of ${JSON.stringify(Object.keys(levelNumbers))}`);
};
function noop() {}
function makeLogFn(fnLevel, logger, logLevel) {
	if (!logger || levelNumbers[fnLevel] > levelNumbers[logLevel]) return noop;
	else return logger[fnLevel].bind(logger);
}
const noopLogger = {
	error: noop,
	warn: noop,
	info: noop,
	debug: noop
};
let cachedLoggers = new WeakMap();
function filterLogger(logger, logLevel) {
	const cachedLogger = cachedLoggers.get(logger);
	if (cachedLogger && cachedLogger[0] === logLevel) return cachedLogger[1];
	const levelLogger = {
		error: makeLogFn("error", logger, logLevel),
		warn: makeLogFn("warn", logger, logLevel),
		info: makeLogFn("info", logger, logLevel),
		debug: makeLogFn("debug", logger, logLevel)
	};
	cachedLoggers.set(logger, [logLevel, levelLogger]);
	return levelLogger;
}
function loggerFor(client) {
	const logger = client.logger;
	const logLevel = client.logLevel ?? "off";
	if (!logger) return noopLogger;
	return filterLogger(logger, logLevel);
}
let lastEnvLevel;
let cachedDefaultLogger;
function defaultLogger() {
	const envLevel = readEnv("ANTHROPIC_LOG");
	if (!cachedDefaultLogger || envLevel !== lastEnvLevel) {
		lastEnvLevel = envLevel;
		cachedDefaultLogger = filterLogger(console, parseLogLevel(envLevel, "process.env['ANTHROPIC_LOG']", filterLogger(console, "warn")) ?? "warn");
	}
	return cachedDefaultLogger;
}
// node_modules/@anthropic-ai/bedrock-sdk/internal/trace-headers.mjs
function traceHeaderNames() {
	const names = new Set([
		"traceparent",
		"tracestate",
		"baggage"
	]);
	try {
		for (const name of propagation.fields()) names.add(name.toLowerCase());
	} catch (problem) {
		defaultLogger().debug("could not record telemetry", problem);
	}
	return names;
}
// node_modules/@anthropic-ai/bedrock-sdk/core/auth.mjs
const DEFAULT_PROVIDER_CHAIN_RESOLVER = (logger) => import("./dist-es10.js").then(({ createCredentialChain, fromEnv, fromNodeProviderChain }) => createCredentialChain(fromEnv(logger != null ? { logger } : {}), fromNodeProviderChain({
	...logger != null ? { logger } : {},
	clientConfig: {
		...logger != null ? { logger } : {},
		requestHandler: new FetchHttpHandler({ requestInit: (httpRequest) => {
			return { ...httpRequest };
		} })
	}
}))).catch((error) => {
	throw new Error(`Failed to import '@aws-sdk/credential-providers'.You can provide a custom \`providerChainResolver\` in the client options if your runtime does not have access to '@aws-sdk/credential-providers': \`new AnthropicBedrock({ providerChainResolver })\` Original error: ${error.message}`);
});
const getAuthHeaders$1 = async (req, props) => {
	assert(req.method, "Expected request method property to be set");
	let credentials;
	if (props.awsAccessKey && props.awsSecretKey) credentials = {
		accessKeyId: props.awsAccessKey,
		secretAccessKey: props.awsSecretKey,
		...props.awsSessionToken != null && { sessionToken: props.awsSessionToken }
	};
	else {
		const provider = await (props.providerChainResolver ? props.providerChainResolver() : DEFAULT_PROVIDER_CHAIN_RESOLVER(props.logger));
		try {
			credentials = await provider();
		} catch (err) {
			throw new APIConnectionError({
				message: "Failed to resolve AWS credentials from the credential provider chain.",
				cause: castToError(err)
			});
		}
	}
	const signer = new SignatureV4({
		service: "bedrock",
		region: props.regionName,
		credentials,
		sha256: import_build$1.Sha256
	});
	const url = new URL(props.url);
	const headers = !req.headers ? {} : Symbol.iterator in req.headers ? Object.fromEntries(Array.from(req.headers).map((header) => [...header])) : { ...req.headers };
	delete headers["connection"];
	headers["host"] = url.host;
	const query = Object.fromEntries([...new Set(url.searchParams.keys())].map((key) => [key, url.searchParams.getAll(key)]));
	const request = new HttpRequest({
		method: req.method.toUpperCase(),
		protocol: url.protocol,
		path: url.pathname,
		query,
		headers,
		body: req.body
	});
	return (await signer.sign(request, { unsignableHeaders: traceHeaderNames() })).headers;
};
// node_modules/@aws-crypto/crc32/node_modules/tslib/tslib.es6.js
var tslib_es6_exports = __exportAll({
	__assign: () => __assign,
	__asyncDelegator: () => __asyncDelegator,
	__asyncGenerator: () => __asyncGenerator,
	__asyncValues: () => __asyncValues,
	__await: () => __await,
	__awaiter: () => __awaiter,
	__classPrivateFieldGet: () => __classPrivateFieldGet$2,
	__classPrivateFieldSet: () => __classPrivateFieldSet,
	__createBinding: () => __createBinding,
	__decorate: () => __decorate,
	__exportStar: () => __exportStar,
	__extends: () => __extends,
	__generator: () => __generator,
	__importDefault: () => __importDefault,
	__importStar: () => __importStar,
	__makeTemplateObject: () => __makeTemplateObject,
	__metadata: () => __metadata,
	__param: () => __param,
	__read: () => __read,
	__rest: () => __rest,
	__spread: () => __spread,
	__spreadArrays: () => __spreadArrays,
	__values: () => __values
});
/*! *****************************************************************************
Copyright (c) Microsoft Corporation.

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.
***************************************************************************** */
function __extends(d, b) {
	extendStatics(d, b);
	function __() {
		this.constructor = d;
	}
	d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
}
function __rest(s, e) {
	var t = {};
	for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p) && e.indexOf(p) < 0) t[p] = s[p];
	if (s != null && typeof Object.getOwnPropertySymbols === "function") {
		for (var i = 0, p = Object.getOwnPropertySymbols(s); i < p.length; i++) if (e.indexOf(p[i]) < 0 && Object.prototype.propertyIsEnumerable.call(s, p[i])) t[p[i]] = s[p[i]];
	}
	return t;
}
function __decorate(decorators, target, key, desc) {
	var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
	if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
	else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
	return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function __param(paramIndex, decorator) {
	return function(target, key) {
		decorator(target, key, paramIndex);
	};
}
function __metadata(metadataKey, metadataValue) {
	if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(metadataKey, metadataValue);
}
function __awaiter(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
}
function __generator(thisArg, body) {
	var _ = {
		label: 0,
		sent: function() {
			if (t[0] & 1) throw t[1];
			return t[1];
		},
		trys: [],
		ops: []
	}, f, y, t, g = {
		next: verb(0),
		"throw": verb(1),
		"return": verb(2)
	};
	return typeof Symbol === "function" && (g[Symbol.iterator] = function() {
		return this;
	}), g;
	function verb(n) {
		return function(v) {
			return step([n, v]);
		};
	}
	function step(op) {
		if (f) throw new TypeError("Generator is already executing.");
		while (_) try {
			if (f = 1, y && (t = op[0] & 2 ? y["return"] : op[0] ? y["throw"] || ((t = y["return"]) && t.call(y), 0) : y.next) && !(t = t.call(y, op[1])).done) return t;
			if (y = 0, t) op = [op[0] & 2, t.value];
			switch (op[0]) {
				case 0:
				case 1:
					t = op;
					break;
				case 4:
					_.label++;
					return {
						value: op[1],
						done: false
					};
				case 5:
					_.label++;
					y = op[1];
					op = [0];
					continue;
				case 7:
					op = _.ops.pop();
					_.trys.pop();
					continue;
				default:
					if (!(t = _.trys, t = t.length > 0 && t[t.length - 1]) && (op[0] === 6 || op[0] === 2)) {
						_ = 0;
						continue;
					}
					if (op[0] === 3 && (!t || op[1] > t[0] && op[1] < t[3])) {
						_.label = op[1];
						break;
					}
					if (op[0] === 6 && _.label < t[1]) {
						_.label = t[1];
						t = op;
						break;
					}
					if (t && _.label < t[2]) {
						_.label = t[2];
						_.ops.push(op);
						break;
					}
					if (t[2]) _.ops.pop();
					_.trys.pop();
					continue;
			}
			op = body.call(thisArg, _);
		} catch (e) {
			op = [6, e];
			y = 0;
		} finally {
			f = t = 0;
		}
		if (op[0] & 5) throw op[1];
		return {
			value: op[0] ? op[1] : void 0,
			done: true
		};
	}
}
function __createBinding(o, m, k, k2) {
	if (k2 === void 0) k2 = k;
	o[k2] = m[k];
}
function __exportStar(m, exports) {
	for (var p in m) if (p !== "default" && !exports.hasOwnProperty(p)) exports[p] = m[p];
}
function __values(o) {
	var s = typeof Symbol === "function" && Symbol.iterator, m = s && o[s], i = 0;
	if (m) return m.call(o);
	if (o && typeof o.length === "number") return { next: function() {
		if (o && i >= o.length) o = void 0;
		return {
			value: o && o[i++],
			done: !o
		};
	} };
	throw new TypeError(s ? "Object is not iterable." : "Symbol.iterator is not defined.");
}
function __read(o, n) {
	var m = typeof Symbol === "function" && o[Symbol.iterator];
	if (!m) return o;
	var i = m.call(o), r, ar = [], e;
	try {
		while ((n === void 0 || n-- > 0) && !(r = i.next()).done) ar.push(r.value);
	} catch (error) {
		e = { error };
	} finally {
		try {
			if (r && !r.done && (m = i["return"])) m.call(i);
		} finally {
			if (e) throw e.error;
		}
	}
	return ar;
}
function __spread() {
	for (var ar = [], i = 0; i < arguments.length; i++) ar = ar.concat(__read(arguments[i]));
	return ar;
}
function __spreadArrays() {
	for (var s = 0, i = 0, il = arguments.length; i < il; i++) s += arguments[i].length;
	for (var r = Array(s), k = 0, i = 0; i < il; i++) for (var a = arguments[i], j = 0, jl = a.length; j < jl; j++, k++) r[k] = a[j];
	return r;
}
function __await(v) {
	return this instanceof __await ? (this.v = v, this) : new __await(v);
}
function __asyncGenerator(thisArg, _arguments, generator) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var g = generator.apply(thisArg, _arguments || []), i, q = [];
	return i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function verb(n) {
		if (g[n]) i[n] = function(v) {
			return new Promise(function(a, b) {
				q.push([
					n,
					v,
					a,
					b
				]) > 1 || resume(n, v);
			});
		};
	}
	function resume(n, v) {
		try {
			step(g[n](v));
		} catch (e) {
			settle(q[0][3], e);
		}
	}
	function step(r) {
		r.value instanceof __await ? Promise.resolve(r.value.v).then(fulfill, reject) : settle(q[0][2], r);
	}
	function fulfill(value) {
		resume("next", value);
	}
	function reject(value) {
		resume("throw", value);
	}
	function settle(f, v) {
		if (f(v), q.shift(), q.length) resume(q[0][0], q[0][1]);
	}
}
function __asyncDelegator(o) {
	var i = {}, p;
	return verb("next"), verb("throw", function(e) {
		throw e;
	}), verb("return"), i[Symbol.iterator] = function() {
		return this;
	}, i;
	function verb(n, f) {
		i[n] = o[n] ? function(v) {
			return (p = !p) ? {
				value: __await(o[n](v)),
				done: n === "return"
			} : f ? f(v) : v;
		} : f;
	}
}
function __asyncValues(o) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var m = o[Symbol.asyncIterator], i;
	return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i);
	function verb(n) {
		i[n] = o[n] && function(v) {
			return new Promise(function(resolve, reject) {
				v = o[n](v), settle(resolve, reject, v.done, v.value);
			});
		};
	}
	function settle(resolve, reject, d, v) {
		Promise.resolve(v).then(function(v) {
			resolve({
				value: v,
				done: d
			});
		}, reject);
	}
}
function __makeTemplateObject(cooked, raw) {
	if (Object.defineProperty) Object.defineProperty(cooked, "raw", { value: raw });
	else cooked.raw = raw;
	return cooked;
}
function __importStar(mod) {
	if (mod && mod.__esModule) return mod;
	var result = {};
	if (mod != null) {
		for (var k in mod) if (Object.hasOwnProperty.call(mod, k)) result[k] = mod[k];
	}
	result.default = mod;
	return result;
}
function __importDefault(mod) {
	return mod && mod.__esModule ? mod : { default: mod };
}
function __classPrivateFieldGet$2(receiver, privateMap) {
	if (!privateMap.has(receiver)) throw new TypeError("attempted to get private field on non-instance");
	return privateMap.get(receiver);
}
function __classPrivateFieldSet(receiver, privateMap, value) {
	if (!privateMap.has(receiver)) throw new TypeError("attempted to set private field on non-instance");
	privateMap.set(receiver, value);
	return value;
}
var extendStatics, __assign;
var init_tslib_es6 = __esmMin((() => {
	extendStatics = function(d, b) {
		extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
			d.__proto__ = b;
		} || function(d, b) {
			for (var p in b) if (b.hasOwnProperty(p)) d[p] = b[p];
		};
		return extendStatics(d, b);
	};
	__assign = function() {
		__assign = Object.assign || function __assign(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign.apply(this, arguments);
	};
}));
// node_modules/@aws-crypto/crc32/node_modules/@aws-crypto/util/build/convertToBuffer.js
var require_convertToBuffer = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.convertToBuffer = void 0;
	var util_utf8_browser_1 = (init_dist_es(), __toCommonJS(dist_es_exports));
	var fromUtf8 = typeof Buffer !== "undefined" && Buffer.from ? function(input) {
		return Buffer.from(input, "utf8");
	} : util_utf8_browser_1.fromUtf8;
	function convertToBuffer(data) {
		if (data instanceof Uint8Array) return data;
		if (typeof data === "string") return fromUtf8(data);
		if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength / Uint8Array.BYTES_PER_ELEMENT);
		return new Uint8Array(data);
	}
	exports.convertToBuffer = convertToBuffer;
}));
// node_modules/@aws-crypto/crc32/node_modules/@aws-crypto/util/build/isEmptyData.js
var require_isEmptyData = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.isEmptyData = void 0;
	function isEmptyData(data) {
		if (typeof data === "string") return data.length === 0;
		return data.byteLength === 0;
	}
	exports.isEmptyData = isEmptyData;
}));
// node_modules/@aws-crypto/crc32/node_modules/@aws-crypto/util/build/numToUint8.js
var require_numToUint8 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.numToUint8 = void 0;
	function numToUint8(num) {
		return new Uint8Array([
			(num & 0xff000000) >> 24,
			(num & 0xff0000) >> 16,
			(num & 65280) >> 8,
			num & 255
		]);
	}
	exports.numToUint8 = numToUint8;
}));
// node_modules/@aws-crypto/crc32/node_modules/@aws-crypto/util/build/uint32ArrayFrom.js
var require_uint32ArrayFrom = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.uint32ArrayFrom = void 0;
	function uint32ArrayFrom(a_lookUpTable) {
		if (!Uint32Array.from) {
			var return_array = new Uint32Array(a_lookUpTable.length);
			var a_index = 0;
			while (a_index < a_lookUpTable.length) {
				return_array[a_index] = a_lookUpTable[a_index];
				a_index += 1;
			}
			return return_array;
		}
		return Uint32Array.from(a_lookUpTable);
	}
	exports.uint32ArrayFrom = uint32ArrayFrom;
}));
// node_modules/@aws-crypto/crc32/node_modules/@aws-crypto/util/build/index.js
var require_build$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.uint32ArrayFrom = exports.numToUint8 = exports.isEmptyData = exports.convertToBuffer = void 0;
	var convertToBuffer_1 = require_convertToBuffer();
	Object.defineProperty(exports, "convertToBuffer", {
		enumerable: true,
		get: function() {
			return convertToBuffer_1.convertToBuffer;
		}
	});
	var isEmptyData_1 = require_isEmptyData();
	Object.defineProperty(exports, "isEmptyData", {
		enumerable: true,
		get: function() {
			return isEmptyData_1.isEmptyData;
		}
	});
	var numToUint8_1 = require_numToUint8();
	Object.defineProperty(exports, "numToUint8", {
		enumerable: true,
		get: function() {
			return numToUint8_1.numToUint8;
		}
	});
	var uint32ArrayFrom_1 = require_uint32ArrayFrom();
	Object.defineProperty(exports, "uint32ArrayFrom", {
		enumerable: true,
		get: function() {
			return uint32ArrayFrom_1.uint32ArrayFrom;
		}
	});
}));
// node_modules/@aws-crypto/crc32/build/aws_crc32.js
var require_aws_crc32 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.AwsCrc32 = void 0;
	var tslib_1 = (init_tslib_es6(), __toCommonJS(tslib_es6_exports));
	var util_1 = require_build$1();
	var index_1 = require_build();
	exports.AwsCrc32 = function() {
		function AwsCrc32() {
			this.crc32 = new index_1.Crc32();
		}
		AwsCrc32.prototype.update = function(toHash) {
			if ((0, util_1.isEmptyData)(toHash)) return;
			this.crc32.update((0, util_1.convertToBuffer)(toHash));
		};
		AwsCrc32.prototype.digest = function() {
			return tslib_1.__awaiter(this, void 0, void 0, function() {
				return tslib_1.__generator(this, function(_a) {
					return [2, (0, util_1.numToUint8)(this.crc32.digest())];
				});
			});
		};
		AwsCrc32.prototype.reset = function() {
			this.crc32 = new index_1.Crc32();
		};
		return AwsCrc32;
	}();
}));
// node_modules/@aws-crypto/crc32/build/index.js
var require_build = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.AwsCrc32 = exports.Crc32 = exports.crc32 = void 0;
	var tslib_1 = (init_tslib_es6(), __toCommonJS(tslib_es6_exports));
	var util_1 = require_build$1();
	function crc32(data) {
		return new Crc32().update(data).digest();
	}
	exports.crc32 = crc32;
	var Crc32 = function() {
		function Crc32() {
			this.checksum = 0xffffffff;
		}
		Crc32.prototype.update = function(data) {
			var e_1, _a;
			try {
				for (var data_1 = tslib_1.__values(data), data_1_1 = data_1.next(); !data_1_1.done; data_1_1 = data_1.next()) {
					var byte = data_1_1.value;
					this.checksum = this.checksum >>> 8 ^ lookupTable[(this.checksum ^ byte) & 255];
				}
			} catch (e_1_1) {
				e_1 = { error: e_1_1 };
			} finally {
				try {
					if (data_1_1 && !data_1_1.done && (_a = data_1.return)) _a.call(data_1);
				} finally {
					if (e_1) throw e_1.error;
				}
			}
			return this;
		};
		Crc32.prototype.digest = function() {
			return (this.checksum ^ 0xffffffff) >>> 0;
		};
		return Crc32;
	}();
	exports.Crc32 = Crc32;
	var lookupTable = (0, util_1.uint32ArrayFrom)([
		0,
		0x77073096,
		0xee0e612c,
		0x990951ba,
		0x76dc419,
		0x706af48f,
		0xe963a535,
		0x9e6495a3,
		0xedb8832,
		0x79dcb8a4,
		0xe0d5e91e,
		0x97d2d988,
		0x9b64c2b,
		0x7eb17cbd,
		0xe7b82d07,
		0x90bf1d91,
		498536548,
		0x6ab020f2,
		0xf3b97148,
		0x84be41de,
		450548861,
		0x6ddde4eb,
		0xf4d4b551,
		0x83d385c7,
		325883990,
		0x646ba8c0,
		0xfd62f97a,
		0x8a65c9ec,
		335633487,
		0x63066cd9,
		0xfa0f3d63,
		0x8d080df5,
		997073096,
		0x4c69105e,
		0xd56041e4,
		0xa2677172,
		0x3c03e4d1,
		0x4b04d447,
		0xd20d85fd,
		0xa50ab56b,
		901097722,
		0x42b2986c,
		0xdbbbc9d6,
		0xacbcf940,
		853044451,
		0x45df5c75,
		0xdcd60dcf,
		0xabd13d59,
		651767980,
		0x51de003a,
		0xc8d75180,
		0xbfd06116,
		565507253,
		0x56b3c423,
		0xcfba9599,
		0xb8bda50f,
		671266974,
		0x5f058808,
		0xc60cd9b2,
		0xb10be924,
		795835527,
		0x58684c11,
		0xc1611dab,
		0xb6662d3d,
		0x76dc4190,
		31158534,
		0x98d220bc,
		0xefd5102a,
		0x71b18589,
		0x6b6b51f,
		0x9fbfe4a5,
		0xe8b8d433,
		0x7807c9a2,
		0xf00f934,
		0x9609a88e,
		0xe10e9818,
		0x7f6a0dbb,
		0x86d3d2d,
		0x91646c97,
		0xe6635c01,
		0x6b6b51f4,
		476864866,
		0x856530d8,
		0xf262004e,
		0x6c0695ed,
		453092731,
		0x8208f4c1,
		0xf50fc457,
		0x65b0d9c6,
		314042704,
		0x8bbeb8ea,
		0xfcb9887c,
		0x62dd1ddf,
		366619977,
		0x8cd37cf3,
		0xfbd44c65,
		0x4db26158,
		984961486,
		0xa3bc0074,
		0xd4bb30e2,
		0x4adfa541,
		0x3dd895d7,
		0xa4d1c46d,
		0xd3d6f4fb,
		0x4369e96a,
		879679996,
		0xad678846,
		0xda60b8d0,
		0x44042d73,
		855842277,
		0xaa0a4c5f,
		0xdd0d7cc9,
		0x5005713c,
		654459306,
		0xbe0b1010,
		0xc90c2086,
		0x5768b525,
		544179635,
		0xb966d409,
		0xce61e49f,
		0x5edef90e,
		702138776,
		0xb0d09822,
		0xc7d7a8b4,
		0x59b33d17,
		783551873,
		0xb7bd5c3b,
		0xc0ba6cad,
		0xedb88320,
		0x9abfb3b6,
		62317068,
		0x74b1d29a,
		0xead54739,
		0x9dd277af,
		81470997,
		0x73dc1683,
		0xe3630b12,
		0x94643b84,
		0xd6d6a3e,
		0x7a6a5aa8,
		0xe40ecf0b,
		0x9309ff9d,
		0xa00ae27,
		0x7d079eb1,
		0xf00f9344,
		0x8708a3d2,
		503444072,
		0x6906c2fe,
		0xf762575d,
		0x806567cb,
		426522225,
		0x6e6b06e7,
		0xfed41b76,
		0x89d32be0,
		282753626,
		0x67dd4acc,
		0xf9b9df6f,
		0x8ebeeff9,
		397917763,
		0x60b08ed5,
		0xd6d6a3e8,
		0xa1d1937e,
		953729732,
		0x4fdff252,
		0xd1bb67f1,
		0xa6bc5767,
		0x3fb506dd,
		0x48b2364b,
		0xd80d2bda,
		0xaf0a1b4c,
		906185462,
		0x41047a60,
		0xdf60efc3,
		0xa867df55,
		829329135,
		0x4669be79,
		0xcb61b38c,
		0xbc66831a,
		628085408,
		0x5268e236,
		0xcc0c7795,
		0xbb0b4703,
		570562233,
		0x5505262f,
		0xc5ba3bbe,
		0xb2bd0b28,
		733239954,
		0x5cb36a04,
		0xc2d7ffa7,
		0xb5d0cf31,
		752459403,
		0x5bdeae1d,
		0x9b64c2b0,
		0xec63f226,
		0x756aa39c,
		40735498,
		0x9c0906a9,
		0xeb0e363f,
		0x72076785,
		83908371,
		0x95bf4a82,
		0xe2b87a14,
		0x7bb12bae,
		0xcb61b38,
		0x92d28e9b,
		0xe5d5be0d,
		0x7cdcefb7,
		0xbdbdf21,
		0x86d3d2d4,
		0xf1d4e242,
		0x68ddb3f8,
		534414190,
		0x81be16cd,
		0xf6b9265b,
		0x6fb077e1,
		414664567,
		0x88085ae6,
		0xff0f6a70,
		0x66063bca,
		285281116,
		0x8f659eff,
		0xf862ae69,
		0x616bffd3,
		376229701,
		0xa00ae278,
		0xd70dd2ee,
		0x4e048354,
		956543938,
		0xa7672661,
		0xd06016f7,
		0x4969474d,
		0x3e6e77db,
		0xaed16a4a,
		0xd9d65adc,
		0x40df0b66,
		936918e3,
		0xa9bcae53,
		0xdebb9ec5,
		0x47b2cf7f,
		817233897,
		0xbdbdf21c,
		0xcabac28a,
		0x53b39330,
		615818150,
		0xbad03605,
		0xcdd70693,
		0x54de5729,
		601450431,
		0xb3667a2e,
		0xc4614ab8,
		0x5d681b02,
		711928724,
		0xb40bbe37,
		0xc30c8ea1,
		0x5a05df1b,
		755167117
	]);
	var aws_crc32_1 = require_aws_crc32();
	Object.defineProperty(exports, "AwsCrc32", {
		enumerable: true,
		get: function() {
			return aws_crc32_1.AwsCrc32;
		}
	});
}));
// node_modules/@smithy/util-hex-encoding/dist-es/index.js
var import_build = require_build();
const SHORT_TO_HEX = {};
const HEX_TO_SHORT = {};
for (let i = 0; i < 256; i++) {
	let encodedByte = i.toString(16).toLowerCase();
	if (encodedByte.length === 1) encodedByte = `0${encodedByte}`;
	SHORT_TO_HEX[i] = encodedByte;
	HEX_TO_SHORT[encodedByte] = i;
}
function fromHex(encoded) {
	if (encoded.length % 2 !== 0) throw new Error("Hex encoded strings must have an even number length");
	const out = new Uint8Array(encoded.length / 2);
	for (let i = 0; i < encoded.length; i += 2) {
		const encodedByte = encoded.slice(i, i + 2).toLowerCase();
		if (encodedByte in HEX_TO_SHORT) out[i / 2] = HEX_TO_SHORT[encodedByte];
		else throw new Error(`Cannot decode unrecognized sequence ${encodedByte} as hexadecimal`);
	}
	return out;
}
function toHex(bytes) {
	let out = "";
	for (let i = 0; i < bytes.byteLength; i++) out += SHORT_TO_HEX[bytes[i]];
	return out;
}
// node_modules/@smithy/eventstream-codec/dist-es/Int64.js
var Int64 = class Int64 {
	constructor(bytes) {
		this.bytes = bytes;
		if (bytes.byteLength !== 8) throw new Error("Int64 buffers must be exactly 8 bytes");
	}
	static fromNumber(number) {
		if (number > 0x8000000000000000 || number < -0x8000000000000000) throw new Error(`${number} is too large (or, if negative, too small) to represent as an Int64`);
		const bytes = new Uint8Array(8);
		for (let i = 7, remaining = Math.abs(Math.round(number)); i > -1 && remaining > 0; i--, remaining /= 256) bytes[i] = remaining;
		if (number < 0) negate(bytes);
		return new Int64(bytes);
	}
	valueOf() {
		const bytes = this.bytes.slice(0);
		const negative = bytes[0] & 128;
		if (negative) negate(bytes);
		return parseInt(toHex(bytes), 16) * (negative ? -1 : 1);
	}
	toString() {
		return String(this.valueOf());
	}
};
function negate(bytes) {
	for (let i = 0; i < 8; i++) bytes[i] ^= 255;
	for (let i = 7; i > -1; i--) {
		bytes[i]++;
		if (bytes[i] !== 0) break;
	}
}
// node_modules/@smithy/eventstream-codec/dist-es/HeaderMarshaller.js
var HeaderMarshaller = class {
	constructor(toUtf8, fromUtf8) {
		this.toUtf8 = toUtf8;
		this.fromUtf8 = fromUtf8;
	}
	format(headers) {
		const chunks = [];
		for (const headerName of Object.keys(headers)) {
			const bytes = this.fromUtf8(headerName);
			chunks.push(Uint8Array.from([bytes.byteLength]), bytes, this.formatHeaderValue(headers[headerName]));
		}
		const out = new Uint8Array(chunks.reduce((carry, bytes) => carry + bytes.byteLength, 0));
		let position = 0;
		for (const chunk of chunks) {
			out.set(chunk, position);
			position += chunk.byteLength;
		}
		return out;
	}
	formatHeaderValue(header) {
		switch (header.type) {
			case "boolean": return Uint8Array.from([header.value ? 0 : 1]);
			case "byte": return Uint8Array.from([2, header.value]);
			case "short":
				const shortView = new DataView(new ArrayBuffer(3));
				shortView.setUint8(0, 3);
				shortView.setInt16(1, header.value, false);
				return new Uint8Array(shortView.buffer);
			case "integer":
				const intView = new DataView(new ArrayBuffer(5));
				intView.setUint8(0, 4);
				intView.setInt32(1, header.value, false);
				return new Uint8Array(intView.buffer);
			case "long":
				const longBytes = new Uint8Array(9);
				longBytes[0] = 5;
				longBytes.set(header.value.bytes, 1);
				return longBytes;
			case "binary":
				const binView = new DataView(new ArrayBuffer(3 + header.value.byteLength));
				binView.setUint8(0, 6);
				binView.setUint16(1, header.value.byteLength, false);
				const binBytes = new Uint8Array(binView.buffer);
				binBytes.set(header.value, 3);
				return binBytes;
			case "string":
				const utf8Bytes = this.fromUtf8(header.value);
				const strView = new DataView(new ArrayBuffer(3 + utf8Bytes.byteLength));
				strView.setUint8(0, 7);
				strView.setUint16(1, utf8Bytes.byteLength, false);
				const strBytes = new Uint8Array(strView.buffer);
				strBytes.set(utf8Bytes, 3);
				return strBytes;
			case "timestamp":
				const tsBytes = new Uint8Array(9);
				tsBytes[0] = 8;
				tsBytes.set(Int64.fromNumber(header.value.valueOf()).bytes, 1);
				return tsBytes;
			case "uuid":
				if (!UUID_PATTERN.test(header.value)) throw new Error(`Invalid UUID received: ${header.value}`);
				const uuidBytes = new Uint8Array(17);
				uuidBytes[0] = 9;
				uuidBytes.set(fromHex(header.value.replace(/\-/g, "")), 1);
				return uuidBytes;
		}
	}
	parse(headers) {
		const out = {};
		let position = 0;
		while (position < headers.byteLength) {
			const nameLength = headers.getUint8(position++);
			const name = this.toUtf8(new Uint8Array(headers.buffer, headers.byteOffset + position, nameLength));
			position += nameLength;
			switch (headers.getUint8(position++)) {
				case 0:
					out[name] = {
						type: BOOLEAN_TAG,
						value: true
					};
					break;
				case 1:
					out[name] = {
						type: BOOLEAN_TAG,
						value: false
					};
					break;
				case 2:
					out[name] = {
						type: BYTE_TAG,
						value: headers.getInt8(position++)
					};
					break;
				case 3:
					out[name] = {
						type: SHORT_TAG,
						value: headers.getInt16(position, false)
					};
					position += 2;
					break;
				case 4:
					out[name] = {
						type: INT_TAG,
						value: headers.getInt32(position, false)
					};
					position += 4;
					break;
				case 5:
					out[name] = {
						type: LONG_TAG,
						value: new Int64(new Uint8Array(headers.buffer, headers.byteOffset + position, 8))
					};
					position += 8;
					break;
				case 6:
					const binaryLength = headers.getUint16(position, false);
					position += 2;
					out[name] = {
						type: BINARY_TAG,
						value: new Uint8Array(headers.buffer, headers.byteOffset + position, binaryLength)
					};
					position += binaryLength;
					break;
				case 7:
					const stringLength = headers.getUint16(position, false);
					position += 2;
					out[name] = {
						type: STRING_TAG,
						value: this.toUtf8(new Uint8Array(headers.buffer, headers.byteOffset + position, stringLength))
					};
					position += stringLength;
					break;
				case 8:
					out[name] = {
						type: TIMESTAMP_TAG,
						value: new Date(new Int64(new Uint8Array(headers.buffer, headers.byteOffset + position, 8)).valueOf())
					};
					position += 8;
					break;
				case 9:
					const uuidBytes = new Uint8Array(headers.buffer, headers.byteOffset + position, 16);
					position += 16;
					out[name] = {
						type: UUID_TAG,
						value: `${toHex(uuidBytes.subarray(0, 4))}-${toHex(uuidBytes.subarray(4, 6))}-${toHex(uuidBytes.subarray(6, 8))}-${toHex(uuidBytes.subarray(8, 10))}-${toHex(uuidBytes.subarray(10))}`
					};
					break;
				default: throw new Error(`Unrecognized header type tag`);
			}
		}
		return out;
	}
};
var HEADER_VALUE_TYPE;
(function(HEADER_VALUE_TYPE) {
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["boolTrue"] = 0] = "boolTrue";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["boolFalse"] = 1] = "boolFalse";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["byte"] = 2] = "byte";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["short"] = 3] = "short";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["integer"] = 4] = "integer";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["long"] = 5] = "long";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["byteArray"] = 6] = "byteArray";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["string"] = 7] = "string";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["timestamp"] = 8] = "timestamp";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["uuid"] = 9] = "uuid";
})(HEADER_VALUE_TYPE || (HEADER_VALUE_TYPE = {}));
const BOOLEAN_TAG = "boolean";
const BYTE_TAG = "byte";
const SHORT_TAG = "short";
const INT_TAG = "integer";
const LONG_TAG = "long";
const BINARY_TAG = "binary";
const STRING_TAG = "string";
const TIMESTAMP_TAG = "timestamp";
const UUID_TAG = "uuid";
const UUID_PATTERN = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
// node_modules/@smithy/eventstream-codec/dist-es/splitMessage.js
const PRELUDE_MEMBER_LENGTH = 4;
const PRELUDE_LENGTH = 8;
const CHECKSUM_LENGTH = 4;
const MINIMUM_MESSAGE_LENGTH = 16;
function splitMessage({ byteLength, byteOffset, buffer }) {
	if (byteLength < MINIMUM_MESSAGE_LENGTH) throw new Error("Provided message too short to accommodate event stream message overhead");
	const view = new DataView(buffer, byteOffset, byteLength);
	const messageLength = view.getUint32(0, false);
	if (byteLength !== messageLength) throw new Error("Reported message length does not match received message length");
	const headerLength = view.getUint32(PRELUDE_MEMBER_LENGTH, false);
	const expectedPreludeChecksum = view.getUint32(PRELUDE_LENGTH, false);
	const expectedMessageChecksum = view.getUint32(byteLength - CHECKSUM_LENGTH, false);
	const checksummer = new import_build.Crc32().update(new Uint8Array(buffer, byteOffset, PRELUDE_LENGTH));
	if (expectedPreludeChecksum !== checksummer.digest()) throw new Error(`The prelude checksum specified in the message (${expectedPreludeChecksum}) does not match the calculated CRC32 checksum (${checksummer.digest()})`);
	checksummer.update(new Uint8Array(buffer, byteOffset + PRELUDE_LENGTH, byteLength - 12));
	if (expectedMessageChecksum !== checksummer.digest()) throw new Error(`The message checksum (${checksummer.digest()}) did not match the expected value of ${expectedMessageChecksum}`);
	return {
		headers: new DataView(buffer, byteOffset + PRELUDE_LENGTH + CHECKSUM_LENGTH, headerLength),
		body: new Uint8Array(buffer, byteOffset + PRELUDE_LENGTH + CHECKSUM_LENGTH + headerLength, messageLength - headerLength - 16)
	};
}
// node_modules/@smithy/eventstream-codec/dist-es/EventStreamCodec.js
var EventStreamCodec = class {
	constructor(toUtf8, fromUtf8) {
		this.headerMarshaller = new HeaderMarshaller(toUtf8, fromUtf8);
		this.messageBuffer = [];
		this.isEndOfStream = false;
	}
	feed(message) {
		this.messageBuffer.push(this.decode(message));
	}
	endOfStream() {
		this.isEndOfStream = true;
	}
	getMessage() {
		const message = this.messageBuffer.pop();
		const isEndOfStream = this.isEndOfStream;
		return {
			getMessage() {
				return message;
			},
			isEndOfStream() {
				return isEndOfStream;
			}
		};
	}
	getAvailableMessages() {
		const messages = this.messageBuffer;
		this.messageBuffer = [];
		const isEndOfStream = this.isEndOfStream;
		return {
			getMessages() {
				return messages;
			},
			isEndOfStream() {
				return isEndOfStream;
			}
		};
	}
	encode({ headers: rawHeaders, body }) {
		const headers = this.headerMarshaller.format(rawHeaders);
		const length = headers.byteLength + body.byteLength + 16;
		const out = new Uint8Array(length);
		const view = new DataView(out.buffer, out.byteOffset, out.byteLength);
		const checksum = new import_build.Crc32();
		view.setUint32(0, length, false);
		view.setUint32(4, headers.byteLength, false);
		view.setUint32(8, checksum.update(out.subarray(0, 8)).digest(), false);
		out.set(headers, 12);
		out.set(body, headers.byteLength + 12);
		view.setUint32(length - 4, checksum.update(out.subarray(8, length - 4)).digest(), false);
		return out;
	}
	decode(message) {
		const { headers, body } = splitMessage(message);
		return {
			headers: this.headerMarshaller.parse(headers),
			body
		};
	}
	formatHeaders(rawHeaders) {
		return this.headerMarshaller.format(rawHeaders);
	}
};
// node_modules/@smithy/eventstream-codec/dist-es/MessageDecoderStream.js
var MessageDecoderStream = class {
	constructor(options) {
		this.options = options;
	}
	[Symbol.asyncIterator]() {
		return this.asyncIterator();
	}
	async *asyncIterator() {
		for await (const bytes of this.options.inputStream) yield this.options.decoder.decode(bytes);
	}
};
// node_modules/@smithy/eventstream-codec/dist-es/MessageEncoderStream.js
var MessageEncoderStream = class {
	constructor(options) {
		this.options = options;
	}
	[Symbol.asyncIterator]() {
		return this.asyncIterator();
	}
	async *asyncIterator() {
		for await (const msg of this.options.messageStream) yield this.options.encoder.encode(msg);
		if (this.options.includeEndFrame) yield new Uint8Array(0);
	}
};
// node_modules/@smithy/eventstream-codec/dist-es/SmithyMessageDecoderStream.js
var SmithyMessageDecoderStream = class {
	constructor(options) {
		this.options = options;
	}
	[Symbol.asyncIterator]() {
		return this.asyncIterator();
	}
	async *asyncIterator() {
		for await (const message of this.options.messageStream) {
			const deserialized = await this.options.deserializer(message);
			if (deserialized === void 0) continue;
			yield deserialized;
		}
	}
};
// node_modules/@smithy/eventstream-codec/dist-es/SmithyMessageEncoderStream.js
var SmithyMessageEncoderStream = class {
	constructor(options) {
		this.options = options;
	}
	[Symbol.asyncIterator]() {
		return this.asyncIterator();
	}
	async *asyncIterator() {
		for await (const chunk of this.options.inputStream) yield this.options.serializer(chunk);
	}
};
// node_modules/@smithy/eventstream-serde-universal/dist-es/getChunkedStream.js
function getChunkedStream(source) {
	let currentMessageTotalLength = 0;
	let currentMessagePendingLength = 0;
	let currentMessage = null;
	let messageLengthBuffer = null;
	const allocateMessage = (size) => {
		if (typeof size !== "number") throw new Error("Attempted to allocate an event message where size was not a number: " + size);
		currentMessageTotalLength = size;
		currentMessagePendingLength = 4;
		currentMessage = new Uint8Array(size);
		new DataView(currentMessage.buffer).setUint32(0, size, false);
	};
	const iterator = async function* () {
		const sourceIterator = source[Symbol.asyncIterator]();
		while (true) {
			const { value, done } = await sourceIterator.next();
			if (done) {
				if (!currentMessageTotalLength) return;
				else if (currentMessageTotalLength === currentMessagePendingLength) yield currentMessage;
				else throw new Error("Truncated event message received.");
				return;
			}
			const chunkLength = value.length;
			let currentOffset = 0;
			while (currentOffset < chunkLength) {
				if (!currentMessage) {
					const bytesRemaining = chunkLength - currentOffset;
					if (!messageLengthBuffer) messageLengthBuffer = new Uint8Array(4);
					const numBytesForTotal = Math.min(4 - currentMessagePendingLength, bytesRemaining);
					messageLengthBuffer.set(value.slice(currentOffset, currentOffset + numBytesForTotal), currentMessagePendingLength);
					currentMessagePendingLength += numBytesForTotal;
					currentOffset += numBytesForTotal;
					if (currentMessagePendingLength < 4) break;
					allocateMessage(new DataView(messageLengthBuffer.buffer).getUint32(0, false));
					messageLengthBuffer = null;
				}
				const numBytesToWrite = Math.min(currentMessageTotalLength - currentMessagePendingLength, chunkLength - currentOffset);
				currentMessage.set(value.slice(currentOffset, currentOffset + numBytesToWrite), currentMessagePendingLength);
				currentMessagePendingLength += numBytesToWrite;
				currentOffset += numBytesToWrite;
				if (currentMessageTotalLength && currentMessageTotalLength === currentMessagePendingLength) {
					yield currentMessage;
					currentMessage = null;
					currentMessageTotalLength = 0;
					currentMessagePendingLength = 0;
				}
			}
		}
	};
	return { [Symbol.asyncIterator]: iterator };
}
// node_modules/@smithy/eventstream-serde-universal/dist-es/getUnmarshalledStream.js
function getMessageUnmarshaller(deserializer, toUtf8) {
	return async function(message) {
		const { value: messageType } = message.headers[":message-type"];
		if (messageType === "error") {
			const unmodeledError = new Error(message.headers[":error-message"].value || "UnknownError");
			unmodeledError.name = message.headers[":error-code"].value;
			throw unmodeledError;
		} else if (messageType === "exception") {
			const code = message.headers[":exception-type"].value;
			const deserializedException = await deserializer({ [code]: message });
			if (deserializedException.$unknown) {
				const error = new Error(toUtf8(message.body));
				error.name = code;
				throw error;
			}
			throw deserializedException[code];
		} else if (messageType === "event") {
			const deserialized = await deserializer({ [message.headers[":event-type"].value]: message });
			if (deserialized.$unknown) return;
			return deserialized;
		} else throw Error(`Unrecognizable event type: ${message.headers[":event-type"].value}`);
	};
}
// node_modules/@smithy/eventstream-serde-universal/dist-es/EventStreamMarshaller.js
var EventStreamMarshaller$1 = class {
	constructor({ utf8Encoder, utf8Decoder }) {
		this.eventStreamCodec = new EventStreamCodec(utf8Encoder, utf8Decoder);
		this.utfEncoder = utf8Encoder;
	}
	deserialize(body, deserializer) {
		return new SmithyMessageDecoderStream({
			messageStream: new MessageDecoderStream({
				inputStream: getChunkedStream(body),
				decoder: this.eventStreamCodec
			}),
			deserializer: getMessageUnmarshaller(deserializer, this.utfEncoder)
		});
	}
	serialize(inputStream, serializer) {
		return new MessageEncoderStream({
			messageStream: new SmithyMessageEncoderStream({
				inputStream,
				serializer
			}),
			encoder: this.eventStreamCodec,
			includeEndFrame: true
		});
	}
};
// node_modules/@smithy/eventstream-serde-node/dist-es/utils.js
async function* readabletoIterable(readStream) {
	let streamEnded = false;
	let generationEnded = false;
	const records = new Array();
	readStream.on("error", (err) => {
		if (!streamEnded) streamEnded = true;
		if (err) throw err;
	});
	readStream.on("data", (data) => {
		records.push(data);
	});
	readStream.on("end", () => {
		streamEnded = true;
	});
	while (!generationEnded) {
		const value = await new Promise((resolve) => setTimeout(() => resolve(records.shift()), 0));
		if (value) yield value;
		generationEnded = streamEnded && records.length === 0;
	}
}
// node_modules/@smithy/eventstream-serde-node/dist-es/EventStreamMarshaller.js
var EventStreamMarshaller = class {
	constructor({ utf8Encoder, utf8Decoder }) {
		this.universalMarshaller = new EventStreamMarshaller$1({
			utf8Decoder,
			utf8Encoder
		});
	}
	deserialize(body, deserializer) {
		const bodyIterable = typeof body[Symbol.asyncIterator] === "function" ? body : readabletoIterable(body);
		return this.universalMarshaller.deserialize(bodyIterable, deserializer);
	}
	serialize(input, serializer) {
		return Readable.from(this.universalMarshaller.serialize(input, serializer));
	}
};
// node_modules/@smithy/util-buffer-from/node_modules/@smithy/is-array-buffer/dist-es/index.js
const isArrayBuffer = (arg) => typeof ArrayBuffer === "function" && arg instanceof ArrayBuffer || Object.prototype.toString.call(arg) === "[object ArrayBuffer]";
// node_modules/@smithy/util-buffer-from/dist-es/index.js
const fromArrayBuffer = (input, offset = 0, length = input.byteLength - offset) => {
	if (!isArrayBuffer(input)) throw new TypeError(`The "input" argument must be ArrayBuffer. Received type ${typeof input} (${input})`);
	return Buffer$1.from(input, offset, length);
};
const fromString = (input, encoding) => {
	if (typeof input !== "string") throw new TypeError(`The "input" argument must be of type string. Received type ${typeof input} (${input})`);
	return encoding ? Buffer$1.from(input, encoding) : Buffer$1.from(input);
};
// node_modules/@smithy/util-base64/dist-es/fromBase64.js
const BASE64_REGEX = /^[A-Za-z0-9+/]*={0,2}$/;
const fromBase64 = (input) => {
	if (input.length * 3 % 4 !== 0) throw new TypeError(`Incorrect padding on base64 string.`);
	if (!BASE64_REGEX.exec(input)) throw new TypeError(`Invalid base64 string.`);
	const buffer = fromString(input, "base64");
	return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
};
// node_modules/@smithy/util-base64/node_modules/@smithy/util-utf8/dist-es/fromUtf8.js
const fromUtf8$2 = (input) => {
	const buf = fromString(input, "utf8");
	return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength / Uint8Array.BYTES_PER_ELEMENT);
};
// node_modules/@smithy/util-base64/dist-es/toBase64.js
const toBase64 = (_input) => {
	let input;
	if (typeof _input === "string") input = fromUtf8$2(_input);
	else input = _input;
	if (typeof input !== "object" || typeof input.byteOffset !== "number" || typeof input.byteLength !== "number") throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
	return fromArrayBuffer(input.buffer, input.byteOffset, input.byteLength).toString("base64");
};
// node_modules/@aws-sdk/client-bedrock-runtime/dist-es/models/BedrockRuntimeServiceException.js
var BedrockRuntimeServiceException = class BedrockRuntimeServiceException extends ServiceException {
	static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.bedrockruntime#BedrockRuntimeServiceException";
	constructor(options) {
		super(options);
		Object.setPrototypeOf(this, BedrockRuntimeServiceException.prototype);
	}
};
// node_modules/@aws-sdk/client-bedrock-runtime/dist-es/models/errors.js
var InternalServerException = class InternalServerException extends BedrockRuntimeServiceException {
	static shapeId = "com.amazonaws.bedrockruntime#InternalServerException";
	name = "InternalServerException";
	$fault = "server";
	constructor(opts) {
		super({
			name: "InternalServerException",
			$fault: "server",
			...opts
		});
		Object.setPrototypeOf(this, InternalServerException.prototype);
	}
};
var ThrottlingException = class ThrottlingException extends BedrockRuntimeServiceException {
	static shapeId = "com.amazonaws.bedrockruntime#ThrottlingException";
	name = "ThrottlingException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "ThrottlingException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ThrottlingException.prototype);
	}
};
var ValidationException = class ValidationException extends BedrockRuntimeServiceException {
	static shapeId = "com.amazonaws.bedrockruntime#ValidationException";
	name = "ValidationException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "ValidationException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ValidationException.prototype);
	}
};
var ServiceUnavailableException = class ServiceUnavailableException extends BedrockRuntimeServiceException {
	static shapeId = "com.amazonaws.bedrockruntime#ServiceUnavailableException";
	name = "ServiceUnavailableException";
	$fault = "server";
	constructor(opts) {
		super({
			name: "ServiceUnavailableException",
			$fault: "server",
			...opts
		});
		Object.setPrototypeOf(this, ServiceUnavailableException.prototype);
	}
};
var ModelTimeoutException = class ModelTimeoutException extends BedrockRuntimeServiceException {
	static shapeId = "com.amazonaws.bedrockruntime#ModelTimeoutException";
	name = "ModelTimeoutException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "ModelTimeoutException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ModelTimeoutException.prototype);
	}
};
var ModelStreamErrorException = class ModelStreamErrorException extends BedrockRuntimeServiceException {
	static shapeId = "com.amazonaws.bedrockruntime#ModelStreamErrorException";
	name = "ModelStreamErrorException";
	$fault = "client";
	originalStatusCode;
	originalMessage;
	constructor(opts) {
		super({
			name: "ModelStreamErrorException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ModelStreamErrorException.prototype);
		this.originalStatusCode = opts.originalStatusCode;
		this.originalMessage = opts.originalMessage;
	}
};
// node_modules/@smithy/util-stream/node_modules/@smithy/util-utf8/dist-es/fromUtf8.js
const fromUtf8$1 = (input) => {
	const buf = fromString(input, "utf8");
	return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength / Uint8Array.BYTES_PER_ELEMENT);
};
// node_modules/@smithy/util-stream/node_modules/@smithy/util-utf8/dist-es/toUtf8.js
const toUtf8$1 = (input) => {
	if (typeof input === "string") return input;
	if (typeof input !== "object" || typeof input.byteOffset !== "number" || typeof input.byteLength !== "number") throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
	return fromArrayBuffer(input.buffer, input.byteOffset, input.byteLength).toString("utf8");
};
// node_modules/@smithy/util-stream/dist-es/blob/transforms.js
function transformToString(payload, encoding = "utf-8") {
	if (encoding === "base64") return toBase64(payload);
	return toUtf8$1(payload);
}
function transformFromString(str, encoding) {
	if (encoding === "base64") return Uint8ArrayBlobAdapter.mutate(fromBase64(str));
	return Uint8ArrayBlobAdapter.mutate(fromUtf8$1(str));
}
// node_modules/@smithy/util-stream/dist-es/blob/Uint8ArrayBlobAdapter.js
var Uint8ArrayBlobAdapter = class Uint8ArrayBlobAdapter extends Uint8Array {
	static fromString(source, encoding = "utf-8") {
		switch (typeof source) {
			case "string": return transformFromString(source, encoding);
			default: throw new Error(`Unsupported conversion from ${typeof source} to Uint8ArrayBlobAdapter.`);
		}
	}
	static mutate(source) {
		Object.setPrototypeOf(source, Uint8ArrayBlobAdapter.prototype);
		return source;
	}
	transformToString(encoding = "utf-8") {
		return transformToString(this, encoding);
	}
};
// node_modules/@smithy/smithy-client/dist-es/collect-stream-body.js
const collectBody = async (streamBody = new Uint8Array(), context) => {
	if (streamBody instanceof Uint8Array) return Uint8ArrayBlobAdapter.mutate(streamBody);
	if (!streamBody) return Uint8ArrayBlobAdapter.mutate(new Uint8Array());
	const fromContext = context.streamCollector(streamBody);
	return Uint8ArrayBlobAdapter.mutate(await fromContext);
};
// node_modules/@smithy/smithy-client/dist-es/parse-utils.js
const expectLong = (value) => {
	if (value === null || value === void 0) return;
	if (Number.isInteger(value) && !Number.isNaN(value)) return value;
	throw new TypeError(`Expected integer, got ${typeof value}: ${value}`);
};
const expectInt32 = (value) => expectSizedInt(value, 32);
const expectSizedInt = (value, size) => {
	const expected = expectLong(value);
	if (expected !== void 0 && castInt(expected, size) !== expected) throw new TypeError(`Expected ${size}-bit integer, got ${value}`);
	return expected;
};
const castInt = (value, size) => {
	switch (size) {
		case 32: return Int32Array.of(value)[0];
		case 16: return Int16Array.of(value)[0];
		case 8: return Int8Array.of(value)[0];
	}
};
const expectString = (value) => {
	if (value === null || value === void 0) return;
	if (typeof value === "string") return value;
	if ([
		"boolean",
		"number",
		"bigint"
	].includes(typeof value)) {
		logger.warn(stackTraceWarning(`Expected string, got ${typeof value}: ${value}`));
		return String(value);
	}
	throw new TypeError(`Expected string, got ${typeof value}: ${value}`);
};
const stackTraceWarning = (message) => {
	return String(new TypeError(message).stack || message).split("\n").slice(0, 5).filter((s) => !s.includes("stackTraceWarning")).join("\n");
};
const logger = { warn: console.warn };
// node_modules/@smithy/smithy-client/dist-es/exceptions.js
const decorateServiceException = (exception, additions = {}) => {
	Object.entries(additions).filter(([, v]) => v !== void 0).forEach(([k, v]) => {
		if (exception[k] == void 0 || exception[k] === "") exception[k] = v;
	});
	exception.message = exception.message || exception.Message || "UnknownError";
	delete exception.Message;
	return exception;
};
// node_modules/@smithy/smithy-client/dist-es/lazy-json.js
const StringWrapper = function() {
	const Class = Object.getPrototypeOf(this).constructor;
	const instance = new (Function.bind.apply(String, [null, ...arguments]))();
	Object.setPrototypeOf(instance, Class.prototype);
	return instance;
};
StringWrapper.prototype = Object.create(String.prototype, { constructor: {
	value: StringWrapper,
	enumerable: false,
	writable: true,
	configurable: true
} });
Object.setPrototypeOf(StringWrapper, String);
// node_modules/@smithy/smithy-client/dist-es/object-mapping.js
function map(arg0, arg1, arg2) {
	let target;
	let filter;
	let instructions;
	if (typeof arg1 === "undefined" && typeof arg2 === "undefined") {
		target = {};
		instructions = arg0;
	} else {
		target = arg0;
		if (typeof arg1 === "function") {
			filter = arg1;
			instructions = arg2;
			return mapWithFilter(target, filter, instructions);
		} else instructions = arg1;
	}
	for (const key of Object.keys(instructions)) {
		if (!Array.isArray(instructions[key])) {
			target[key] = instructions[key];
			continue;
		}
		applyInstruction(target, null, instructions, key);
	}
	return target;
}
const take = (source, instructions) => {
	const out = {};
	for (const key in instructions) applyInstruction(out, source, instructions, key);
	return out;
};
const mapWithFilter = (target, filter, instructions) => {
	return map(target, Object.entries(instructions).reduce((_instructions, [key, value]) => {
		if (Array.isArray(value)) _instructions[key] = value;
		else if (typeof value === "function") _instructions[key] = [filter, value()];
		else _instructions[key] = [filter, value];
		return _instructions;
	}, {}));
};
const applyInstruction = (target, source, instructions, targetKey) => {
	if (source !== null) {
		let instruction = instructions[targetKey];
		if (typeof instruction === "function") instruction = [, instruction];
		const [filter = nonNullish, valueFn = pass, sourceKey = targetKey] = instruction;
		if (typeof filter === "function" && filter(source[sourceKey]) || typeof filter !== "function" && !!filter) target[targetKey] = valueFn(source[sourceKey]);
		return;
	}
	let [filter, value] = instructions[targetKey];
	if (typeof value === "function") {
		let _value;
		const defaultFilterPassed = filter === void 0 && (_value = value()) != null;
		const customFilterPassed = typeof filter === "function" && !!filter(void 0) || typeof filter !== "function" && !!filter;
		if (defaultFilterPassed) target[targetKey] = _value;
		else if (customFilterPassed) target[targetKey] = value();
	} else {
		const defaultFilterPassed = filter === void 0 && value != null;
		const customFilterPassed = typeof filter === "function" && !!filter(value) || typeof filter !== "function" && !!filter;
		if (defaultFilterPassed || customFilterPassed) target[targetKey] = value;
	}
};
const nonNullish = (_) => _ != null;
const pass = (_) => _;
// node_modules/@anthropic-ai/bedrock-sdk/AWS_restJson1.mjs
const de_InternalServerExceptionRes = async (parsedOutput, context) => {
	const contents = map({});
	const data = parsedOutput.body;
	const doc = take(data, { message: expectString });
	Object.assign(contents, doc);
	const exception = new InternalServerException({
		$metadata: deserializeMetadata(parsedOutput),
		...contents
	});
	return decorateServiceException(exception, parsedOutput.body);
};
const de_ModelStreamErrorExceptionRes = async (parsedOutput, context) => {
	const contents = map({});
	const data = parsedOutput.body;
	const doc = take(data, {
		message: expectString,
		originalMessage: expectString,
		originalStatusCode: expectInt32
	});
	Object.assign(contents, doc);
	const exception = new ModelStreamErrorException({
		$metadata: deserializeMetadata(parsedOutput),
		...contents
	});
	return decorateServiceException(exception, parsedOutput.body);
};
const de_ModelTimeoutExceptionRes = async (parsedOutput, context) => {
	const contents = map({});
	const data = parsedOutput.body;
	const doc = take(data, { message: expectString });
	Object.assign(contents, doc);
	const exception = new ModelTimeoutException({
		$metadata: deserializeMetadata(parsedOutput),
		...contents
	});
	return decorateServiceException(exception, parsedOutput.body);
};
const de_ServiceUnavailableExceptionRes = async (parsedOutput, context) => {
	const contents = map({});
	const data = parsedOutput.body;
	const doc = take(data, { message: expectString });
	Object.assign(contents, doc);
	const exception = new ServiceUnavailableException({
		$metadata: deserializeMetadata(parsedOutput),
		...contents
	});
	return decorateServiceException(exception, parsedOutput.body);
};
const de_ThrottlingExceptionRes = async (parsedOutput, context) => {
	const contents = map({});
	const data = parsedOutput.body;
	const doc = take(data, { message: expectString });
	Object.assign(contents, doc);
	const exception = new ThrottlingException({
		$metadata: deserializeMetadata(parsedOutput),
		...contents
	});
	return decorateServiceException(exception, parsedOutput.body);
};
const de_ValidationExceptionRes = async (parsedOutput, context) => {
	const contents = map({});
	const data = parsedOutput.body;
	const doc = take(data, { message: expectString });
	Object.assign(contents, doc);
	const exception = new ValidationException({
		$metadata: deserializeMetadata(parsedOutput),
		...contents
	});
	return decorateServiceException(exception, parsedOutput.body);
};
const de_ResponseStream = (output, context) => {
	return context.eventStreamMarshaller.deserialize(output, async (event) => {
		if (event["chunk"] != null) return { chunk: await de_PayloadPart_event(event["chunk"], context) };
		if (event["internalServerException"] != null) return { internalServerException: await de_InternalServerException_event(event["internalServerException"], context) };
		if (event["modelStreamErrorException"] != null) return { modelStreamErrorException: await de_ModelStreamErrorException_event(event["modelStreamErrorException"], context) };
		if (event["validationException"] != null) return { validationException: await de_ValidationException_event(event["validationException"], context) };
		if (event["throttlingException"] != null) return { throttlingException: await de_ThrottlingException_event(event["throttlingException"], context) };
		if (event["modelTimeoutException"] != null) return { modelTimeoutException: await de_ModelTimeoutException_event(event["modelTimeoutException"], context) };
		if (event["serviceUnavailableException"] != null) return { serviceUnavailableException: await de_ServiceUnavailableException_event(event["serviceUnavailableException"], context) };
		return { $unknown: output };
	});
};
const de_InternalServerException_event = async (output, context) => {
	const parsedOutput = {
		...output,
		body: await parseBody(output.body, context)
	};
	return de_InternalServerExceptionRes(parsedOutput, context);
};
const de_ModelStreamErrorException_event = async (output, context) => {
	const parsedOutput = {
		...output,
		body: await parseBody(output.body, context)
	};
	return de_ModelStreamErrorExceptionRes(parsedOutput, context);
};
const de_ModelTimeoutException_event = async (output, context) => {
	const parsedOutput = {
		...output,
		body: await parseBody(output.body, context)
	};
	return de_ModelTimeoutExceptionRes(parsedOutput, context);
};
const de_PayloadPart_event = async (output, context) => {
	const contents = {};
	const data = await parseBody(output.body, context);
	Object.assign(contents, de_PayloadPart(data, context));
	return contents;
};
const de_ServiceUnavailableException_event = async (output, context) => {
	const parsedOutput = {
		...output,
		body: await parseBody(output.body, context)
	};
	return de_ServiceUnavailableExceptionRes(parsedOutput, context);
};
const de_ThrottlingException_event = async (output, context) => {
	const parsedOutput = {
		...output,
		body: await parseBody(output.body, context)
	};
	return de_ThrottlingExceptionRes(parsedOutput, context);
};
const de_ValidationException_event = async (output, context) => {
	const parsedOutput = {
		...output,
		body: await parseBody(output.body, context)
	};
	return de_ValidationExceptionRes(parsedOutput, context);
};
const de_PayloadPart = (output, context) => {
	return take(output, { bytes: context.base64Decoder });
};
const deserializeMetadata = (output) => ({
	httpStatusCode: output.statusCode,
	requestId: output.headers["x-amzn-requestid"] ?? output.headers["x-amzn-request-id"] ?? output.headers["x-amz-request-id"] ?? "",
	extendedRequestId: output.headers["x-amz-id-2"] ?? "",
	cfId: output.headers["x-amz-cf-id"] ?? ""
});
const collectBodyString = (streamBody, context) => collectBody(streamBody, context).then((body) => context.utf8Encoder(body));
const parseBody = (streamBody, context) => collectBodyString(streamBody, context).then((encoded) => {
	if (encoded.length) return JSON.parse(encoded);
	return {};
});
// node_modules/@anthropic-ai/bedrock-sdk/internal/shims.mjs
function makeReadableStream(...args) {
	const ReadableStream = globalThis.ReadableStream;
	if (typeof ReadableStream === "undefined") throw new Error("`ReadableStream` is not defined as a global; You will need to polyfill it, `globalThis.ReadableStream = ReadableStream`");
	return new ReadableStream(...args);
}
function ReadableStreamFrom(iterable) {
	let iter = Symbol.asyncIterator in iterable ? iterable[Symbol.asyncIterator]() : iterable[Symbol.iterator]();
	return makeReadableStream({
		start() {},
		async pull(controller) {
			const { done, value } = await iter.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		async cancel() {
			await iter.return?.();
		}
	});
}
function readableStreamIterator(stream) {
	if (stream[Symbol.asyncIterator]) return stream[Symbol.asyncIterator]();
	const reader = stream.getReader();
	return {
		async next() {
			try {
				const result = await reader.read();
				if (result?.done) reader.releaseLock();
				return result;
			} catch (e) {
				reader.releaseLock();
				throw e;
			}
		},
		async return() {
			const cancelPromise = reader.cancel();
			reader.releaseLock();
			await cancelPromise;
			return {
				done: true,
				value: void 0
			};
		}
	};
}
const droppedReaders = typeof FinalizationRegistry === "undefined" ? void 0 : new FinalizationRegistry(async (iter) => {
	try {
		await iter.return?.();
	} catch {}
});
async function* ReadableStreamToAsyncIterable(stream) {
	const iter = readableStreamIterator(stream);
	const reader = {};
	droppedReaders?.register(reader, iter, reader);
	try {
		for await (const chunk of { [Symbol.asyncIterator]: () => iter }) yield chunk;
	} finally {
		droppedReaders?.unregister(reader);
	}
}
// node_modules/@anthropic-ai/bedrock-sdk/core/streaming.mjs
const toUtf8 = (input) => new TextDecoder("utf-8").decode(input);
const fromUtf8 = (input) => new TextEncoder().encode(input);
const getMinimalSerdeContext = () => {
	const marshaller = new EventStreamMarshaller({
		utf8Encoder: toUtf8,
		utf8Decoder: fromUtf8
	});
	return {
		base64Decoder: fromBase64,
		base64Encoder: toBase64,
		utf8Decoder: fromUtf8,
		utf8Encoder: toUtf8,
		eventStreamMarshaller: marshaller,
		streamCollector
	};
};
function eventStreamToSSEResponse(response) {
	const body = response.body;
	if (!body) return response;
	async function* sseFrames() {
		const eventStream = de_ResponseStream(ReadableStreamToAsyncIterable(body), getMinimalSerdeContext());
		try {
			for await (const event of eventStream) if (event.chunk && event.chunk.bytes) {
				const data = toUtf8(event.chunk.bytes);
				const parsed = safeJSON(data);
				if (parsed === void 0) throw new AnthropicError(`Could not parse a Bedrock chunk into JSON: ${data}`);
				const eventName = isObj(parsed) && typeof parsed["type"] === "string" ? parsed["type"] : null;
				if (eventName != null) yield fromUtf8(`event: ${eventName}\ndata: ${JSON.stringify(parsed)}\n\n`);
			}
		} catch (err) {
			const error = frameError(err);
			if (!error) throw err;
			yield fromUtf8(`event: error\ndata: ${JSON.stringify({
				type: "error",
				error
			})}\n\n`);
		}
	}
	const headers = new Headers(response.headers);
	headers.set("content-type", "text/event-stream; charset=utf-8");
	headers.delete("content-length");
	const normalized = new Response(ReadableStreamFrom(sseFrames()), {
		status: response.status,
		statusText: response.statusText,
		headers
	});
	Object.defineProperty(normalized, "url", { value: response.url });
	return normalized;
}
function frameError(err) {
	if (err instanceof BedrockRuntimeServiceException) return {
		type: err.name.charAt(0).toLowerCase() + err.name.slice(1),
		message: err.message
	};
	if (err instanceof Error && Object.getPrototypeOf(err) === Error.prototype && err.name !== "Error" && !isAbortError(err)) return {
		type: err.name,
		message: err.message
	};
}
// node_modules/@anthropic-ai/bedrock-sdk/internal/headers.mjs
const brand_privateNullableHeaders = Symbol.for("brand.privateNullableHeaders");
function* iterateHeaders(headers) {
	if (!headers) return;
	if (brand_privateNullableHeaders in headers) {
		const { values, nulls } = headers;
		yield* values.entries();
		for (const name of nulls) yield [name, null];
		return;
	}
	let shouldClear = false;
	let iter;
	if (headers instanceof Headers) iter = headers.entries();
	else if (isReadonlyArray(headers)) iter = headers;
	else {
		shouldClear = true;
		iter = Object.entries(headers ?? {});
	}
	for (let row of iter) {
		const name = row[0];
		if (typeof name !== "string") throw new TypeError("expected header name to be a string");
		const values = isReadonlyArray(row[1]) ? row[1] : [row[1]];
		let didClear = false;
		for (const value of values) {
			if (value === void 0) continue;
			if (shouldClear && !didClear) {
				didClear = true;
				yield [name, clearSentinel];
			}
			yield [name, value];
		}
	}
}
const clearSentinel = Symbol("clear");
const APPEND_HEADERS = new Set(["x-stainless-helper"]);
const appendHeaderValue = (existing, addition) => {
	const tokens = existing ? existing.split(",").map((t) => t.trim()).filter(Boolean) : [];
	for (const tok of addition.split(",").map((t) => t.trim())) if (tok && !tokens.includes(tok)) tokens.push(tok);
	return tokens.join(", ");
};
const buildHeaders = (newHeaders) => {
	const targetHeaders = new Headers();
	const nullHeaders = new Set();
	for (const headers of newHeaders) {
		const seenHeaders = new Set();
		for (const [name, value] of iterateHeaders(headers)) {
			const lowerName = name.toLowerCase();
			if (APPEND_HEADERS.has(lowerName)) {
				if (value === clearSentinel) continue;
				if (value === null) {
					targetHeaders.delete(name);
					nullHeaders.add(lowerName);
				} else {
					targetHeaders.set(name, appendHeaderValue(targetHeaders.get(name), value));
					nullHeaders.delete(lowerName);
				}
				continue;
			}
			if (value === clearSentinel || !seenHeaders.has(lowerName)) {
				targetHeaders.delete(name);
				seenHeaders.add(lowerName);
				if (value === clearSentinel) continue;
			}
			if (value === null) {
				targetHeaders.delete(name);
				nullHeaders.add(lowerName);
			} else {
				targetHeaders.append(name, value);
				nullHeaders.delete(lowerName);
			}
		}
	}
	return {
		[brand_privateNullableHeaders]: true,
		values: targetHeaders,
		nulls: nullHeaders
	};
};
// node_modules/@anthropic-ai/bedrock-sdk/internal/utils/path.mjs
function encodeURIPath(str) {
	return str.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@]+/g, encodeURIComponent);
}
const EMPTY = Object.freeze(Object.create(null));
const createPathTagFunction = (pathEncoder = encodeURIPath) => function path(statics, ...params) {
	if (statics.length === 1) return statics[0];
	let postPath = false;
	const invalidSegments = [];
	const path = statics.reduce((previousValue, currentValue, index) => {
		if (/[?#]/.test(currentValue)) postPath = true;
		const value = params[index];
		let encoded = (postPath ? encodeURIComponent : pathEncoder)("" + value);
		if (index !== params.length && (value == null || typeof value === "object" && value.toString === Object.getPrototypeOf(Object.getPrototypeOf(value.hasOwnProperty ?? EMPTY) ?? EMPTY)?.toString)) {
			encoded = value + "";
			invalidSegments.push({
				start: previousValue.length + currentValue.length,
				length: encoded.length,
				error: `Value of type ${Object.prototype.toString.call(value).slice(8, -1)} is not a valid path parameter`
			});
		}
		if (!postPath && (encoded === "" || encoded.startsWith(";"))) invalidSegments.push({
			start: previousValue.length + currentValue.length,
			length: encoded.length,
			error: `Value "${encoded}" can\'t be safely passed as a path parameter`
		});
		return previousValue + currentValue + (index === params.length ? "" : encoded);
	}, "");
	const pathOnly = path.split(/[?#]/, 1)[0];
	const invalidSegmentPattern = /(?<=^|\/)(?:\.|%2e){1,2}(?:;[^/]*)?(?=\/|$)/gi;
	let match;
	while ((match = invalidSegmentPattern.exec(pathOnly)) !== null) invalidSegments.push({
		start: match.index,
		length: match[0].length,
		error: `Value "${match[0]}" can\'t be safely passed as a path parameter`
	});
	invalidSegments.sort((a, b) => a.start - b.start);
	if (invalidSegments.length > 0) {
		const marks = [];
		for (const segment of invalidSegments) for (let i = segment.start; i < segment.start + Math.max(1, segment.length); i++) marks[i] = "^";
		const underline = Array.from(marks, (mark) => mark ?? " ").join("");
		throw new AnthropicError(`Path parameters result in path with invalid segments:\n${invalidSegments.map((e) => e.error).join("\n")}\n${path}\n${underline}`);
	}
	return path;
};
const path = createPathTagFunction(encodeURIPath);
// node_modules/@anthropic-ai/bedrock-sdk/client.mjs
var __classPrivateFieldGet$1 = function(receiver, state, kind, f) {
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
	return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
};
var _AnthropicBedrock_instances;
var _AnthropicBedrock_adaptRequest;
var _AnthropicBedrock_adaptResponse;
const MODEL_ENDPOINTS = new Set(["/v1/messages", "/v1/messages?beta=true"]);
const USER_PROFILE_ID_HEADER$1 = "anthropic-user-profile-id";
const CREDENTIALS = {
	accepts: ["apiKey"],
	unsupportedOptionMessage: (option) => `The \`${option}\` option is not supported by AnthropicBedrock; authentication uses a Bedrock API key (\`apiKey\`) or AWS credentials (SigV4).`
};
var AnthropicBedrock = class extends BaseAnthropic {
	_instrumentationScope() {
		return {
			platform: "bedrock",
			version: VERSION
		};
	}
	constructor({ awsRegion = readEnv("AWS_REGION") ?? "us-east-1", baseURL = readEnv("ANTHROPIC_BEDROCK_BASE_URL") ?? `https://bedrock-runtime.${awsRegion}.amazonaws.com`, apiKey, awsSecretKey = null, awsAccessKey = null, awsSessionToken = null, providerChainResolver = null, ...opts } = {}) {
		rejectUnsupportedCredentials(opts, CREDENTIALS);
		if (apiKey === void 0) apiKey = readEnv("AWS_BEARER_TOKEN_BEDROCK");
		super({
			baseURL,
			...opts,
			apiKey: apiKey ?? null,
			authToken: null
		});
		_AnthropicBedrock_instances.add(this);
		this._genAIProviderName = "aws.bedrock";
		this.skipAuth = false;
		this.messages = makeMessagesResource(this);
		this.beta = makeBetaResource(this);
		if (awsAccessKey != null !== (awsSecretKey != null)) loggerFor(this).warn("Warning: Passing only one of `awsAccessKey` or `awsSecretKey` is deprecated. Please provide both keys, or provide neither and rely on the AWS credential provider chain.");
		this.awsSecretKey = awsSecretKey;
		this.awsAccessKey = awsAccessKey;
		this.awsRegion = awsRegion;
		this.awsSessionToken = awsSessionToken;
		this.skipAuth = opts.skipAuth ?? false;
		this.providerChainResolver = providerChainResolver;
	}
	get userProfiles() {
		return throwUserProfilesUnavailable();
	}
	withOptions(options) {
		const replacesAWSCredentials = options.awsAccessKey != null || options.awsSecretKey != null || options.awsSessionToken != null || options.providerChainResolver != null;
		return super.withOptions({
			awsRegion: this.awsRegion,
			...replacesAWSCredentials ? {} : {
				awsAccessKey: this.awsAccessKey,
				awsSecretKey: this.awsSecretKey,
				awsSessionToken: this.awsSessionToken,
				providerChainResolver: this.providerChainResolver
			},
			...options
		});
	}
	validateHeaders() {}
	_shouldResolveDefaultCredentials() {
		return false;
	}
	getUserAgent() {
		return `AnthropicBedrock/JS ${VERSION$1}`;
	}
	async authHeaders(opts) {
		return this.skipAuth ? void 0 : super.authHeaders(opts);
	}
	backendMiddleware() {
		return [async (request, next, ctx) => {
			const response = await next(await __classPrivateFieldGet$1(this, _AnthropicBedrock_instances, "m", _AnthropicBedrock_adaptRequest).call(this, request, ctx.options));
			return __classPrivateFieldGet$1(this, _AnthropicBedrock_instances, "m", _AnthropicBedrock_adaptResponse).call(this, response);
		}];
	}
};
_AnthropicBedrock_instances = new WeakSet(), _AnthropicBedrock_adaptRequest = async function _AnthropicBedrock_adaptRequest(request, options) {
	const url = new URL(request.url);
	const headers = new Headers(request.headers);
	const version = headers.get("anthropic-version");
	headers.delete("anthropic-version");
	let parsedBody;
	if (typeof request.body === "string") {
		const parsed = safeJSON(request.body);
		if (isObj(parsed)) parsedBody = parsed;
	}
	if (parsedBody) {
		if (version && !parsedBody["anthropic_version"]) parsedBody["anthropic_version"] = version;
		const betas = headers.get("anthropic-beta");
		if (betas != null && !parsedBody["anthropic_beta"]) parsedBody["anthropic_beta"] = betas.split(",").map((beta) => beta.trim());
	}
	if (options && MODEL_ENDPOINTS.has(options.path) && options.method === "post") {
		const userProfileID = headers.get(USER_PROFILE_ID_HEADER$1);
		if (parsedBody && userProfileID != null) {
			headers.delete(USER_PROFILE_ID_HEADER$1);
			if (!("user_profile_id" in parsedBody)) parsedBody["user_profile_id"] = userProfileID;
		}
		const canonicalPath = options.path.split("?")[0];
		if (url.pathname.endsWith(canonicalPath)) {
			if (!parsedBody) throw new Error(`Expected request body to be a JSON object for post ${canonicalPath}`);
			const model = parsedBody["model"];
			delete parsedBody["model"];
			const stream = parsedBody["stream"];
			delete parsedBody["stream"];
			url.pathname = url.pathname.slice(0, url.pathname.length - canonicalPath.length) + (stream ? path`/model/${model}/invoke-with-response-stream` : path`/model/${model}/invoke`);
			url.searchParams.delete("beta");
		}
	}
	const adapted = {
		...request,
		url: url.toString(),
		headers
	};
	if (parsedBody) adapted.body = JSON.stringify(parsedBody);
	if (!this.skipAuth && !this.apiKey) {
		const regionName = this.awsRegion;
		if (!regionName) throw new Error("Expected `awsRegion` option to be passed to the client or the `AWS_REGION` environment variable to be present");
		const authHeaders = await getAuthHeaders$1(adapted, {
			url: adapted.url,
			regionName,
			awsAccessKey: this.awsAccessKey,
			awsSecretKey: this.awsSecretKey,
			awsSessionToken: this.awsSessionToken,
			fetchOptions: this.fetchOptions,
			providerChainResolver: this.providerChainResolver,
			logger: loggerFor(this)
		});
		adapted.headers = buildHeaders([adapted.headers, authHeaders]).values;
	}
	return adapted;
}, _AnthropicBedrock_adaptResponse = function _AnthropicBedrock_adaptResponse(response) {
	if (response.body && response.headers.get("content-type")?.includes("application/vnd.amazon.eventstream")) return eventStreamToSSEResponse(response);
	return response;
};
function makeMessagesResource(client) {
	const resource = new Messages(client);
	delete resource.batches;
	delete resource.countTokens;
	return resource;
}
function makeBetaResource(client) {
	const resource = new Beta(client);
	delete resource.promptCaching;
	delete resource.messages.batches;
	delete resource.messages.countTokens;
	Object.defineProperty(resource, "userProfiles", {
		enumerable: false,
		get: throwUserProfilesUnavailable
	});
	return resource;
}
function throwUserProfilesUnavailable() {
	throw new AnthropicError("User profiles are not available on `AnthropicBedrock`. Use `AnthropicAws` from `@anthropic-ai/aws-sdk` to manage them.");
}
export { AnthropicBedrock };
