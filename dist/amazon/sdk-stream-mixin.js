import { Readable } from "node:stream";
import { i as fromArrayBuffer, n as toHex } from "./hex-encoding.js";
import { a as isReadableStream, i as streamCollector, r as streamCollector$1 } from "./buildQueryString.js";
// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/fromUtf8.browser.js
const fromUtf8 = (input) => new TextEncoder().encode(input);
// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/constants-for-browser.js
const chars = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/`;
Object.entries(chars).reduce((acc, [i, c]) => {
	acc[c] = Number(i);
	return acc;
}, {});
const alphabetByValue = chars.split("");
// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/toBase64.browser.js
function toBase64(_input) {
	let input;
	if (typeof _input === "string") input = fromUtf8(_input);
	else input = _input;
	const isArrayLike = typeof input === "object" && typeof input.length === "number";
	const isUint8Array = typeof input === "object" && typeof input.byteOffset === "number" && typeof input.byteLength === "number";
	if (!isArrayLike && !isUint8Array) throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
	let str = "";
	for (let i = 0; i < input.length; i += 3) {
		let bits = 0;
		let bitLength = 0;
		for (let j = i, limit = Math.min(i + 3, input.length); j < limit; j++) {
			bits |= input[j] << (limit - j - 1) * 8;
			bitLength += 8;
		}
		const bitClusterCount = Math.ceil(bitLength / 6);
		bits <<= bitClusterCount * 6 - bitLength;
		for (let k = 1; k <= bitClusterCount; k++) {
			const offset = (bitClusterCount - k) * 6;
			str += alphabetByValue[(bits & 63 << offset) >> offset];
		}
		str += "==".slice(0, 4 - bitClusterCount);
	}
	return str;
}
// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUtf8.browser.js
const toUtf8 = (input) => {
	if (typeof input === "string") return input;
	if (typeof input !== "object" || typeof input.byteOffset !== "number" || typeof input.byteLength !== "number") throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
	return new TextDecoder("utf-8").decode(input);
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.browser.js
const ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED$1 = "The stream has already been transformed.";
const sdkStreamMixin$1 = (stream) => {
	if (!isBlobInstance(stream) && !isReadableStream(stream)) {
		const name = stream?.__proto__?.constructor?.name || stream;
		throw new Error(`Unexpected stream implementation, expect Blob or ReadableStream, got ${name}`);
	}
	let transformed = false;
	const transformToByteArray = async () => {
		if (transformed) throw new Error(ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED$1);
		transformed = true;
		return await streamCollector(stream);
	};
	const blobToWebStream = (blob) => {
		if (typeof blob.stream !== "function") throw new Error("Cannot transform payload Blob to web stream. Please make sure the Blob.stream() is polyfilled.\nIf you are using React Native, this API is not yet supported, see: https://react-native.canny.io/feature-requests/p/fetch-streaming-body");
		return blob.stream();
	};
	return Object.assign(stream, {
		transformToByteArray,
		transformToString: async (encoding) => {
			const buf = await transformToByteArray();
			if (encoding === "base64") return toBase64(buf);
			else if (encoding === "hex") return toHex(buf);
			else if (encoding === void 0 || encoding === "utf8" || encoding === "utf-8") return toUtf8(buf);
			else if (typeof TextDecoder === "function") return new TextDecoder(encoding).decode(buf);
			else throw new Error("TextDecoder is not available, please make sure polyfill is provided.");
		},
		transformToWebStream: () => {
			if (transformed) throw new Error(ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED$1);
			transformed = true;
			if (isBlobInstance(stream)) return blobToWebStream(stream);
			else if (isReadableStream(stream)) return stream;
			else throw new Error(`Cannot transform payload to web stream, got ${stream}`);
		}
	});
};
const isBlobInstance = (stream) => typeof Blob === "function" && stream instanceof Blob;
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.js
const ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED = "The stream has already been transformed.";
const sdkStreamMixin = (stream) => {
	if (!(stream instanceof Readable)) try {
		return sdkStreamMixin$1(stream);
	} catch (ignored) {
		const name = stream?.__proto__?.constructor?.name || stream;
		throw new Error(`Unexpected stream implementation, expect Stream.Readable instance, got ${name}`);
	}
	let transformed = false;
	const transformToByteArray = async () => {
		if (transformed) throw new Error(ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED);
		transformed = true;
		return await streamCollector$1(stream);
	};
	return Object.assign(stream, {
		transformToByteArray,
		transformToString: async (encoding) => {
			const buf = await transformToByteArray();
			if (encoding === void 0 || Buffer.isEncoding(encoding)) return fromArrayBuffer(buf.buffer, buf.byteOffset, buf.byteLength).toString(encoding);
			else return new TextDecoder(encoding).decode(buf);
		},
		transformToWebStream: () => {
			if (transformed) throw new Error(ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED);
			if (stream.readableFlowing !== null) throw new Error("The stream has been consumed by other callbacks.");
			if (typeof Readable.toWeb !== "function") throw new Error("Readable.toWeb() is not supported. Please ensure a polyfill is available.");
			transformed = true;
			return Readable.toWeb(stream);
		}
	});
};
export { sdkStreamMixin as t };
