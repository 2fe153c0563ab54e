// src/core/redact.ts
const MASK = "[redacted]";
const SHAPES = [
	/\bgh[pousr]_[A-Za-z0-9]{20,255}/g,
	/\bgithub_pat_[A-Za-z0-9_]{22,255}/g,
	/\bsk-ant-[A-Za-z0-9_-]{8,}/g,
	/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
	/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g
];
function redactor(secrets) {
	const needles = [...new Set(secrets.filter(({ length }) => length >= 6).flatMap(encodings))].sort((a, b) => b.length - a.length);
	return (text) => {
		const known = needles.reduce((rest, needle) => rest.replaceAll(needle, MASK), text);
		return SHAPES.reduce((rest, shape) => rest.replace(shape, MASK), known);
	};
}
function encodings(secret) {
	const bytes = String.fromCodePoint(...new TextEncoder().encode(secret));
	const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
	return [
		secret,
		encodeURIComponent(secret),
		JSON.stringify(secret).slice(1, -1),
		hex,
		hex.toUpperCase(),
		...base64s(bytes)
	].filter(({ length }) => length >= 6);
}
const base64s = (bytes) => [
	0,
	1,
	2
].flatMap((offset) => {
	const encoded = btoa("\0".repeat(offset) + bytes).replace(/=+$/, "");
	const core = encoded.slice(offset === 0 ? 0 : offset + 1, encoded.length - 1);
	return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
});
function redactAll(value, redact) {
	if (typeof value === "string") return redact(value);
	if (Array.isArray(value)) return value.map((item) => redactAll(item, redact));
	if (value === null || typeof value !== "object") return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactAll(item, redact)]));
}
function redactEvent(one, redact) {
	const data = redactAll(one.data, redact);
	if (one.type !== "turn.completed") return {
		...one,
		data
	};
	return {
		...one,
		data: {
			...data,
			content: one.data.content.map((block) => redactBlock(block, redact))
		}
	};
}
function redactBlock(block, redact) {
	const clean = redactAll(block, redact);
	const seal = sealOf(block, redact);
	if (!seal) return clean;
	const { [seal.key]: _, ...rest } = clean;
	const kept = Object.entries(block).filter(([key]) => seal.holds && key === seal.key);
	return {
		...rest,
		...Object.fromEntries(kept)
	};
}
function sealOf(block, redact) {
	const { type, thinking, data } = block;
	if (type === "thinking") return {
		key: "signature",
		holds: redact(String(thinking)) === thinking
	};
	return type === "redacted_thinking" ? {
		key: "data",
		holds: redact(String(data)) === data
	} : null;
}
// src/core/cache.ts
const SHA = "[0-9a-f]{40}";
const mirrorPrefix = (task) => `pawl-${task}-journal-`;
const mirrorKey = (task, tip, seq) => `${mirrorPrefix(task)}${tip}-${seq}`;
function readMirrorKey(task, key) {
	const [, tip, seq] = new RegExp(`^${mirrorPrefix(task)}(${SHA})-([1-9]\\d{0,8})$`).exec(key) ?? [];
	return tip === void 0 ? null : {
		tip,
		seq: Number(seq)
	};
}
const foldersKey = (task, inputs, seq) => `pawl-${task}-setup-${inputs.slice(0, 16)}-${seq}`;
const LOCKS = /(?:^|\/)(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock|Cargo\.(?:lock|toml)|go\.(?:mod|sum)|Gemfile(?:\.lock)?|(?:poetry|uv|Pipfile|pdm|composer|mix|pubspec|flake)\.lock|pyproject\.toml|Pipfile|requirements[^/]*\.txt|packages\.lock\.json|gradle\.lockfile|\.(?:nvmrc|node-version|python-version|ruby-version|tool-versions))$/;
const shapesSetup = (path) => LOCKS.test(path);
function cacheLine(restoring, at, keeping, folders) {
	return [
		restoredWords(restoring, at),
		folders,
		keeping && keptWords(keeping)
	].filter((part) => part !== null).join("; ");
}
function restoredWords(restoring, at) {
	switch (restoring.how) {
		case "absent": return "not there";
		case "restored": return `restored at event ${restoring.seq} of ${at}`;
		case "revived": return `the state branch was gone and came back from it at event ${restoring.seq}`;
		default: return `${restoring.how}: ${restoring.reason}`;
	}
}
function keptWords(keeping) {
	if (keeping.how === "kept") return `kept at event ${keeping.seq}`;
	return keeping.how === "read-only" ? "not kept: this job may only read it" : `not kept: ${keeping.reason}`;
}
function revivalProblem(state, task, repository) {
	if (state.task === null) return "its journal does not begin with the opening of a task";
	if (state.task.task !== task) return `its journal is that of task ${state.task.task}`;
	if (state.task.url !== `${repository}/issues/${task}`) return `its journal is that of ${state.task.url}`;
	return state.ended ? "its journal says that the task has ended" : null;
}
export { readMirrorKey as a, redactEvent as c, mirrorPrefix as i, redactor as l, foldersKey as n, revivalProblem as o, mirrorKey as r, shapesSetup as s, cacheLine as t };
