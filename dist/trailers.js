// src/core/names.ts
const keyOf = (task, { id, attempt }, seq) => [
	task,
	attempt > 1 ? `${id}.${attempt}` : id,
	seq
].join("-");
const markerOf = (key) => `<!-- pawl:key=${key} -->`;
const statusMarker = (task) => `<!-- pawl:status=${task} -->`;
const MARKER_PREFIX = "<!-- pawl:";
const runName = (task) => `Pawl ${task}`;
const stateBranch = (task) => `pawl/state/${task}`;
const workBranch = (task) => `pawl/issue-${task}`;
const taskIn = (pattern, branch) => {
	const match = pattern.exec(branch);
	return match?.[1] === void 0 ? null : Number(match[1]);
};
const taskOfBranch = (branch) => taskIn(/^pawl\/issue-([1-9]\d{0,9})$/, branch);
const taskOfState = (branch) => taskIn(/^pawl\/state\/([1-9]\d{0,9})$/, branch);
// src/core/failures.ts
const SPENT = [
	"contract_spend_limit_reached",
	"enforced_spend_limit_reached",
	"linked_organization_spend_limit_reached",
	"linked_organization_billing_unavailable"
];
const FILLS_CONTEXT = 3e5;
const PASSING = [
	408,
	409,
	424,
	429
];
const passes = ({ status }) => (status ?? 0) >= 500 || PASSING.includes(status);
const has = (...all) => ({ status }) => all.includes(status);
const TABLE = [
	{
		where: "model",
		seen: "the `error_code` of a spend limit, whatever the status",
		class: "fatal",
		fits: ({ code }) => SPENT.includes(code)
	},
	{
		where: "model",
		seen: "credentials of a cloud that expired while the job ran",
		class: "transient",
		later: true,
		fits: ({ code }) => code === "expired_credentials"
	},
	{
		where: "model",
		seen: "401, 402, 403",
		class: "fatal",
		fits: has(401, 402, 403)
	},
	{
		where: "model",
		seen: "413, `request_too_large`",
		class: "context",
		fits: has(413)
	},
	{
		where: "model",
		seen: "400 without an `error_code` for a request of 300 kB or more",
		class: "context",
		fits: ({ status, code = null, bytes = 0 }) => status === 400 && code === null && bytes >= FILLS_CONTEXT
	},
	{
		where: "model",
		seen: "`x-should-retry: true`",
		class: "transient",
		fits: ({ again }) => again === true
	},
	{
		where: "model",
		seen: "408, 409, 424, 429, 529 or 5xx with `x-should-retry: false`",
		class: "transient",
		later: true,
		fits: (facts) => passes(facts) && facts.again === false
	},
	{
		where: "model",
		seen: "408, 409, 424, 429, 529, 5xx",
		class: "transient",
		fits: passes
	},
	{
		where: "model",
		seen: "no connection; a stream that breaks off, falls silent or makes no sense",
		class: "transient",
		fits: has(null)
	},
	{
		where: "model",
		seen: "400, 404 (the model is not known), any other",
		class: "fatal",
		fits: () => true
	},
	{
		where: "github",
		seen: "no answer, one that makes no sense, 408, 5xx",
		class: "transient",
		fits: ({ status }) => status === null || status < 400 || status === 408 || status >= 500
	},
	{
		where: "github",
		seen: "429; 403 with the signs of a rate limit or a secondary limit",
		class: "transient",
		fits: ({ status, limited }) => status === 429 || limited === true
	},
	{
		where: "github",
		seen: "401, 403 (a permission is missing), 404, 422, any other",
		class: "fatal",
		fits: () => true
	},
	{
		where: "git",
		seen: "a push that the remote has answered with no: protected branch, ruleset, push protection, workflow files",
		class: "fatal"
	},
	{
		where: "git",
		seen: "401, 403, 404 without `retry-after`",
		class: "fatal",
		fits: (facts) => has(401, 403, 404)(facts) && facts.limited !== true
	},
	{
		where: "git",
		seen: "no answer, a connection that hangs or breaks, `retry-after`, 429, 5xx",
		class: "transient",
		fits: () => true
	},
	{
		where: "turn",
		seen: "it ends with `max_tokens`: a call that may be cut is not run",
		class: "agent-correctable"
	},
	{
		where: "turn",
		seen: "it ends without a call, for the first and the second time",
		class: "agent-correctable"
	},
	{
		where: "turn",
		seen: "it ends with `model_context_window_exceeded`",
		class: "context"
	},
	{
		where: "turn",
		seen: "it ends with `refusal`, or for a reason that is not known",
		class: "human"
	},
	{
		where: "call",
		seen: "an error, an exit code other than 0, an input that does not fit, a tool that is not there, a verification that fails",
		class: "agent-correctable"
	},
	{
		where: "effect",
		seen: "it can't be told whether it happened",
		class: "human"
	},
	{
		where: "agent",
		seen: "the same call with the same result, two calls in turn, a change undone and made again, verifications that fail by no less, turns without anything new, a conversation that has to be shortened again and again",
		class: "pathology"
	},
	{
		where: "job",
		seen: "the third in a row that died before it got any further",
		class: "pathology"
	}
];
function judge(facts) {
	const row = TABLE.find(({ where, fits }) => where === facts.where && fits?.(facts));
	if (!row) throw new Error(`no row fits a failure of ${facts.where}`);
	return row;
}
// src/core/known.ts
const KNOWN = [
	"paused",
	"unlabelled",
	"cancelled",
	"merged"
];
function knownOf({ ended, paused }) {
	if (ended && ended.outcome !== "done") return ended.outcome;
	return paused && (paused.why === "label" ? "unlabelled" : "paused");
}
// src/core/trailers.ts
const WAITS = [
	"worker",
	"person",
	"nobody"
];
const oneLine = (text) => text.replace(/\s+/g, " ").trim();
const checkpointMessage = (subject, { epoch, run, attempt, waitsFor, wakeAt, heardAt, known }, nonce) => [
	oneLine(subject),
	"",
	`Pawl-Epoch: ${epoch}`,
	`Pawl-Run: ${oneLine(run)}`,
	`Pawl-Attempt: ${attempt}`,
	`Pawl-Nonce: ${oneLine(nonce)}`,
	`Pawl-Waits-For: ${waitsFor}`,
	...wakeAt === null ? [] : [`Pawl-Wake-At: ${wakeAt}`],
	...heardAt === null ? [] : [`Pawl-Heard-At: ${heardAt}`],
	...known ? [`Pawl-Known: ${known}`] : [],
	""
].join("\n");
function readTrailers(message) {
	const values = new Map([...message.matchAll(/^(Pawl-[A-Za-z-]+): (.*)$/gm)].map(([, name, value]) => [name, value]));
	const waitsFor = WAITS.find((known) => known === values.get("Pawl-Waits-For"));
	const run = values.get("Pawl-Run");
	const [epoch, attempt] = [Number(values.get("Pawl-Epoch")), Number(values.get("Pawl-Attempt"))];
	const time = (name) => values.has(name) ? Number(values.get(name)) : null;
	const [wakeAt, heardAt] = [time("Pawl-Wake-At"), time("Pawl-Heard-At")];
	const known = KNOWN.find((one) => one === values.get("Pawl-Known"));
	const read = {
		epoch,
		run: run ?? "",
		attempt,
		wakeAt,
		heardAt,
		...known ? { known } : {}
	};
	return waitsFor && run && epoch > 0 && attempt > 0 ? {
		...read,
		waitsFor
	} : null;
}
export { MARKER_PREFIX as a, runName as c, taskOfBranch as d, taskOfState as f, judge as i, stateBranch as l, readTrailers as n, keyOf as o, workBranch as p, knownOf as r, markerOf as s, checkpointMessage as t, statusMarker as u };
