import { a as Unclear, i as Transient, n as Fatal } from "./failures.js";
import { C as workTip, D as encode, E as decodeLine, O as event, S as pullRequestOf, T as decode, _ as initialState, b as openEffects, c as redactEvent, d as fold, h as done, j as shortDigest, u as evolve, v as isOpened, x as phaseOf } from "./cache2.js";
import { n as keyOf, t as MARKER_PREFIX } from "./names.js";
import { a as clip, c as harmless, f as retrying, l as markdown, o as clipStart, r as refuseLabel, u as oneLine } from "./inputs.js";
// src/core/waits.ts
function waitsFor(state) {
	if (state.ended) return "nobody";
	if (state.suspended || state.plan && !state.approval && state.run?.ended === "gate") return "person";
	return "worker";
}
// src/core/present/effect.ts
function effectWords(effect) {
	switch (effect.kind) {
		case "status": return {
			what: "status comment",
			done: "written"
		};
		case "comment": return {
			what: effect.purpose,
			done: "posted"
		};
		case "reaction": return {
			what: "reaction",
			done: "given"
		};
		case "push": return {
			what: "work branch",
			done: "pushed"
		};
		case "pull-request": return {
			what: "pull request",
			done: "opened"
		};
		case "pull-request-body": return {
			what: "pull request",
			done: "described"
		};
		case "label": return {
			what: "label",
			done: "set"
		};
		case "ready": return {
			what: "pull request",
			done: "marked ready"
		};
		case "review-request": return {
			what: "review",
			done: "requested"
		};
		case "dispatch": return {
			what: "successor",
			done: "called"
		};
	}
}
function effectSaid(effect, found, url) {
	const { what, done } = effectWords(effect);
	const said = `${what.charAt(0).toUpperCase()}${what.slice(1)} ${found ? `was ${done} already` : done}`;
	return url === void 0 ? said : `${said}: ${url}`;
}
// src/runtime/perform.ts
async function performEffect(deps, ledger, record, signal) {
	if (!ledger.isOnRemote(record.seq)) await ledger.commit();
	const { key, effect } = record;
	const { what, done } = effectWords(effect);
	const { evidence, found } = await retrying(deps.clock, signal, () => lookThenPerform(deps, ledger, {
		key,
		effect
	}), (failure) => deps.reporter.say(`Whether the ${what} was ${done} is not known (${failure.message}); it is looked for before another try.`));
	ledger.record(event("effect.completed", {
		key,
		evidence,
		found
	}));
	deps.reporter.say(effectSaid(effect, found, evidence.url));
}
async function lookThenPerform(deps, ledger, keyed) {
	const { perform, probe } = handOf(deps, keyed);
	const seen = await probe();
	if (seen === "absent") {
		await ledger.confirm();
		return {
			evidence: await perform(),
			found: false
		};
	}
	if ("found" in seen) return {
		evidence: seen.found,
		found: true
	};
	const { what, done } = effectWords(keyed.effect);
	throw new Unclear(`it can't be told whether the ${what} was ${done}`, `look for it, then comment \`/retry\`.`, `Looked for by its key ${keyed.key}: ${seen.unknown}.`);
}
function handOf({ forge, branches }, { key, effect }) {
	if (effect.kind === "push") return pushHand(branches, key, effect);
	const keyed = {
		key,
		effect
	};
	return {
		probe: () => forge.probe(keyed),
		perform: () => forge.perform(keyed)
	};
}
function pushHand(branches, key, effect) {
	const { parent, tree, at, branch } = effect;
	const commit = () => branches.commit({
		parent,
		tree,
		at,
		message: `${effect.message}\n\nPawl-Key: ${key}`
	});
	return {
		async probe() {
			const sha = await commit();
			const tip = await branches.tip(branch);
			if (tip === sha || tip !== null && tip !== parent && await branches.contains(branch, sha)) return { found: { sha } };
			return "absent";
		},
		async perform() {
			const sha = await commit();
			await branches.push(branch, sha);
			return { sha };
		}
	};
}
// src/runtime/handover.ts
const HEADLINES = {
	gate: "This job did its part; a person is awaited.",
	deadline: "This job's time was up: it saved everything and called its successor.",
	done: "The work is done and verified.",
	suspended: "The task is stopped until a person acts.",
	transient: "The other side did not answer for too long; everything up to then is saved, and the sweep starts the next job.",
	cancelled: "This job was told to stop; everything up to then is saved."
};
const SHORT_MS = 4e3;
async function end(ledger, reason) {
	ledger.record(event("run.ended", { reason }));
	await ledger.commit();
	return [reason, ledger.state.ended?.outcome === "cancelled" ? "The task was cancelled; nothing more runs." : HEADLINES[reason]];
}
async function stopEarly(deps, ledger) {
	await callSuccessor(deps, ledger);
	return await end(ledger, "cancelled");
}
async function callSuccessor(deps, ledger) {
	const { task, reporter } = deps;
	const { state } = ledger;
	if (!isOpened(state) || waitsFor(state) !== "worker" || hasCalled(state)) return;
	const effect = {
		kind: "dispatch",
		task,
		epoch: state.epoch
	};
	const key = keyOf(task, state.seq + 1, state.restored);
	ledger.record(event("effect.scheduled", {
		key,
		effect
	}));
	await ledger.commit();
	const call = openEffects(ledger.state).find((record) => record.key === key);
	try {
		if (call) await performEffect(deps, ledger, call, AbortSignal.timeout(SHORT_MS));
	} catch (error) {
		reporter.say(`The successor could not be called (${wordsOf(error)}); the sweep finds the task.`);
	}
}
const hasCalled = ({ effects, epoch }) => effects.some(({ effect }) => effect.kind === "dispatch" && effect.epoch === epoch);
async function endBy({ reporter }, ledger, failure) {
	try {
		if (failure instanceof Transient) {
			const [ended, headline] = await end(ledger, "transient");
			return [ended, `${failure.message}. ${headline}`];
		}
		await ledger.commit();
	} catch (error) {
		reporter.say(`The last checkpoint could not be written: ${wordsOf(error)}`);
	}
	return null;
}
const wordsOf = (error) => error instanceof Error ? error.message : String(error);
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
const capital = (text) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const nextSentence = (state) => capital(state.suspended?.todo ?? NEXT[phaseOf(state)]);
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
	...state.restored ? [state.restored.seq] : []
]);
const statusComment = (state) => clip([
	heading(state),
	...body(state),
	table(state),
	revived(state),
	next(state),
	commands(state)
].filter(Boolean).join("\n\n"), MAX_BODY);
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
// src/core/present/readme.ts
const stateReadme = (state) => [
	`# Task ${state.task.task}: where it is`,
	statusComment(state).replaceAll(MARKER_PREFIX, ""),
	"---",
	[
		"This branch is the journal of the task: Pawl appends to it and never rewrites it.",
		"- `journal/segments/`: what happened, one JSON event a line, each with the digest of the line before it",
		"- `journal/blobs/`: large texts by their SHA-256",
		"- `workspace/`: the files as they were at this point"
	].join("\n"),
	`Event ${state.seq}, epoch ${state.epoch}.`,
	""
].join("\n\n");
// src/runtime/push-budget.ts
const BURST = 6;
var PushBudget = class {
	#clock;
	#everyMs;
	#tokens = BURST;
	#at;
	constructor(clock, everyMs) {
		this.#clock = clock;
		this.#everyMs = everyMs;
		this.#at = clock.now();
	}
	waitMs() {
		this.#refill();
		return this.#tokens >= 1 ? 0 : Math.ceil((1 - this.#tokens) * this.#everyMs);
	}
	spend() {
		this.#refill();
		this.#tokens = Math.max(this.#tokens - 1, -1);
	}
	#refill() {
		const now = this.#clock.now();
		this.#tokens = Math.min(BURST, this.#tokens + (now - this.#at) / this.#everyMs);
		this.#at = now;
	}
};
// src/runtime/ledger.ts
const CONFIRM_AFTER_MS = 2e3;
var Ledger = class {
	#deps;
	#lost = new AbortController();
	#budget;
	#epoch;
	#state;
	#head;
	#tree;
	#remote;
	#pending = [];
	#blobs = new Map();
	#dirty = false;
	#writing = false;
	#settling = Promise.resolve();
	#commits = Promise.resolve();
	#failure = null;
	#timer = false;
	#confirmedAt = 0;
	constructor(deps, start) {
		this.#deps = deps;
		this.#budget = new PushBudget(deps.clock, deps.checkpointEveryMs);
		this.#state = start.state;
		this.#head = start.head;
		this.#tree = start.tree;
		this.#epoch = start.epoch;
		this.#remote = start.head.seq;
		deps.spool.mark(start.tree);
	}
	get state() {
		return this.#state;
	}
	get lost() {
		return this.#lost.signal;
	}
	check() {
		if (this.#failure !== null) throw this.#failure;
	}
	isOnRemote(seq) {
		return seq <= this.#remote;
	}
	async confirm() {
		this.check();
		const { clock, journal, cancel } = this.#deps;
		await this.#commits;
		if (clock.now() - this.#confirmedAt < CONFIRM_AFTER_MS) return;
		await retrying(clock, cancel, () => journal.confirm());
		this.#confirmedAt = clock.now();
	}
	record(...events) {
		const lines = events.map((one) => {
			const { line } = encode(redactEvent(one, this.#deps.redact), this.#deps.clock.now(), this.#epoch, this.#head, this.#deps.hash);
			this.#take(line);
			return line;
		});
		this.#deps.spool.write(lines);
		this.#pending.push(...lines);
	}
	adopt(lines) {
		for (const line of lines) this.#take(line);
		this.#pending.push(...lines);
	}
	#take(line) {
		const recorded = decodeLine(line, this.#head);
		if (typeof recorded === "string") throw new Error(`an event that this worker made ${recorded}`);
		this.#state = evolve(this.#state, recorded);
		this.#head = {
			seq: recorded.seq,
			digest: this.#deps.hash(line)
		};
	}
	keep(digest, text) {
		this.#blobs.set(digest, text);
	}
	async blob(digest) {
		return this.#blobs.get(digest) ?? await this.#deps.journal.blob(digest);
	}
	async settle() {
		const settled = this.#settling.then(async () => {
			if (!this.#dirty || this.#writing) return;
			this.#tree = await this.#deps.workspace.snapshot();
			this.#deps.spool.mark(this.#tree);
			this.#dirty = false;
		});
		this.#settling = settled.catch(() => {});
		await settled;
		return this.#tree;
	}
	settleSoon() {
		this.settle().catch(() => {});
	}
	async whileWriting(write) {
		await this.settle();
		this.#writing = true;
		try {
			return await write();
		} finally {
			this.#writing = false;
			this.#dirty = true;
		}
	}
	async commit() {
		this.check();
		const commit = this.#commits.then(() => this.#push());
		this.#commits = commit.catch((error) => this.#fail(error));
		await commit;
	}
	commitSoon() {
		const wait = this.#budget.waitMs();
		if (wait === 0) this.commit().catch((error) => this.#fail(error));
		else if (!this.#timer) {
			this.#timer = true;
			this.#deps.clock.sleep(wait, this.#lost.signal).then(() => {
				this.#timer = false;
				if (!this.#lost.signal.aborted && this.#pending.length > 0) this.commitSoon();
			});
		}
	}
	#fail(error) {
		if (error instanceof Transient) return;
		this.#failure ??= error;
		this.#lost.abort();
	}
	async #push() {
		await this.settle();
		const { run, journal, clock, reporter, task } = this.#deps;
		const state = this.#state;
		const lines = [...this.#pending];
		const blobs = new Map(this.#blobs);
		if (lines.length === 0 || !isOpened(state)) return;
		const batch = {
			lines,
			blobs,
			workspace: this.#tree,
			readme: stateReadme(state),
			subject: `Task ${task}: events ${state.seq - lines.length + 1} to ${state.seq}`,
			lease: {
				epoch: this.#epoch,
				run: run.id,
				attempt: run.attempt
			},
			waitsFor: waitsFor(state)
		};
		this.#budget.spend();
		await retrying(clock, this.#lost.signal, () => journal.append(batch), (failure, wait) => reporter.say(`The checkpoint did not get through (${failure.message}); ${again(wait)}.`));
		this.#pending = this.#pending.slice(lines.length);
		this.#remote += lines.length;
		this.#confirmedAt = clock.now();
		for (const digest of blobs.keys()) this.#blobs.delete(digest);
	}
};
const again = (wait) => wait === null ? "no further try" : `next try in ${Math.ceil(wait / 1e3)} s`;
// src/runtime/open.ts
const persistently = ({ clock, cancel }, ask) => retrying(clock, cancel, ask);
async function findTask(deps) {
	const stored = await persistently(deps, () => deps.journal.read()) ?? await deps.keeper?.revive();
	if (!stored) return null;
	const decoded = decode(stored.segments, deps.hash);
	if (!decoded.ok) {
		const { segment, line, problem } = decoded.broken;
		throw new Fatal(`the journal of task ${deps.task} is broken: line ${line} of ${segment} ${problem}`, "nothing was changed. Look at that line on the state branch; restore the branch, or delete it to begin anew.");
	}
	const state = fold(decoded.events, initialState);
	if (!isOpened(state)) throw new Fatal(`the journal of task ${deps.task} does not begin with the opening of a task`, "delete the state branch to begin anew.");
	await deps.keeper?.compare(stored, state.seq);
	return {
		state,
		head: decoded.head,
		tree: stored.workspace
	};
}
async function openTask(deps) {
	const { forge, branches, task, policy, reporter } = deps;
	const issue = await persistently(deps, () => forge.issue(task));
	if (!issue || issue.isPullRequest) return { ignored: `#${task} is no issue of this repository` };
	if (!issue.open) return { ignored: `#${task} is closed` };
	if (!issue.labels.includes(policy.label)) return { ignored: `#${task} does not carry the label ${policy.label}` };
	const labeler = await persistently(deps, async () => {
		const found = await forge.labeler(task, policy.label);
		if (!found) throw new Transient(`who labelled #${task} does not show in its history yet`);
		return found;
	});
	const refused = await refuseLabel(deps, labeler);
	if (refused) return { ignored: refused };
	const branch = await persistently(deps, () => forge.defaultBranch());
	const sha = await persistently(deps, () => branches.tip(branch));
	if (sha === null) throw new Fatal(`the default branch ${branch} has no commit`, "push a first commit, then set the label again.");
	const tree = await persistently(deps, () => branches.fetch(sha));
	reporter.say(`Task ${task}: ${issue.title}`);
	const { title, body, url, author } = issue;
	return {
		intent: {
			task,
			title,
			body,
			url,
			author,
			labeledBy: labeler.login,
			base: {
				branch,
				sha
			},
			policy
		},
		tree
	};
}
const firstEvents = ({ run, limits, keeper }, intent) => {
	const lease = event("lease.taken", {
		run,
		limits
	});
	return intent ? [event("task.opened", intent), lease] : [lease, ...keeper?.events() ?? []];
};
export { stopEarly as C, endBy as S, linksOf as _, statusComment as a, cutOutput as b, checksLine as c, printed as d, verificationLine as f, detailOf as g, count as h, Ledger as i, failedVerification as l, code as m, firstEvents as n, statusRevision as o, MAX_BODY as p, openTask as r, withoutRuns as s, findTask as t, passedVerification as u, nextSentence as v, performEffect as w, end as x, usd as y };
