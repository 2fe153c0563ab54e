import { a as brief, c as clipStart, d as harmless, f as markdown, l as closed, m as visible, o as capital$1, p as oneLine, r as COMMANDS, s as clip, u as grouped } from "./retry.js";
import "./trailers.js";
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-0x80000000, 0x7fffffff],
	uint32: [0, 0xffffffff],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
const CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a$1;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = $constructor("$ZodError", initializer$1);
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure$1(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure$1(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure$1(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const COMPILE_INVALID = Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
// node_modules/zod/v4/core/regexes.js
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
const duration$1 = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
const uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number$2 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID = $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration$1);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$2;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodIntersection = $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const sharedValue = mergeValues(a[index], b[index]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = new Map();
	let unrecIssue;
	const keyIssues = new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodTuple = $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$2.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodReadonly = $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
const $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = new WeakMap();
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open = [];
const memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open.length > depth ? open.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
function memoizer() {
	return memo;
}
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
// node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
function _normalize(form) {
	return _overwrite((input) => input.normalize(form));
}
function _trim() {
	return _overwrite((input) => input.trim());
}
function _toLowerCase() {
	return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((input) => input.toUpperCase());
}
function _slugify() {
	return _overwrite((input) => slugify(input));
}
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
function _custom(Class, fn, _params) {
	const norm = normalizeParams(_params);
	norm.abort ?? (norm.abort = true);
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...norm
	});
}
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
function _superRefine(fn, params) {
	const ch = _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
const FOLDABLE_KEYS = new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
	if (ctx.target === "openapi-3.0") {
		json.type = "string";
		json.nullable = true;
		json.enum = [null];
	} else json.type = "null";
};
const undefinedProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {};
const unknownProcessor = (_schema, _ctx, _json, _params) => {};
const dateProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const values = getEnumValues(schema._zod.def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const nanProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	const pattern = schema._zod.pattern;
	if (!pattern) throw new Error("Pattern not found in template literal");
	_json.type = "string";
	_json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	_json.type = "string";
	_json.format = "binary";
	_json.contentEncoding = "binary";
	const { minimum, maximum, mime } = aggregateChecks(schema);
	if (minimum !== void 0) _json.minLength = minimum;
	if (maximum !== void 0) _json.maxLength = maximum;
	if (!mime) return;
	if (mime.length === 0) _json.not = {};
	else if (mime.length === 1) _json.contentMediaType = mime[0];
	else _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$2 : integer).source;
	return rest;
}
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
	const innerType = schema._zod.innerType;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const allProcessors = {
	string: stringProcessor,
	number: numberProcessor,
	boolean: booleanProcessor,
	bigint: bigintProcessor,
	symbol: symbolProcessor,
	null: nullProcessor,
	undefined: undefinedProcessor,
	void: voidProcessor,
	never: neverProcessor,
	any: anyProcessor,
	unknown: unknownProcessor,
	date: dateProcessor,
	enum: enumProcessor,
	literal: literalProcessor,
	nan: nanProcessor,
	template_literal: templateLiteralProcessor,
	file: fileProcessor,
	success: successProcessor,
	custom: customProcessor,
	function: functionProcessor,
	transform: transformProcessor,
	map: mapProcessor,
	set: setProcessor,
	array: arrayProcessor,
	object: objectProcessor,
	union: unionProcessor,
	intersection: intersectionProcessor,
	tuple: tupleProcessor,
	record: recordProcessor,
	nullable: nullableProcessor,
	nonoptional: nonoptionalProcessor,
	default: defaultProcessor,
	prefault: prefaultProcessor,
	catch: catchProcessor,
	pipe: pipeProcessor,
	readonly: readonlyProcessor,
	promise: promiseProcessor,
	optional: optionalProcessor,
	lazy: lazyProcessor
};
function toJSONSchema(input, params) {
	if ("_idmap" in input) {
		const registry = input;
		const ctx = initializeContext({
			...params,
			processors: allProcessors
		});
		const defs = {};
		for (const entry of registry._idmap.entries()) {
			const [_, schema] = entry;
			processSchema(schema, ctx);
		}
		const schemas = {};
		ctx.external = {
			registry,
			uri: params?.uri,
			defs
		};
		for (const entry of registry._idmap.entries()) {
			const [key, schema] = entry;
			extractDefs(ctx, schema);
			assignProp(schemas, key, finalize(ctx, schema));
		}
		if (Object.keys(defs).length > 0) schemas.__shared = { [ctx.target === "draft-2020-12" ? "$defs" : "definitions"]: defs };
		return { schemas };
	}
	const ctx = initializeContext({
		...params,
		processors: allProcessors
	});
	processSchema(input, ctx);
	extractDefs(ctx, input);
	return finalize(ctx, input);
}
// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodRealError = $constructor("ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/classic/parse.js
const parse$1 = _parse(ZodRealError);
const parseAsync = _parseAsync(ZodRealError);
const safeParse = _safeParse(ZodRealError);
const safeParseAsync = _safeParseAsync(ZodRealError);
const encode$1 = _encode(ZodRealError);
const decode$1 = _decode(ZodRealError);
const encodeAsync = _encodeAsync(ZodRealError);
const decodeAsync = _decodeAsync(ZodRealError);
const safeEncode = _safeEncode(ZodRealError);
const safeDecode = _safeDecode(ZodRealError);
const safeEncodeAsync = _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = _safeDecodeAsync(ZodRealError);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(_overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable$1(this);
	},
	nullish() {
		return optional(nullable$1(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union$1([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse$1(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode$1(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode$1(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
const _ZodString = $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(_regex(...args));
	},
	includes(...args) {
		return this.check(_includes(...args));
	},
	startsWith(...args) {
		return this.check(_startsWith(...args));
	},
	endsWith(...args) {
		return this.check(_endsWith(...args));
	},
	min(...args) {
		return this.check(_minLength(...args));
	},
	max(...args) {
		return this.check(_maxLength(...args));
	},
	length(...args) {
		return this.check(_length(...args));
	},
	nonempty(...args) {
		return this.check(_minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(_lowercase(params));
	},
	uppercase(params) {
		return this.check(_uppercase(params));
	},
	trim() {
		return this.check(_trim());
	},
	normalize(...args) {
		return this.check(_normalize(...args));
	},
	toLowerCase() {
		return this.check(_toLowerCase());
	},
	toUpperCase() {
		return this.check(_toUpperCase());
	},
	slugify() {
		return this.check(_slugify());
	}
}));
const ZodString = $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(_email(ZodEmail, params));
	},
	url(params) {
		return this.check(_url(ZodURL, params));
	},
	jwt(params) {
		return this.check(_jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(_emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(_guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(_uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(_uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(_uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(_uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(_nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(_cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(_cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(_ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(_base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(_base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(_xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(_ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(_ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(_ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(_cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(_cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(_e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(_isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(_isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(_isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(_isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return _string(ZodString, params);
}
const ZodStringFormat = $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODate = $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISOTime = $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODuration = $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodGUID = $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodUUID = $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodURL = $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmoji = $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNanoID = $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID = $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID2 = $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodULID = $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodXID = $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodKSUID = $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv4 = $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv6 = $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64 = $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64URL = $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodE164 = $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodJWT = $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNumber = $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(_gt(value, params));
	},
	gte(value, params) {
		return this.check(_gte(value, params));
	},
	min(value, params) {
		return this.check(_gte(value, params));
	},
	lt(value, params) {
		return this.check(_lt(value, params));
	},
	lte(value, params) {
		return this.check(_lte(value, params));
	},
	max(value, params) {
		return this.check(_lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(_gt(0, params));
	},
	nonnegative(params) {
		return this.check(_gte(0, params));
	},
	negative(params) {
		return this.check(_lt(0, params));
	},
	nonpositive(params) {
		return this.check(_lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(_multipleOf(value, params));
	},
	step(value, params) {
		return this.check(_multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number$1(params) {
	return _number(ZodNumber, params);
}
const ZodNumberFormat = $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return _int(ZodNumberFormat, params);
}
const ZodBoolean = $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return _boolean(ZodBoolean, params);
}
const ZodUnknown = $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown$1() {
	return _unknown(ZodUnknown);
}
const ZodNever = $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never$1(params) {
	return _never(ZodNever, params);
}
const ZodArray = $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(_minLength(n, params));
	},
	nonempty(params) {
		return this.check(_minLength(1, params));
	},
	max(n, params) {
		return this.check(_maxLength(n, params));
	},
	length(n, params) {
		return this.check(_length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return _array(ZodArray, element, params);
}
const ZodObject = $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown$1() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown$1() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never$1() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function object$1(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never$1(),
		...normalizeParams(params)
	});
}
const ZodUnion = $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union$1(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodDiscriminatedUnion = $constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def);
	$ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodIntersection = $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodTuple = $constructor("ZodTuple", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTuple.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
	rest(rest) {
		return this.clone({
			...this._zod.def,
			rest
		});
	},
	partial() {
		const def = this._zod.def;
		if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...def,
			items: def.items.map((item) => new ZodOptional({
				type: "optional",
				innerType: item
			}))
		});
	}
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
const ZodRecord = $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodRecord({
		type: "record",
		keyType: string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodEnum = $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodLiteral = $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodTransform = $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable$1(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodReadonly = $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodCustom = $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function custom(fn, _params) {
	return _custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
	return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return _superRefine(fn, params);
}
// src/core/json.ts
const placeOf = (path) => path.map((part, index) => typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`).join("");
// src/core/nearest.ts
function nearest(word, known) {
	const [best] = known.map((name) => ({
		name,
		steps: distance(word.toLowerCase(), name.toLowerCase())
	})).toSorted((a, b) => a.steps - b.steps);
	return best && best.steps <= Math.max(2, best.name.length / 3) ? best.name : null;
}
function distance(a, b) {
	let row = Array.from({ length: b.length }, (_, index) => index + 1);
	let steps = b.length;
	for (const [line, letter] of [...a].entries()) {
		let before = line;
		steps = line + 1;
		row = row.map((above, column) => {
			const changed = before + (letter === b.charAt(column) ? 0 : 1);
			before = above;
			steps = Math.min(changed, above + 1, steps + 1);
			return steps;
		});
	}
	return steps;
}
// src/core/models.ts
const modelFor = (models, { role, parent }) => parent && models.subagent || models[role];
const nameOf = (model) => model.slice(Math.max(0, model.lastIndexOf("claude-")));
const SNAPSHOT = /(?:[-@]\d{8})?(?:-v\d+(?::\d+)?)?$/;
const bareName = (model) => nameOf(model).replace(SNAPSHOT, "");
const dayOf = (model) => /[-@](\d{8})(?:-v|$)/.exec(model)?.[1];
const isSameModel = (one, other) => bareName(one) === bareName(other) && (dayOf(one) ?? dayOf(other)) === (dayOf(other) ?? dayOf(one));
// src/core/pricing.ts
const priceSchema = strictObject({
	input: number$1(),
	output: number$1(),
	cacheRead: number$1(),
	cacheWrite: number$1()
});
const price = (input, output, readShare = .1) => ({
	input,
	output,
	cacheRead: input * readShare,
	cacheWrite: input * 1.25
});
const prices = [
	["claude-fable-5-1", price(10, 50, .025)],
	["claude-mythos-5-1", price(10, 50, .025)],
	["claude-fable", price(10, 50)],
	["claude-mythos", price(10, 50)],
	["claude-opus-5-5", price(4, 20, .05)],
	["claude-opus", price(5, 25)],
	["claude-sonnet-5-5", price(2, 10, .05)],
	["claude-sonnet-5", price(2, 10)],
	["claude-sonnet", price(3, 15)],
	["claude-haiku-5-5", price(.5, 2.5)],
	["claude-haiku", price(1, 5)]
];
function dearest(own) {
	const known = [...prices.map(([, one]) => one), ...Object.values(own)];
	const most = (part) => Math.max(...known.map((one) => one[part]));
	return {
		input: most("input"),
		output: most("output"),
		cacheRead: most("cacheRead"),
		cacheWrite: most("cacheWrite")
	};
}
function priceOf(model, own) {
	const name = nameOf(model);
	const start = Object.keys(own).toSorted((a, b) => b.length - a.length).find((one) => model.startsWith(one) || name.startsWith(one));
	return (start === void 0 ? prices.find(([known]) => name.startsWith(known))?.[1] : own[start]) ?? null;
}
const isPriced = (model, own = {}) => priceOf(model, own) !== null;
function costOf(model, usage, own = {}) {
	const { input, output, cacheRead, cacheWrite } = priceOf(model, own) ?? dearest(own);
	return (usage.input * input + usage.output * output + usage.cacheRead * cacheRead + usage.cacheWrite * cacheWrite) / 1e6;
}
// src/core/config.ts
const DECISIONS = [
	"allow",
	"ask",
	"deny"
];
const RULE_TOOLS = [
	"bash",
	"edit",
	"read",
	"any"
];
const APPROVER_GROUPS = [
	"writers",
	"maintainers",
	"admins",
	"codeowners"
];
const ruleSchema = strictObject({
	decision: _enum(DECISIONS),
	tool: _enum(RULE_TOOLS),
	paths: array(string()),
	commands: array(string()),
	why: string()
});
const often = (usual) => number$1().int().default(usual);
const thresholdsSchema = strictObject({
	sameCall: often(3),
	pingPong: often(3),
	undone: often(2),
	failedVerifications: often(3),
	idleTurns: often(15),
	compactions: often(3),
	deadJobs: often(3)
});
const configSchema = strictObject({
	approvers: array(string()).default(["writers"]),
	selfApproval: boolean().default(true),
	bots: array(string()).default([]),
	rules: array(ruleSchema).default([]),
	remindAfterDays: number$1().default(3),
	archive: _enum(["tag", "keep"]).default("tag"),
	prices: record(string(), priceSchema).default({}),
	breakers: thresholdsSchema.default(thresholdsSchema.parse({})),
	contextTokens: number$1().int().optional()
});
const DEFAULT_CONFIG = configSchema.parse({});
const configOf = ({ config }) => config ?? DEFAULT_CONFIG;
const NAME = /^@[\w-]+(?:\[bot\])?(?:\/[\w.-]+)?$/;
const isApprover = (word) => APPROVER_GROUPS.some((group) => group === word) || NAME.test(word);
const or = (words) => `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
const use = (words) => (issue) => {
	const meant = typeof issue.input === "string" ? nearest(issue.input, words) : null;
	return `is not known${meant ? `; did you mean \`${meant}\`?` : "."} Use ${or(words)}.`;
};
const must = (what) => ({ error: `must be ${what}.` });
const texts = (what) => array(string(must("text")).min(1, must("text")), must(what));
const toolOf = ({ allow, ask, deny }) => allow ?? ask ?? deny ?? "any";
const fileRule = strictObject({
	allow: _enum(RULE_TOOLS, { error: use(RULE_TOOLS) }).optional(),
	ask: _enum(RULE_TOOLS, { error: use(RULE_TOOLS) }).optional(),
	deny: _enum(RULE_TOOLS, { error: use(RULE_TOOLS) }).optional(),
	paths: texts("a list of paths, like [infra/**]").min(1, must("a list of paths, like [infra/**]")).optional(),
	commands: texts("a list of commands, like [terraform apply]").min(1, must("a list of commands, like [terraform apply]")).optional(),
	why: string(must("text")).optional()
}, must("a rule, like { ask: edit, paths: [infra/**] }")).refine((rule) => DECISIONS.filter((decision) => rule[decision] !== void 0).length === 1, { error: "must have exactly one of allow, ask and deny." }).refine(({ paths, commands }) => !paths || !commands, { error: "must have paths or commands, not both." }).refine(({ commands, ...rule }) => !commands || !["edit", "read"].includes(toolOf(rule)), { error: "must be for bash or any when it has commands." });
const dollars = number$1(must("US dollars for a million tokens")).nonnegative(must("US dollars for a million tokens"));
const filePrice = strictObject({
	input: dollars,
	output: dollars,
	"cache-read": dollars.optional(),
	"cache-write": dollars.optional()
}, must("prices, like { input: 3, output: 15 }")).transform(({ input, output, "cache-read": cacheRead = input / 10, "cache-write": cacheWrite = input * 1.25 }) => ({
	input,
	output,
	cacheRead,
	cacheWrite
}));
const times = int(must("a whole number above 1")).min(2, must("a whole number above 1")).optional();
const fileBreakers = {
	"same-call": times,
	"ping-pong": times,
	undone: times,
	"failed-verifications": times,
	"idle-turns": times,
	compactions: times,
	"dead-jobs": times
};
const GROUPS$1 = [
	...APPROVER_GROUPS,
	"'@login'",
	"'@org/team'"
];
const fileSchema = strictObject({
	approvers: array(string(must("text")).refine(isApprover, { error: use(GROUPS$1) }), must("a list, like [maintainers]")).min(1, must("a list with at least one entry")).optional(),
	"self-approval": boolean(must("true or false")).optional(),
	bots: array(string(must("text")).regex(/^@?[\w-]+(\[bot\])?$/, must("a bot's login, like 'renovate[bot]'")), must("a list of logins, like ['renovate[bot]']")).optional(),
	rules: array(fileRule, must("a list of rules")).optional(),
	"remind-after": number$1(must("a number of days above 0")).positive(must("a number of days above 0")).max(365, must("a number of days, at most 365")).optional(),
	archive: _enum(["tag", "keep"], { error: use(["tag", "keep"]) }).optional(),
	prices: record(string(), filePrice, must("a mapping of models, like { claude-x: { input: 3, output: 15 } }")).optional(),
	breakers: strictObject(fileBreakers, must("a mapping, like { same-call: 3 }")).optional(),
	"context-tokens": number$1(must("a number of tokens, at least 10000")).int(must("a whole number of tokens")).min(1e4, must("a number of tokens, at least 10000")).optional()
}, must("a mapping of keys, like `approvers: [maintainers]`"));
const KEYS = Object.keys(fileSchema.shape);
const PRICE_KEYS = [
	"input",
	"output",
	"cache-read",
	"cache-write"
];
const keysAt = ([first]) => first === void 0 ? KEYS : first === "prices" ? PRICE_KEYS : first === "breakers" ? Object.keys(fileBreakers) : RULE_KEYS;
const RULE_KEYS = [
	...DECISIONS,
	"paths",
	"commands",
	"why"
];
function readConfig(parsed) {
	if ("problems" in parsed) return {
		ok: false,
		errors: parsed.problems.map((problem) => `- ${problem}`)
	};
	const { value } = parsed;
	const read = fileSchema.safeParse(value ?? {}, { reportInput: true });
	if (!read.success) return {
		ok: false,
		errors: read.error.issues.flatMap((issue) => errorsOf(issue, value))
	};
	const { rules, bots, breakers, "self-approval": selfApproval, "remind-after": remindAfterDays, ...others } = read.data;
	const { "context-tokens": contextTokens, ...rest } = others;
	return {
		ok: true,
		config: configSchema.parse({
			...rest,
			selfApproval,
			remindAfterDays,
			breakers: breakers && {
				sameCall: breakers["same-call"],
				pingPong: breakers["ping-pong"],
				undone: breakers.undone,
				failedVerifications: breakers["failed-verifications"],
				idleTurns: breakers["idle-turns"],
				compactions: breakers.compactions,
				deadJobs: breakers["dead-jobs"]
			},
			contextTokens,
			rules: rules?.map(toRule),
			bots: bots?.map((login) => login.replace(/^@/, ""))
		})
	};
}
function toRule({ paths = [], commands = [], why = "", ...rule }) {
	return {
		decision: rule.allow ? "allow" : rule.ask ? "ask" : "deny",
		tool: toolOf(rule),
		paths,
		commands,
		why
	};
}
function errorsOf(issue, whole) {
	const { path, message } = issue;
	if (issue.code !== "unrecognized_keys") return [`- \`${shown(path, at(whole, path))}\` ${message}`];
	return issue.keys.map((key) => {
		const known = keysAt(path);
		const meant = nearest(key, known);
		const hint = meant ? `Did you mean \`${meant}\`?` : `The keys are ${known.join(", ")}.`;
		return `- \`${placeOf([...path, key])}\` is no key. ${hint}`;
	});
}
const at = (whole, path) => path.reduce((value, key) => value?.[key], whole);
const shown = (path, value) => {
	if (value === void 0) return placeOf(path);
	const text = typeof value === "string" ? value : JSON.stringify(value);
	const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
	return path.length === 0 ? short : `${placeOf(path)}: ${short}`;
};
const MAX_CONFIG = 65536;
const configErrors = (path, sha, errors) => [`\`${path}\` of ${sha.slice(0, 7)} has ${errors.length === 1 ? "1 error" : `${errors.length} errors`}.`, ...errors].join("\n");
// src/core/usage.ts
const usageSchema = strictObject({
	input: number$1().int(),
	output: number$1().int(),
	cacheRead: number$1().int(),
	cacheWrite: number$1().int()
});
const tokensOf = ({ input, output, cacheRead, cacheWrite }) => input + output + cacheRead + cacheWrite;
// src/core/context-events.ts
const contextPayloads = {
	"model.changed": strictObject({
		agent: number$1().int(),
		model: string()
	}),
	"context.compacted": strictObject({
		agent: number$1().int(),
		strength: _enum(["cleared", "summarized"]),
		upTo: number$1().int(),
		tokens: number$1().int(),
		opening: string().optional()
	}),
	"summary.started": strictObject({
		agent: number$1().int(),
		model: string()
	}),
	"summary.failed": strictObject({
		agent: number$1().int(),
		class: _enum([
			"transient",
			"fatal",
			"context"
		]),
		status: number$1().int().nullable(),
		message: string(),
		usage: usageSchema.optional(),
		usd: number$1().optional()
	}),
	"summary.completed": strictObject({
		agent: number$1().int(),
		model: string(),
		stop: string(),
		text: string(),
		usage: usageSchema,
		usd: number$1(),
		seconds: number$1()
	})
};
// src/core/effects.ts
const number = number$1().int().positive();
const effectSchema = discriminatedUnion("kind", [
	strictObject({
		kind: literal("status"),
		number,
		revision: string(),
		body: string()
	}),
	strictObject({
		kind: literal("comment"),
		number,
		purpose: _enum([
			"plan",
			"refusal",
			"help",
			"question",
			"action",
			"reminder",
			"stopped",
			"note"
		]),
		subject: string(),
		body: string()
	}),
	strictObject({
		kind: literal("comment-edit"),
		number,
		comment: number,
		body: string()
	}),
	strictObject({
		kind: literal("reply"),
		number,
		comment: number,
		body: string()
	}),
	strictObject({
		kind: literal("reaction"),
		comment: number,
		content: _enum(["+1", "-1"])
	}),
	strictObject({
		kind: literal("push"),
		branch: string(),
		parent: string(),
		also: string().optional(),
		tree: string().nullable(),
		message: string(),
		at: number$1().int(),
		draft: literal(true).optional()
	}),
	strictObject({
		kind: literal("pull-request"),
		head: string(),
		base: string(),
		title: string(),
		body: string()
	}),
	strictObject({
		kind: literal("pull-request-body"),
		number,
		body: string()
	}),
	strictObject({
		kind: literal("label"),
		number,
		label: string()
	}),
	strictObject({
		kind: literal("ready"),
		number
	}),
	strictObject({
		kind: literal("review-request"),
		number,
		reviewer: string(),
		at: number$1().int()
	}),
	strictObject({
		kind: literal("dispatch"),
		task: number,
		epoch: number$1().int()
	})
]);
const evidenceSchema = strictObject({
	id: number$1().int().optional(),
	url: string().optional(),
	sha: string().optional()
});
// src/core/finish-events.ts
const outputSchema = strictObject({
	text: string(),
	blob: strictObject({
		digest: string(),
		bytes: number$1().int()
	}).optional()
});
const commandResult = strictObject({
	command: string(),
	exit: number$1().int().nullable(),
	seconds: number$1(),
	output: outputSchema
});
const tests = array(strictObject({
	path: string(),
	gone: literal(true).optional()
}));
const finishPayloads = {
	"work.finished": strictObject({
		call: string(),
		summary: string(),
		tree: string(),
		changed: array(string()),
		tests: tests.optional(),
		replies: array(strictObject({
			remark: number$1().int(),
			text: string()
		})).optional(),
		held: array(strictObject({
			path: string(),
			object: string().nullable()
		})).optional(),
		deleted: array(string()).optional()
	}),
	"checks.awaited": strictObject({
		call: string(),
		sha: string(),
		commands: array(commandResult),
		running: array(string()),
		missing: array(string())
	}),
	"verification.completed": strictObject({
		call: string(),
		sha: string(),
		passed: boolean(),
		commands: array(commandResult),
		checks: strictObject({
			total: number$1().int(),
			passed: number$1().int(),
			failed: number$1().int(),
			pending: number$1().int(),
			waiting: number$1().int()
		}),
		missing: array(string()).optional(),
		tests: tests.optional()
	})
};
// src/core/plan.ts
const line$1 = string().trim().min(1);
const planSchema = strictObject({
	summary: line$1.describe("What will be true when the work is done, in one or two sentences."),
	cause: string().default("").describe("Why it happens today, with file and line."),
	steps: array(strictObject({
		title: line$1,
		detail: string().default("")
	})).min(1).max(20).describe("The steps in order, each small enough to be checked."),
	files: array(line$1).max(200).describe("Every file that will be changed or added, relative to the repository."),
	verify: array(line$1).default([]).describe("Commands that would show that the work is right."),
	risks: array(line$1).default([]).describe("What could go wrong, and what is deliberately left alone."),
	actions: array(line$1).max(50).optional().describe("Risky actions that the work will need, each as a phrase that goes on after \"Will ask before\": changing a file under .github/, changing a lock file, deleting many files, reaching a host. Leave it out when there is none."),
	cost: strictObject({
		low: number$1().nonnegative(),
		high: number$1().nonnegative()
	}).optional().describe("Expected cost in USD.")
});
const planDigest = (hash, version, baseSha, verify, plan) => hash(JSON.stringify([
	version,
	baseSha,
	verify,
	plan
]));
const shortDigest = (digest) => digest.slice(0, 10);
// src/core/proof.ts
const defOf = (schema) => schema._zod.def;
const never = () => false;
function proofOf(schema, free) {
	if (schema === free) return () => true;
	const def = defOf(schema);
	const { type, check, checks = [] } = def;
	if (check !== void 0) return never;
	if (type === "number") return numberProof(checks);
	if (checks.length > 0) return never;
	switch (type) {
		case "string": return (value) => typeof value === "string";
		case "boolean": return (value) => typeof value === "boolean";
		case "enum": return oneOf(Object.values(def.entries));
		case "literal": return oneOf(def.values);
		case "nullable": return nullable(proofOf(def.innerType, free));
		case "optional":
		case "default": return proofOf(def.innerType, free);
		case "array": return arrayOf(proofOf(def.element, free));
		case "record": return isAnyString(def.keyType) ? recordOf(proofOf(def.valueType, free)) : never;
		case "object": return object(def, free);
		case "union": return union(def, free);
		default: return never;
	}
}
function numberProof(checks) {
	const [first = Number.isFinite, ...others] = checks.map(limitProof);
	return others.length === 0 ? first : (value) => first(value) && others.every((proof) => proof(value));
}
function limitProof({ _zod: { def } }) {
	const { check, format, value: least = 0, inclusive } = def;
	if (check === "number_format" && format === "safeint") return Number.isSafeInteger;
	if (check !== "greater_than") return never;
	return (value) => typeof value === "number" && Number.isFinite(value) && (inclusive ? value >= least : value > least);
}
function oneOf(values) {
	const known = new Set(values);
	return (value) => known.has(value);
}
const nullable = (proof) => (value) => value === null || proof(value);
const arrayOf = (proof) => (value) => Array.isArray(value) && value.every(proof);
const isMembers = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isAnyString = (schema) => defOf(schema).type === "string" && !defOf(schema).checks?.length;
const recordOf = (proof) => (value) => isMembers(value) && !Object.hasOwn(value, "__proto__") && Object.values(value).every(proof);
function object({ shape, catchall }, free) {
	const isOpen = catchall === free;
	if (!catchall || !isOpen && defOf(catchall).type !== "never") return never;
	const members = new Map(Object.entries(shape).map(([name, schema]) => {
		return [name, {
			needed: defOf(schema).type === "optional" ? 0 : 1,
			proves: proofOf(schema, free)
		}];
	}));
	const needed = [...members.values()].filter((member) => member.needed === 1).length;
	return (value) => {
		if (!isMembers(value)) return false;
		let missing = needed;
		for (const name in value) {
			const member = members.get(name);
			if (member ? !member.proves(value[name]) : !isOpen || name === "__proto__") return false;
			missing -= member?.needed ?? 0;
		}
		return missing === 0;
	};
}
function union({ discriminator, options }, free) {
	if (discriminator === void 0) return never;
	const proofs = new Map(options.flatMap((option) => {
		return [...new Set(option._zod.propValues?.[discriminator])].map((name) => [name, proofOf(option, free)]);
	}));
	return (value) => isMembers(value) && (proofs.get(value[discriminator])?.(value) ?? false);
}
// src/core/signals.ts
const permission = _enum([
	"none",
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
]);
const signalRef = strictObject({
	kind: _enum(["comment", "review"]),
	id: number$1().int(),
	number: number$1().int(),
	at: number$1().int().optional()
});
const commandSchema = strictObject({
	name: _enum(COMMANDS),
	argument: string()
});
const remark = strictObject({
	id: number$1().int(),
	path: string(),
	line: number$1().int().nullable(),
	body: string()
});
const said$1 = {
	signal: signalRef,
	by: string(),
	permission
};
const signalPayloads = {
	"signal.admitted": strictObject({
		...said$1,
		command: commandSchema
	}),
	"signal.refused": strictObject({
		signal: signalRef,
		by: string(),
		reason: string()
	}),
	"guidance.given": strictObject({
		...said$1,
		text: string()
	}),
	"review.taken": strictObject({
		...said$1,
		verdict: _enum([
			"approved",
			"changes-requested",
			"commented"
		]),
		text: string(),
		remarks: array(remark),
		as: _enum(["answer", "guidance"])
	}),
	"revision.asked": strictObject({
		by: string(),
		signal: signalRef.nullable(),
		text: string()
	}),
	"question.asked": strictObject({
		call: string(),
		question: string(),
		yesNo: boolean(),
		options: array(string()),
		tried: array(string()),
		tree: string().optional()
	}),
	"question.answered": strictObject({
		call: string(),
		...said$1,
		text: string()
	}),
	"action.asked": strictObject({
		call: string(),
		name: string(),
		input: record(string(), custom()),
		digest: string(),
		why: string()
	}),
	"action.decided": strictObject({
		call: string(),
		digest: string(),
		approved: boolean(),
		...said$1,
		reason: string()
	}),
	"task.paused": strictObject({
		by: string(),
		why: _enum(["command", "label"])
	}),
	"task.resumed": strictObject({ by: string() }),
	"budget.raised": strictObject({
		by: string(),
		usd: number$1().positive()
	}),
	"task.reopened": strictObject({
		by: string(),
		why: _enum(["review", "retry"])
	}),
	"reminder.due": strictObject({}),
	"base.moved": strictObject({
		sha: string(),
		changed: array(string()),
		conflicts: array(string()).optional()
	}),
	"work.moved": strictObject({
		sha: string(),
		conflicts: array(string())
	})
};
// src/core/events.ts
const policySchema = strictObject({
	verify: array(string()),
	workingDirectory: string(),
	planApproval: _enum(["always", "never"]),
	label: string(),
	config: configSchema.optional(),
	reviewers: array(string()).optional(),
	domains: array(string()).optional()
});
const limitsSchema = strictObject({
	budgetUsd: number$1(),
	budgetTokens: number$1().int().optional(),
	maxTurns: number$1().int()
});
const json = custom();
const jsonObject = record(string(), json);
const block = object$1({ type: string() }).catchall(json);
const failureClass = _enum([
	"transient",
	"fatal",
	"limit",
	"stuck"
]);
const named$1 = strictObject({
	total: number$1().int(),
	paths: array(string())
});
const surveySchema = strictObject({
	submodules: named$1,
	lfs: named$1,
	nested: named$1,
	tooLarge: named$1
});
const payloads = {
	"task.opened": strictObject({
		task: number$1().int().positive(),
		title: string(),
		body: string(),
		url: string(),
		author: string().nullable(),
		labeledBy: string(),
		labeledAt: number$1().int().optional(),
		base: strictObject({
			branch: string(),
			sha: string()
		}),
		policy: policySchema
	}),
	"lease.taken": strictObject({
		run: strictObject({
			id: string(),
			attempt: number$1().int(),
			url: string()
		}),
		limits: limitsSchema,
		stopped: literal(true).optional()
	}),
	"journal.repaired": strictObject({
		droppedFrom: number$1().int().positive(),
		segment: string(),
		line: number$1().int(),
		problem: string(),
		by: string()
	}),
	"repository.surveyed": surveySchema,
	"run.ended": strictObject({ reason: _enum([
		"gate",
		"deadline",
		"cancelled",
		"transient",
		"waiting",
		"done",
		"suspended"
	]) }),
	"return.scheduled": strictObject({
		until: number$1().int(),
		why: string(),
		status: number$1().int().nullable()
	}),
	"branch.restored": strictObject({ fromSeq: number$1().int() }),
	"folders.kept": strictObject({
		inputs: string(),
		digest: string(),
		folders: array(string())
	}),
	...signalPayloads,
	...contextPayloads,
	"agent.started": strictObject({
		agent: number$1().int(),
		role: _enum(["plan", "work"]),
		model: string(),
		maxTokens: number$1().int(),
		system: string(),
		tools: array(jsonObject),
		opening: string(),
		parent: strictObject({
			agent: number$1().int(),
			call: string()
		}).optional()
	}),
	"agent.nudged": strictObject({
		agent: number$1().int(),
		text: string(),
		guidance: array(number$1().int()).optional(),
		pattern: string().optional()
	}),
	"turn.started": strictObject({
		turn: number$1().int(),
		agent: number$1().int()
	}),
	"turn.completed": strictObject({
		turn: number$1().int(),
		agent: number$1().int(),
		content: array(block),
		stop: string(),
		usage: usageSchema,
		usd: number$1(),
		seconds: number$1()
	}),
	"turn.failed": strictObject({
		turn: number$1().int(),
		agent: number$1().int().optional(),
		class: _enum([...failureClass.options, "context"]),
		status: number$1().int().nullable(),
		message: string(),
		usage: usageSchema.optional(),
		usd: number$1().optional()
	}),
	"tool.started": strictObject({
		call: string(),
		name: string()
	}),
	"tool.completed": strictObject({
		call: string(),
		outcome: _enum([
			"ok",
			"error",
			"interrupted"
		]),
		output: outputSchema,
		seconds: number$1()
	}),
	"plan.submitted": strictObject({
		version: number$1().int(),
		digest: string(),
		baseSha: string(),
		plan: planSchema,
		owners: array(string()).optional()
	}),
	"plan.approved": strictObject({
		version: number$1().int(),
		digest: string(),
		baseSha: string(),
		by: string(),
		permission: permission.nullable(),
		comment: number$1().int().nullable()
	}),
	"step.updated": strictObject({
		step: number$1().int(),
		status: _enum(["started", "done"]),
		evidence: string(),
		shown: boolean().optional()
	}),
	...finishPayloads,
	"effect.scheduled": strictObject({
		key: string(),
		effect: effectSchema
	}),
	"effect.completed": strictObject({
		key: string(),
		evidence: evidenceSchema,
		found: boolean()
	}),
	"effect.dropped": strictObject({
		key: string(),
		why: string()
	}),
	"task.suspended": strictObject({
		class: failureClass,
		title: string(),
		detail: string(),
		todo: string()
	}),
	"task.ended": strictObject({
		outcome: _enum([
			"done",
			"cancelled",
			"merged"
		]),
		by: string().optional(),
		reason: string().optional()
	})
};
const proofs = new Map();
function isPlain(type, data) {
	const proof = proofs.get(type) ?? proofOf(payloads[type], json);
	proofs.set(type, proof);
	return proof(data);
}
const event = (type, data) => ({
	type,
	data
});
const isEventType = (type) => Object.hasOwn(payloads, type);
// src/core/upcast.ts
const UPCASTERS = [];
function upcast(line, version, upcasters) {
	if (version === upcasters.length + 1) return line;
	if (!Number.isInteger(version)) return null;
	const first = Number(version) - 1;
	if (first < 0 || first > upcasters.length) return null;
	return upcasters.slice(first).reduce((older, step) => step(older), line);
}
// src/core/codec.ts
const MAX_LINE = 16777216;
const GENESIS = "0".repeat(64);
const FIRST_SEGMENT = "journal/segments/0000/000001.jsonl";
const NO_HEAD = {
	seq: 0,
	digest: GENESIS,
	epoch: 0
};
function encode(event, at, epoch, head, hash) {
	const seq = head.seq + 1;
	const line = JSON.stringify({
		seq,
		v: 1,
		type: event.type,
		at,
		epoch,
		prev: head.digest,
		data: event.data
	});
	return {
		line,
		head: headAfter(line, {
			type: event.type,
			seq,
			epoch
		}, head, hash)
	};
}
function decode(segments, hash, start = NO_HEAD, upcasters = UPCASTERS) {
	const events = [];
	let head = start;
	for (const { name, text } of segments) {
		const lines = text.split("\n");
		const rest = lines.pop();
		for (const [index, line] of lines.entries()) {
			const read = readLine(line, head, upcasters);
			if ("problem" in read) return {
				ok: false,
				broken: {
					segment: name,
					line: index + 1,
					...read
				}
			};
			events.push(read);
			head = headAfter(line, read, head, hash);
		}
		if (rest !== "") return {
			ok: false,
			broken: {
				segment: name,
				line: lines.length + 1,
				problem: CUT_OFF
			}
		};
	}
	return {
		ok: true,
		events,
		head
	};
}
const CUT_OFF = "is cut off: it does not end with a newline";
function decodeLine(line, head) {
	const read = readLine(line, head, UPCASTERS);
	return "problem" in read ? read.problem : read;
}
const wrong = (problem) => ({ problem });
const unknown = (problem) => ({
	problem,
	newer: true
});
function readLine(line, head, upcasters) {
	if (line.length > 16777216) return wrong(`is longer than ${MAX_LINE} characters`);
	const raw = parse(line);
	if (raw === null) return wrong(unreadable(line));
	const { seq, v, at, epoch, prev } = raw;
	if (seq !== head.seq + 1) return wrong(wrongNumber(seq, head.seq + 1));
	if (prev !== head.digest) return wrong("does not carry the digest of the line before it");
	const today = upcast({
		type: raw["type"],
		data: raw["data"]
	}, v, upcasters);
	if (today === null) return unknown(`has schema version ${String(v)}; this Pawl reads up to ${upcasters.length + 1}`);
	const { type, data } = today;
	if (typeof at !== "number" || typeof epoch !== "number") return wrong("lacks its time or its epoch");
	if (typeof type !== "string" || !isEventType(type)) return unknown(`has the unknown type ${JSON.stringify(type)}`);
	const checked = isPlain(type, data) ? {
		success: true,
		data
	} : parsed(payloads[type], data);
	if (!checked.success) return unknown(`is no valid ${type}: ${problems(checked.error)}`);
	const taken = wrongLease(type, epoch, head);
	return taken === null ? {
		type,
		data: checked.data,
		seq,
		at,
		epoch
	} : wrong(taken);
}
function wrongNumber(seq, due) {
	if (typeof seq !== "number") return `lacks its number, where ${due} must follow`;
	return seq < due ? `has number ${seq} again, where ${due} must follow` : `has number ${seq} where ${due} must follow: what stood between is missing`;
}
const parsed = (schema, data) => schema.safeParse(data);
function wrongLease(type, epoch, head) {
	const due = type === "lease.taken" || type === "task.opened" ? head.epoch + 1 : head.epoch;
	if (epoch === due) return null;
	if (type === "lease.taken") return `takes the lease of epoch ${epoch} where ${due} must follow`;
	if (epoch < due) return `was written under epoch ${epoch}, after the lease of epoch ${head.epoch} had been taken`;
	return `was written under epoch ${epoch}, whose lease was never taken`;
}
const headAfter = (line, { type, seq, epoch }, before, hash) => ({
	seq,
	digest: hash(line),
	epoch: type === "lease.taken" ? epoch : before.epoch
});
function unreadable(line) {
	if (line === "") return "is empty";
	if (line.includes("\0")) return "holds NUL bytes, as a disk leaves them that lost its power";
	if (/\}\s*\{"seq":/.test(line)) return "holds two records: a line break between them is missing";
	return "is not a JSON object";
}
function parse(line) {
	try {
		const value = JSON.parse(line);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
	} catch {
		return null;
	}
}
const problems = (error) => error.issues.map(({ path, message }) => path.length > 0 ? `${path.join(".")}: ${message}` : message).join("; ");
// src/core/billing.ts
const billed = ({ spent }, usage, usd) => ({
	input: spent.input + usage.input,
	output: spent.output + usage.output,
	cacheRead: spent.cacheRead + usage.cacheRead,
	cacheWrite: spent.cacheWrite + usage.cacheWrite,
	usd: spent.usd + usd,
	turns: spent.turns
});
const cameToNothing = (state, { status, usage, usd = 0 }) => usage ? {
	asking: null,
	spent: billed(state, usage, usd)
} : {
	asking: null,
	unheard: state.unheard + (status === null ? 1 : 0)
};
// src/core/agents.ts
const currentAgent = (state) => state.agents.findLast((agent) => !isJoined(state, agent)) ?? null;
const isJoined = ({ agents }, { parent }) => parent !== void 0 && agents.some(({ agent, turns }) => agent === parent.agent && turns.some(({ results }) => Object.hasOwn(results, parent.call)));
const familyOf = ({ agents }, { agent, parent }) => {
	const head = parent?.agent ?? agent;
	return agents.filter((one) => (one.parent?.agent ?? one.agent) === head);
};
const onAgent = (state, number, change) => state.agents.map((agent) => agent.agent === number ? change(agent) : agent);
// src/core/context.ts
const UNSHORTENED = {
	compactions: [],
	unboundUpTo: 0,
	exceeded: 0,
	summary: null,
	failedSummaries: 0
};
const USABLE = [
	"end_turn",
	"stop_sequence",
	"max_tokens"
];
const contextHandlers = {
	"model.changed": (state, { agent, model }) => changed(state, agent, ({ turns, model: before, unboundUpTo }) => ({
		model,
		exceeded: 0,
		unboundUpTo: isSameModel(before, model) ? unboundUpTo : lastOf(turns)
	})),
	"context.compacted": (state, data, { epoch }) => changed(state, data.agent, ({ turns, compactions }) => ({
		...UNSHORTENED,
		compactions: [...compactions, {
			...data,
			epoch,
			after: lastOf(turns)
		}],
		unboundUpTo: lastOf(turns)
	})),
	"summary.started": ({ spent }) => ({ asking: spent.turns }),
	"summary.failed": (state, { agent, class: kind, ...failed }) => ({
		...cameToNothing(state, failed),
		...kind === "context" ? changed(state, agent, failedOnceMore) : {}
	}),
	"summary.completed": (state, { agent, stop, text, usage, usd }) => ({
		...changed(state, agent, (old) => USABLE.includes(stop) && text.trim() !== "" ? { summary: text } : failedOnceMore(old)),
		spent: billed(state, usage, usd),
		asking: null
	})
};
const exceeded = (state, agent) => changed(state, agent, () => ({ exceeded: state.epoch }));
const lastOf = (turns) => Math.max(0, ...turns.map(({ turn }) => turn));
const failedOnceMore = ({ failedSummaries }) => ({ failedSummaries: failedSummaries + 1 });
const changed = (state, number, change) => ({ agents: onAgent(state, number, (agent) => ({
	...agent,
	...change(agent)
})) });
// src/core/asking.ts
const nothingAsked = {
	asking: null,
	unheard: 0,
	returning: null,
	returns: 0
};
const askingHandlers = {
	"turn.started": (_, { turn }) => ({ asking: turn }),
	"turn.failed": (state, { agent, class: kind, ...failed }) => ({
		...cameToNothing(state, failed),
		...kind === "context" && agent !== void 0 ? exceeded(state, agent) : {}
	}),
	"return.scheduled": ({ returns }, returning) => ({
		returning,
		returns: returns + 1
	})
};
const askedAnew = ({ asking, unheard, returning }, stopped) => ({
	asking: null,
	unheard: unheard + (asking === null ? 0 : 1),
	returning: stopped ? returning : null
});
// src/core/present/moved.ts
const list$3 = (paths) => paths.map((path) => `- ${path}`).join("\n");
const toResolve = (conflicts) => `These files were changed on both sides and hold conflict markers now; resolve each:\n${list$3(conflicts)}`;
const workMovedText = (sha, conflicts) => [`A person has pushed commits to the work branch, up to ${sha.slice(0, 7)}. They are part of your files now, and they stay.`, conflicts.length > 0 && toResolve(conflicts)].filter(Boolean).join("\n\n");
const baseMovedText = (conflicts) => `The base branch has moved meanwhile. What it has now is part of your files. ${toResolve(conflicts)}`;
const NOT_YET = "Not done yet: others have changed what your work stands on. Read what follows, look at what has changed, run the tests, and call finish again.";
// src/core/people.ts
const nobodySpoke = {
	heard: [],
	heardTo: {},
	admitted: [],
	refused: [],
	guidance: [],
	reviews: [],
	revision: null,
	question: null,
	action: null,
	decided: [],
	paused: null,
	raisedUsd: 0,
	reopened: 0,
	reopening: null,
	reminders: [],
	moved: null
};
function hear({ heard, heardTo, ended }, signal) {
	if (signal === null || heard.some((old) => sameSignal(old, signal))) return {
		heard,
		heardTo
	};
	const { kind, number, at = 0 } = signal;
	const moves = kind === "comment" && !ended;
	return {
		heard: [...heard, signal],
		heardTo: moves ? {
			...heardTo,
			[number]: Math.max(heardTo[number] ?? 0, at)
		} : heardTo
	};
}
const sameSignal = (a, b) => a.kind === b.kind && a.id === b.id;
const peopleHandlers = {
	"signal.admitted": (state, data) => ({
		...hear(state, data.signal),
		admitted: [...state.admitted, data]
	}),
	"signal.refused": (state, data) => ({
		...hear(state, data.signal),
		refused: [...state.refused, data]
	}),
	"guidance.given": (state, { signal, by, text }, { seq }) => ({
		...hear(state, signal),
		...guided(state, {
			seq,
			by,
			text
		})
	}),
	"review.taken": (state, data, { seq }) => ({
		...hear(state, data.signal),
		reviews: [...state.reviews, {
			...data,
			seq
		}],
		...data.as === "guidance" ? guided(state, {
			seq,
			by: data.by,
			text: data.text,
			review: data
		}) : {}
	}),
	"revision.asked": (state, data, { seq, at }) => ({
		...hear(state, data.signal),
		revision: {
			...data,
			at
		},
		approval: null,
		finish: null,
		question: state.question?.answer ? state.question : null,
		action: null,
		...guided({
			...state,
			...unread(state, seq)
		}, {
			seq,
			by: data.by,
			text: data.text
		})
	}),
	"question.asked": (_, data, { at }) => ({ question: {
		...data,
		at,
		answer: null
	} }),
	"question.answered": (state, data) => ({
		...hear(state, data.signal),
		question: state.question?.call === data.call ? {
			...state.question,
			answer: data
		} : state.question
	}),
	"action.asked": (_, data, { at }) => ({ action: {
		...data,
		at,
		decision: null
	} }),
	"action.decided": (state, data) => ({
		...hear(state, data.signal),
		action: state.action?.digest === data.digest ? {
			...state.action,
			decision: data
		} : state.action,
		decided: [...state.decided, {
			...data,
			name: state.action?.name ?? "",
			input: state.action?.input ?? {}
		}]
	}),
	"task.paused": (_, data, { at }) => ({ paused: {
		...data,
		at
	} }),
	"task.resumed": () => ({ paused: null }),
	"budget.raised": ({ raisedUsd }, { usd }) => ({ raisedUsd: raisedUsd + usd }),
	"task.reopened": ({ reopened }, data) => ({
		reopened: reopened + 1,
		reopening: data,
		ended: null,
		suspended: null,
		finish: null,
		verification: null
	}),
	"reminder.due": ({ reminders }, _, { at }) => ({ reminders: [...reminders, at] }),
	"base.moved": (state, { sha, conflicts = [] }, { seq }) => ({
		task: state.task && {
			...state.task,
			base: {
				...state.task.base,
				sha
			}
		},
		...conflicts.length > 0 ? guided(state, {
			seq,
			by: "Pawl",
			text: baseMovedText(conflicts)
		}) : {}
	}),
	"work.moved": (state, data, { seq }) => ({
		moved: {
			...data,
			seq
		},
		...guided(state, {
			seq,
			by: "Pawl",
			text: workMovedText(data.sha, data.conflicts)
		})
	})
};
function unread({ agents, question, guidance }, seq) {
	const answer = question?.answer;
	if (!answer || agents.at(-1)?.role !== "work") return { guidance };
	const text = `(Asked: ${question.question})\n${answer.text}`;
	return { guidance: [...guidance, {
		seq,
		by: answer.by,
		text,
		review: null,
		delivered: false
	}] };
}
function guided({ guidance }, one) {
	return { guidance: [...guidance, {
		review: null,
		delivered: false,
		...one
	}] };
}
const heardAt = ({ heard }) => heard.reduce((latest, { at = 0 }) => Math.max(latest ?? 0, at), null);
const undelivered = ({ guidance }) => guidance.filter(({ delivered }) => !delivered);
const delivering = ({ guidance }) => ({ guidance: guidance.map((one) => one.delivered ? one : {
	...one,
	delivered: true
}) });
function awaited(state) {
	if (state.paused) return "resume";
	if (state.question) return state.question.answer ? null : "question";
	if (state.action) return state.action.decision ? null : "action";
	return state.plan && !state.approval && !state.revision ? "plan" : null;
}
// src/core/proving.ts
const nothingProven = {
	finish: null,
	checking: null,
	verification: null,
	attempts: []
};
const provingHandlers = {
	"work.finished": (_, finish) => ({ finish }),
	"checks.awaited": (_, checking, { at }) => ({ checking: {
		...checking,
		at
	} }),
	"verification.completed": (state, verification) => ({
		verification,
		checking: null,
		attempts: verification.passed ? [] : [...state.attempts, weighed(state, verification)]
	})
};
const linesOf = ({ text, blob }) => Math.round(text.split("\n").length * (blob ? blob.bytes / text.length : 1));
const weighed = ({ spent }, { commands, checks }) => {
	const failed = commands.filter(({ exit }) => exit !== 0);
	const lines = failed.reduce((sum, { output }) => sum + linesOf(output), 0);
	return {
		turn: spent.turns,
		failed: failed.length + checks.failed,
		lines
	};
};
// src/core/state.ts
const initialState = {
	...nobodySpoke,
	...nothingAsked,
	...nothingProven,
	seq: 0,
	at: 0,
	openedAt: 0,
	task: null,
	epoch: 0,
	run: null,
	limits: {
		budgetUsd: 0,
		maxTurns: 0
	},
	runs: 0,
	handovers: 0,
	crashes: 0,
	progressed: false,
	stalls: 0,
	restored: null,
	kept: null,
	repairs: [],
	survey: null,
	agents: [],
	openTool: null,
	plan: null,
	earlier: [],
	approval: null,
	steps: [],
	stoppedAfter: 0,
	effects: [],
	suspended: null,
	ended: null,
	spent: {
		input: 0,
		output: 0,
		cacheRead: 0,
		cacheWrite: 0,
		usd: 0,
		turns: 0
	},
	workedMs: 0,
	waitedMs: 0
};
const isOpened = (state) => state.task !== null;
function phaseOf(state) {
	if (state.suspended) return state.suspended.class === "fatal" ? "failed" : "suspended";
	if (state.ended) return state.ended.outcome === "merged" ? "done" : state.ended.outcome;
	const waits = awaited(state);
	if (waits) return PHASE_OF_WAIT[waits];
	if (!state.plan || state.revision) return "planning";
	return state.finish ? "verifying" : "working";
}
const PHASE_OF_WAIT = {
	plan: "awaiting-approval",
	question: "awaiting-answer",
	action: "awaiting-answer",
	resume: "suspended"
};
function done(state, kind) {
	return state.effects.filter((record) => record.effect.kind === kind && record.evidence !== null);
}
const scheduled = (state, kind, fits) => state.effects.some(({ effect }) => effect.kind === kind && fits(effect));
const openEffects = (state) => state.effects.filter(({ evidence }) => evidence === null);
const isAbandoned = ({ moved }, { effect, evidence, seq }) => effect.kind === "push" && evidence === null && moved !== null && seq < moved.seq;
const pullRequestOf = (state) => done(state, "pull-request").at(-1)?.evidence.id ?? null;
function workTip(state) {
	const pushed = done(state, "push").at(-1);
	const { moved } = state;
	return (moved && moved.seq > (pushed?.seq ?? 0) ? moved.sha : pushed?.evidence.sha) ?? null;
}
function pushOf(state, tree) {
	const last = state.effects.findLast((one) => one.effect.kind === "push" && !isAbandoned(state, one))?.effect;
	return last?.kind === "push" && last.tree === tree ? last : null;
}
const callsOf = (turn) => turn.content.filter(({ type }) => type === "tool_use").map((block) => ({
	id: String(block["id"]),
	name: String(block["name"]),
	input: block["input"]
}));
function openCalls(agent) {
	const turn = agent.turns.at(-1);
	return turn ? callsOf(turn).filter(({ id }) => !Object.hasOwn(turn.results, id)) : [];
}
const openCall = (agent) => openCalls(agent)[0] ?? null;
const hasSeen = ({ heard }, signal) => heard.some((one) => sameSignal(one, signal));
const budgetOf = ({ limits, raisedUsd }) => limits.budgetUsd + raisedUsd;
// src/core/broken.ts
function openedFor(task, state) {
	const first = {
		segment: FIRST_SEGMENT,
		line: 1
	};
	if (!isOpened(state)) return {
		...first,
		problem: "is missing: a journal begins with the opening of its task"
	};
	const { task: opened } = state.task;
	if (task === null || opened === task) return state;
	return {
		...first,
		problem: `opens task ${opened}, which is another one`
	};
}
const retries = (said, brokenAt, good) => said.flatMap((one) => one.author === null ? [] : [{
	...one,
	author: one.author
}]).filter(({ authorType, body, edited, at, signal }) => authorType !== "Bot" && !edited && at > brokenAt && !body.includes("<!-- pawl:") && !hasSeen(good, signal)).filter(({ reading }) => reading.commands.some(({ name }) => name === "retry")).toReversed();
function repaired(good, { segment, line, problem }, { signal, author: by }, permission) {
	const repair = {
		droppedFrom: good.seq + 1,
		segment,
		line,
		problem,
		by
	};
	return [event("journal.repaired", repair), event("signal.admitted", {
		signal,
		by,
		permission,
		command: {
			name: "retry",
			argument: ""
		}
	})];
}
// src/core/plan-handlers.ts
const planHandlers = {
	"plan.submitted": submitPlan,
	"plan.approved": (_, approval) => ({ approval }),
	"step.updated": (state, { step, status, evidence, shown = false }) => ({ steps: state.steps.map((old, index) => index === step - 1 ? {
		...old,
		status,
		evidence,
		shown
	} : old) })
};
function submitPlan(state, plan) {
	const before = state.plan?.plan.steps ?? [];
	const kept = ({ title, detail }) => state.steps[before.findIndex((old) => old.title === title && old.detail === detail)];
	return {
		plan,
		earlier: state.plan ? [...state.earlier, state.plan] : state.earlier,
		approval: null,
		revision: null,
		verification: null,
		attempts: [],
		steps: plan.plan.steps.map((step) => kept(step) ?? {
			title: step.title,
			status: "open",
			evidence: "",
			shown: false
		})
	};
}
// src/core/fold.ts
const copied = {
	append: (list, member) => [...list, member],
	replaceLast: (list, member) => [...list.slice(0, -1), member]
};
function copiedOnce() {
	const own = new Set();
	const copyOf = (list) => {
		if (own.has(list)) return list;
		const copy = [...list];
		own.add(copy);
		return copy;
	};
	return {
		append(list, member) {
			const copy = copyOf(list);
			copy.push(member);
			return copy;
		},
		replaceLast(list, member) {
			const copy = copyOf(list);
			copy[copy.length - 1] = member;
			return copy;
		}
	};
}
const handlers = {
	"task.opened": (_, task, { at }) => ({
		task,
		openedAt: at
	}),
	"lease.taken": takeLease,
	"journal.repaired": (state, data) => ({ repairs: [...state.repairs, data] }),
	"repository.surveyed": (_, survey) => ({ survey }),
	"run.ended": (state, { reason }) => ({
		run: state.run && {
			...state.run,
			ended: reason
		},
		handovers: state.handovers + (reason === "deadline" ? 1 : 0)
	}),
	...askingHandlers,
	"branch.restored": (_, { fromSeq }, { seq }) => ({ restored: {
		fromSeq,
		seq
	} }),
	"folders.kept": (_, kept, { seq }) => ({ kept: {
		...kept,
		seq
	} }),
	...peopleHandlers,
	...contextHandlers,
	"agent.started": (state, data) => ({
		agents: [...state.agents, {
			...data,
			...UNSHORTENED,
			turns: []
		}],
		...data.parent ? {} : delivering(state)
	}),
	"agent.nudged": (state, { agent, text, guidance, pattern }, _, lists) => ({
		...onTurn(state, agent, lists, (turn) => ({
			...turn,
			nudges: [...turn.nudges, text],
			warned: pattern ? [...turn.warned, {
				pattern,
				text
			}] : turn.warned,
			told: guidance ? [...turn.told, ...guidance] : turn.told
		})),
		...guidance && !isSubAgent(state, agent) ? delivering(state) : {}
	}),
	"turn.completed": completeTurn,
	"tool.started": (_, { call, name }, { epoch }) => ({ openTool: {
		call,
		name,
		epoch
	} }),
	"tool.completed": completeTool,
	...planHandlers,
	...provingHandlers,
	"effect.scheduled": (state, { key, effect }, { seq, at, epoch }, lists) => ({ effects: lists.append(state.effects, {
		key,
		effect,
		seq,
		at,
		epoch,
		evidence: null
	}) }),
	"effect.completed": completeEffect,
	"effect.dropped": (state, { key }) => ({ effects: state.effects.map((record) => record.key === key ? {
		...record,
		evidence: {}
	} : record) }),
	"task.suspended": ({ spent }, suspended, { at }) => ({
		suspended: {
			...suspended,
			at
		},
		stoppedAfter: spent.turns,
		returning: null,
		returns: 0
	}),
	"task.ended": (_, ended) => ({
		ended,
		suspended: null,
		returning: null
	})
};
const PROGRESS = new Set([
	"turn.completed",
	"context.compacted",
	"tool.completed",
	"checks.awaited",
	"verification.completed",
	"plan.approved",
	"revision.asked",
	"question.answered",
	"action.decided",
	"task.resumed",
	"task.reopened"
]);
const DEATHS = new Set([
	null,
	"cancelled",
	"transient"
]);
const evolve = (state, recorded) => ({
	...state,
	...changes(state, recorded, copied)
});
function changes(state, recorded, lists) {
	const handler = handlers[recorded.type];
	const { seq, at, epoch } = recorded;
	const progressed = state.progressed || PROGRESS.has(recorded.type);
	const workedMs = state.workedMs + (state.run && epoch === state.epoch ? at - state.at : 0);
	const change = {
		progressed,
		...handler(state, recorded.data, recorded, lists),
		seq,
		at,
		workedMs
	};
	return change.progressed && !state.progressed ? {
		...change,
		returns: 0
	} : change;
}
function fold(events, from = initialState) {
	const lists = copiedOnce();
	const state = { ...from };
	for (const recorded of events) Object.assign(state, changes(state, recorded, lists));
	return state;
}
const foresee = (state, facts) => facts.reduce((ahead, fact) => {
	const { seq, at, epoch } = ahead;
	return evolve(ahead, {
		...fact,
		seq: seq + 1,
		at,
		epoch
	});
}, state);
function takeLease(state, { run, limits, stopped }, { at, epoch }) {
	const before = state.run;
	const died = before !== null && DEATHS.has(before.ended);
	const waited = before?.ended === "gate" || before?.ended === "suspended";
	return {
		epoch,
		run: {
			...run,
			startedAt: at,
			ended: null
		},
		limits,
		runs: state.runs + 1,
		crashes: state.crashes + (before && before.ended === null ? 1 : 0),
		progressed: false,
		stalls: died && !state.progressed ? state.stalls + 1 : 0,
		suspended: stopped ? state.suspended : null,
		...askedAnew(state, stopped ?? false),
		waitedMs: state.waitedMs + (waited ? at - state.at : 0)
	};
}
function completeEffect(state, { key, evidence }) {
	const kind = state.effects.find((record) => record.key === key)?.effect.kind;
	return {
		progressed: state.progressed || kind !== "status" && kind !== "dispatch",
		effects: state.effects.map((record) => record.key === key ? {
			...record,
			evidence
		} : record)
	};
}
function completeTurn(state, data, { epoch }, lists) {
	const { turn, agent, content, stop, usage, usd } = data;
	return {
		agents: onAgent(state, agent, (old) => ({
			...old,
			exceeded: 0,
			turns: lists.append(old.turns, {
				turn,
				epoch,
				content,
				stop,
				tokens: tokensOf(usage),
				results: {},
				nudges: [],
				warned: [],
				told: []
			})
		})),
		spent: {
			...billed(state, usage, usd),
			turns: state.spent.turns + 1
		},
		asking: null
	};
}
function completeTool(state, { call, outcome, output }, _, lists) {
	const results = { [call]: {
		outcome,
		output
	} };
	return {
		...onTurn(state, callerOf(state, call), lists, (turn) => ({
			...turn,
			results: {
				...turn.results,
				...results
			}
		})),
		openTool: state.openTool?.call === call ? null : state.openTool,
		finish: state.finish?.call === call ? null : state.finish,
		question: state.question?.call === call ? null : state.question,
		action: state.action?.call === call ? null : state.action
	};
}
const callerOf = ({ agents }, call) => agents.findLast((agent) => openCalls(agent).some(({ id }) => id === call))?.agent ?? agents.length;
const isSubAgent = ({ agents }, number) => agents.some(({ agent, parent }) => agent === number && parent !== void 0);
const onTurn = (state, number, lists, change) => ({ agents: onAgent(state, number, (agent) => {
	const last = agent.turns.at(-1);
	return last ? {
		...agent,
		turns: lists.replaceLast(agent.turns, change(last))
	} : agent;
}) });
// src/core/output.ts
const HEAD = 6e3;
const TAIL = 1e4;
const SLACK = 1e3;
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)|[ -/]*[0-~])/g;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const OVERTYPED = /[^\n\u0008]\u0008/g;
const NO_TEXT = /[\u0001-\u0007\u000e-\u001a\u001c-\u001f\ufffd]/g;
const BINARY = .1;
const plain$1 = (text) => text.replace(ESCAPES, "").replaceAll("\r\n", "\n").replace(CONTROL, "").toWellFormed();
function shownOutput(printed) {
	return withoutBinary(printed.replace(ESCAPES, "").replace(OVERTYPED, "").split("\n").map(lastWritten).join("\n"));
}
function lastWritten(line) {
	let end = line.length;
	while (end > 0 && line[end - 1] === "\r") end -= 1;
	return line.slice(line.lastIndexOf("\r", end - 1) + 1, end);
}
function withoutBinary(text) {
	const size = text.length - (text.match(/\0/g)?.length ?? 0);
	if ((text.match(NO_TEXT)?.length ?? 0) <= size * BINARY) return text;
	const start = text.lastIndexOf("\n", text.search(NO_TEXT)) + 1;
	const left = text.length - start;
	return `${text.slice(0, start)}[binary output, about ${left} bytes, is not shown; look at it with file, xxd or strings]\n`;
}
const ENDLESS_OUTPUT = "stopped, with all it had started: it printed more than 100 MB; send long output to a file and read that in parts";
const NO_OUTPUT = "(no output)";
function cutOutput(text, hash, redact) {
	const whole = redact(plain$1(text));
	if (whole.length <= 2e4) return {
		output: { text: whole === "" ? NO_OUTPUT : whole },
		blob: null
	};
	const digest = hash(whole);
	const head = whole.slice(0, lineEnd(whole, HEAD));
	const tail = whole.slice(lineStart(whole, whole.length - TAIL));
	return {
		output: {
			text: [
				head,
				`[… ${whole.length - head.length - tail.length} characters cut; read them with path "output:${digest}", from line ${head.split("\n").length} on …]`,
				tail
			].join("\n").toWellFormed(),
			blob: {
				digest,
				bytes: new TextEncoder().encode(whole).length
			}
		},
		blob: whole
	};
}
const WORTH_CLEARING = 400;
const isClearable = ({ text }) => text.length > WORTH_CLEARING;
const outputPath = (call, { blob }) => `output:${blob?.digest ?? call}`;
const clearedNote = (call, name, output) => `[What ${name} said here, ${output.blob?.bytes ?? output.text.length} characters, was cleared to make room; read it again with path "${outputPath(call, output)}"]`;
const lineEnd = (text, at) => {
	const end = text.lastIndexOf("\n", at);
	return end >= at - SLACK ? end : at;
};
const lineStart = (text, at) => {
	const end = text.indexOf("\n", at);
	return end >= 0 && end < at + SLACK ? end + 1 : at;
};
function largeTexts({ type, data }) {
	return (type === "tool.completed" ? [data.output] : type === "verification.completed" ? data.commands.map(({ output }) => output) : []).flatMap(({ blob }) => blob ? [blob.digest] : []);
}
// src/core/suspend.ts
const suspend = (kind, title, detail, todo) => ({
	do: "record",
	events: [event("task.suspended", {
		class: kind,
		title,
		detail,
		todo
	})]
});
const ANSWERED = [
	"pause",
	"status",
	"help"
];
function staysStopped({ suspended, returning }, heard) {
	if (!suspended && !returning || heard.length === 0) return false;
	return !heard.some(({ type, data }) => type === "review.taken" || type === "signal.admitted" && !ANSWERED.includes(data.command.name) && (data.command.name !== "budget" || suspended?.class === "limit"));
}
const onlyAnswers = ({ suspended, run }) => suspended !== null && run !== null && suspended.at < run.startedAt;
const ASIDE = ["stopped", "reminder"];
const isAside = (effect) => effect.kind === "comment" ? ASIDE.includes(effect.purpose) : effect.kind === "review-request" || effect.kind === "comment-edit";
const isAnswer = (effect) => effect.kind === "reaction" || effect.kind === "comment" && (effect.purpose === "refusal" || effect.purpose === "help");
const shownStopped = (state, effect) => effect.kind === "status" || isAside(effect) || onlyAnswers(state) && isAnswer(effect);
// src/core/budget.ts
function limitsOf(state) {
	const { spent, limits } = state;
	const { budgetTokens, maxTurns } = limits;
	return [
		{
			name: "turns",
			used: spent.turns,
			most: maxTurns
		},
		{
			name: "usd",
			used: spent.usd,
			most: budgetOf(state)
		},
		...budgetTokens === void 0 ? [] : [{
			name: "tokens",
			used: tokensOf(spent),
			most: budgetTokens
		}]
	];
}
const usedUp = (state) => limitsOf(state).find(({ used, most }) => used >= most);
const isUsedUp = (state) => usedUp(state) !== void 0;
const NEARLY = .8;
const nearlyUsedUp = (state) => limitsOf(state).filter(({ used, most }) => used >= NEARLY * most);
function limits(state) {
	const limit = usedUp(state);
	return limit ? suspend("limit", ...REACHED[limit.name](limit.most)) : null;
}
const inWorkflow = (input) => `raise \`${input}\` in the workflow, then comment \`/retry\`.`;
const REACHED = {
	turns: (most) => [
		most === 1 ? "the one turn that is allowed is used" : `all ${most} turns are used`,
		"",
		inWorkflow("max-turns")
	],
	usd: (most) => [
		`the budget of $${most.toFixed(2)} is used up`,
		"",
		"comment `/budget +5` to add five dollars and go on, or raise `budget-usd` in the workflow and comment `/retry`."
	],
	tokens: (most) => [
		`the budget of ${grouped(most)} tokens is used up`,
		"",
		inWorkflow("budget-tokens")
	]
};
// src/core/present/words.ts
const MAX_BODY = 6e4;
const usd = (amount) => `$${amount.toFixed(2)}`;
function duration(ms) {
	if (ms < 1e3) return "under a second";
	if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
	const minutes = Math.max(1, Math.round(ms / 6e4));
	if (minutes < 60) return `${minutes} min`;
	return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}
function moment(ms) {
	const minutes = Math.ceil(ms / 6e4);
	const two = (n) => String(n).padStart(2, "0");
	return `${dateOf(Math.floor(minutes / 1440))} ${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)} UTC`;
}
function dateOf(day) {
	const since = day + 719468;
	const era = Math.floor(since / 146097);
	const inEra = since - era * 146097;
	const year = Math.floor((inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36524) - Math.floor(inEra / 146096)) / 365);
	const inYear = inEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
	const month = Math.floor((5 * inYear + 2) / 153);
	const date = inYear - Math.floor((153 * month + 2) / 5) + 1;
	const january = month < 10 ? month + 3 : month - 9;
	return [
		year + era * 400 + (january <= 2 ? 1 : 0),
		january,
		date
	].map((part) => String(part).padStart(2, "0")).join("-");
}
const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const code = (text) => {
	const line = text.replace(/\s+/g, " ");
	const fence = "`".repeat(1 + Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)));
	return fence.length === 1 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
};
function fenced(text) {
	const fence = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
	return `${fence}\n${text.replace(/\n$/, "")}\n${fence}`;
}
const details = (summary, text) => `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`;
const detailOf = ({ class: kind, detail }) => kind === "fatal" && detail !== "" ? fenced(clipStart(detail, 3e3)) : markdown(detail);
function linksOf({ task }) {
	const repository = task.url.replace(/\/issues\/\d+$/, "");
	return {
		repository,
		state: `${repository}/tree/pawl/state/${task.task}`,
		work: `${repository}/compare/${task.base.branch}...pawl/issue-${task.task}`,
		commit: (sha) => `[\`${sha.slice(0, 7)}\`](${repository}/commit/${sha})`,
		pull: (n) => `[#${n}](${repository}/pull/${n})`,
		review: (pull, id) => `${repository}/pull/${pull}#pullrequestreview-${id}`,
		comment: (pull, id) => `${repository}/pull/${pull}#issuecomment-${id}`
	};
}
// src/core/waits.ts
function waitsFor(state) {
	const { run, ended, suspended } = state;
	const last = run?.ended ?? null;
	if (suspended) return last === "suspended" ? "person" : "worker";
	if (ended) return last === "done" ? "nobody" : "worker";
	return awaited(state) && last === "gate" ? "person" : "worker";
}
const FIRST_MS$1 = 6e5;
const LONGEST_MS = 864e5;
const SKEW_MS = 6e4;
const UNANSWERED = {
	class: "transient",
	todo: "look at whether the other side works again, then comment `/retry`."
};
function comeBack({ returns }, { message: why, status, retryAfterMs }, now, stop = UNANSWERED) {
	const detail = `4 jobs in a row got no further because of this.`;
	if (returns >= 3) return event("task.suspended", {
		...stop,
		title: why,
		detail
	});
	const pause = Math.ceil(Math.min((retryAfterMs !== null && retryAfterMs > 3e5 ? retryAfterMs : 0) || FIRST_MS$1 * 2 ** returns, LONGEST_MS));
	return event("return.scheduled", {
		until: now + pause,
		why,
		status
	});
}
const isEarly = ({ returning }, now) => returning !== null && now < returning.until - SKEW_MS;
const isSwept = (saved, attempt) => attempt === 1 || saved !== "unread" && (!saved?.suspended || waitsFor(saved) === "worker");
// src/core/checking.ts
const RUNNING_MS = 12e4;
const MISSING_MS = 3e4;
const FIRST_MS = 5e3;
function checkingOf(state) {
	const { checking, finish } = state;
	return checking && checking.call === finish?.call && checking.sha === workTip(state) ? checking : null;
}
function untilNextLook({ run }, { at, running }, now) {
	const waited = now - Math.max(at, run?.startedAt ?? 0);
	return waited < (running.length > 0 ? RUNNING_MS : MISSING_MS) ? Math.max(FIRST_MS, Math.ceil(waited / 2)) : null;
}
const isHeldUp = ({ failed, running, missing }, isPatient) => failed === 0 && (running.length > 0 || isPatient && missing.length > 0);
function checkLater(state, sha, running, now) {
	return comeBack(state, {
		message: `${count(running.length, "required check runs", "required checks run")} on commit ${sha.slice(0, 7)}: ${running.join(", ")}`,
		status: null,
		retryAfterMs: null
	}, now, UNENDED);
}
const UNENDED = {
	class: "stuck",
	todo: "look at why CI does not end on that commit, then comment `/retry`."
};
// src/core/present/broken.ts
const place = ({ segment, line, problem }) => `line ${line} of ${code(harmless(oneLine(segment)))} ${harmless(oneLine(problem))}`;
const brokenTitle = ({ task, broken }) => `the journal of task ${task} is broken: ${place(broken)}`;
const brokenTodo = ({ task, good, broken }) => (broken.newer ? NEWER : "") + howToGoOn(task, good);
const NEWER = "if the workflow has used a newer version of Pawl for this task, let it use that one again: nothing is broken then, and the task goes on. Otherwise ";
const howToGoOn = (task, good) => good ? `look with \`pawl verify ${task}\` in a clone of the repository. Then somebody with the maintain or admin role comments \`/retry\`: Pawl goes on from the last whole checkpoint, event ${good.state.seq}, and keeps all that stands after it under \`journal/broken/\` on the state branch.` : `look with \`pawl verify ${task}\` in a clone of the repository. No checkpoint of it is whole, so there is nothing to go on from: rename the state branch \`pawl/state/${task}\` and set the label again to begin anew.`;
const brokenComment = (found) => [
	"### 🛑 Stopped: the journal of this task is broken",
	`${capital(place(found.broken))}. ${writer(found)}`,
	found.good ? `**Saved**: nothing was changed. Everything up to event ${found.good.state.seq} is whole, in the checkpoint \`${found.good.tip.slice(0, 10)}\`.` : "**Saved**: nothing was changed.",
	`**To go on**: ${brokenTodo(found)} Until then nothing runs.`
].join("\n\n");
const writer = ({ task, broken }) => `${broken.newer ? "A newer version of Pawl, or somebody else," : "Somebody or something other than Pawl"} has probably written to the branch \`pawl/state/${task}\`.`;
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const repairLines = ({ repairs }) => repairs.map(({ by, droppedFrom, ...broken }, index) => `**Repaired**: ${place(broken)}, so at the word of ${harmless(by)} the journal went on after event ${droppedFrom - 1}. What stood there before is in \`journal/broken/${index + 1}\` of the state branch.`);
// src/core/present/budget.ts
function budgetNote(state) {
	const { ended, suspended } = state;
	if (ended || suspended || isUsedUp(state)) return false;
	const left = nearlyUsedUp(state).map(({ name, used, most }) => LEFT[name](most - used, most));
	return left.length > 0 && left.join("\n\n");
}
const untilUsed = (left, input) => `Only ${left} are left; when they are used the task stops, with everything saved. A larger \`${input}\` in the workflow holds from the next job on.`;
const LEFT = {
	usd: (left, most) => `Only ${usd(left)} of ${usd(most)} are left; when they are spent the task stops, with everything saved. \`/budget +5\` adds five dollars.`,
	tokens: (left, most) => untilUsed(`${grouped(left)} of ${grouped(most)} tokens`, "budget-tokens"),
	turns: (left, most) => untilUsed(`${left} of ${most} turns`, "max-turns")
};
const comeNear = (before, now) => nearlyUsedUp(now).filter(({ name }) => !nearlyUsedUp(before).some((one) => one.name === name)).map(({ name, used, most }) => `${USED[name](used, most)}; the task stops when the rest is.`);
const USED = {
	usd: (used, most) => `${usd(used)} of ${usd(most)} are spent`,
	tokens: (used, most) => `${grouped(used)} of ${grouped(most)} tokens are used`,
	turns: (used, most) => `${used} of ${most} turns are used`
};
function spentText(state) {
	const { spent, limits, unheard } = state;
	const tokens = grouped(tokensOf(spent)) + (limits.budgetTokens ? ` of ${grouped(limits.budgetTokens)}` : "");
	return [
		`${usd(spent.usd)} of ${usd(budgetOf(state))}, ${tokens} tokens`,
		unheard > 0 && `and what ${count(unheard, "reply", "replies")} that never came may have cost`,
		...unpriced(state).map((model) => `${code(model)} counted at the dearest known price`)
	].filter(Boolean).join(", ");
}
const unpriced = ({ agents, task }) => [...new Set(agents.map(({ model }) => model))].filter((model) => !isPriced(model, configOf(task.policy).prices));
// src/core/present/commands.ts
function commands(state) {
	const { plan, suspended, ended, paused, question, returning } = state;
	const waits = ended ? null : awaited({
		...state,
		paused: null
	});
	const yesNo = waits === "question" && question?.yesNo;
	const lines = [
		waits === "plan" && "- `/approve [digest]` starts the work; with the digest, only if the plan is still that one.",
		waits === "action" && "- `/approve [digest]` lets the call run; with the digest, only if it is still that one.",
		waits === "action" && "- `/deny [reason]` keeps it from running; the agent reads the reason.",
		yesNo && "- `/approve` says yes, and what stands after it is read too.",
		yesNo && "- `/deny [reason]` says no.",
		!ended && plan && "- `/revise <what to change>` asks for another plan; the one that is there is void then.",
		(suspended || !ended && !paused && !waits) && `- \`/retry\` goes on from what is saved${suspended ? "" : returning ? ", without waiting" : ", should the job have died"}.`,
		ended?.outcome === "cancelled" && "- `/retry` takes the task up again; what was closed has to be opened before that.",
		!ended && paused?.why === "command" && "- `/resume` goes on.",
		!ended && !paused && !suspended && "- `/pause` stops after the step in hand.",
		!ended && "- `/budget +<usd>` adds to what the task may cost.",
		!ended && "- `/cancel` ends the task; what was done so far stays on its branches.",
		"- `/status` writes this comment anew, `/help` says what each command does."
	];
	return details("What you can say here", ["At the start of a line in a comment on the issue or its pull request, by somebody with write permission:", lines.filter(Boolean).join("\n")].join("\n\n"));
}
// src/core/present/approvers.ts
const GROUPS = {
	writers: "somebody with write permission",
	maintainers: "somebody who maintains this repository",
	admins: "an administrator of this repository",
	codeowners: "a code owner of the files"
};
const untilApproved = (state) => freeUntil(approverWords(state).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
const freeUntil = (who) => `Nothing runs and nothing is billed until ${who} answers.`;
function approverWords({ task: { policy, labeledBy } }) {
	const { approvers, selfApproval } = configOf(policy);
	const words = approvers.map((one) => GROUPS[one] ?? code(one));
	return `${(words.length === 1 ? String(words[0]) : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}${selfApproval ? "" : ` other than ${code(labeledBy)}`}`;
}
// src/core/present/next.ts
const FREE = "until then nothing runs and nothing is billed.";
const NEXT = {
	planning: ({ revision, plan }) => revision && plan ? `The agent makes version ${plan.version + 1} of the plan; nothing more is changed before it is approved.` : "The agent explores the repository and proposes a plan.",
	"awaiting-approval": (state) => `${approverWords(state)} comments \`/approve\`; ${FREE}`,
	"awaiting-answer": (state) => state.action ? `${approverWords(state)} allows one call with \`/approve\`, or not with \`/deny\`; ${FREE}` : `A person answers on the pull request; ${FREE}`,
	working: () => "The agent works on the approved plan.",
	verifying: (state) => checkingOf(state) ? "The task is done when the required checks have passed on the pushed commit." : "The pushed commit is verified in a clean checkout.",
	done: () => "The pull request is ready: a person reviews and merges it; a review that asks for changes sends the task back to work.",
	cancelled: () => "Nothing more runs; `/retry` takes the task up again. The draft pull request and both branches stay; close or delete them as you like.",
	suspended: (state) => state.suspended ? todo(state) : `${goesOn(state)}; ${FREE}`,
	failed: todo
};
function todo({ suspended }) {
	return String(suspended?.todo);
}
const goesOn = (state) => state.paused?.why === "label" ? `somebody sets the label ${code(harmless(state.task.policy.label))} on the issue again` : "somebody with write permission comments `/resume`";
function nextInstead({ suspended, paused, returning, ended }) {
	if (suspended) return void 0;
	if (returning && !paused) return `The work goes on after ${moment(returning.until)}, with the first sweep from then on; ${FREE} \`/retry\` goes on at once.`;
	return ended?.outcome === "merged" ? "The work is merged; nothing more runs." : void 0;
}
const nextSentence = (state) => capital$1(nextInstead(state) ?? NEXT[phaseOf(state)](state));
// src/core/glob.ts
const matches = (pattern, path) => {
	const known = expressions.get(pattern) ?? compiled(pattern);
	expressions.set(pattern, known);
	return known.test(path);
};
const expressions = new Map();
function compiled(pattern) {
	const trimmed = pattern.replace(/^\//, "").replace(/\/$/, "");
	const rooted = pattern.startsWith("/") || trimmed.includes("/");
	const parts = trimmed.split("/");
	const flat = rooted && parts.at(-1) === "*";
	const within = pattern.endsWith("/") ? "/.*" : flat ? "" : "(?:/.*)?";
	return new RegExp(`^${rooted ? "" : "(?:.*/)?"}${body$1(parts)}${within}$`, "s");
}
function body$1(parts) {
	return parts.reduce((source, part, index) => {
		const last = index === parts.length - 1;
		if (part !== "**") return `${source}${named(part)}${last ? "" : "/"}`;
		return last ? `${source.replace(/\/$/, "")}(?:/.*)?` : `${source}(?:.*/)?`;
	}, "");
}
const likeWord = (pattern, word) => pattern === word || word !== void 0 && pattern.includes("*") && new RegExp(`^${named(pattern).replaceAll("[^/]*", ".*")}$`, "s").test(word);
const named = (part) => part.replace(/\*{2,}/g, "*").replace(/\\\w|\\?[^\w]/g, (found) => {
	if (found === "*") return "[^/]*";
	if (found === "?") return "[^/]";
	return /\w/.test(found) ? found.slice(1) : `\\${found.slice(-1)}`;
});
// src/core/base.ts
const BASE_BRANCH = "the base branch";
const MOST_NAMED = 10;
const isOvertakeable = ({ plan, approval, revision, ended }) => plan !== null && !approval && !revision && !ended;
function touched(files, changed) {
	const named = files.map(plain);
	return changed.filter((path) => named.some((file) => fits(file, path)));
}
const plain = (file) => file.replace(/[`'"]/g, "").trim().replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
function fits(file, path) {
	if (file === "" || file === "." || path === file) return true;
	return path.startsWith(`${file}/`) || file.startsWith(`${path}/`) || matches(`/${file}`, path);
}
const movedReason = ({ task }, paths) => `${code(harmless(task.base.branch))} has moved under the plan's files (${list$2(paths)}), so what was planned may not fit any more; a new plan comes, and is to be approved instead`;
function moved({ task }, { tip, changed }, paths) {
	const { branch, sha } = task.base;
	const text = `${branch} has moved from ${sha.slice(0, 7)} to ${tip.slice(0, 7)}, and these files of the plan have changed there: ${list$2(paths)}. The workspace has the newer files. Look at them, and make the plan anew where it no longer fits.`;
	return [event("base.moved", {
		sha: tip,
		changed: [...changed]
	}), event("revision.asked", {
		by: BASE_BRANCH,
		signal: null,
		text
	})];
}
const list$2 = (paths) => {
	return [...paths.slice(0, MOST_NAMED).map((path) => code(harmless(path))), ...paths.length > MOST_NAMED ? [`${paths.length - MOST_NAMED} more`] : []].join(", ");
};
// src/core/present/checklist.ts
const MAX_TEXT$2 = 300;
const short = (text) => brief(text, MAX_TEXT$2);
function checklist(state) {
	const { steps, finish, verification } = state;
	const passed = verification?.passed === true;
	const current = finish || passed ? steps.length : steps.findIndex(({ status }) => status !== "done");
	const line = (step, index) => {
		const text = short(step.title);
		const evidence = step.evidence && ` (${short(step.evidence)})`;
		if (step.status !== "done") return index === current ? `- [ ] **${text}** ← now` : `- [ ] ${text}`;
		return step.shown || passed ? `- [x] ${text}${evidence}` : `- [ ] ${text}: done, the agent says${evidence}`;
	};
	return [...steps.map(line), verifyLine(state)].join("\n");
}
function verifyLine({ task, verification, finish }) {
	const verify = task.policy.verify.map(code).join(", ") || "the diff";
	if (verification?.passed) return `- [x] Verify: ${verify}`;
	if (finish) return `- [ ] **Verify**: ${verify} ← now`;
	return `- [ ] Verify: ${verify}${verification ? failure(verification) : ""}`;
}
const failure = ({ commands, sha }) => {
	return ` (${commands.every(({ exit }) => exit === 0) ? "CI failed" : "failed"} on \`${sha.slice(0, 7)}\`, the agent has been told)`;
};
// src/core/present/verification.ts
function verificationLine(state) {
	const { verification } = state;
	if (!verification) return false;
	const where = `in a clean checkout of ${linksOf(state).commit(verification.sha)}${verification.sha === workTip(state) ? ", which is the tip of the pull request" : ""}`;
	if (verification.commands.length === 0) return `Nothing was checked but the diff: the workflow names no \`verify\` command. The diff is that of ${linksOf(state).commit(verification.sha)}.`;
	return `${verification.commands.map(({ command, exit, seconds }) => `${code(command)} ${exit === 0 ? "passed" : `failed (exit ${exit ?? "by signal"})`} (${duration(seconds * 1e3)})`).join(", ")} ${where}.`;
}
function checksLine({ verification, task }) {
	if (!verification) return false;
	const { missing = [], checks } = verification;
	const lacking = `Required by ${code(task.base.branch)}, and not reported on this commit: ${codes(missing)}.`;
	return [counted(checks), missing.length > 0 && lacking].filter(Boolean).join(" ");
}
function counted({ total, passed, failed, pending, waiting }) {
	if (total === 0) return "CI: no check has reported on this commit.";
	const rest = [
		failed > 0 && `${failed} failed`,
		pending > 0 && `${pending} still running`,
		waiting > 0 && `${count(waiting, "is", "are")} waiting until a person lets them run`
	].filter(Boolean);
	return `CI on this commit: ${passed} of ${total} passed${rest.length > 0 ? `, ${rest.join(", ")}` : ""}.`;
}
const codes = (names) => names.map(code).join(", ");
function checkingLine(state) {
	const checking = checkingOf(state);
	if (!checking) return false;
	const { sha, commands, running, missing } = checking;
	const proven = commands.length > 0 ? `Every \`verify\` command passed on ${linksOf(state).commit(sha)}. ` : "";
	const still = running.length > 0 ? `still running: ${codes(running)}` : `not reported yet: ${codes(missing)}`;
	return `${proven}Required by ${code(state.task.base.branch)} and ${still}.`;
}
const MOST_TESTS = 30;
function testsLine({ verification }) {
	const tests = verification?.tests ?? [];
	if (tests.length === 0) return false;
	const named = tests.slice(0, MOST_TESTS).map(({ path, gone }) => `${code(path)}${gone ? " (deleted)" : ""}`);
	const rest = tests.length - named.length;
	return `**Test files changed**: ${named.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
function failedVerification({ commands, sha, checks }) {
	const short = sha.slice(0, 7);
	const failed = commands.filter(({ exit }) => exit !== 0);
	return [
		failed.length > 0 ? `Not done: the verification failed on commit ${short}, in a clean checkout of what was pushed.` : `Not done: CI failed on commit ${short}, which is what was pushed.`,
		...failed.map(({ command, exit, output }) => `$ ${command}\n${output.text}\n[exit ${exit ?? "by signal"}]`),
		checks.failed > 0 && `${checks.failed} of ${count(checks.total, "CI check")} on that commit failed. What they printed can't be read here; the repository's workflows say what they run.`,
		"Mend it and call finish again."
	].filter(Boolean).join("\n\n");
}
const passedVerification = ({ sha, commands }) => commands.length === 0 ? `Pushed as ${sha}; no verify command is configured.` : `Verified on ${sha}: every command passed.`;
function printed({ commands }, most) {
	const loud = commands.filter(({ output: { text } }) => text.trim() !== "" && text !== "(no output)");
	if (loud.length === 0) return false;
	const blocks = loud.map(({ command, output }) => `${code(command)}:\n\n${fenced(clipStart(output.text, most))}`);
	return details("What was printed", blocks.join("\n\n"));
}
// src/core/plan-diff.ts
const MAX_LINES = 40;
const MAX_TEXT$1 = 200;
const said = (text) => brief(text, MAX_TEXT$1);
const name = (text) => code(brief(text, MAX_TEXT$1));
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
function planDiff(before, after) {
	const [old, now] = [before.plan, after.plan];
	const lines = [
		...old.summary === now.summary ? [] : [`Goal reworded; it was: ${said(old.summary)}`],
		...old.cause === now.cause ? [] : ["Another account of why it happens"],
		...steps(old.steps, now.steps),
		...lists("Files", old.files, now.files, name),
		...lists("Checks proposed", old.verify, now.verify, name),
		...lists("Risks", old.risks, now.risks, said),
		...lists("Will ask before", old.actions ?? [], now.actions ?? [], said),
		...same(old.cost, now.cost) ? [] : [`Expected cost: ${cost(now)}; it was: ${cost(old)}`],
		...before.baseSha === after.baseSha ? [] : [`Made on ${code(after.baseSha.slice(0, 7))}; before, on ${code(before.baseSha.slice(0, 7))}`]
	];
	if (lines.length === 0) return ["Nothing but its version"];
	return lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES), `${lines.length - MAX_LINES} more changes`];
}
const cost = (plan) => plan.cost ? `${usd(plan.cost.low)} to ${usd(plan.cost.high)}` : "not said";
function steps(old, now) {
	const [before, after] = [byTitle(old), byTitle(now)];
	const [stayed, stay] = [before, after].map((all) => [...all.keys()].filter((title) => before.has(title) && after.has(title)));
	return [
		...old.filter(({ title }) => !after.has(oneLine(title))).map(({ title }) => `Step removed: ~~${said(title)}~~`),
		...now.filter(({ title }) => !before.has(oneLine(title))).map(({ title }) => `Step added: ${said(title)}`),
		...[...after].filter(([title, { detail }]) => before.has(title) && before.get(title)?.detail !== detail).map(([title]) => `Step changed in its detail: ${said(title)}`),
		...same(stayed, stay) ? [] : ["Steps in another order"]
	];
}
const byTitle = (steps) => new Map(steps.map((step) => [oneLine(step.title), step]));
function lists(what, old, now, show) {
	const gone = old.filter((one) => !now.includes(one)).map((one) => `no longer ${show(one)}`);
	const come = now.filter((one) => !old.includes(one)).map((one) => `now also ${show(one)}`);
	return gone.length + come.length === 0 ? [] : [`${what}: ${clip([...come, ...gone].join("; "), 1e3)}`];
}
// src/core/present/survey.ts
function notKept({ survey }) {
	if (!survey) return [];
	const { submodules, lfs, nested, tooLarge } = survey;
	return [
		line(submodules, "the files of submodules", "each stays at its commit"),
		line(lfs, "the content of Git LFS files", "their pointers are what the agent sees, and are kept as they are"),
		line(nested, "the history of repositories inside this one", "their files are kept"),
		line(tooLarge, "files that are larger than GitHub accepts", "what is written to them is lost with the machine")
	].filter((text) => text !== null);
}
const line = ({ total, paths }, what, but) => total === 0 ? null : `**Not kept**: ${what} (${list$1(total, paths)}); ${but}.`;
const list$1 = (total, paths) => [...paths.map((path) => code(harmless(oneLine(path)))), ...more(total - paths.length)].join(", ");
const more = (count) => count > 0 ? [`${count} more`] : [];
// src/core/present/plan.ts
const planSubject = (version) => `plan-${version}`;
const planShown = ({ effects }, version) => effects.findLast(({ effect }) => effect.kind === "comment" && effect.subject === planSubject(version));
const planUrl = (state, version) => done(state, "comment").findLast(({ effect }) => effect.subject === planSubject(version))?.evidence.url ?? null;
const list = (items) => items.map((item) => `- ${harmless(oneLine(item))}`).join("\n");
const labelled = (label, text) => text.trim().includes("\n") ? `**${label}**\n\n${markdown(text.trim())}` : `**${label}**: ${harmless(text.trim())}`;
const step = ({ title, detail }, index) => `${index + 1}. ${harmless(oneLine(title))}${detail && `: ${harmless(detail.trim()).replaceAll("\n", "\n   ")}`}`;
function planComment(state) {
	const { plan, version, digest } = state.plan;
	const { verify, planApproval } = state.task.policy;
	const parts = [
		`### Plan v${version} · \`${shortDigest(digest)}\``,
		whatChanged(state),
		labelled("Goal", plan.summary),
		plan.cause && labelled("Why it happens", plan.cause),
		`**Steps**\n${plan.steps.map(step).join("\n")}`,
		plan.files.length > 0 && `**Files**: ${plan.files.map(code).join(", ")}`,
		checkedBy(verify, plan.verify),
		plan.risks.length > 0 && `**Risks**\n${list(plan.risks)}`,
		willAsk(plan.actions ?? []),
		plan.cost && `**Expected cost**: ${usd(plan.cost.low)} to ${usd(plan.cost.high)}`,
		...notKept(state),
		planApproval === "always" ? `${ask(verify.length > 0)} ${untilApproved(state)}` : AT_ONCE
	];
	return clip(parts.filter(Boolean).join("\n\n"), MAX_BODY);
}
function whatChanged({ earlier, plan }) {
	const before = earlier.at(-1);
	if (!before || !plan) return false;
	return [`**What changed since v${before.version}**`, ...planDiff(before, plan).map((line) => `- ${line}`)].join("\n");
}
const willAsk = (actions) => actions.length > 1 ? `**Will ask before**\n${list(actions)}` : actions.length === 1 && `**Will ask before** ${harmless(oneLine(actions.join()))}`;
function supersededPlan(old, text, now, newer) {
	const { version, digest } = old;
	return [
		`### ~~Plan v${version} · \`${shortDigest(digest)}\`~~`,
		`Superseded by [v${now}](${newer}). What follows is void, and its digest can't be approved any more.`,
		details(`Plan v${version}, as it was`, closed(clip(text, 59e3)))
	].join("\n\n");
}
function checkedBy(verify, proposed) {
	if (verify.length > 0) return `**Checked by** ${verify.map(code).join(", ")} in a clean checkout of what is pushed`;
	return `**Nothing will be checked but the diff**: the workflow names no \`verify\` command.${proposed.length > 0 ? ` The agent proposes ${proposed.map(code).join(", ")}.` : ""}`;
}
const AT_ONCE = "The work starts at once, since the workflow says `plan-approval: never`.";
const ask = (checked) => checked ? "Comment `/approve` to start the work, or `/revise <what to change>` for another plan." : "Is it right that only the diff will be looked at? Comment `/approve` to start the work all the same, or `/revise <what to change>` for another plan; a `verify` command that the workflow gets now counts for tasks that begin later.";
// src/core/present/waiting.ts
const MAX_QUOTE = 300;
const quoted = (text) => `“${brief(visible(clip(text, 8 * MAX_QUOTE)), MAX_QUOTE)}”`;
const lines = ({ paused }, what, free) => [...what, ...paused ? [] : [free]].join("\n");
function planLink(state, { version }) {
	const url = planUrl(state, version);
	return url ? `[Plan v${version}](${url})` : `Plan v${version}`;
}
function planWaits(state, plan) {
	const { version, digest } = plan;
	const news = version > 1 ? `; it says what changed since v${version - 1}` : "";
	const what = `${planLink(state, plan)} (\`${shortDigest(digest)}\`) is ready${news}. \`/approve\` starts the work, \`/revise <what to change>\` asks for another plan, \`/cancel\` ends the task.`;
	return lines(state, [what], untilApproved(state));
}
function questionWaits(state, question) {
	const url = lastComment(state, "question", question.at);
	const pull = pullRequestOf(state);
	const review = `by submitting a review${pull === null ? "" : ` of ${linksOf(state).pull(pull)}`} (Files changed → Review changes)`;
	const what = [`The agent asks: ${quoted(firstLine(question.question))}${url ? ` [The whole question](${url}) says what was tried and what there is to choose from.` : ""}`, `${asked$1(state, question.at)}Answer ${review}${question.yesNo ? ", or with `/approve` for yes and `/deny [why]` for no" : ""}.`];
	return lines(state, what, freeUntil("somebody with write permission"));
}
function actionWaits(state, action) {
	const url = lastComment(state, "action", action.at);
	const digest = shortDigest(action.digest);
	const what = [`The agent wants to use ${code(harmless(action.name))} (\`${digest}\`), and a person has to allow it: ${quoted(action.why)}${url ? ` [The exact call](${url}).` : ""}`, `${asked$1(state, action.at)}\`/approve ${digest}\` runs it exactly as shown; \`/deny [reason]\` tells the agent why not.`];
	return lines(state, what, untilApproved(state));
}
const firstLine = (text) => text.trim().split("\n", 1).join();
const lastComment = (state, purpose, at) => done(state, "comment").findLast((one) => one.effect.purpose === purpose && one.at >= at)?.evidence.url;
function asked$1(state, at) {
	const reviewers = done(state, "review-request").filter((one) => one.at >= at && one.evidence.id !== void 0);
	const names = [...new Set(reviewers.map(({ effect }) => harmless(effect.reviewer)))];
	return names.length > 0 ? `Asked: ${names.join(", ")}. ` : "";
}
// src/core/present/phases.ts
const MAX_TEXT = 500;
function heading(state) {
	const { suspended, ended, paused, action, revision, plan, steps, returning } = state;
	if (suspended) return `### 🛑 Stopped: ${brief(suspended.title, MAX_TEXT)}`;
	if (ended?.outcome === "merged") return `### 🎉 Merged${by(ended)}`;
	if (ended?.outcome === "cancelled") return `### ⏹️ Cancelled${by(ended)}`;
	if (ended) return state.verification?.commands.length ? "### ✅ Done, and checked" : "### ✅ Done; only the diff was checked";
	if (paused) return `### ⏸️ Paused${paused.why === "label" ? ": the issue has lost its label" : ` by ${paused.by}`}`;
	if (returning) return `### ⏳ Waiting until ${moment(returning.until)}`;
	const working = steps.findIndex(({ status }) => status !== "done");
	switch (phaseOf(state)) {
		case "planning": return revision && plan ? `### 🔎 Planning: version ${plan.version + 1}` : "### 🔎 Planning";
		case "awaiting-approval": return "### ✋ Waiting for your approval";
		case "awaiting-answer": return action ? "### ✋ Waiting for your leave" : "### ❓ Waiting for an answer";
		case "verifying": return checkingOf(state) ? "### 🧪 Waiting for CI" : "### 🧪 Verifying what was pushed";
		default: return working < 0 ? "### ⚙️ Working" : `### ⚙️ Working: step ${working + 1} of ${steps.length}`;
	}
}
const by = ({ by }) => by === void 0 ? "" : ` by ${by}`;
function body(state) {
	const { suspended, ended, plan, approval, revision, paused, question, action } = state;
	if (suspended) return stopped(state, suspended);
	if (ended) return over(state, ended);
	const lines = [
		reopened(state),
		paused !== null && pausedText(state),
		returns(state)
	];
	const waits = awaited({
		...state,
		paused: null
	});
	if (question && waits === "question") return [
		...lines,
		questionWaits(state, question),
		...goal(state)
	];
	if (action && waits === "action") return [
		...lines,
		actionWaits(state, action),
		...goal(state)
	];
	if (!plan) return [...lines, "The agent reads the repository and proposes a plan; it can change nothing yet."];
	if (revision) return [...lines, revising(state, plan, revision)];
	return approval ? [
		...lines,
		checkingLine(state),
		...goal(state)
	] : [...lines, planWaits(state, plan)];
}
function goal(state) {
	const { plan, approval } = state;
	if (!plan || !approval) return [];
	return [`${brief(plan.plan.summary, MAX_TEXT)} ${planLink(state, plan)}, approved by ${approval.by}.`, checklist(state)];
}
function revising(state, plan, { by: who, text }) {
	return `${who === "the base branch" ? brief(text, 2 * MAX_TEXT) : `${harmless(who)} asked for another plan: ${quoted(text)}`}\n${planLink(state, plan)} is void; nothing more is changed before version ${plan.version + 1} is approved.`;
}
const reopened = ({ reopening }) => {
	if (!reopening) return false;
	const { by: who, why } = reopening;
	return why === "review" ? `Back at work: changes were asked for by ${harmless(who)}.` : `Taken up again by ${harmless(who)}, after it had been cancelled.`;
};
const pausedText = (state) => `${saved(state)}\n\n**To go on**: ${goesOn(state)}. Until then nothing runs and nothing is billed.`;
const returns = (state) => {
	const { returning, paused } = state;
	if (!returning || paused) return false;
	return `${capital$1(oneLine(harmless(returning.why)))}. That passes by itself, so no runner waits for it.\n\n${saved(state)}`;
};
const saved = (state) => `**Saved**: everything up to turn ${state.spent.turns}, on [the state branch](${linksOf(state).state}).`;
function over(state, { outcome, reason }) {
	const links = linksOf(state);
	if (outcome === "cancelled") return [reason ? `The reason given: ${quoted(reason)}` : false, `Everything up to turn ${state.spent.turns} is kept on [the state branch](${links.state}).`];
	const steps = state.steps.length > 0 && checklist(state);
	return [
		verificationLine(state),
		checksLine(state),
		testsLine(state),
		steps
	];
}
const KINDS = {
	fatal: "Something is wrong that only a person can put right.",
	stuck: "The task can't go on by itself.",
	limit: "A limit is reached; nothing else is wrong.",
	transient: "It has not passed by itself."
};
function stopped(state, suspended) {
	return [
		detailOf(suspended),
		KINDS[suspended.class],
		saved(state),
		`**To go on**: ${suspended.todo} Until then nothing runs and nothing is billed.`
	];
}
// src/core/present/status.ts
const statusRevision = (state) => `${state.runs} ${statusSays(state)}`;
const withoutRuns = (revision) => revision.slice(revision.indexOf(" ") + 1);
function statusSays(state) {
	const checking = checkingOf(state);
	return JSON.stringify([
		phaseOf(state),
		state.plan?.version ?? 0,
		state.steps.map(({ status, shown }) => status === "done" ? shown ? 2 : 1 : 0),
		pullRequestOf(state),
		state.verification?.passed === false ? state.verification.sha : null,
		state.suspended?.title ?? null,
		...checking ? [[checking.running, checking.missing]] : [],
		...state.verification?.missing ? [state.verification.missing] : [],
		...state.restored ? [state.restored.seq] : [],
		...state.returning ? [state.returning.until] : [],
		...budgetNote(state) ? nearlyUsedUp(state).map(({ name }) => name) : [],
		...asked(state),
		notKept(state),
		people(state)
	]);
}
const people = (state) => {
	const { revision, question, action, paused, ended, raisedUsd, reopened } = state;
	const asked = question?.call ?? action?.digest;
	return [
		revision && [revision.by, revision.text],
		asked === void 0 ? null : [
			asked,
			done(state, "comment").length,
			done(state, "review-request").length
		],
		paused?.at,
		ended,
		raisedUsd,
		reopened
	];
};
const asked = ({ admitted }) => {
	const count = admitted.filter(({ command }) => command.name === "status").length;
	return count > 0 ? [count] : [];
};
const statusComment = (state) => clip([
	heading(state),
	...body(state),
	...notes(state),
	table(state),
	revived(state),
	next(state),
	commands(state)
].filter(Boolean).join("\n\n"), MAX_BODY);
const notes = (state) => [
	...repairLines(state),
	...notKept(state),
	budgetNote(state)
];
function table(state) {
	const { spent, runs, handovers, crashes, workedMs, waitedMs } = state;
	const links = linksOf(state);
	const pull = pullRequestOf(state);
	const jobs = [
		count(runs, "job"),
		handovers > 0 && count(handovers, "hand-over"),
		crashes > 0 && `${count(crashes, "crash", "crashes")} survived`
	];
	const look = [
		state.run && `[job](${state.run.url})`,
		`[journal](${links.state})`,
		`[diff](${links.work})`,
		pull !== null && links.pull(pull)
	];
	return [
		"| | |",
		"|---|---|",
		`| Spent | ${spentText(state)} |`,
		`| Turns | ${spent.turns}${bySubAgents(state)} in ${jobs.filter(Boolean).join(", ")} |`,
		`| Time | ${duration(workedMs)} of work${waitedMs > 0 ? `, ${duration(waitedMs)} waiting for people` : ""} |`,
		`| Look | ${look.filter(Boolean).join(" · ")} |`
	].join("\n");
}
function bySubAgents({ agents }) {
	const subAgents = agents.filter(({ parent }) => parent !== void 0);
	const turns = subAgents.reduce((sum, agent) => sum + agent.turns.length, 0);
	return turns === 0 ? "" : ` (${turns} by ${count(subAgents.length, "sub-agent")})`;
}
function next(state) {
	const { suspended, ended, approval } = state;
	return !(suspended || !ended && (!approval || awaited(state) !== null)) && `**Next**: ${nextSentence(state)}`;
}
const revived = ({ restored, task }) => restored !== null && `The state branch had been deleted; it was made again from the cache at event ${restored.fromSeq}. To begin this task anew, delete the caches that begin with \`pawl-${task.task}-\` too.`;
export { NO_OUTPUT as $, array as $t, isHeldUp as A, NOT_YET as At, details as B, planSchema as Bt, budgetNote as C, pushOf as Ct, brokenTodo as D, heardAt as Dt, brokenTitle as E, awaited as Et, waitsFor as F, decodeLine as Ft, limits as G, configOf as Gt, linksOf as H, DEFAULT_CONFIG as Ht, MAX_BODY as I, encode as It, onlyAnswers as J, isPriced as Jt, isAnswer as K, readConfig as Kt, code as L, headAfter as Lt, comeBack as M, familyOf as Mt, isEarly as N, NO_HEAD as Nt, checkLater as O, sameSignal as Ot, isSwept as P, decode as Pt, ENDLESS_OUTPUT as Q, _enum as Qt, count as R, event as Rt, approverWords as S, pullRequestOf as St, brokenComment as T, workTip as Tt, usd as U, MAX_CONFIG as Ut, fenced as V, shortDigest as Vt, isUsedUp as W, configErrors as Wt, staysStopped as X, nameOf as Xt, shownStopped as Y, modelFor as Yt, suspend as Z, placeOf as Zt, movedReason as _, isOpened as _t, planShown as a, strictObject as an, evolve as at, matches as b, openEffects as bt, supersededPlan as c, toJSONSchema as cn, openedFor as ct, passedVerification as d, budgetOf as dt, boolean as en, clearedNote as et, printed as f, callsOf as ft, moved as g, isAbandoned as gt, isOvertakeable as h, initialState as ht, planComment as i, object$1 as in, shownOutput as it, untilNextLook as j, currentAgent as jt, checkingOf as k, undelivered as kt, checksLine as l, repaired as lt, verificationLine as m, hasSeen as mt, statusRevision as n, literal as nn, isClearable as nt, planSubject as o, string as on, fold as ot, testsLine as p, done as pt, isAside as q, costOf as qt, withoutRuns as r, number$1 as rn, largeTexts as rt, planUrl as s, tuple as sn, foresee as st, statusComment as t, discriminatedUnion as tn, cutOutput as tt, failedVerification as u, retries as ut, touched as v, openCall as vt, comeNear as w, scheduled as wt, nextSentence as x, phaseOf as xt, likeWord as y, openCalls as yt, detailOf as z, planDigest as zt };
