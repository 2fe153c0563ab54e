// node_modules/@anthropic-ai/sdk/internal/tslib.mjs
function __classPrivateFieldSet(receiver, state, value, kind, f) {
	if (kind === "m") throw new TypeError("Private method is not writable");
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a setter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot write private member to an object whose class did not declare it");
	return kind === "a" ? f.call(receiver, value) : f ? f.value = value : state.set(receiver, value), value;
}
function __classPrivateFieldGet(receiver, state, kind, f) {
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
	return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
}
// node_modules/@anthropic-ai/sdk/internal/errors.mjs
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
// node_modules/@anthropic-ai/sdk/core/error.mjs
var AnthropicError = (() => {
	class AnthropicError extends Error {
		constructor(message, options) {
			super(message, options);
			Object.defineProperty(this, "name", {
				value: new.target._errorName,
				writable: true,
				configurable: true
			});
		}
	}
	AnthropicError._errorName = "AnthropicError";
	return AnthropicError;
})();
var APIError = (() => {
	class APIError extends AnthropicError {
		constructor(status, error, message, headers, type) {
			super(`${APIError.makeMessage(status, error, message)}`);
			this.status = status;
			this.headers = headers;
			this.requestID = headers?.get("request-id");
			this.workspaceID = headers?.get("anthropic-workspace-id");
			this.error = error;
			const body = error ?? {};
			this.apiMessage = body.error?.message ?? null;
			this.type = type ?? body.error?.type ?? null;
			const errorCode = body.error?.details?.error_code;
			this.errorCode = typeof errorCode === "string" ? errorCode : null;
			this.details = body.error?.details ?? null;
		}
		static makeMessage(status, error, message) {
			const msg = error?.message ? typeof error.message === "string" ? error.message : JSON.stringify(error.message) : error ? JSON.stringify(error) : message;
			if (status && msg) return `${status} ${msg}`;
			if (status) return `${status} status code (no body)`;
			if (msg) return msg;
			return "(no status code or body)";
		}
		static generate(status, errorResponse, message, headers) {
			if (!status || !headers) return new APIConnectionError({
				message,
				cause: castToError(errorResponse)
			});
			const error = errorResponse;
			const errorClass = STATUS_ERROR_CLASSES.get(status);
			if (errorClass) return new errorClass(status, error, message, headers);
			if (status >= 500) return new InternalServerError(status, error, message, headers);
			return new APIError(status, error, message, headers);
		}
	}
	APIError._errorName = "APIError";
	return APIError;
})();
var APIUserAbortError = (() => {
	class APIUserAbortError extends APIError {
		constructor({ message } = {}) {
			super(void 0, void 0, message || "Request was aborted.", void 0);
		}
	}
	APIUserAbortError._errorName = "APIUserAbortError";
	return APIUserAbortError;
})();
var APIConnectionError = (() => {
	class APIConnectionError extends APIError {
		constructor({ message, cause }) {
			super(void 0, void 0, message || "Connection error.", void 0);
			if (cause) this.cause = cause;
		}
	}
	APIConnectionError._errorName = "APIConnectionError";
	return APIConnectionError;
})();
var APIConnectionTimeoutError = (() => {
	class APIConnectionTimeoutError extends APIConnectionError {
		constructor({ message } = {}) {
			super({ message: message ?? "Request timed out." });
		}
	}
	APIConnectionTimeoutError._errorName = "APIConnectionTimeoutError";
	return APIConnectionTimeoutError;
})();
var RetryableError = (() => {
	class RetryableError extends AnthropicError {
		constructor(message, { cause } = {}) {
			super(message ?? "Retryable error.");
			if (cause !== void 0) this.cause = cause;
		}
	}
	RetryableError._errorName = "RetryableError";
	return RetryableError;
})();
var BadRequestError = (() => {
	class BadRequestError extends APIError {}
	BadRequestError._errorName = "BadRequestError";
	return BadRequestError;
})();
var AuthenticationError = (() => {
	class AuthenticationError extends APIError {}
	AuthenticationError._errorName = "AuthenticationError";
	return AuthenticationError;
})();
var PaymentRequiredError = (() => {
	class PaymentRequiredError extends APIError {}
	PaymentRequiredError._errorName = "PaymentRequiredError";
	return PaymentRequiredError;
})();
var PermissionDeniedError = (() => {
	class PermissionDeniedError extends APIError {}
	PermissionDeniedError._errorName = "PermissionDeniedError";
	return PermissionDeniedError;
})();
var NotFoundError = (() => {
	class NotFoundError extends APIError {}
	NotFoundError._errorName = "NotFoundError";
	return NotFoundError;
})();
var RequestTimeoutError = (() => {
	class RequestTimeoutError extends APIError {}
	RequestTimeoutError._errorName = "RequestTimeoutError";
	return RequestTimeoutError;
})();
var ConflictError = (() => {
	class ConflictError extends APIError {}
	ConflictError._errorName = "ConflictError";
	return ConflictError;
})();
var PreconditionFailedError = (() => {
	class PreconditionFailedError extends APIError {}
	PreconditionFailedError._errorName = "PreconditionFailedError";
	return PreconditionFailedError;
})();
var ContentTooLargeError = (() => {
	class ContentTooLargeError extends APIError {}
	ContentTooLargeError._errorName = "ContentTooLargeError";
	return ContentTooLargeError;
})();
var UnprocessableEntityError = (() => {
	class UnprocessableEntityError extends APIError {}
	UnprocessableEntityError._errorName = "UnprocessableEntityError";
	return UnprocessableEntityError;
})();
var RateLimitError = (() => {
	class RateLimitError extends APIError {}
	RateLimitError._errorName = "RateLimitError";
	return RateLimitError;
})();
var RequestHeaderFieldsTooLargeError = (() => {
	class RequestHeaderFieldsTooLargeError extends APIError {}
	RequestHeaderFieldsTooLargeError._errorName = "RequestHeaderFieldsTooLargeError";
	return RequestHeaderFieldsTooLargeError;
})();
var ClientClosedRequestError = (() => {
	class ClientClosedRequestError extends APIError {}
	ClientClosedRequestError._errorName = "ClientClosedRequestError";
	return ClientClosedRequestError;
})();
var InternalServerError = (() => {
	class InternalServerError extends APIError {}
	InternalServerError._errorName = "InternalServerError";
	return InternalServerError;
})();
var NotImplementedError = (() => {
	class NotImplementedError extends InternalServerError {}
	NotImplementedError._errorName = "NotImplementedError";
	return NotImplementedError;
})();
var ServiceUnavailableError = (() => {
	class ServiceUnavailableError extends InternalServerError {}
	ServiceUnavailableError._errorName = "ServiceUnavailableError";
	return ServiceUnavailableError;
})();
var GatewayTimeoutError = (() => {
	class GatewayTimeoutError extends InternalServerError {}
	GatewayTimeoutError._errorName = "GatewayTimeoutError";
	return GatewayTimeoutError;
})();
var OverloadedError = (() => {
	class OverloadedError extends InternalServerError {}
	OverloadedError._errorName = "OverloadedError";
	return OverloadedError;
})();
const STATUS_ERROR_CLASSES = new Map([
	[400, BadRequestError],
	[401, AuthenticationError],
	[402, PaymentRequiredError],
	[403, PermissionDeniedError],
	[404, NotFoundError],
	[408, RequestTimeoutError],
	[409, ConflictError],
	[412, PreconditionFailedError],
	[413, ContentTooLargeError],
	[422, UnprocessableEntityError],
	[429, RateLimitError],
	[431, RequestHeaderFieldsTooLargeError],
	[499, ClientClosedRequestError],
	[501, NotImplementedError],
	[503, ServiceUnavailableError],
	[504, GatewayTimeoutError],
	[529, OverloadedError]
]);
// node_modules/@anthropic-ai/sdk/internal/utils/values.mjs
const startsWithSchemeRegexp = /^[a-z][a-z0-9+.-]*:/i;
const isAbsoluteURL = (url) => {
	return startsWithSchemeRegexp.test(url);
};
let isArray = (val) => (isArray = Array.isArray, isArray(val));
let isReadonlyArray = isArray;
function maybeObj(x) {
	if (typeof x !== "object") return {};
	return x ?? {};
}
function isEmptyObj(obj) {
	if (!obj) return true;
	for (const _k in obj) return false;
	return true;
}
function hasOwn(obj, key) {
	return Object.prototype.hasOwnProperty.call(obj, key);
}
function isObj(obj) {
	return obj != null && typeof obj === "object" && !Array.isArray(obj);
}
const validatePositiveInteger = (name, n) => {
	if (typeof n !== "number" || !Number.isInteger(n)) throw new AnthropicError(`${name} must be an integer`);
	if (n < 0) throw new AnthropicError(`${name} must be a positive integer`);
	return n;
};
const CREDENTIAL_OPTIONS = [
	"apiKey",
	"authToken",
	"credentials",
	"config",
	"profile"
];
const safeJSON = (text) => {
	try {
		return JSON.parse(text);
	} catch (err) {
		return;
	}
};
function checkNever(_value) {}
// node_modules/@anthropic-ai/sdk/internal/utils/bytes.mjs
function concatBytes(buffers) {
	let length = 0;
	for (const buffer of buffers) length += buffer.length;
	const output = new Uint8Array(length);
	let index = 0;
	for (const buffer of buffers) {
		output.set(buffer, index);
		index += buffer.length;
	}
	return output;
}
let encodeUTF8_;
function encodeUTF8(str) {
	let encoder;
	return (encodeUTF8_ ?? (encoder = new globalThis.TextEncoder(), encodeUTF8_ = encoder.encode.bind(encoder)))(str);
}
let decodeUTF8_;
function decodeUTF8(bytes) {
	let decoder;
	return (decodeUTF8_ ?? (decoder = new globalThis.TextDecoder(), decodeUTF8_ = decoder.decode.bind(decoder)))(bytes);
}
// node_modules/@anthropic-ai/sdk/internal/utils/env.mjs
const readEnv = (env) => {
	if (typeof globalThis.process !== "undefined") return globalThis.process.env?.[env]?.trim() || void 0;
	if (typeof globalThis.Deno !== "undefined") return globalThis.Deno.env?.get?.(env)?.trim() || void 0;
};
// node_modules/@anthropic-ai/sdk/internal/utils/log.mjs
const defaultLogLevel = "warn";
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
function debugLogRequestDetails(logger, message, details) {
	if (logger.debug === noop) return;
	logger.debug(message, formatRequestDetails(details));
}
const formatRequestDetails = (details) => {
	if (details.options) {
		details.options = { ...details.options };
		delete details.options["headers"];
		delete details.options["__span"];
	}
	if (details.headers) details.headers = Object.fromEntries((details.headers instanceof Headers ? [...details.headers] : Object.entries(details.headers)).map(([name, value]) => [name, name.toLowerCase() === "authorization" || name.toLowerCase() === "proxy-authorization" || name.toLowerCase() === "api-key" || name.toLowerCase() === "x-api-key" || name.toLowerCase() === "x-amz-security-token" || name.toLowerCase() === "cookie" || name.toLowerCase() === "set-cookie" ? "***" : value]));
	if ("retryOfRequestLogID" in details) {
		if (details.retryOfRequestLogID) details.retryOf = details.retryOfRequestLogID;
		delete details.retryOfRequestLogID;
	}
	return details;
};
// node_modules/@anthropic-ai/sdk/internal/utils/abort.mjs
function linkAbort(external, controller) {
	if (!external) return () => {};
	if (external.aborted) {
		controller.abort();
		return () => {};
	}
	const onAbort = () => controller.abort();
	external.addEventListener("abort", onAbort);
	return () => external.removeEventListener("abort", onAbort);
}
// node_modules/@anthropic-ai/sdk/internal/utils/backoff.mjs
function isStatus(e, code) {
	return e instanceof APIError && e.status === code;
}
function is4xx(e) {
	return e instanceof APIError && typeof e.status === "number" && e.status >= 400 && e.status < 500;
}
function isFatal4xx(e) {
	return is4xx(e) && !isStatus(e, 408) && !isStatus(e, 409) && !isStatus(e, 429);
}
function backoff(attempt, baseMs, capMs) {
	return Math.min(baseMs * 2 ** attempt, capMs);
}
function jitter(lowMs, highMs) {
	return lowMs + Math.random() * (highMs - lowMs);
}
function applyJitter(ms) {
	return ms * (1 - Math.random() * .25);
}
// node_modules/@anthropic-ai/sdk/internal/utils/async-queue.mjs
var _AsyncQueue_items;
var _AsyncQueue_waiters;
var _AsyncQueue_closed;
var AsyncQueue = (() => {
	class AsyncQueue {
		constructor() {
			_AsyncQueue_items.set(this, []);
			_AsyncQueue_waiters.set(this, []);
			_AsyncQueue_closed.set(this, false);
		}
		push(item) {
			if (__classPrivateFieldGet(this, _AsyncQueue_closed, "f")) return false;
			const w = __classPrivateFieldGet(this, _AsyncQueue_waiters, "f").shift();
			if (w) w({
				done: false,
				value: item
			});
			else __classPrivateFieldGet(this, _AsyncQueue_items, "f").push(item);
			return true;
		}
		close() {
			if (__classPrivateFieldGet(this, _AsyncQueue_closed, "f")) return;
			__classPrivateFieldSet(this, _AsyncQueue_closed, true, "f");
			while (__classPrivateFieldGet(this, _AsyncQueue_waiters, "f").length > 0) __classPrivateFieldGet(this, _AsyncQueue_waiters, "f").shift()({
				done: true,
				value: void 0
			});
		}
		next(signal) {
			if (__classPrivateFieldGet(this, _AsyncQueue_items, "f").length > 0) return Promise.resolve({
				done: false,
				value: __classPrivateFieldGet(this, _AsyncQueue_items, "f").shift()
			});
			if (__classPrivateFieldGet(this, _AsyncQueue_closed, "f") || signal?.aborted) return Promise.resolve({
				done: true,
				value: void 0
			});
			return new Promise((resolve) => {
				const waiter = (r) => {
					signal?.removeEventListener("abort", onAbort);
					resolve(r);
				};
				const onAbort = () => {
					const idx = __classPrivateFieldGet(this, _AsyncQueue_waiters, "f").indexOf(waiter);
					if (idx >= 0) __classPrivateFieldGet(this, _AsyncQueue_waiters, "f").splice(idx, 1);
					resolve({
						done: true,
						value: void 0
					});
				};
				__classPrivateFieldGet(this, _AsyncQueue_waiters, "f").push(waiter);
				signal?.addEventListener("abort", onAbort, { once: true });
			});
		}
		tryShift() {
			return __classPrivateFieldGet(this, _AsyncQueue_items, "f").shift();
		}
	}
	_AsyncQueue_items = new WeakMap(), _AsyncQueue_waiters = new WeakMap(), _AsyncQueue_closed = new WeakMap();
	return AsyncQueue;
})();
// node_modules/@anthropic-ai/sdk/lib/tools/ToolError.mjs
var ToolError = (() => {
	class ToolError extends Error {
		constructor(content) {
			const message = typeof content === "string" ? content : content.map((block) => {
				if (block.type === "text") return block.text;
				return `[${block.type}]`;
			}).join(" ");
			super(message);
			this.name = "ToolError";
			this.content = content;
		}
	}
	return ToolError;
})();
// node_modules/@anthropic-ai/sdk/tools/agent-toolset/sync-interval.mjs
const DEFAULT_MEMORY_SYNC_INTERVAL_MS = 15e3;
const MIN_MEMORY_SYNC_INTERVAL_MS = 5e3;
function checkMemorySyncInterval(ms, option) {
	if (!(ms >= 5e3)) throw new AnthropicError(`${option} must be at least ${MIN_MEMORY_SYNC_INTERVAL_MS}ms (got ${ms}); to run without memory sync, pass \`memorySyncIntervalMs: null\` to the worker instead`);
}
// node_modules/@anthropic-ai/sdk/internal/utils/promise.mjs
function promiseWithResolvers() {
	let resolve;
	let reject;
	return {
		promise: new Promise((res, rej) => {
			resolve = res;
			reject = rej;
		}),
		resolve,
		reject
	};
}
export { RetryableError as $, safeJSON as A, ConflictError as B, checkNever as C, isObj as D, isEmptyObj as E, APIUserAbortError as F, NotImplementedError as G, GatewayTimeoutError as H, AnthropicError as I, PermissionDeniedError as J, OverloadedError as K, AuthenticationError as L, APIConnectionError as M, APIConnectionTimeoutError as N, isReadonlyArray as O, APIError as P, RequestTimeoutError as Q, BadRequestError as R, CREDENTIAL_OPTIONS as S, isArray as T, InternalServerError as U, ContentTooLargeError as V, NotFoundError as W, RateLimitError as X, PreconditionFailedError as Y, RequestHeaderFieldsTooLargeError as Z, parseLogLevel as _, ToolError as a, __classPrivateFieldSet as at, decodeUTF8 as b, backoff as c, jitter as d, ServiceUnavailableError as et, linkAbort as f, loggerFor as g, defaultLogger as h, checkMemorySyncInterval as i, __classPrivateFieldGet as it, validatePositiveInteger as j, maybeObj as k, isFatal4xx as l, defaultLogLevel as m, DEFAULT_MEMORY_SYNC_INTERVAL_MS as n, castToError as nt, AsyncQueue as o, debugLogRequestDetails as p, PaymentRequiredError as q, MIN_MEMORY_SYNC_INTERVAL_MS as r, isAbortError as rt, applyJitter as s, promiseWithResolvers as t, UnprocessableEntityError as tt, isStatus as u, readEnv as v, isAbsoluteURL as w, encodeUTF8 as x, concatBytes as y, ClientClosedRequestError as z };
