import { $ as oneLine, H as isEventType, I as workTip, J as clip, L as awaited, M as phaseOf, N as pullRequestOf, Q as markdown, S as budgetOf, T as done, U as isPlain, W as payloads, X as closed, Y as clipStart, Z as harmless, _ as nextSentence, d as count, et as visible, f as detailOf, g as linksOf, h as fenced, l as MAX_BODY, m as duration, p as details, q as brief, rt as shortDigest, t as approverWords, u as code, v as usd } from "./approvers.js";
// src/core/upcast.ts
const UPCASTERS = [];
function upcast(line, version, upcasters) {
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
			const read = decodeLine(line, head, upcasters);
			if (typeof read === "string") return broken(name, index + 1, read);
			events.push(read);
			head = headAfter(line, read, head, hash);
		}
		if (rest !== "") return broken(name, lines.length + 1, "is cut off: it does not end with a newline");
	}
	return {
		ok: true,
		events,
		head
	};
}
const broken = (segment, line, problem) => ({
	ok: false,
	broken: {
		segment,
		line,
		problem
	}
});
function decodeLine(line, head, upcasters = UPCASTERS) {
	if (line.length > 16777216) return `is longer than ${MAX_LINE} characters`;
	const raw = parse(line);
	if (raw === null) return unreadable(line);
	const { seq, v, at, epoch, prev } = raw;
	if (seq !== head.seq + 1) return `has number ${String(seq)} where ${head.seq + 1} must follow`;
	if (prev !== head.digest) return "does not carry the digest of the line before it";
	const today = upcast({
		type: raw["type"],
		data: raw["data"]
	}, v, upcasters);
	if (today === null) return `has schema version ${String(v)}; this Pawl reads up to ${upcasters.length + 1}`;
	const { type, data } = today;
	if (typeof at !== "number" || typeof epoch !== "number") return "lacks its time or its epoch";
	if (typeof type !== "string" || !isEventType(type)) return `has the unknown type ${JSON.stringify(type)}`;
	const checked = isPlain(type, data) ? {
		success: true,
		data
	} : parsed(payloads[type], data);
	if (!checked.success) return `is no valid ${type}: ${problems(checked.error)}`;
	return wrongLease(type, epoch, head) ?? {
		type,
		data: checked.data,
		seq,
		at,
		epoch
	};
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
// src/core/present/commands.ts
function commands(state) {
	const { plan, suspended, ended, paused, question } = state;
	const waits = ended ? null : awaited({
		...state,
		paused: null
	});
	const yesNo = waits === "question" && question?.yesNo;
	return details("What you can say here", ["At the start of a line in a comment on the issue or its pull request, by somebody with write access:", [
		waits === "plan" && "- `/approve [digest]` starts the work; with the digest, only if the plan is still that one.",
		waits === "action" && "- `/approve [digest]` lets the call run; with the digest, only if it is still that one.",
		waits === "action" && "- `/deny [reason]` keeps it from running; the agent reads the reason.",
		yesNo && "- `/approve` says yes, and what stands after it is read too.",
		yesNo && "- `/deny [reason]` says no.",
		!ended && plan && "- `/revise <what to change>` asks for another plan; the one that is there is void then.",
		(suspended || !ended && !paused && !waits) && `- \`/retry\` goes on from what is saved${suspended ? "" : ", should the job have died"}.`,
		!ended && paused && "- `/resume` goes on.",
		!ended && !paused && !suspended && "- `/pause` stops after the step in hand.",
		!ended && "- `/budget +<usd>` adds to what the task may cost.",
		!ended && "- `/cancel` ends the task; what was done so far stays on its branches.",
		"- `/status` writes this comment anew, `/help` says what each command does."
	].filter(Boolean).join("\n")].join("\n\n"));
}
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
// src/core/output.ts
const HEAD = 6e3;
const TAIL = 1e4;
const SLACK = 1e3;
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)|[ -/]*[0-~])/g;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const OVERTYPED = /[^\n\u0008]\u0008/g;
const NO_TEXT = /[\u0001-\u0007\u000e-\u001a\u001c-\u001f\ufffd]/g;
const BINARY = .1;
const plain = (text) => text.replace(ESCAPES, "").replaceAll("\r\n", "\n").replace(CONTROL, "").toWellFormed();
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
	const whole = redact(plain(text));
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
		planApproval === "always" && ask(verify.length > 0)
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
		details(`Plan v${version}, as it was`, closed(clip(text, MAX_BODY - 1e3)))
	].join("\n\n");
}
function checkedBy(verify, proposed) {
	if (verify.length > 0) return `**Checked by** ${verify.map(code).join(", ")} in a clean checkout of what is pushed`;
	return `**Nothing will be checked but the diff**: the workflow names no \`verify\` command.${proposed.length > 0 ? ` The agent proposes ${proposed.map(code).join(", ")}.` : ""}`;
}
const ask = (checked) => checked ? "Comment `/approve` to start the work. Nothing runs and nothing is billed until somebody with write access answers." : "Is it right that only the diff will be looked at? Comment `/approve` to start the work all the same, or add a `verify` command to the workflow first. Nothing runs and nothing is billed until somebody with write access answers.";
// src/core/present/waiting.ts
const MAX_QUOTE = 300;
const quoted = (text) => `“${brief(visible(clip(text, 8 * MAX_QUOTE)), MAX_QUOTE)}”`;
const freeUntil = (who) => `Nothing runs and nothing is billed until ${who} answers.`;
const approverWaits = (state) => freeUntil(approverWords(state).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
function planLink(state, { version }) {
	const url = planUrl(state, version);
	return url ? `[Plan v${version}](${url})` : `Plan v${version}`;
}
function planWaits(state, plan) {
	const { version, digest } = plan;
	const news = version > 1 ? `; it says what changed since v${version - 1}` : "";
	return [`${planLink(state, plan)} (\`${shortDigest(digest)}\`) is ready${news}. \`/approve\` starts the work, \`/revise <what to change>\` asks for another plan, \`/cancel\` ends the task.`, approverWaits(state)].join("\n");
}
function questionWaits(state, question) {
	const url = lastComment(state, "question", question.at);
	const pull = pullRequestOf(state);
	const review = `by submitting a review${pull === null ? "" : ` of ${linksOf(state).pull(pull)}`} (Files changed → Review changes)`;
	return [
		`The agent asks: ${quoted(firstLine(question.question))}${url ? ` [The whole question](${url}) says what was tried and what there is to choose from.` : ""}`,
		`${asked$1(state, question.at)}Answer ${review}${question.yesNo ? ", or with `/approve` for yes and `/deny [why]` for no" : ""}.`,
		freeUntil("somebody with write permission")
	].join("\n");
}
function actionWaits(state, action) {
	const url = lastComment(state, "action", action.at);
	const digest = shortDigest(action.digest);
	return [
		`The agent wants to use ${code(harmless(action.name))} (\`${digest}\`), and a person has to allow it: ${quoted(action.why)}${url ? ` [The exact call](${url}).` : ""}`,
		`${asked$1(state, action.at)}\`/approve ${digest}\` runs it exactly as shown; \`/deny [reason]\` tells the agent why not.`,
		approverWaits(state)
	].join("\n");
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
	const { suspended, ended, paused, action, revision, plan, steps } = state;
	if (suspended) return `### 🛑 Stopped: ${brief(suspended.title, MAX_TEXT)}`;
	if (ended?.outcome === "merged") return `### 🎉 Merged${by(ended)}`;
	if (ended?.outcome === "cancelled") return `### ⏹️ Cancelled${by(ended)}`;
	if (ended) return state.verification?.commands.length ? "### ✅ Done, and checked" : "### ✅ Done; only the diff was checked";
	if (paused) return `### ⏸️ Paused by ${paused.by}`;
	const working = steps.findIndex(({ status }) => status !== "done");
	switch (phaseOf(state)) {
		case "planning": return revision && plan ? `### 🔎 Planning: version ${plan.version + 1}` : "### 🔎 Planning";
		case "awaiting-approval": return "### ✋ Waiting for your approval";
		case "awaiting-answer": return action ? "### ✋ Waiting for your leave" : "### ❓ Waiting for an answer";
		case "verifying": return "### 🧪 Verifying what was pushed";
		default: return working < 0 ? "### ⚙️ Working" : `### ⚙️ Working: step ${working + 1} of ${steps.length}`;
	}
}
const by = ({ by }) => by === void 0 ? "" : ` by ${by}`;
function body(state) {
	const { suspended, ended, plan, approval, revision, paused, question, action } = state;
	if (suspended) return stopped(state, suspended);
	if (ended) return over(state, ended);
	const lines = [reopened(state), paused !== null && pausedText(state)];
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
	return approval ? [...lines, ...goal(state)] : [...lines, planWaits(state, plan)];
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
const pausedText = (state) => `${saved(state)}\n\n**To go on**: somebody with write access comments \`/resume\`. Until then nothing runs and nothing is billed.`;
const saved = (state) => `**Saved**: everything up to turn ${state.spent.turns}, on [the state branch](${linksOf(state).state}).`;
function over(state, { outcome, reason }) {
	const links = linksOf(state);
	if (outcome === "cancelled") return [reason ? `The reason given: ${quoted(reason)}` : false, `Everything up to turn ${state.spent.turns} is kept on [the state branch](${links.state}).`];
	const proof = [verificationLine(state), checksLine(state)];
	const steps = state.steps.length > 0 && checklist(state);
	return outcome === "merged" ? [...proof, steps] : [
		...proof,
		"The pull request is ready for review.",
		steps
	];
}
const KINDS = {
	fatal: "Something is wrong that only a person can put right.",
	stuck: "The agent does not get on by itself.",
	limit: "A limit is reached; nothing else is wrong.",
	transient: "The other side has not answered for long."
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
const statusSays = (state) => JSON.stringify([
	phaseOf(state),
	state.plan?.version ?? 0,
	state.steps.map(({ status, shown }) => status === "done" ? shown ? 2 : 1 : 0),
	pullRequestOf(state),
	state.verification?.passed === false ? state.verification.sha : null,
	state.suspended?.title ?? null,
	...state.restored ? [state.restored.seq] : [],
	...asked(state),
	notKept(state),
	people(state)
]);
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
const notes = (state) => [...repairLines(state), ...notKept(state)];
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
		`| Spent | ${usd(spent.usd)} of ${usd(budgetOf(state))} |`,
		`| Turns | ${spent.turns} in ${jobs.filter(Boolean).join(", ")} |`,
		`| Time | ${duration(workedMs)} of work${waitedMs > 0 ? `, ${duration(waitedMs)} waiting for people` : ""} |`,
		`| Look | ${look.filter(Boolean).join(" · ")} |`
	].join("\n");
}
function next(state) {
	const { suspended, ended, approval } = state;
	return !(suspended || !ended && (!approval || awaited(state) !== null)) && `**Next**: ${nextSentence(state)}`;
}
const revived = ({ restored, task }) => restored !== null && `The state branch had been deleted; it was made again from the cache at event ${restored.fromSeq}. To begin this task anew, delete the caches that begin with \`pawl-${task.task}-\` too.`;
export { decodeLine as C, decode as S, headAfter as T, brokenComment as _, planSubject as a, FIRST_SEGMENT as b, checksLine as c, printed as d, verificationLine as f, shownOutput as g, cutOutput as h, planComment as i, failedVerification as l, NO_OUTPUT as m, statusRevision as n, planUrl as o, ENDLESS_OUTPUT as p, withoutRuns as r, supersededPlan as s, statusComment as t, passedVerification as u, brokenTitle as v, encode as w, NO_HEAD as x, brokenTodo as y };
