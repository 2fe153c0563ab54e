import { I as AnthropicError } from "../promise.js";
import { i as Beta, o as VERSION$1, r as Messages, t as Anthropic } from "../anthropic.js";
// node_modules/@anthropic-ai/foundry-sdk/internal/utils/values.mjs
let isArray = (val) => (isArray = Array.isArray, isArray(val));
let isReadonlyArray = isArray;
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
// node_modules/@anthropic-ai/foundry-sdk/internal/headers.mjs
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
// node_modules/@anthropic-ai/foundry-sdk/internal/utils/env.mjs
const readEnv = (env) => {
	if (typeof globalThis.process !== "undefined") return globalThis.process.env?.[env]?.trim() || void 0;
	if (typeof globalThis.Deno !== "undefined") return globalThis.Deno.env?.get?.(env)?.trim() || void 0;
};
// node_modules/@anthropic-ai/foundry-sdk/version.mjs
const VERSION = "1.1.1";
// node_modules/@anthropic-ai/foundry-sdk/client.mjs
const CREDENTIALS = {
	accepts: ["apiKey"],
	unsupportedOptionMessage: (option) => `The \`${option}\` option is not supported by AnthropicFoundry; authentication uses a Foundry API key (\`apiKey\`) or a Microsoft Entra token (\`azureADTokenProvider\`).`
};
var AnthropicFoundry = class extends Anthropic {
	_instrumentationScope() {
		return {
			platform: "foundry",
			version: VERSION
		};
	}
	constructor({ baseURL = readEnv("ANTHROPIC_FOUNDRY_BASE_URL"), apiKey = readEnv("ANTHROPIC_FOUNDRY_API_KEY"), resource = readEnv("ANTHROPIC_FOUNDRY_RESOURCE"), azureADTokenProvider, dangerouslyAllowBrowser, ...opts } = {}) {
		rejectUnsupportedCredentials(opts, CREDENTIALS);
		if (typeof azureADTokenProvider === "function") dangerouslyAllowBrowser = true;
		if (!azureADTokenProvider && !apiKey) throw new AnthropicError("Missing credentials. Please pass one of `apiKey` and `azureTokenProvider`, or set the `ANTHROPIC_FOUNDRY_API_KEY` environment variable.");
		if (azureADTokenProvider && apiKey) throw new AnthropicError("The `apiKey` and `azureADTokenProvider` arguments are mutually exclusive; only one can be passed at a time.");
		if (!baseURL) {
			if (!resource) throw new AnthropicError("Must provide one of the `baseURL` or `resource` arguments, or the `ANTHROPIC_FOUNDRY_RESOURCE` environment variable");
			baseURL = `https://${resource}.services.ai.azure.com/anthropic/`;
		} else if (resource) throw new AnthropicError("baseURL and resource are mutually exclusive");
		super({
			apiKey: azureADTokenProvider ?? apiKey,
			baseURL,
			...opts,
			...dangerouslyAllowBrowser !== void 0 ? { dangerouslyAllowBrowser } : {}
		});
		this.resource = null;
		this.messages = makeMessagesResource(this);
		this.beta = makeBetaResource(this);
		this.models = void 0;
		this.resource = resource ?? null;
	}
	withOptions(options) {
		const resource = options.resource ?? (options.baseURL ? null : this.resource);
		const merged = {
			...resource ? { baseURL: null } : {},
			...options,
			resource
		};
		return super.withOptions(merged);
	}
	async authHeaders() {
		if (typeof this._options.apiKey === "function") {
			let token;
			try {
				token = await this._options.apiKey();
			} catch (err) {
				if (err instanceof AnthropicError) throw err;
				throw new AnthropicError(`Failed to get token from azureADTokenProvider: ${err.message}`, { cause: err });
			}
			if (typeof token !== "string" || !token) throw new AnthropicError(`Expected azureADTokenProvider function argument to return a string but it returned ${token}`);
			return buildHeaders([{ Authorization: `Bearer ${token}` }]);
		}
		if (typeof this._options.apiKey === "string") return buildHeaders([{ "x-api-key": this.apiKey }]);
	}
	validateHeaders() {}
	getUserAgent() {
		return `AnthropicFoundry/JS ${VERSION$1}`;
	}
};
function makeMessagesResource(client) {
	const resource = new Messages(client);
	delete resource.batches;
	return resource;
}
function makeBetaResource(client) {
	const resource = new Beta(client);
	delete resource.messages.batches;
	return resource;
}
export { AnthropicFoundry };
