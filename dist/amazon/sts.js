import { t as setCredentialFeature } from "./setCredentialFeature.js";
import { r as parseUrl, t as loadConfig } from "./configLoader.js";
import { $ as resolveRegionConfig, A as getDefaultSocketTimeout, C as normalizeProvider, Ct as fromBase64, D as getLoggerPlugin, E as getRecursionDetectionPlugin, F as determineTimestampFormat, G as getEndpointPlugin, H as collectBody, I as FromStringShapeDeserializer, J as customEndpointFunctions, K as resolveEndpointConfig, L as HttpProtocol, M as getContentLengthPlugin, N as getHttpHandlerExtensionConfiguration, O as getHostHeaderPlugin, P as resolveHttpHandlerRuntimeConfig, Q as resolveDefaultsModeConfig, S as DefaultIdentityProviderConfig, St as toBase64, T as getHttpAuthSchemeEndpointRuleSetPlugin, U as generateIdempotencyToken, V as extendedEncodeURIComponent, W as writeKey$2, X as BinaryDecisionDiagram, Y as EndpointCache, Z as resolveParams, _ as NODE_RETRY_MODE_CONFIG_OPTIONS, _t as NumericValue, a as AwsSdkSigV4Signer, at as resolveDefaultRuntimeConfig, b as resolveUserAgentConfig, bt as normalizeProvider$1, c as Sha256Node, d as awsEndpointFunctions, dt as deref, et as NODE_REGION_CONFIG_FILE_OPTIONS, f as NODE_APP_ID_CONFIG_OPTIONS, ft as Client, g as NODE_MAX_ATTEMPT_CONFIG_OPTIONS, gt as calculateBodyLength, h as getRetryPlugin, ht as toUint8Array, i as NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, it as getDefaultExtensionConfiguration, j as emitWarningIfUnsupportedVersion$1, k as resolveHostHeaderConfig, l as getAwsRegionExtensionConfiguration, lt as NormalizedSchema, m as getUserAgentPlugin, mt as NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, n as ProtocolLib, nt as makeBuilder, o as validateSigningProperties, ot as emitWarningIfUnsupportedVersion, p as createDefaultUserAgentProvider, pt as NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, q as decideEndpoint, r as resolveAwsSdkSigV4Config, rt as NoOpLogger, s as getSkewCorrectedDate, st as loadConfigsForDefaultMode, t as version, tt as NODE_REGION_CONFIG_OPTIONS, u as resolveAwsRegionExtensionConfiguration, ut as getSchemaSerdePlugin, v as resolveRetryConfig, w as getHttpSigningPlugin, x as NoAuthSigner, xt as getSmithyContext, y as DEFAULT_RETRY_MODE } from "./package.js";
import { n as toUtf8, r as fromUtf8, t as TypeRegistry } from "./TypeRegistry.js";
import { t as ServiceException } from "./exceptions.js";
import { n as toHex, o as isArrayBuffer, r as hasOwn, t as fromHex } from "./hex-encoding.js";
import { n as escapeUri, r as streamCollector } from "./buildQueryString.js";
import { t as HttpRequest } from "./httpRequest.js";
import { t as ProviderError } from "./ProviderError.js";
import { n as dateToUtcString, t as NodeHttpHandler } from "./node-http-handler.js";
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/get-value-from-text-node.js
const getValueFromTextNode = (obj) => {
	const textNodeName = "#text";
	for (const key in obj) {
		if (!hasOwn(obj, key)) continue;
		if (obj[key][textNodeName] !== void 0) obj[key] = obj[key][textNodeName];
		else if (typeof obj[key] === "object" && obj[key] !== null) obj[key] = getValueFromTextNode(obj[key]);
	}
	return obj;
};
// node_modules/@smithy/core/dist-es/submodules/protocols/RpcProtocol.js
var RpcProtocol = class extends HttpProtocol {
	async serializeRequest(operationSchema, _input, context) {
		const serializer = this.serializer;
		const query = {};
		const headers = {};
		const endpoint = await context.endpoint();
		const ns = NormalizedSchema.of(operationSchema?.input);
		const schema = ns.getSchema();
		let payload;
		const input = _input && typeof _input === "object" ? _input : {};
		const request = new HttpRequest({
			protocol: "",
			hostname: "",
			port: void 0,
			path: "/",
			fragment: void 0,
			query,
			headers,
			body: void 0
		});
		if (endpoint) {
			this.updateServiceEndpoint(request, endpoint);
			this.setHostPrefix(request, operationSchema, input);
		}
		if (input) {
			const eventStreamMember = ns.getEventStreamMember();
			if (eventStreamMember) {
				if (input[eventStreamMember]) {
					const initialRequest = {};
					for (const [memberName] of ns.structIterator()) if (memberName !== eventStreamMember && input[memberName] != null) initialRequest[memberName] = input[memberName];
					payload = await this.serializeEventStream({
						eventStream: input[eventStreamMember],
						requestSchema: ns,
						initialRequest
					});
				}
			} else {
				serializer.write(schema, input);
				payload = serializer.flush();
			}
		}
		request.headers = Object.assign(request.headers, headers);
		request.query = query;
		request.body = payload;
		request.method = "POST";
		return request;
	}
	async deserializeResponse(operationSchema, context, response) {
		const deserializer = this.deserializer;
		const ns = NormalizedSchema.of(operationSchema.output);
		const dataObject = {};
		if (this.isErrorResponse(response.statusCode)) {
			const bytes = await collectBody(response.body, context);
			if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(15, bytes));
			await this.handleError(operationSchema, context, response, dataObject, this.deserializeMetadata(response));
			throw new Error("@smithy/core/protocols - RPC Protocol error handler failed to throw.");
		}
		for (const header in response.headers) {
			if (!hasOwn(response.headers, header)) continue;
			const value = response.headers[header];
			delete response.headers[header];
			response.headers[header.toLowerCase()] = value;
		}
		const eventStreamMember = ns.getEventStreamMember();
		if (eventStreamMember) dataObject[eventStreamMember] = await this.deserializeEventStream({
			response,
			responseSchema: ns,
			initialResponseContainer: dataObject
		});
		else {
			const bytes = await collectBody(response.body, context);
			if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(ns, bytes));
		}
		dataObject.$metadata = this.deserializeMetadata(response);
		return dataObject;
	}
	isErrorResponse(statusCode) {
		return statusCode >= 300;
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/client/region-config-resolver/stsRegionDefaultResolver.js
function stsRegionDefaultResolver(loaderConfig = {}) {
	return loadConfig({
		...NODE_REGION_CONFIG_OPTIONS,
		async default() {
			if (!warning.silence) console.warn("@aws-sdk - WARN - default STS region of us-east-1 used. See @aws-sdk/credential-providers README and set a region explicitly.");
			return "us-east-1";
		}
	}, {
		...NODE_REGION_CONFIG_FILE_OPTIONS,
		...loaderConfig
	});
}
const warning = { silence: false };
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/AwsSdkSigV4ASigner.js
var AwsSdkSigV4ASigner = class extends AwsSdkSigV4Signer {
	async sign(httpRequest, identity, signingProperties) {
		if (!HttpRequest.isInstance(httpRequest)) throw new Error("The request is not an instance of `HttpRequest` and cannot be signed");
		const { config, signer, signingRegion, signingRegionSet, signingName } = await validateSigningProperties(signingProperties);
		const multiRegionOverride = (await config.sigv4aSigningRegionSet?.() ?? signingRegionSet ?? [signingRegion]).join(",");
		const noSkewCorrection = await config.disableClockSkewCorrection?.() === true;
		signingProperties._disableClockSkewCorrection = noSkewCorrection;
		if (!noSkewCorrection) {
			signingProperties._preRequestSystemClockOffset = config.systemClockOffset;
			signingProperties._requestSentAt = Date.now();
		}
		return await signer.sign(httpRequest, {
			signingDate: noSkewCorrection ? new Date() : getSkewCorrectedDate(config.systemClockOffset),
			signingRegion: multiRegionOverride,
			signingService: signingName
		});
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/resolveAwsSdkSigV4AConfig.js
const resolveAwsSdkSigV4AConfig = (config) => {
	config.sigv4aSigningRegionSet = normalizeProvider(config.sigv4aSigningRegionSet);
	return config;
};
const NODE_SIGV4A_CONFIG_OPTIONS = {
	environmentVariableSelector(env) {
		if (env.AWS_SIGV4A_SIGNING_REGION_SET) return env.AWS_SIGV4A_SIGNING_REGION_SET.split(",").map((_) => _.trim());
		throw new ProviderError("AWS_SIGV4A_SIGNING_REGION_SET not set in env.", { tryNextLink: true });
	},
	configFileSelector(profile) {
		if (profile.sigv4a_signing_region_set) return (profile.sigv4a_signing_region_set ?? "").split(",").map((_) => _.trim());
		throw new ProviderError("sigv4a_signing_region_set not set in profile.", { tryNextLink: true });
	},
	default: void 0
};
// node_modules/@aws-sdk/xml-builder/dist-es/xml-parser.js
function writeKey$1(obj) {
	Object.defineProperty(obj, "__proto__", {
		value: void 0,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function parseXML(xml) {
	return new AwsXmlParser(xml).parse();
}
var AwsXmlParser = class AwsXmlParser {
	x;
	i = 0;
	z;
	constructor(x) {
		this.x = x;
		this.x = x.replace(/\r\n?/g, "\n");
		this.z = this.x.length;
	}
	parse() {
		const p = this;
		const { z } = p;
		while (p.i < z) {
			p.trim();
			if (p.i >= z) break;
			if (p.isNext("<?")) {
				p.readTo("?>");
				p.trim();
			} else if (p.isNext("<!--")) {
				p.readTo("-->");
				p.trim();
			} else if (p.isNext("<!DOCTYPE", false)) {
				p.skipDoctype();
				p.trim();
			} else if (p.x[p.i] === "<") {
				const root = p.parseTag();
				return { [root.tag]: root.value };
			} else throw new Error("@aws-sdk XML parse error: unexpected content.");
		}
		throw new Error("@aws-sdk XML parse error: no root element.");
	}
	isNext(s, caseSensitive = true) {
		const p = this;
		if (caseSensitive) return p.x.startsWith(s, p.i);
		return p.x.toLowerCase().startsWith(s.toLowerCase(), p.i);
	}
	readTo(stop) {
		const p = this;
		const _i = p.x.indexOf(stop, p.i);
		if (_i === -1) throw new Error(`@aws-sdk XML parse error: expected "${stop}" not found.`);
		const result = p.x.slice(p.i, _i);
		p.i = _i + stop.length;
		return result;
	}
	trim() {
		const p = this;
		while (p.i < p.z && " 	\r\n".includes(p.x[p.i])) ++p.i;
	}
	readAttrValue() {
		const p = this;
		const quote = p.x[p.i];
		++p.i;
		let value = "";
		while (p.i < p.z && p.x[p.i] !== quote) value += p.x[p.i++];
		++p.i;
		return p.decodeEntities(value);
	}
	parseTag() {
		const p = this;
		++p.i;
		let tag = "";
		while (p.i < p.z && !" 	\r\n>/".includes(p.x[p.i])) tag += p.x[p.i++];
		let hasAttrs = false;
		const attrs = {};
		while (p.i < p.z) {
			p.trim();
			if (">/".includes(p.x[p.i])) break;
			let name = "";
			while (p.i < p.z && !"= 	\r\n>/?".includes(p.x[p.i])) name += p.x[p.i++];
			p.trim();
			if (p.x[p.i] !== "=") break;
			++p.i;
			p.trim();
			if (name === "__proto__") writeKey$1(attrs);
			attrs[name] = p.readAttrValue();
			hasAttrs = true;
		}
		if (p.i >= p.z) throw new Error("@aws-sdk XML parse error: unexpected end of input.");
		if (p.x[p.i] === "/") {
			++p.i;
			if (p.i >= p.z || p.x[p.i] !== ">") throw new Error("@aws-sdk XML parse error: expected > at the end of self-closing tag.");
			++p.i;
			return {
				tag,
				value: hasAttrs ? attrs : ""
			};
		}
		if (p.x[p.i] !== ">") throw new Error("@aws-sdk XML parse error: expected > at the end of opening tag.");
		++p.i;
		const textParts = [];
		const childTags = [];
		let hasElementChild = false;
		while (p.i < p.z) {
			if (p.isNext("</")) break;
			if (p.x[p.i] === "<") {
				if (p.isNext("<!--")) p.readTo("-->");
				else if (p.isNext("<![CDATA[")) {
					p.i += 9;
					textParts.push(p.readTo("]]>"));
				} else if (p.isNext("<?")) p.readTo("?>");
				else {
					hasElementChild = true;
					childTags.push(p.parseTag());
				}
			} else {
				let text = "";
				while (p.i < p.z && p.x[p.i] !== "<") text += p.x[p.i++];
				textParts.push(p.decodeEntities(text));
			}
		}
		if (!p.isNext("</")) throw new Error(`@aws-sdk XML parse error: missing closing tag </${tag}>.`);
		p.i += 2;
		const closeTag = p.readTo(">").trim();
		if (closeTag !== tag) throw new Error(`@aws-sdk XML parse error: mismatched tags <${tag}> and </${closeTag}>.`);
		if (!hasAttrs && textParts.length === 0 && !hasElementChild) return {
			tag,
			value: ""
		};
		if (!hasAttrs && !hasElementChild) {
			const text = textParts.length === 1 ? textParts[0] : textParts.join("");
			if (text.trim() === "" && text.includes("\n")) return {
				tag,
				value: ""
			};
			return {
				tag,
				value: text
			};
		}
		const obj = {};
		for (const text of textParts) {
			if (text.trim() === "" && text.includes("\n")) continue;
			obj["#text"] = "#text" in obj ? obj["#text"] + text : text;
		}
		for (const child of childTags) {
			if (child.tag === "__proto__") writeKey$1(obj);
			if (child.tag in obj) {
				if (Array.isArray(obj[child.tag])) obj[child.tag].push(child.value);
				else obj[child.tag] = [obj[child.tag], child.value];
			} else obj[child.tag] = child.value;
		}
		for (const [k, v] of Object.entries(attrs)) {
			if (k === "__proto__") writeKey$1(obj);
			obj[k] = v;
		}
		return {
			tag,
			value: obj
		};
	}
	static ENTITIES = {
		amp: "&",
		lt: "<",
		gt: ">",
		quot: "\"",
		apos: "'"
	};
	skipDoctype() {
		const p = this;
		p.i += 9;
		let depth = 0;
		while (p.i < p.z) {
			const c = p.x[p.i];
			if (c === "[") ++depth;
			else if (c === "]") --depth;
			else if (c === ">" && depth === 0) {
				++p.i;
				return;
			}
			++p.i;
		}
		throw new Error("@aws-sdk XML parse error: unclosed DOCTYPE.");
	}
	decodeEntities(s) {
		return s.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-zA-Z][a-zA-Z0-9]{0,30}));/g, (_, hex, dec, named) => {
			if (hex) return String.fromCharCode(parseInt(hex, 16));
			if (dec) return String.fromCharCode(parseInt(dec, 10));
			return AwsXmlParser.ENTITIES[named] ?? "";
		});
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/ConfigurableSerdeContext.js
var SerdeContextConfig = class {
	serdeContext;
	setSerdeContext(serdeContext) {
		this.serdeContext = serdeContext;
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/UnionSerde.js
var UnionSerde = class {
	from;
	to;
	keys;
	constructor(from, to) {
		this.from = from;
		this.to = to;
		const keys = Object.keys(this.from);
		const set = new Set(keys);
		set.delete("__type");
		this.keys = set;
	}
	mark(key) {
		this.keys.delete(key);
	}
	hasUnknown() {
		return this.keys.size === 1 && Object.keys(this.to).length === 0;
	}
	writeUnknown() {
		if (this.hasUnknown()) {
			const k = this.keys.values().next().value;
			const v = this.from[k];
			this.to.$unknown = [k, v];
		}
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/writeKey.js
function writeKey(obj) {
	Object.defineProperty(obj, "__proto__", {
		value: void 0,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlShapeDeserializer.js
var XmlShapeDeserializer = class extends SerdeContextConfig {
	settings;
	stringDeserializer;
	constructor(settings) {
		super();
		this.settings = settings;
		this.stringDeserializer = new FromStringShapeDeserializer(settings);
	}
	setSerdeContext(serdeContext) {
		this.serdeContext = serdeContext;
		this.stringDeserializer.setSerdeContext(serdeContext);
	}
	read(schema, bytes, key) {
		const ns = NormalizedSchema.of(schema);
		const memberSchemas = ns.getMemberSchemas();
		if (ns.isStructSchema() && ns.isMemberSchema() && !!Object.values(memberSchemas).find((memberNs) => {
			return !!memberNs.getMemberTraits().eventPayload;
		})) {
			const output = {};
			const memberName = Object.keys(memberSchemas)[0];
			if (memberSchemas[memberName].isBlobSchema()) output[memberName] = bytes;
			else output[memberName] = this.read(memberSchemas[memberName], bytes);
			return output;
		}
		const xmlString = (this.serdeContext?.utf8Encoder ?? toUtf8)(bytes);
		const parsedObject = this.parseXml(xmlString);
		return this.readSchema(schema, key ? parsedObject[key] : parsedObject);
	}
	readSchema(_schema, value) {
		const ns = NormalizedSchema.of(_schema);
		if (ns.isUnitSchema()) return;
		const traits = ns.getMergedTraits();
		if (ns.isListSchema() && !Array.isArray(value)) return this.readSchema(ns, [value]);
		if (value == null) return value;
		if (typeof value === "object") {
			const flat = !!traits.xmlFlattened;
			if (ns.isListSchema()) {
				const listValue = ns.getValueSchema();
				const buffer = [];
				const sourceKey = listValue.getMergedTraits().xmlName ?? "member";
				const source = flat ? value : (value[0] ?? value)[sourceKey];
				if (source == null) return buffer;
				const sourceArray = Array.isArray(source) ? source : [source];
				for (const v of sourceArray) buffer.push(this.readSchema(listValue, v));
				return buffer;
			}
			const buffer = {};
			if (ns.isMapSchema()) {
				const keyNs = ns.getKeySchema();
				const memberNs = ns.getValueSchema();
				let entries;
				if (flat) entries = Array.isArray(value) ? value : [value];
				else entries = Array.isArray(value.entry) ? value.entry : [value.entry];
				const keyProperty = keyNs.getMergedTraits().xmlName ?? "key";
				const valueProperty = memberNs.getMergedTraits().xmlName ?? "value";
				for (const entry of entries) {
					const key = entry[keyProperty];
					const value = entry[valueProperty];
					if (key === "__proto__") writeKey(buffer);
					buffer[key] = this.readSchema(memberNs, value);
				}
				return buffer;
			}
			if (ns.isStructSchema()) {
				const union = ns.isUnionSchema();
				let unionSerde;
				if (union) unionSerde = new UnionSerde(value, buffer);
				for (const [memberName, memberSchema] of ns.structIterator()) {
					const memberTraits = memberSchema.getMergedTraits();
					const xmlObjectKey = !memberTraits.httpPayload ? memberSchema.getMemberTraits().xmlName ?? memberName : memberTraits.xmlName ?? memberSchema.getName();
					if (union) unionSerde.mark(xmlObjectKey);
					if (value[xmlObjectKey] != null) buffer[memberName] = this.readSchema(memberSchema, value[xmlObjectKey]);
				}
				if (union) unionSerde.writeUnknown();
				return buffer;
			}
			if (ns.isDocumentSchema()) return value;
			throw new Error(`@aws-sdk/core/protocols - xml deserializer unhandled schema type for ${ns.getName(true)}`);
		}
		if (ns.isListSchema()) return [];
		if (ns.isMapSchema() || ns.isStructSchema()) return {};
		return this.stringDeserializer.read(ns, value);
	}
	parseXml(xml) {
		if (xml.length) {
			let parsedObj;
			try {
				parsedObj = parseXML(xml);
			} catch (e) {
				if (e && typeof e === "object") Object.defineProperty(e, "$responseBodyText", { value: xml });
				throw e;
			}
			const textNodeName = "#text";
			const key = Object.keys(parsedObj)[0];
			const parsedObjToReturn = parsedObj[key];
			if (parsedObjToReturn[textNodeName]) {
				parsedObjToReturn[key] = parsedObjToReturn[textNodeName];
				delete parsedObjToReturn[textNodeName];
			}
			return getValueFromTextNode(parsedObjToReturn);
		}
		return {};
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/query/QueryShapeSerializer.js
var QueryShapeSerializer = class extends SerdeContextConfig {
	settings;
	buffer;
	constructor(settings) {
		super();
		this.settings = settings;
	}
	write(schema, value, prefix = "") {
		if (this.buffer === void 0) this.buffer = "";
		const ns = NormalizedSchema.of(schema);
		if (prefix && !prefix.endsWith(".")) prefix += ".";
		if (ns.isBlobSchema()) {
			if (typeof value === "string" || value instanceof Uint8Array) {
				this.writeKey(prefix);
				this.writeValue((this.serdeContext?.base64Encoder ?? toBase64)(value));
			}
		} else if (ns.isBooleanSchema() || ns.isNumericSchema() || ns.isStringSchema()) {
			if (value != null) {
				this.writeKey(prefix);
				this.writeValue(String(value));
			} else if (ns.isIdempotencyToken()) {
				this.writeKey(prefix);
				this.writeValue(generateIdempotencyToken());
			}
		} else if (ns.isBigIntegerSchema()) {
			if (value != null) {
				this.writeKey(prefix);
				this.writeValue(String(value));
			}
		} else if (ns.isBigDecimalSchema()) {
			if (value != null) {
				this.writeKey(prefix);
				this.writeValue(value instanceof NumericValue ? value.string : String(value));
			}
		} else if (ns.isTimestampSchema()) {
			if (value instanceof Date) {
				this.writeKey(prefix);
				switch (determineTimestampFormat(ns, this.settings)) {
					case 5:
						this.writeValue(value.toISOString().replace(".000Z", "Z"));
						break;
					case 6:
						this.writeValue(dateToUtcString(value));
						break;
					case 7: this.writeValue(String(value.getTime() / 1e3));
				}
			}
		} else if (ns.isDocumentSchema()) {
			if (Array.isArray(value)) this.write(79, value, prefix);
			else if (value instanceof Date) this.write(4, value, prefix);
			else if (value instanceof Uint8Array) this.write(21, value, prefix);
			else if (value && typeof value === "object") this.write(143, value, prefix);
			else {
				this.writeKey(prefix);
				this.writeValue(String(value));
			}
		} else if (ns.isListSchema()) {
			if (Array.isArray(value)) {
				if (value.length === 0) {
					if (this.settings.serializeEmptyLists) {
						this.writeKey(prefix);
						this.writeValue("");
					}
				} else {
					const member = ns.getValueSchema();
					const flat = this.settings.flattenLists || ns.getMergedTraits().xmlFlattened;
					let i = 1;
					for (const item of value) {
						if (item == null) continue;
						const traits = member.getMergedTraits();
						const suffix = this.getKey("member", traits.xmlName, traits.ec2QueryName);
						const key = flat ? `${prefix}${i}` : `${prefix}${suffix}.${i}`;
						this.write(member, item, key);
						++i;
					}
				}
			}
		} else if (ns.isMapSchema()) {
			if (value && typeof value === "object") {
				const keySchema = ns.getKeySchema();
				const memberSchema = ns.getValueSchema();
				const flat = ns.getMergedTraits().xmlFlattened;
				let i = 1;
				for (const k in value) {
					const v = value[k];
					if (v == null) continue;
					const keyTraits = keySchema.getMergedTraits();
					const keySuffix = this.getKey("key", keyTraits.xmlName, keyTraits.ec2QueryName);
					const key = flat ? `${prefix}${i}.${keySuffix}` : `${prefix}entry.${i}.${keySuffix}`;
					const valTraits = memberSchema.getMergedTraits();
					const valueSuffix = this.getKey("value", valTraits.xmlName, valTraits.ec2QueryName);
					const valueKey = flat ? `${prefix}${i}.${valueSuffix}` : `${prefix}entry.${i}.${valueSuffix}`;
					this.write(keySchema, k, key);
					this.write(memberSchema, v, valueKey);
					++i;
				}
			}
		} else if (ns.isStructSchema()) {
			if (value && typeof value === "object") {
				let didWriteMember = false;
				for (const [memberName, member] of ns.structIterator()) {
					if (value[memberName] == null && !member.isIdempotencyToken()) continue;
					const traits = member.getMergedTraits();
					const suffix = this.getKey(memberName, traits.xmlName, traits.ec2QueryName, "struct");
					const key = `${prefix}${suffix}`;
					this.write(member, value[memberName], key);
					didWriteMember = true;
				}
				if (!didWriteMember && ns.isUnionSchema()) {
					const { $unknown } = value;
					if (Array.isArray($unknown)) {
						const [k, v] = $unknown;
						const key = `${prefix}${k}`;
						this.write(15, v, key);
					}
				}
			}
		} else if (ns.isUnitSchema()) {} else throw new Error(`@aws-sdk/core/protocols - QuerySerializer unrecognized schema type ${ns.getName(true)}`);
	}
	flush() {
		if (this.buffer === void 0) throw new Error("@aws-sdk/core/protocols - QuerySerializer cannot flush with nothing written to buffer.");
		const str = this.buffer;
		delete this.buffer;
		return str;
	}
	getKey(memberName, xmlName, ec2QueryName, keySource) {
		const { ec2, capitalizeKeys } = this.settings;
		if (ec2 && ec2QueryName) return ec2QueryName;
		const key = xmlName ?? memberName;
		if (capitalizeKeys && keySource === "struct") return key[0].toUpperCase() + key.slice(1);
		return key;
	}
	writeKey(key) {
		if (key.endsWith(".")) key = key.slice(0, key.length - 1);
		this.buffer += `&${extendedEncodeURIComponent(key)}=`;
	}
	writeValue(value) {
		this.buffer += extendedEncodeURIComponent(value);
	}
};
// node_modules/@aws-sdk/core/dist-es/submodules/protocols/query/AwsQueryProtocol.js
var AwsQueryProtocol = class extends RpcProtocol {
	options;
	serializer;
	deserializer;
	mixin = new ProtocolLib();
	constructor(options) {
		super({
			defaultNamespace: options.defaultNamespace,
			errorTypeRegistries: options.errorTypeRegistries
		});
		this.options = options;
		const settings = {
			timestampFormat: {
				useTrait: true,
				default: 5
			},
			httpBindings: false,
			xmlNamespace: options.xmlNamespace,
			serviceNamespace: options.defaultNamespace,
			serializeEmptyLists: true
		};
		this.serializer = new QueryShapeSerializer(settings);
		this.deserializer = new XmlShapeDeserializer(settings);
	}
	getShapeId() {
		return "aws.protocols#awsQuery";
	}
	setSerdeContext(serdeContext) {
		this.serializer.setSerdeContext(serdeContext);
		this.deserializer.setSerdeContext(serdeContext);
	}
	getPayloadCodec() {
		throw new Error("AWSQuery protocol has no payload codec.");
	}
	async serializeRequest(operationSchema, input, context) {
		const request = await super.serializeRequest(operationSchema, input, context);
		if (!request.path.endsWith("/")) request.path += "/";
		request.headers["content-type"] = "application/x-www-form-urlencoded";
		if (deref(operationSchema.input) === "unit" || !request.body) request.body = "";
		request.body = `Action=${operationSchema.name.split("#")[1] ?? operationSchema.name}&Version=${this.options.version}` + request.body;
		if (request.body.endsWith("&")) request.body = request.body.slice(-1);
		return request;
	}
	async deserializeResponse(operationSchema, context, response) {
		const deserializer = this.deserializer;
		const ns = NormalizedSchema.of(operationSchema.output);
		const dataObject = {};
		if (response.statusCode >= 300) {
			const bytes = await collectBody(response.body, context);
			if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(15, bytes));
			await this.handleError(operationSchema, context, response, dataObject, this.deserializeMetadata(response));
		}
		for (const header in response.headers) {
			const value = response.headers[header];
			delete response.headers[header];
			response.headers[header.toLowerCase()] = value;
		}
		const shortName = operationSchema.name.split("#")[1] ?? operationSchema.name;
		const awsQueryResultKey = ns.isStructSchema() && this.useNestedResult() ? shortName + "Result" : void 0;
		const bytes = await collectBody(response.body, context);
		if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(ns, bytes, awsQueryResultKey));
		dataObject.$metadata = this.deserializeMetadata(response);
		return dataObject;
	}
	useNestedResult() {
		return true;
	}
	async handleError(operationSchema, context, response, dataObject, metadata) {
		const errorIdentifier = this.loadQueryErrorCode(response, dataObject) ?? "Unknown";
		this.mixin.compose(this.compositeErrorRegistry, errorIdentifier, this.options.defaultNamespace);
		const errorData = this.loadQueryError(dataObject) ?? {};
		const message = this.loadQueryErrorMessage(dataObject);
		errorData.message = message;
		errorData.Error = {
			Type: errorData.Type,
			Code: errorData.Code,
			Message: message
		};
		const { errorSchema, errorMetadata } = await this.mixin.getErrorSchemaOrThrowBaseException(errorIdentifier, this.options.defaultNamespace, response, errorData, metadata, this.mixin.findQueryCompatibleError);
		const ns = NormalizedSchema.of(errorSchema);
		const exception = new ((this.compositeErrorRegistry.getErrorCtor(errorSchema)) ?? Error)({});
		const output = {
			Type: errorData.Error.Type,
			Code: errorData.Error.Code,
			Error: errorData.Error
		};
		for (const [name, member] of ns.structIterator()) {
			const target = member.getMergedTraits().xmlName ?? name;
			const value = errorData[target] ?? dataObject[target];
			output[name] = this.deserializer.readSchema(member, value);
		}
		throw this.mixin.decorateServiceException(Object.assign(exception, errorMetadata, {
			$fault: ns.getMergedTraits().error,
			message
		}, output), dataObject);
	}
	loadQueryErrorCode(output, data) {
		const code = (data.Errors?.[0]?.Error ?? data.Errors?.Error ?? data.Error)?.Code;
		if (code !== void 0) return code;
		if (output.statusCode == 404) return "NotFound";
	}
	loadQueryError(data) {
		return data.Errors?.[0]?.Error ?? data.Errors?.Error ?? data.Error;
	}
	loadQueryErrorMessage(data) {
		const errorData = this.loadQueryError(data);
		return errorData?.message ?? errorData?.Message ?? data.message ?? data.Message ?? "Unknown";
	}
	getDefaultContentType() {
		return "application/x-www-form-urlencoded";
	}
};
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/HeaderFormatter.js
var HeaderFormatter = class {
	format(headers) {
		const chunks = [];
		for (const headerName in headers) {
			if (!hasOwn(headers, headerName)) continue;
			const bytes = fromUtf8(headerName);
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
				const utf8Bytes = fromUtf8(header.value);
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
				uuidBytes.set(fromHex(header.value.replace(/-/g, "")), 1);
				return uuidBytes;
		}
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
const UUID_PATTERN = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
var Int64 = class Int64 {
	bytes;
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
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/constants.js
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
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/getCanonicalQuery.js
const getCanonicalQuery = ({ query = {} }) => {
	const keys = [];
	const serialized = {};
	for (const key in query) {
		if (!hasOwn(query, key)) continue;
		if (key.toLowerCase() === "x-amz-signature") continue;
		const encodedKey = escapeUri(key);
		keys.push(encodedKey);
		const value = query[key];
		if (typeof value === "string") serialized[encodedKey] = `${encodedKey}=${escapeUri(value)}`;
		else if (Array.isArray(value)) serialized[encodedKey] = value.slice(0).reduce((encoded, value) => encoded.concat([`${encodedKey}=${escapeUri(value)}`]), []).sort().join("&");
	}
	return keys.sort().map((key) => serialized[key]).filter((serialized) => serialized).join("&");
};
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/utilDate.js
const iso8601 = (time) => toDate(time).toISOString().replace(/\.\d{3}Z$/, "Z");
const toDate = (time) => {
	if (typeof time === "number") return new Date(time * 1e3);
	if (typeof time === "string") {
		if (Number(time)) return new Date(Number(time) * 1e3);
		return new Date(time);
	}
	return time;
};
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/SignatureV4Base.js
var SignatureV4Base = class {
	service;
	regionProvider;
	credentialProvider;
	sha256;
	uriEscapePath;
	applyChecksum;
	constructor({ applyChecksum, credentials, region, service, sha256, uriEscapePath = true }) {
		this.service = service;
		this.sha256 = sha256;
		this.uriEscapePath = uriEscapePath;
		this.applyChecksum = typeof applyChecksum === "boolean" ? applyChecksum : true;
		this.regionProvider = normalizeProvider$1(region);
		this.credentialProvider = normalizeProvider$1(credentials);
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
	async createStringToSign(longDate, credentialScope, canonicalRequest, algorithmIdentifier) {
		const hash = new this.sha256();
		hash.update(toUint8Array(canonicalRequest));
		const hashedRequest = await hash.digest();
		return `${algorithmIdentifier}
${longDate}
${credentialScope}
${toHex(hashedRequest)}`;
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
	validateResolvedCredentials(credentials) {
		if (typeof credentials !== "object" || typeof credentials.accessKeyId !== "string" || typeof credentials.secretAccessKey !== "string") throw new Error("Resolved credential object is not valid");
	}
	formatDate(now) {
		const longDate = iso8601(now).replace(/[-:]/g, "");
		return {
			longDate,
			shortDate: longDate.slice(0, 8)
		};
	}
	getCanonicalHeaderList(headers) {
		return Object.keys(headers).sort().join(";");
	}
};
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/credentialDerivation.js
const signingKeyCache = {};
const cacheQueue = [];
const createScope = (shortDate, region, service) => `${shortDate}/${region}/${service}/${KEY_TYPE_IDENTIFIER}`;
const getSigningKey = async (sha256Constructor, credentials, shortDate, region, service) => {
	const credsHash = await hmac(sha256Constructor, credentials.secretAccessKey, credentials.accessKeyId);
	const cacheKey = `${shortDate}:${region}:${service}:${toHex(credsHash)}:${credentials.sessionToken}`;
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
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/getCanonicalHeaders.js
const getCanonicalHeaders = ({ headers }, unsignableHeaders, signableHeaders) => {
	const canonical = {};
	for (const headerName of Object.keys(headers).sort()) {
		if (headers[headerName] == void 0) continue;
		const canonicalHeaderName = headerName.toLowerCase();
		if (hasOwn(ALWAYS_UNSIGNABLE_HEADERS, canonicalHeaderName) || unsignableHeaders?.has(canonicalHeaderName) || PROXY_HEADER_PATTERN.test(canonicalHeaderName) || SEC_HEADER_PATTERN.test(canonicalHeaderName)) {
			if (!signableHeaders || signableHeaders && !signableHeaders.has(canonicalHeaderName)) continue;
		}
		if (canonicalHeaderName === "__proto__") writeKey$2(canonical);
		canonical[canonicalHeaderName] = headers[headerName].replace(/[\r\n]/g, " ").replace(/[ \t]+/g, " ").replace(/^ | $/g, "");
	}
	return canonical;
};
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/getPayloadHash.js
const getPayloadHash = async ({ headers, body }, hashConstructor) => {
	for (const headerName in headers) {
		if (!hasOwn(headers, headerName)) continue;
		if (headerName.toLowerCase() === "x-amz-content-sha256") return headers[headerName];
	}
	if (body == void 0) return "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
	else if (typeof body === "string" || ArrayBuffer.isView(body) || isArrayBuffer(body)) {
		const hashCtor = new hashConstructor();
		hashCtor.update(toUint8Array(body));
		return toHex(await hashCtor.digest());
	}
	return UNSIGNED_PAYLOAD;
};
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/headerUtil.js
const hasHeader = (soughtHeader, headers) => {
	soughtHeader = soughtHeader.toLowerCase();
	for (const headerName in headers) {
		if (!hasOwn(headers, headerName)) continue;
		if (soughtHeader === headerName.toLowerCase()) return true;
	}
	return false;
};
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/moveHeadersToQuery.js
const moveHeadersToQuery = (request, options = {}) => {
	const { headers, query = {} } = HttpRequest.clone(request);
	for (const name in headers) {
		if (!hasOwn(headers, name)) continue;
		const lname = name.toLowerCase();
		if (lname.slice(0, 6) === "x-amz-" && !options.unhoistableHeaders?.has(lname) || options.hoistableHeaders?.has(lname)) {
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
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/prepareRequest.js
const prepareRequest = (request) => {
	request = HttpRequest.clone(request);
	for (const headerName in request.headers) {
		if (!hasOwn(request.headers, headerName)) continue;
		if (GENERATED_HEADERS.indexOf(headerName.toLowerCase()) > -1) delete request.headers[headerName];
	}
	return request;
};
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/SignatureV4.js
var SignatureV4 = class extends SignatureV4Base {
	headerFormatter = new HeaderFormatter();
	constructor({ applyChecksum, credentials, region, service, sha256, uriEscapePath = true }) {
		super({
			applyChecksum,
			credentials,
			region,
			service,
			sha256,
			uriEscapePath
		});
	}
	async presign(originalRequest, options = {}) {
		const { signingDate = new Date(), expiresIn = 3600, unsignableHeaders, unhoistableHeaders, signableHeaders, hoistableHeaders, signingRegion, signingService } = options;
		const credentials = await this.credentialProvider();
		this.validateResolvedCredentials(credentials);
		const region = signingRegion ?? await this.regionProvider();
		const { longDate, shortDate } = this.formatDate(signingDate);
		if (expiresIn > 604800) return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");
		const scope = createScope(shortDate, region, signingService ?? this.service);
		const request = moveHeadersToQuery(prepareRequest(originalRequest), {
			unhoistableHeaders,
			hoistableHeaders
		});
		if (credentials.sessionToken) request.query[TOKEN_QUERY_PARAM] = credentials.sessionToken;
		request.query[ALGORITHM_QUERY_PARAM] = ALGORITHM_IDENTIFIER;
		request.query[CREDENTIAL_QUERY_PARAM] = `${credentials.accessKeyId}/${scope}`;
		request.query[AMZ_DATE_QUERY_PARAM] = longDate;
		request.query[EXPIRES_QUERY_PARAM] = expiresIn.toString(10);
		const canonicalHeaders = getCanonicalHeaders(request, unsignableHeaders, signableHeaders);
		request.query[SIGNED_HEADERS_QUERY_PARAM] = this.getCanonicalHeaderList(canonicalHeaders);
		request.query[SIGNATURE_QUERY_PARAM] = await this.getSignature(longDate, scope, this.getSigningKey(credentials, region, shortDate, signingService), this.createCanonicalRequest(request, canonicalHeaders, await getPayloadHash(originalRequest, this.sha256)));
		return request;
	}
	async sign(toSign, options) {
		if (typeof toSign === "string") return this.signString(toSign, options);
		else if (toSign.headers && toSign.payload) return this.signEvent(toSign, options);
		else if (toSign.message) return this.signMessage(toSign, options);
		else return this.signRequest(toSign, options);
	}
	async signEvent({ headers, payload }, { signingDate = new Date(), priorSignature, signingRegion, signingService, eventStreamCredentials }) {
		const region = signingRegion ?? await this.regionProvider();
		const { shortDate, longDate } = this.formatDate(signingDate);
		const scope = createScope(shortDate, region, signingService ?? this.service);
		const hashedPayload = await getPayloadHash({
			headers: {},
			body: payload
		}, this.sha256);
		const hash = new this.sha256();
		hash.update(headers);
		const hashedHeaders = toHex(await hash.digest());
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
			signingService,
			eventStreamCredentials
		});
	}
	async signMessage(signableMessage, { signingDate = new Date(), signingRegion, signingService, eventStreamCredentials }) {
		return this.signEvent({
			headers: this.headerFormatter.format(signableMessage.message.headers),
			payload: signableMessage.message.body
		}, {
			signingDate,
			signingRegion,
			signingService,
			priorSignature: signableMessage.priorSignature,
			eventStreamCredentials
		}).then((signature) => {
			return {
				message: signableMessage.message,
				signature
			};
		});
	}
	async signString(stringToSign, { signingDate = new Date(), signingRegion, signingService, eventStreamCredentials } = {}) {
		const credentials = eventStreamCredentials ?? await this.credentialProvider();
		this.validateResolvedCredentials(credentials);
		const region = signingRegion ?? await this.regionProvider();
		const { shortDate } = this.formatDate(signingDate);
		const hash = new this.sha256(await this.getSigningKey(credentials, region, shortDate, signingService));
		hash.update(toUint8Array(stringToSign));
		return toHex(await hash.digest());
	}
	async signRequest(requestToSign, { signingDate = new Date(), signableHeaders, unsignableHeaders, signingRegion, signingService } = {}) {
		const credentials = await this.credentialProvider();
		this.validateResolvedCredentials(credentials);
		const region = signingRegion ?? await this.regionProvider();
		const request = prepareRequest(requestToSign);
		const { longDate, shortDate } = this.formatDate(signingDate);
		const scope = createScope(shortDate, region, signingService ?? this.service);
		request.headers[AMZ_DATE_HEADER] = longDate;
		if (credentials.sessionToken) request.headers[TOKEN_HEADER] = credentials.sessionToken;
		const payloadHash = await getPayloadHash(request, this.sha256);
		if (!hasHeader("x-amz-content-sha256", request.headers) && this.applyChecksum) request.headers[SHA256_HEADER] = payloadHash;
		const canonicalHeaders = getCanonicalHeaders(request, unsignableHeaders, signableHeaders);
		const signature = await this.getSignature(longDate, scope, this.getSigningKey(credentials, region, shortDate, signingService), this.createCanonicalRequest(request, canonicalHeaders, payloadHash));
		request.headers[AUTH_HEADER] = `${ALGORITHM_IDENTIFIER} Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${this.getCanonicalHeaderList(canonicalHeaders)}, Signature=${signature}`;
		return request;
	}
	async getSignature(longDate, credentialScope, keyPromise, canonicalRequest) {
		const stringToSign = await this.createStringToSign(longDate, credentialScope, canonicalRequest, ALGORITHM_IDENTIFIER);
		const hash = new this.sha256(await keyPromise);
		hash.update(toUint8Array(stringToSign));
		return toHex(await hash.digest());
	}
	getSigningKey(credentials, region, shortDate, service) {
		return getSigningKey(this.sha256, credentials, shortDate, region, service || this.service);
	}
};
// node_modules/@aws-sdk/signature-v4-multi-region/node_modules/@smithy/signature-v4/dist-es/signature-v4a-container.js
const signatureV4aContainer = { SignatureV4a: null };
// node_modules/@aws-sdk/signature-v4-multi-region/dist-es/signature-v4-crt-container.js
const signatureV4CrtContainer = { CrtSignerV4: null };
// node_modules/@aws-sdk/signature-v4-multi-region/dist-es/SignatureV4SignWithCredentials.js
const SESSION_TOKEN_QUERY_PARAM = "X-Amz-S3session-Token";
const SESSION_TOKEN_HEADER = SESSION_TOKEN_QUERY_PARAM.toLowerCase();
var SignatureV4SignWithCredentials = class extends SignatureV4 {
	async signWithCredentials(requestToSign, credentials, options) {
		const credentialsWithoutSessionToken = getCredentialsWithoutSessionToken(credentials);
		requestToSign.headers[SESSION_TOKEN_HEADER] = credentials.sessionToken;
		const privateAccess = this;
		setSingleOverride(privateAccess, credentialsWithoutSessionToken);
		return privateAccess.signRequest(requestToSign, options ?? {});
	}
	async presignWithCredentials(requestToSign, credentials, options) {
		const credentialsWithoutSessionToken = getCredentialsWithoutSessionToken(credentials);
		delete requestToSign.headers[SESSION_TOKEN_HEADER];
		requestToSign.headers[SESSION_TOKEN_QUERY_PARAM] = credentials.sessionToken;
		requestToSign.query = requestToSign.query ?? {};
		requestToSign.query[SESSION_TOKEN_QUERY_PARAM] = credentials.sessionToken;
		setSingleOverride(this, credentialsWithoutSessionToken);
		return this.presign(requestToSign, options);
	}
};
function getCredentialsWithoutSessionToken(credentials) {
	return {
		accessKeyId: credentials.accessKeyId,
		secretAccessKey: credentials.secretAccessKey,
		expiration: credentials.expiration
	};
}
function setSingleOverride(privateAccess, credentialsWithoutSessionToken) {
	const currentCredentialProvider = privateAccess.credentialProvider;
	privateAccess.credentialProvider = () => {
		privateAccess.credentialProvider = currentCredentialProvider;
		return Promise.resolve(credentialsWithoutSessionToken);
	};
}
// node_modules/@aws-sdk/signature-v4-multi-region/dist-es/SignatureV4MultiRegion.js
var SignatureV4MultiRegion = class {
	sigv4aSigner;
	sigv4Signer;
	signerOptions;
	static sigv4aDependency() {
		if (typeof signatureV4CrtContainer.CrtSignerV4 === "function") return "crt";
		else if (typeof signatureV4aContainer.SignatureV4a === "function") return "js";
		return "none";
	}
	constructor(options) {
		this.sigv4Signer = new SignatureV4SignWithCredentials(options);
		this.signerOptions = options;
	}
	async sign(requestToSign, options = {}) {
		if (options.signingRegion === "*") return this.getSigv4aSigner().sign(requestToSign, options);
		return this.sigv4Signer.sign(requestToSign, options);
	}
	async signWithCredentials(requestToSign, credentials, options = {}) {
		if (options.signingRegion === "*") {
			const signer = this.getSigv4aSigner();
			const CrtSignerV4 = signatureV4CrtContainer.CrtSignerV4;
			if (CrtSignerV4 && signer instanceof CrtSignerV4) return signer.signWithCredentials(requestToSign, credentials, options);
			else throw new Error("signWithCredentials with signingRegion '*' is only supported when using the CRT dependency @aws-sdk/signature-v4-crt. Please check whether you have installed the \"@aws-sdk/signature-v4-crt\" package explicitly. You must also register the package by calling [require(\"@aws-sdk/signature-v4-crt\");] or an ESM equivalent such as [import \"@aws-sdk/signature-v4-crt\";]. For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt");
		}
		return this.sigv4Signer.signWithCredentials(requestToSign, credentials, options);
	}
	async presign(originalRequest, options = {}) {
		if (options.signingRegion === "*") {
			const signer = this.getSigv4aSigner();
			const CrtSignerV4 = signatureV4CrtContainer.CrtSignerV4;
			if (CrtSignerV4 && signer instanceof CrtSignerV4) return signer.presign(originalRequest, options);
			else throw new Error("presign with signingRegion '*' is only supported when using the CRT dependency @aws-sdk/signature-v4-crt. Please check whether you have installed the \"@aws-sdk/signature-v4-crt\" package explicitly. You must also register the package by calling [require(\"@aws-sdk/signature-v4-crt\");] or an ESM equivalent such as [import \"@aws-sdk/signature-v4-crt\";]. For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt");
		}
		return this.sigv4Signer.presign(originalRequest, options);
	}
	async presignWithCredentials(originalRequest, credentials, options = {}) {
		if (options.signingRegion === "*") throw new Error("Method presignWithCredentials is not supported for [signingRegion=*].");
		return this.sigv4Signer.presignWithCredentials(originalRequest, credentials, options);
	}
	getSigv4aSigner() {
		if (!this.sigv4aSigner) {
			const CrtSignerV4 = signatureV4CrtContainer.CrtSignerV4;
			const JsSigV4aSigner = signatureV4aContainer.SignatureV4a;
			if (this.signerOptions.runtime === "node") {
				if (!CrtSignerV4 && !JsSigV4aSigner) throw new Error("Neither CRT nor JS SigV4a implementation is available. Please load either @aws-sdk/signature-v4-crt or @aws-sdk/signature-v4a. For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt");
				if (CrtSignerV4 && typeof CrtSignerV4 === "function") this.sigv4aSigner = new CrtSignerV4({
					...this.signerOptions,
					signingAlgorithm: 1
				});
				else if (JsSigV4aSigner && typeof JsSigV4aSigner === "function") this.sigv4aSigner = new JsSigV4aSigner({ ...this.signerOptions });
				else throw new Error("Available SigV4a implementation is not a valid constructor. Please ensure you've properly imported @aws-sdk/signature-v4-crt or @aws-sdk/signature-v4a.For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt");
			} else {
				if (!JsSigV4aSigner || typeof JsSigV4aSigner !== "function") throw new Error("JS SigV4a implementation is not available or not a valid constructor. Please check whether you have installed the @aws-sdk/signature-v4a package explicitly. The CRT implementation is not available for browsers. You must also register the package by calling [require('@aws-sdk/signature-v4a');] or an ESM equivalent such as [import '@aws-sdk/signature-v4a';]. For more information please go to https://github.com/aws/aws-sdk-js-v3#using-javascript-non-crt-implementation-of-sigv4a");
				this.sigv4aSigner = new JsSigV4aSigner({ ...this.signerOptions });
			}
		}
		return this.sigv4aSigner;
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/endpoint/bdd.js
const q = "ref";
const a = -1;
const b = true;
const c = "isSet";
const d = "PartitionResult";
const e = "booleanEquals";
const f = "stringEquals";
const g = "getAttr";
const h = "us-east-1";
const i = "sigv4";
const j = "sts";
const k = "https://sts.{Region}.{PartitionResult#dnsSuffix}";
const l = { [q]: "Endpoint" };
const m = { [q]: "Region" };
const n = { [q]: d };
const o = {};
const p = [m];
const _data = {
	conditions: [
		[c, [l]],
		[c, p],
		[
			"aws.partition",
			p,
			d
		],
		[e, [{ [q]: "UseFIPS" }, b]],
		[e, [{ [q]: "UseDualStack" }, b]],
		[f, [m, "aws-global"]],
		[e, [{ [q]: "UseGlobalEndpoint" }, b]],
		[f, [m, "eu-central-1"]],
		[e, [{
			fn: g,
			argv: [n, "supportsDualStack"]
		}, b]],
		[e, [{
			fn: g,
			argv: [n, "supportsFIPS"]
		}, b]],
		[f, [m, "ap-south-1"]],
		[f, [m, "eu-north-1"]],
		[f, [m, "eu-west-1"]],
		[f, [m, "eu-west-2"]],
		[f, [m, "eu-west-3"]],
		[f, [m, "sa-east-1"]],
		[f, [m, h]],
		[f, [m, "us-east-2"]],
		[f, [m, "us-west-2"]],
		[f, [m, "us-west-1"]],
		[f, [m, "ca-central-1"]],
		[f, [m, "ap-southeast-1"]],
		[f, [m, "ap-northeast-1"]],
		[f, [m, "ap-southeast-2"]],
		[f, [{
			fn: g,
			argv: [n, "name"]
		}, "aws-us-gov"]]
	],
	results: [
		[a],
		["https://sts.amazonaws.com", { authSchemes: [{
			name: i,
			signingName: j,
			signingRegion: h
		}] }],
		[k, { authSchemes: [{
			name: i,
			signingName: j,
			signingRegion: "{Region}"
		}] }],
		[a, "Invalid Configuration: FIPS and custom endpoint are not supported"],
		[a, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
		[l, o],
		["https://sts-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", o],
		[a, "FIPS and DualStack are enabled, but this partition does not support one or both"],
		["https://sts.{Region}.amazonaws.com", o],
		["https://sts-fips.{Region}.{PartitionResult#dnsSuffix}", o],
		[a, "FIPS is enabled but this partition does not support FIPS"],
		["https://sts.{Region}.{PartitionResult#dualStackDnsSuffix}", o],
		[a, "DualStack is enabled but this partition does not support DualStack"],
		[k, o],
		[a, "Invalid Configuration: Missing Region"]
	]
};
const root = 2;
const nodes = new Int32Array([
	-1,
	1,
	-1,
	0,
	30,
	3,
	1,
	4,
	0x5f5e10e,
	2,
	5,
	0x5f5e10e,
	3,
	25,
	6,
	4,
	24,
	7,
	5,
	0x5f5e101,
	8,
	6,
	9,
	0x5f5e10d,
	7,
	0x5f5e101,
	10,
	10,
	0x5f5e101,
	11,
	11,
	0x5f5e101,
	12,
	12,
	0x5f5e101,
	13,
	13,
	0x5f5e101,
	14,
	14,
	0x5f5e101,
	15,
	15,
	0x5f5e101,
	16,
	16,
	0x5f5e101,
	17,
	17,
	0x5f5e101,
	18,
	18,
	0x5f5e101,
	19,
	19,
	0x5f5e101,
	20,
	20,
	0x5f5e101,
	21,
	21,
	0x5f5e101,
	22,
	22,
	0x5f5e101,
	23,
	23,
	0x5f5e101,
	0x5f5e102,
	8,
	0x5f5e10b,
	0x5f5e10c,
	4,
	28,
	26,
	9,
	27,
	0x5f5e10a,
	24,
	0x5f5e108,
	0x5f5e109,
	8,
	29,
	0x5f5e107,
	9,
	0x5f5e106,
	0x5f5e107,
	3,
	0x5f5e103,
	31,
	4,
	0x5f5e104,
	0x5f5e105
]);
const bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/endpoint/endpointResolver.js
const cache = new EndpointCache({
	size: 50,
	params: [
		"Endpoint",
		"Region",
		"UseDualStack",
		"UseFIPS",
		"UseGlobalEndpoint"
	]
});
const defaultEndpointResolver = (endpointParams, context = {}) => {
	return cache.get(endpointParams, () => decideEndpoint(bdd, {
		endpointParams,
		logger: context.logger
	}));
};
customEndpointFunctions.aws = awsEndpointFunctions;
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/auth/httpAuthSchemeProvider.js
const createEndpointRuleSetHttpAuthSchemeParametersProvider = (defaultHttpAuthSchemeParametersProvider) => async (config, context, input) => {
	if (!input) throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
	const defaultParameters = await defaultHttpAuthSchemeParametersProvider(config, context, input);
	const instructionsFn = getSmithyContext(context)?.commandInstance?.constructor?.getEndpointParameterInstructions;
	if (!instructionsFn) throw new Error(`getEndpointParameterInstructions() is not defined on '${context.commandName}'`);
	const endpointParameters = await resolveParams(input, { getEndpointParameterInstructions: instructionsFn }, config);
	return Object.assign(defaultParameters, endpointParameters);
};
const _defaultSTSHttpAuthSchemeParametersProvider = async (config, context, input) => {
	return {
		operation: getSmithyContext(context).operation,
		region: await normalizeProvider$1(config.region)() || (() => {
			throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
		})()
	};
};
const defaultSTSHttpAuthSchemeParametersProvider = createEndpointRuleSetHttpAuthSchemeParametersProvider(_defaultSTSHttpAuthSchemeParametersProvider);
function createAwsAuthSigv4HttpAuthOption(authParameters) {
	return {
		schemeId: "aws.auth#sigv4",
		signingProperties: {
			name: "sts",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createAwsAuthSigv4aHttpAuthOption(authParameters) {
	return {
		schemeId: "aws.auth#sigv4a",
		signingProperties: {
			name: "sts",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createSmithyApiNoAuthHttpAuthOption(authParameters) {
	return { schemeId: "smithy.api#noAuth" };
}
const createEndpointRuleSetHttpAuthSchemeProvider = (defaultEndpointResolver, defaultHttpAuthSchemeResolver, createHttpAuthOptionFunctions) => {
	const endpointRuleSetHttpAuthSchemeProvider = (authParameters) => {
		const authSchemes = defaultEndpointResolver(authParameters).properties?.authSchemes;
		if (!authSchemes) return defaultHttpAuthSchemeResolver(authParameters);
		const options = [];
		for (const scheme of authSchemes) {
			const { name: resolvedName, properties = {}, ...rest } = scheme;
			const name = resolvedName.toLowerCase();
			if (resolvedName !== name) console.warn(`HttpAuthScheme has been normalized with lowercasing: '${resolvedName}' to '${name}'`);
			let schemeId;
			if (name === "sigv4a") {
				schemeId = "aws.auth#sigv4a";
				const sigv4Present = authSchemes.find((s) => {
					const name = s.name.toLowerCase();
					return name !== "sigv4a" && name.startsWith("sigv4");
				});
				if (SignatureV4MultiRegion.sigv4aDependency() === "none" && sigv4Present) continue;
			} else if (name.startsWith("sigv4")) schemeId = "aws.auth#sigv4";
			else throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${name}'`);
			const createOption = createHttpAuthOptionFunctions[schemeId];
			if (!createOption) throw new Error(`Could not find HttpAuthOption create function for '${schemeId}'`);
			const option = createOption(authParameters);
			option.schemeId = schemeId;
			option.signingProperties = {
				...option.signingProperties || {},
				...rest,
				...properties
			};
			options.push(option);
		}
		return options;
	};
	return endpointRuleSetHttpAuthSchemeProvider;
};
const _defaultSTSHttpAuthSchemeProvider = (authParameters) => {
	const options = [];
	switch (authParameters.operation) {
		case "AssumeRoleWithWebIdentity":
			options.push(createSmithyApiNoAuthHttpAuthOption(authParameters));
			options.push(createAwsAuthSigv4aHttpAuthOption(authParameters));
			break;
		default:
			options.push(createAwsAuthSigv4HttpAuthOption(authParameters));
			options.push(createAwsAuthSigv4aHttpAuthOption(authParameters));
	}
	return options;
};
const defaultSTSHttpAuthSchemeProvider = createEndpointRuleSetHttpAuthSchemeProvider(defaultEndpointResolver, _defaultSTSHttpAuthSchemeProvider, {
	"aws.auth#sigv4": createAwsAuthSigv4HttpAuthOption,
	"aws.auth#sigv4a": createAwsAuthSigv4aHttpAuthOption,
	"smithy.api#noAuth": createSmithyApiNoAuthHttpAuthOption
});
const resolveHttpAuthSchemeConfig = (config) => {
	const config_0 = resolveAwsSdkSigV4Config(config);
	const config_1 = resolveAwsSdkSigV4AConfig(config_0);
	return Object.assign(config_1, { authSchemePreference: normalizeProvider$1(config.authSchemePreference ?? []) });
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/endpoint/EndpointParameters.js
const resolveClientEndpointParameters = (options) => {
	return Object.assign(options, {
		useDualstackEndpoint: options.useDualstackEndpoint ?? false,
		useFipsEndpoint: options.useFipsEndpoint ?? false,
		useGlobalEndpoint: options.useGlobalEndpoint ?? false,
		defaultSigningName: "sts"
	});
};
const commonParams = {
	UseGlobalEndpoint: {
		type: "builtInParams",
		name: "useGlobalEndpoint"
	},
	UseFIPS: {
		type: "builtInParams",
		name: "useFipsEndpoint"
	},
	Endpoint: {
		type: "builtInParams",
		name: "endpoint"
	},
	Region: {
		type: "builtInParams",
		name: "region"
	},
	UseDualStack: {
		type: "builtInParams",
		name: "useDualstackEndpoint"
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/models/STSServiceException.js
var STSServiceException = class STSServiceException extends ServiceException {
	static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.sts#STSServiceException";
	constructor(options) {
		super(options);
		Object.setPrototypeOf(this, STSServiceException.prototype);
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/models/errors.js
var ExpiredTokenException = class ExpiredTokenException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#ExpiredTokenException";
	name = "ExpiredTokenException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "ExpiredTokenException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ExpiredTokenException.prototype);
	}
};
var InvalidContextAssertionException = class InvalidContextAssertionException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#InvalidContextAssertionException";
	name = "InvalidContextAssertionException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "InvalidContextAssertionException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidContextAssertionException.prototype);
	}
};
var MalformedPolicyDocumentException = class MalformedPolicyDocumentException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#MalformedPolicyDocumentException";
	name = "MalformedPolicyDocumentException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "MalformedPolicyDocumentException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, MalformedPolicyDocumentException.prototype);
	}
};
var PackedPolicyTooLargeException = class PackedPolicyTooLargeException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#PackedPolicyTooLargeException";
	name = "PackedPolicyTooLargeException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "PackedPolicyTooLargeException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, PackedPolicyTooLargeException.prototype);
	}
};
var RegionDisabledException = class RegionDisabledException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#RegionDisabledException";
	name = "RegionDisabledException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "RegionDisabledException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, RegionDisabledException.prototype);
	}
};
var IDPRejectedClaimException = class IDPRejectedClaimException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#IDPRejectedClaimException";
	name = "IDPRejectedClaimException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "IDPRejectedClaimException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, IDPRejectedClaimException.prototype);
	}
};
var InvalidIdentityTokenException = class InvalidIdentityTokenException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#InvalidIdentityTokenException";
	name = "InvalidIdentityTokenException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "InvalidIdentityTokenException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidIdentityTokenException.prototype);
	}
};
var IDPCommunicationErrorException = class IDPCommunicationErrorException extends STSServiceException {
	static shapeId = "com.amazonaws.sts#IDPCommunicationErrorException";
	name = "IDPCommunicationErrorException";
	$fault = "client";
	$retryable = {};
	constructor(opts) {
		super({
			name: "IDPCommunicationErrorException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, IDPCommunicationErrorException.prototype);
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/schemas/schemas_0.js
const _A = "Arn";
const _AKI = "AccessKeyId";
const _AR = "AssumeRole";
const _ARI = "AssumedRoleId";
const _ARR = "AssumeRoleRequest";
const _ARRs = "AssumeRoleResponse";
const _ARU = "AssumedRoleUser";
const _ARWWI = "AssumeRoleWithWebIdentity";
const _ARWWIR = "AssumeRoleWithWebIdentityRequest";
const _ARWWIRs = "AssumeRoleWithWebIdentityResponse";
const _Au = "Audience";
const _C = "Credentials";
const _CA = "ContextAssertion";
const _DS = "DurationSeconds";
const _E = "Expiration";
const _EI = "ExternalId";
const _ETE = "ExpiredTokenException";
const _FPA = "FederatedProviderArn";
const _I = "Issuer";
const _ICAE = "InvalidContextAssertionException";
const _IDPCEE = "IDPCommunicationErrorException";
const _IDPRCE = "IDPRejectedClaimException";
const _IITE = "InvalidIdentityTokenException";
const _IP = "IdentityProvider";
const _K = "Key";
const _MPDE = "MalformedPolicyDocumentException";
const _MSTS = "MinimumSessionTokenSize";
const _OI = "OriginIdentity";
const _P = "Policy";
const _PA = "PolicyArns";
const _PAr = "ProviderArn";
const _PC = "ProvidedContexts";
const _PCLT = "ProvidedContextsListType";
const _PCr = "ProvidedContext";
const _PDT = "PolicyDescriptorType";
const _PI = "ProviderId";
const _PPS = "PackedPolicySize";
const _PPTLE = "PackedPolicyTooLargeException";
const _Pr = "Provider";
const _RA = "RoleArn";
const _RDE = "RegionDisabledException";
const _RSN = "RoleSessionName";
const _S = "Subject";
const _SAK = "SecretAccessKey";
const _SFWIT = "SubjectFromWebIdentityToken";
const _SI = "SourceIdentity";
const _SN = "SerialNumber";
const _ST = "SessionToken";
const _STS = "SessionTokenSize";
const _STU = "SessionTokenUtilization";
const _STu = "SubjectType";
const _T = "Tags";
const _TC = "TokenCode";
const _TCr = "TransactionContext";
const _TIPC = "TrustedIdentityPropagationContext";
const _TTK = "TransitiveTagKeys";
const _Ta = "Tag";
const _V = "Value";
const _WIT = "WebIdentityToken";
const _a = "arn";
const _aKST = "accessKeySecretType";
const _aQE = "awsQueryError";
const _c = "client";
const _cTT = "clientTokenType";
const _e = "error";
const _hE = "httpError";
const _m = "message";
const _oIIT = "originIdentityIssuerType";
const _oIST = "originIdentitySubjectType";
const _oISTT = "originIdentitySubjectTypeType";
const _pDLT = "policyDescriptorListType";
const _s = "smithy.ts.sdk.synthetic.com.amazonaws.sts";
const _tCIPMT = "transactionContextIdentityProviderMapType";
const _tCVT = "transactionContextValueType";
const _tLT = "tagListType";
const n0 = "com.amazonaws.sts";
const _s_registry = new TypeRegistry(_s);
var STSServiceException$ = [
	-3,
	_s,
	"STSServiceException",
	0,
	[],
	[]
];
_s_registry.registerError(STSServiceException$, STSServiceException);
const n0_registry = new TypeRegistry(n0);
var ExpiredTokenException$ = [
	-3,
	n0,
	_ETE,
	{
		[_aQE]: [`ExpiredTokenException`, 400],
		[_e]: _c,
		[_hE]: 400
	},
	[_m],
	[0]
];
n0_registry.registerError(ExpiredTokenException$, ExpiredTokenException);
var IDPCommunicationErrorException$ = [
	-3,
	n0,
	_IDPCEE,
	{
		[_aQE]: [`IDPCommunicationError`, 400],
		[_e]: _c,
		[_hE]: 400
	},
	[_m],
	[0]
];
n0_registry.registerError(IDPCommunicationErrorException$, IDPCommunicationErrorException);
var IDPRejectedClaimException$ = [
	-3,
	n0,
	_IDPRCE,
	{
		[_aQE]: [`IDPRejectedClaim`, 403],
		[_e]: _c,
		[_hE]: 403
	},
	[_m],
	[0]
];
n0_registry.registerError(IDPRejectedClaimException$, IDPRejectedClaimException);
var InvalidContextAssertionException$ = [
	-3,
	n0,
	_ICAE,
	{
		[_aQE]: [`InvalidContextAssertion`, 400],
		[_e]: _c,
		[_hE]: 400
	},
	[_m],
	[0]
];
n0_registry.registerError(InvalidContextAssertionException$, InvalidContextAssertionException);
var InvalidIdentityTokenException$ = [
	-3,
	n0,
	_IITE,
	{
		[_aQE]: [`InvalidIdentityToken`, 400],
		[_e]: _c,
		[_hE]: 400
	},
	[_m],
	[0]
];
n0_registry.registerError(InvalidIdentityTokenException$, InvalidIdentityTokenException);
var MalformedPolicyDocumentException$ = [
	-3,
	n0,
	_MPDE,
	{
		[_aQE]: [`MalformedPolicyDocument`, 400],
		[_e]: _c,
		[_hE]: 400
	},
	[_m],
	[0]
];
n0_registry.registerError(MalformedPolicyDocumentException$, MalformedPolicyDocumentException);
var PackedPolicyTooLargeException$ = [
	-3,
	n0,
	_PPTLE,
	{
		[_aQE]: [`PackedPolicyTooLarge`, 400],
		[_e]: _c,
		[_hE]: 400
	},
	[_m],
	[0]
];
n0_registry.registerError(PackedPolicyTooLargeException$, PackedPolicyTooLargeException);
var RegionDisabledException$ = [
	-3,
	n0,
	_RDE,
	{
		[_aQE]: [`RegionDisabledException`, 403],
		[_e]: _c,
		[_hE]: 403
	},
	[_m],
	[0]
];
n0_registry.registerError(RegionDisabledException$, RegionDisabledException);
const errorTypeRegistries = [_s_registry, n0_registry];
var accessKeySecretType = [
	0,
	n0,
	_aKST,
	8,
	0
];
var clientTokenType = [
	0,
	n0,
	_cTT,
	8,
	0
];
var originIdentityIssuerType = [
	0,
	n0,
	_oIIT,
	8,
	0
];
var originIdentitySubjectType = [
	0,
	n0,
	_oIST,
	8,
	0
];
var originIdentitySubjectTypeType = [
	0,
	n0,
	_oISTT,
	8,
	0
];
var transactionContextValueType = [
	0,
	n0,
	_tCVT,
	8,
	0
];
var AssumedRoleUser$ = [
	3,
	n0,
	_ARU,
	0,
	[_ARI, _A],
	[0, 0],
	2
];
var AssumeRoleRequest$ = [
	3,
	n0,
	_ARR,
	0,
	[
		_RA,
		_RSN,
		_PA,
		_P,
		_DS,
		_T,
		_TTK,
		_EI,
		_SN,
		_TC,
		_SI,
		_PC,
		_MSTS
	],
	[
		0,
		0,
		() => policyDescriptorListType,
		0,
		1,
		() => tagListType,
		64,
		0,
		0,
		0,
		0,
		() => ProvidedContextsListType,
		1
	],
	2
];
var AssumeRoleResponse$ = [
	3,
	n0,
	_ARRs,
	0,
	[
		_C,
		_ARU,
		_PPS,
		_SI,
		_STU,
		_STS
	],
	[
		[() => Credentials$, 0],
		() => AssumedRoleUser$,
		1,
		0,
		1,
		1
	]
];
var AssumeRoleWithWebIdentityRequest$ = [
	3,
	n0,
	_ARWWIR,
	0,
	[
		_RA,
		_RSN,
		_WIT,
		_PI,
		_PA,
		_P,
		_DS,
		_MSTS
	],
	[
		0,
		0,
		[() => clientTokenType, 0],
		0,
		() => policyDescriptorListType,
		0,
		1,
		1
	],
	3
];
var AssumeRoleWithWebIdentityResponse$ = [
	3,
	n0,
	_ARWWIRs,
	0,
	[
		_C,
		_SFWIT,
		_ARU,
		_PPS,
		_Pr,
		_Au,
		_SI,
		_STU,
		_STS,
		_TIPC
	],
	[
		[() => Credentials$, 0],
		0,
		() => AssumedRoleUser$,
		1,
		0,
		0,
		0,
		1,
		1,
		[() => TrustedIdentityPropagationContext$, 0]
	]
];
var Credentials$ = [
	3,
	n0,
	_C,
	0,
	[
		_AKI,
		_SAK,
		_ST,
		_E
	],
	[
		0,
		[() => accessKeySecretType, 0],
		0,
		4
	],
	4
];
var OriginIdentity$ = [
	3,
	n0,
	_OI,
	0,
	[
		_S,
		_STu,
		_I,
		_FPA
	],
	[
		[() => originIdentitySubjectType, 0],
		[() => originIdentitySubjectTypeType, 0],
		[() => originIdentityIssuerType, 0],
		0
	]
];
var PolicyDescriptorType$ = [
	3,
	n0,
	_PDT,
	0,
	[_a],
	[0]
];
var ProvidedContext$ = [
	3,
	n0,
	_PCr,
	0,
	[_PAr, _CA],
	[0, 0]
];
var Tag$ = [
	3,
	n0,
	_Ta,
	0,
	[_K, _V],
	[0, 0],
	2
];
var TransactionContext$ = [
	3,
	n0,
	_TCr,
	0,
	[_IP],
	[[() => transactionContextIdentityProviderMapType, 0]]
];
var TrustedIdentityPropagationContext$ = [
	3,
	n0,
	_TIPC,
	8,
	[_OI, _TCr],
	[[() => OriginIdentity$, 0], [() => TransactionContext$, 0]]
];
var policyDescriptorListType = [
	1,
	n0,
	_pDLT,
	0,
	() => PolicyDescriptorType$
];
var ProvidedContextsListType = [
	1,
	n0,
	_PCLT,
	0,
	() => ProvidedContext$
];
var tagListType = [
	1,
	n0,
	_tLT,
	0,
	() => Tag$
];
var transactionContextIdentityProviderMapType = [
	2,
	n0,
	_tCIPMT,
	0,
	[0, 0],
	[() => transactionContextValueType, 0]
];
var AssumeRole$ = [
	9,
	n0,
	_AR,
	0,
	() => AssumeRoleRequest$,
	() => AssumeRoleResponse$
];
var AssumeRoleWithWebIdentity$ = [
	9,
	n0,
	_ARWWI,
	0,
	() => AssumeRoleWithWebIdentityRequest$,
	() => AssumeRoleWithWebIdentityResponse$
];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/runtimeConfig.shared.js
const getRuntimeConfig$1 = (config) => {
	return {
		apiVersion: "2011-06-15",
		base64Decoder: config?.base64Decoder ?? fromBase64,
		base64Encoder: config?.base64Encoder ?? toBase64,
		disableHostPrefix: config?.disableHostPrefix ?? false,
		endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
		extensions: config?.extensions ?? [],
		httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSTSHttpAuthSchemeProvider,
		httpAuthSchemes: config?.httpAuthSchemes ?? [
			{
				schemeId: "aws.auth#sigv4",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
				signer: new AwsSdkSigV4Signer()
			},
			{
				schemeId: "aws.auth#sigv4a",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4a"),
				signer: new AwsSdkSigV4ASigner()
			},
			{
				schemeId: "smithy.api#noAuth",
				identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
				signer: new NoAuthSigner()
			}
		],
		logger: config?.logger ?? new NoOpLogger(),
		protocol: config?.protocol ?? AwsQueryProtocol,
		protocolSettings: config?.protocolSettings ?? {
			defaultNamespace: "com.amazonaws.sts",
			errorTypeRegistries,
			xmlNamespace: "https://sts.amazonaws.com/doc/2011-06-15/",
			version: "2011-06-15",
			serviceTarget: "AWSSecurityTokenServiceV20110615"
		},
		serviceId: config?.serviceId ?? "STS",
		sha256: config?.sha256 ?? Sha256Node,
		signerConstructor: config?.signerConstructor ?? SignatureV4MultiRegion,
		urlParser: config?.urlParser ?? parseUrl,
		utf8Decoder: config?.utf8Decoder ?? fromUtf8,
		utf8Encoder: config?.utf8Encoder ?? toUtf8
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/runtimeConfig.js
const getRuntimeConfig = (config) => {
	emitWarningIfUnsupportedVersion(process.version);
	const defaultsMode = resolveDefaultsModeConfig(config);
	const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
	const clientSharedValues = getRuntimeConfig$1(config);
	emitWarningIfUnsupportedVersion$1(process.version);
	const loaderConfig = {
		profile: config?.profile,
		logger: clientSharedValues.logger
	};
	return {
		...clientSharedValues,
		...config,
		runtime: "node",
		defaultsMode,
		authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
		bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
		defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
		defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
			serviceId: clientSharedValues.serviceId,
			clientVersion: version
		}),
		httpAuthSchemes: config?.httpAuthSchemes ?? [
			{
				schemeId: "aws.auth#sigv4",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4") || (async (idProps) => await config.credentialDefaultProvider(idProps?.__config || {})()),
				signer: new AwsSdkSigV4Signer()
			},
			{
				schemeId: "aws.auth#sigv4a",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4a"),
				signer: new AwsSdkSigV4ASigner()
			},
			{
				schemeId: "smithy.api#noAuth",
				identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
				signer: new NoAuthSigner()
			}
		],
		maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
		region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
			...NODE_REGION_CONFIG_FILE_OPTIONS,
			...loaderConfig
		}),
		requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
		retryMode: config?.retryMode ?? loadConfig({
			...NODE_RETRY_MODE_CONFIG_OPTIONS,
			default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
		}, config),
		sigv4aSigningRegionSet: config?.sigv4aSigningRegionSet ?? loadConfig(NODE_SIGV4A_CONFIG_OPTIONS, loaderConfig),
		streamCollector: config?.streamCollector ?? streamCollector,
		useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/auth/httpAuthExtensionConfiguration.js
const getHttpAuthExtensionConfiguration = (runtimeConfig) => {
	const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
	let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
	let _credentials = runtimeConfig.credentials;
	return {
		setHttpAuthScheme(httpAuthScheme) {
			const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
			if (index === -1) _httpAuthSchemes.push(httpAuthScheme);
			else _httpAuthSchemes.splice(index, 1, httpAuthScheme);
		},
		httpAuthSchemes() {
			return _httpAuthSchemes;
		},
		setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
			_httpAuthSchemeProvider = httpAuthSchemeProvider;
		},
		httpAuthSchemeProvider() {
			return _httpAuthSchemeProvider;
		},
		setCredentials(credentials) {
			_credentials = credentials;
		},
		credentials() {
			return _credentials;
		}
	};
};
const resolveHttpAuthRuntimeConfig = (config) => {
	return {
		httpAuthSchemes: config.httpAuthSchemes(),
		httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
		credentials: config.credentials()
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/runtimeExtensions.js
const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
	const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
	extensions.forEach((extension) => extension.configure(extensionConfiguration));
	return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/STSClient.js
var STSClient = class extends Client {
	config;
	constructor(...[configuration]) {
		const _config_0 = getRuntimeConfig(configuration || {});
		super(_config_0);
		this.initConfig = _config_0;
		const _config_1 = resolveClientEndpointParameters(_config_0);
		const _config_2 = resolveUserAgentConfig(_config_1);
		const _config_3 = resolveRetryConfig(_config_2);
		const _config_4 = resolveRegionConfig(_config_3);
		const _config_5 = resolveHostHeaderConfig(_config_4);
		const _config_6 = resolveEndpointConfig(_config_5);
		const _config_7 = resolveHttpAuthSchemeConfig(_config_6);
		const _config_8 = resolveRuntimeExtensions(_config_7, configuration?.extensions || []);
		this.config = _config_8;
		this.middlewareStack.use(getSchemaSerdePlugin(this.config));
		this.middlewareStack.use(getUserAgentPlugin(this.config));
		this.middlewareStack.use(getRetryPlugin(this.config));
		this.middlewareStack.use(getContentLengthPlugin(this.config));
		this.middlewareStack.use(getHostHeaderPlugin(this.config));
		this.middlewareStack.use(getLoggerPlugin(this.config));
		this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
		this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
			httpAuthSchemeParametersProvider: defaultSTSHttpAuthSchemeParametersProvider,
			identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({
				"aws.auth#sigv4": config.credentials,
				"aws.auth#sigv4a": config.credentials
			})
		}));
		this.middlewareStack.use(getHttpSigningPlugin(this.config));
	}
	destroy() {
		super.destroy();
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commandBuilder.js
const command = makeBuilder(commonParams, "AWSSecurityTokenServiceV20110615", "STSClient", getEndpointPlugin);
const _ep0 = {};
const _mw0 = (Command, cs, config, o) => [];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commands/AssumeRoleCommand.js
var AssumeRoleCommand = class extends command(_ep0, _mw0, "AssumeRole", AssumeRole$) {};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commands/AssumeRoleWithWebIdentityCommand.js
var AssumeRoleWithWebIdentityCommand = class extends command(_ep0, _mw0, "AssumeRoleWithWebIdentity", AssumeRoleWithWebIdentity$) {};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/defaultStsRoleAssumers.js
const getAccountIdFromAssumedRoleUser = (assumedRoleUser) => {
	if (typeof assumedRoleUser?.Arn === "string") {
		const arnComponents = assumedRoleUser.Arn.split(":");
		if (arnComponents.length > 4 && arnComponents[4] !== "") return arnComponents[4];
	}
};
const resolveRegion = async (_region, _parentRegion, credentialProviderLogger, loaderConfig = {}) => {
	const region = typeof _region === "function" ? await _region() : _region;
	const parentRegion = typeof _parentRegion === "function" ? await _parentRegion() : _parentRegion;
	let stsDefaultRegion = "";
	const resolvedRegion = region ?? parentRegion ?? (stsDefaultRegion = await stsRegionDefaultResolver(loaderConfig)());
	credentialProviderLogger?.debug?.("@aws-sdk/client-sts::resolveRegion", "accepting first of:", `${region} (credential provider clientConfig)`, `${parentRegion} (contextual client)`, `${stsDefaultRegion} (STS default: AWS_REGION, profile region, or us-east-1)`);
	return resolvedRegion;
};
const getDefaultRoleAssumer$1 = (stsOptions, STSClient) => {
	let stsClient;
	let closureSourceCreds;
	return async (sourceCreds, params) => {
		closureSourceCreds = sourceCreds;
		if (!stsClient) {
			const { logger = stsOptions?.parentClientConfig?.logger, profile = stsOptions?.parentClientConfig?.profile, region, requestHandler = stsOptions?.parentClientConfig?.requestHandler, credentialProviderLogger, userAgentAppId = stsOptions?.parentClientConfig?.userAgentAppId } = stsOptions;
			const resolvedRegion = await resolveRegion(region, stsOptions?.parentClientConfig?.region, credentialProviderLogger, {
				logger,
				profile
			});
			const isCompatibleRequestHandler = !isH2(requestHandler);
			stsClient = new STSClient({
				...stsOptions,
				userAgentAppId,
				profile,
				credentialDefaultProvider: () => async () => closureSourceCreds,
				region: resolvedRegion,
				requestHandler: isCompatibleRequestHandler ? requestHandler : void 0,
				logger
			});
		}
		const { Credentials, AssumedRoleUser } = await stsClient.send(new AssumeRoleCommand(params));
		if (!Credentials || !Credentials.AccessKeyId || !Credentials.SecretAccessKey) throw new Error(`Invalid response from STS.assumeRole call with role ${params.RoleArn}`);
		const accountId = getAccountIdFromAssumedRoleUser(AssumedRoleUser);
		const credentials = {
			accessKeyId: Credentials.AccessKeyId,
			secretAccessKey: Credentials.SecretAccessKey,
			sessionToken: Credentials.SessionToken,
			expiration: Credentials.Expiration,
			...Credentials.CredentialScope && { credentialScope: Credentials.CredentialScope },
			...accountId && { accountId }
		};
		setCredentialFeature(credentials, "CREDENTIALS_STS_ASSUME_ROLE", "i");
		return credentials;
	};
};
const getDefaultRoleAssumerWithWebIdentity$1 = (stsOptions, STSClient) => {
	let stsClient;
	return async (params) => {
		if (!stsClient) {
			const { logger = stsOptions?.parentClientConfig?.logger, profile = stsOptions?.parentClientConfig?.profile, region, requestHandler = stsOptions?.parentClientConfig?.requestHandler, credentialProviderLogger, userAgentAppId = stsOptions?.parentClientConfig?.userAgentAppId } = stsOptions;
			const resolvedRegion = await resolveRegion(region, stsOptions?.parentClientConfig?.region, credentialProviderLogger, {
				logger,
				profile
			});
			const isCompatibleRequestHandler = !isH2(requestHandler);
			stsClient = new STSClient({
				...stsOptions,
				userAgentAppId,
				profile,
				region: resolvedRegion,
				requestHandler: isCompatibleRequestHandler ? requestHandler : void 0,
				logger
			});
		}
		const { Credentials, AssumedRoleUser } = await stsClient.send(new AssumeRoleWithWebIdentityCommand(params));
		if (!Credentials || !Credentials.AccessKeyId || !Credentials.SecretAccessKey) throw new Error(`Invalid response from STS.assumeRoleWithWebIdentity call with role ${params.RoleArn}`);
		const accountId = getAccountIdFromAssumedRoleUser(AssumedRoleUser);
		const credentials = {
			accessKeyId: Credentials.AccessKeyId,
			secretAccessKey: Credentials.SecretAccessKey,
			sessionToken: Credentials.SessionToken,
			expiration: Credentials.Expiration,
			...Credentials.CredentialScope && { credentialScope: Credentials.CredentialScope },
			...accountId && { accountId }
		};
		if (accountId) setCredentialFeature(credentials, "RESOLVED_ACCOUNT_ID", "T");
		setCredentialFeature(credentials, "CREDENTIALS_STS_ASSUME_ROLE_WEB_ID", "k");
		return credentials;
	};
};
const isH2 = (requestHandler) => {
	return requestHandler?.metadata?.handlerProtocol === "h2";
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/defaultRoleAssumers.js
const getCustomizableStsClientCtor = (baseCtor, customizations) => {
	if (!customizations) return baseCtor;
	else return class CustomizableSTSClient extends baseCtor {
		constructor(config) {
			super(config);
			for (const customization of customizations) this.middlewareStack.use(customization);
		}
	};
};
const getDefaultRoleAssumer = (stsOptions = {}, stsPlugins) => getDefaultRoleAssumer$1(stsOptions, getCustomizableStsClientCtor(STSClient, stsPlugins));
const getDefaultRoleAssumerWithWebIdentity = (stsOptions = {}, stsPlugins) => getDefaultRoleAssumerWithWebIdentity$1(stsOptions, getCustomizableStsClientCtor(STSClient, stsPlugins));
export { getDefaultRoleAssumer, getDefaultRoleAssumerWithWebIdentity };
