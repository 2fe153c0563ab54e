// src/core/trailers.ts
const WAITS = [
	"worker",
	"person",
	"nobody"
];
const oneLine = (text) => text.replace(/\s+/g, " ").trim();
const checkpointMessage = (subject, { epoch, run, attempt, waitsFor, wakeAt, heardAt }, nonce) => [
	oneLine(subject),
	"",
	`Pawl-Epoch: ${epoch}`,
	`Pawl-Run: ${oneLine(run)}`,
	`Pawl-Attempt: ${attempt}`,
	`Pawl-Nonce: ${oneLine(nonce)}`,
	`Pawl-Waits-For: ${waitsFor}`,
	...wakeAt === null ? [] : [`Pawl-Wake-At: ${wakeAt}`],
	...heardAt === null ? [] : [`Pawl-Heard-At: ${heardAt}`],
	""
].join("\n");
function readTrailers(message) {
	const values = new Map([...message.matchAll(/^(Pawl-[A-Za-z-]+): (.*)$/gm)].map(([, name, value]) => [name, value]));
	const waitsFor = WAITS.find((known) => known === values.get("Pawl-Waits-For"));
	const run = values.get("Pawl-Run");
	const [epoch, attempt] = [Number(values.get("Pawl-Epoch")), Number(values.get("Pawl-Attempt"))];
	const time = (name) => values.has(name) ? Number(values.get(name)) : null;
	const [wakeAt, heardAt] = [time("Pawl-Wake-At"), time("Pawl-Heard-At")];
	return waitsFor && run && epoch > 0 && attempt > 0 ? {
		epoch,
		run,
		attempt,
		waitsFor,
		wakeAt,
		heardAt
	} : null;
}
// src/core/names.ts
const keyOf = (task, seq, restored = null, repairs = []) => [
	task,
	repairs.length > 0 && `r${repairs.length}`,
	seq,
	restored && `after-${restored.seq}`
].filter(Boolean).join("-");
const markerOf = (key) => `<!-- pawl:key=${key} -->`;
const statusMarker = (task) => `<!-- pawl:status=${task} -->`;
const MARKER_PREFIX = "<!-- pawl:";
const stateBranch = (task) => `pawl/state/${task}`;
const workBranch = (task) => `pawl/issue-${task}`;
const taskIn = (pattern, branch) => {
	const match = pattern.exec(branch);
	return match?.[1] === void 0 ? null : Number(match[1]);
};
const taskOfBranch = (branch) => taskIn(/^pawl\/issue-([1-9]\d{0,9})$/, branch);
const taskOfState = (branch) => taskIn(/^pawl\/state\/([1-9]\d{0,9})$/, branch);
export { statusMarker as a, workBranch as c, stateBranch as i, checkpointMessage as l, keyOf as n, taskOfBranch as o, markerOf as r, taskOfState as s, MARKER_PREFIX as t, readTrailers as u };
