import { f as phaseOf, m as workTip, o as done, p as pullRequestOf, w as shortDigest } from "./fold.js";
import { a as markdown, i as harmless, n as clipStart, o as oneLine, t as clip } from "./text.js";
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
		pull: (n) => `[#${n}](${repository}/pull/${n})`
	};
}
const NEXT = {
	planning: "The agent explores the repository and proposes a plan.",
	"awaiting-approval": "Somebody with write access comments `/approve`; until then nothing runs and nothing is billed.",
	working: "The agent works on the approved plan.",
	verifying: "The pushed commit is verified in a clean checkout.",
	done: "A person reviews and merges the pull request.",
	cancelled: "Nothing more runs. The draft pull request and both branches stay; close or delete them as you like.",
	suspended: "",
	failed: ""
};
const capital$1 = (text) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const nextSentence = (state) => capital$1(state.suspended?.todo ?? NEXT[phaseOf(state)]);
// src/core/present/broken.ts
const place = ({ segment, line, problem }) => `line ${line} of ${code(harmless(oneLine(segment)))} ${harmless(oneLine(problem))}`;
const brokenTitle = ({ task, broken }) => `the journal of task ${task} is broken: ${place(broken)}`;
const brokenTodo = ({ task, good }) => good ? `look with \`pawl verify ${task}\` in a clone of the repository. Then somebody with the maintain or admin role comments \`/retry\`: Pawl goes on from the last whole checkpoint, event ${good.state.seq}, and keeps all that stands after it under \`journal/broken/\` on the state branch.` : `look with \`pawl verify ${task}\` in a clone of the repository. No checkpoint of it is whole, so there is nothing to go on from: rename the state branch \`pawl/state/${task}\` and set the label again to begin anew.`;
const brokenComment = (found) => [
	"### 🛑 Stopped: the journal of this task is broken",
	`${capital(place(found.broken))}. Somebody or something other than Pawl has probably written to the branch \`pawl/state/${found.task}\`.`,
	found.good ? `**Saved**: nothing was changed. Everything up to event ${found.good.state.seq} is whole, in the checkpoint \`${found.good.tip.slice(0, 10)}\`.` : "**Saved**: nothing was changed.",
	`**To go on**: ${brokenTodo(found)} Until then nothing runs.`
].join("\n\n");
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const repairLines = ({ repairs }) => repairs.map(({ by, droppedFrom, ...broken }, index) => `**Repaired**: ${place(broken)}, so at the word of ${harmless(by)} the journal went on after event ${droppedFrom - 1}. What stood there before is in \`journal/broken/${index + 1}\` of the state branch.`);
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
const line = ({ total, paths }, what, but) => total === 0 ? null : `**Not kept**: ${what} (${list(total, paths)}); ${but}.`;
const list = (total, paths) => [...paths.map((path) => code(harmless(oneLine(path)))), ...more(total - paths.length)].join(", ");
const more = (count) => count > 0 ? [`${count} more`] : [];
// src/core/output.ts
const HEAD = 6e3;
const TAIL = 1e4;
const SLACK = 1e3;
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const plain = (text) => text.replace(ESCAPES, "").replaceAll("\r\n", "\n").replace(CONTROL, "").toWellFormed();
const NO_OUTPUT = "(no output)";
function cutOutput(text, hash) {
	const whole = plain(text);
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
const lineEnd = (text, at) => {
	const end = text.lastIndexOf("\n", at);
	return end >= at - SLACK ? end : at;
};
const lineStart = (text, at) => {
	const end = text.indexOf("\n", at);
	return end >= 0 && end < at + SLACK ? end + 1 : at;
};
// src/core/present/verification.ts
function verificationLine(state) {
	const { verification } = state;
	if (!verification) return false;
	const where = `in a clean checkout of ${linksOf(state).commit(verification.sha)}${verification.sha === workTip(state) ? ", which is the tip of the pull request" : ""}`;
	if (verification.commands.length === 0) return `Nothing was checked but the diff: the workflow names no \`verify\` command. The diff is that of ${linksOf(state).commit(verification.sha)}.`;
	return `${verification.commands.map(({ command, exit, seconds }) => `${code(command)} ${exit === 0 ? "passed" : `failed (exit ${exit ?? "by signal"})`} (${duration(seconds * 1e3)})`).join(", ")} ${where}.`;
}
function checksLine({ verification }) {
	if (!verification) return false;
	const { total, passed, failed, pending, waiting } = verification.checks;
	if (total === 0) return "CI: no check has reported on this commit.";
	const rest = [
		failed > 0 && `${failed} failed`,
		pending > 0 && `${pending} still running`,
		waiting > 0 && `${count(waiting, "is", "are")} waiting until a person lets them run`
	].filter(Boolean);
	return `CI on this commit: ${passed} of ${total} passed${rest.length > 0 ? `, ${rest.join(", ")}` : ""}.`;
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
// src/core/present/status.ts
const statusRevision = (state) => `${state.runs} ${statusSays(state)}`;
const withoutRuns = (revision) => revision.slice(revision.indexOf(" ") + 1);
const statusSays = (state) => JSON.stringify([
	phaseOf(state),
	state.plan?.version ?? 0,
	state.steps.map(({ status }) => status === "done"),
	pullRequestOf(state),
	state.verification?.passed === false ? state.verification.sha : null,
	state.suspended?.title ?? null,
	...state.restored ? [state.restored.seq] : [],
	notKept(state)
]);
const statusComment = (state) => clip([
	heading(state),
	...body(state),
	...notes(state),
	table(state),
	revived(state),
	next(state),
	commands(state)
].filter(Boolean).join("\n\n"), MAX_BODY);
const notes = (state) => [...repairLines(state), ...notKept(state)];
function heading(state) {
	if (state.suspended) return `### 🛑 Stopped: ${oneLine(harmless(state.suspended.title))}`;
	const working = state.steps.findIndex(({ status }) => status !== "done");
	switch (phaseOf(state)) {
		case "planning": return "### 🔎 Planning";
		case "awaiting-approval": return "### ✋ Waiting for your approval";
		case "working": return working < 0 ? "### ⚙️ Working" : `### ⚙️ Working: step ${working + 1} of ${state.steps.length}`;
		case "verifying": return "### 🧪 Verifying what was pushed";
		case "cancelled": return `### ⏹️ Cancelled by ${state.ended?.by ?? "nobody"}`;
		default: return state.verification?.commands.length ? "### ✅ Done, and checked" : "### ✅ Done; only the diff was checked";
	}
}
function body(state) {
	const { suspended, ended, plan, approval } = state;
	if (suspended) return [stopped(state, suspended)];
	if (ended?.outcome === "cancelled") return [`Everything up to turn ${state.spent.turns} is kept on [the state branch](${linksOf(state).state}).`];
	if (ended) return [
		verificationLine(state),
		checksLine(state),
		"The pull request is ready for review."
	];
	if (!plan) return ["The agent reads the repository and proposes a plan; it can change nothing yet."];
	if (!approval) return [waiting(state, plan)];
	return [`${oneLine(harmless(plan.plan.summary))} ${planLink(state, plan)}, approved by ${approval.by}.`, checklist(state)];
}
function planLink(state, { version }) {
	const url = done(state, "comment").findLast(({ effect }) => effect.purpose === "plan")?.evidence.url;
	return url ? `[Plan v${version}](${url})` : `Plan v${version}`;
}
const waiting = (state, plan) => [`${planLink(state, plan)} (\`${shortDigest(plan.digest)}\`) is ready. \`/approve\` starts it.`, "Nothing runs and nothing is billed until somebody with write access answers."].join("\n");
function checklist({ steps, task, verification, finish }) {
	const current = finish ? steps.length : steps.findIndex(({ status }) => status !== "done");
	const line = ({ title, status, evidence }, index) => {
		const text = harmless(oneLine(title));
		if (status === "done") return `- [x] ${text}${evidence && ` (${harmless(oneLine(evidence))})`}`;
		return index === current ? `- [ ] **${text}** ← now` : `- [ ] ${text}`;
	};
	const verify = task.policy.verify.map(code).join(", ") || "the diff";
	const failed = verification && !verification.passed ? ` (${whatFailed(verification)} on \`${verification.sha.slice(0, 7)}\`, the agent has been told)` : "";
	const last = finish ? `- [ ] **Verify**: ${verify} ← now` : `- [ ] Verify: ${verify}${failed}`;
	return [...steps.map(line), last].join("\n");
}
const whatFailed = ({ commands }) => commands.every(({ exit }) => exit === 0) ? "CI failed" : "failed";
function stopped(state, suspended) {
	return [
		detailOf(suspended),
		`**Saved**: everything up to turn ${state.spent.turns}, on [the state branch](${linksOf(state).state}).`,
		`**To go on**: ${suspended.todo} Until then nothing runs.`
	].filter(Boolean).join("\n\n");
}
function table(state) {
	const { spent, limits, runs, handovers, crashes, workedMs, waitedMs } = state;
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
		`| Spent | ${usd(spent.usd)} of ${usd(limits.budgetUsd)} |`,
		`| Turns | ${spent.turns} in ${jobs.filter(Boolean).join(", ")} |`,
		`| Time | ${duration(workedMs)} of work${waitedMs > 0 ? `, ${duration(waitedMs)} waiting for people` : ""} |`,
		`| Look | ${look.filter(Boolean).join(" · ")} |`
	].join("\n");
}
function next(state) {
	return !(state.suspended || !state.ended && !state.approval) && `**Next**: ${nextSentence(state)}`;
}
function commands(state) {
	const { plan, approval, suspended, ended } = state;
	if (ended) return false;
	return details("What you can say here", ["At the start of a line in a comment on the issue or its pull request, by somebody with write access:", [
		plan && !approval && "- `/approve [digest]` starts the work; with the digest, only if the plan is still that one.",
		suspended && "- `/retry` goes on from what is saved.",
		!suspended && (!plan || approval) && "- `/retry` goes on from what is saved, should the job have died.",
		"- `/cancel` ends the task; what was done so far stays on its branches."
	].filter(Boolean).join("\n")].join("\n\n"));
}
const revived = ({ restored, task }) => restored !== null && `The state branch had been deleted; it was made again from the cache at event ${restored.fromSeq}. To begin this task anew, delete the caches that begin with \`pawl-${task.task}-\` too.`;
export { detailOf as _, failedVerification as a, usd as b, verificationLine as c, brokenComment as d, brokenTitle as f, count as g, code as h, checksLine as i, cutOutput as l, MAX_BODY as m, statusRevision as n, passedVerification as o, brokenTodo as p, withoutRuns as r, printed as s, statusComment as t, notKept as u, linksOf as v, nextSentence as y };
