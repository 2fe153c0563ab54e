import { Writable } from "node:stream";
// node_modules/@smithy/core/dist-es/submodules/transport/httpResponse.js
var HttpResponse = class {
	statusCode;
	reason;
	headers;
	body;
	constructor(options) {
		this.statusCode = options.statusCode;
		this.reason = options.reason;
		this.headers = options.headers || {};
		this.body = options.body;
	}
	static isInstance(response) {
		if (!response) return false;
		const resp = response;
		return typeof resp.statusCode === "number" && typeof resp.headers === "object";
	}
};
// node_modules/@smithy/core/dist-es/submodules/serde/concatBytes.js
function concatBytes(arrays, length) {
	if (length === void 0) {
		length = 0;
		for (const bytes of arrays) length += bytes.byteLength;
	}
	const result = new Uint8Array(length);
	let offset = 0;
	for (const buf of arrays) {
		result.set(buf, offset);
		offset += buf.byteLength;
	}
	return result;
}
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-type-check.js
const isReadableStream = (stream) => typeof ReadableStream === "function" && (stream?.constructor?.name === ReadableStream.name || stream instanceof ReadableStream);
const isBlob = (blob) => {
	return typeof Blob === "function" && (blob?.constructor?.name === Blob.name || blob instanceof Blob);
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-collector.browser.js
const streamCollector$1 = async (stream) => {
	if (isBlob(stream)) return collectBlob(stream);
	return collectReadableStream(stream);
};
async function collectBlob(blob) {
	return blob.arrayBuffer().then((ab) => new Uint8Array(ab));
}
async function collectReadableStream(stream) {
	const chunks = [];
	const reader = stream.getReader();
	let length = 0;
	while (true) {
		const { done, value } = await reader.read();
		if (value) {
			chunks.push(value);
			length += value.length;
		}
		if (done) break;
	}
	return concatBytes(chunks, length);
}
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-collector.js
const streamCollector = (stream) => {
	if (isBlob(stream)) return collectBlob(stream);
	if (isReadableStream(stream)) return collectReadableStream(stream);
	return new Promise((resolve, reject) => {
		const collector = new Collector();
		const nodeStream = stream;
		nodeStream.pipe(collector);
		nodeStream.on("error", (err) => {
			collector.end();
			reject(err);
		});
		collector.on("error", reject);
		collector.on("finish", function() {
			resolve(concatBytes(this.bufferedBytes));
		});
	});
};
var Collector = class extends Writable {
	bufferedBytes = [];
	_write(chunk, encoding, callback) {
		this.bufferedBytes.push(chunk);
		callback();
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri.js
const escapeUri = (uri) => encodeURIComponent(uri).replace(/[!'()*]/g, hexEncode);
const hexEncode = (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`;
// node_modules/@smithy/core/dist-es/submodules/protocols/querystring-builder/buildQueryString.js
function buildQueryString(query) {
	const parts = [];
	for (let key of Object.keys(query).sort()) {
		const value = query[key];
		key = escapeUri(key);
		if (Array.isArray(value)) for (let i = 0, iLen = value.length; i < iLen; i++) parts.push(`${key}=${escapeUri(value[i])}`);
		else {
			let qsEntry = key;
			if (value || typeof value === "string") qsEntry += `=${escapeUri(value)}`;
			parts.push(qsEntry);
		}
	}
	return parts.join("&");
}
export { isReadableStream as a, streamCollector$1 as i, escapeUri as n, HttpResponse as o, streamCollector as r, buildQueryString as t };
