import { a as Unclear, i as Transient, n as Fatal, r as LeaseLost } from "./failures.js";
import { S as planDigest, _ as decode, b as headAfter, d as openEffects, f as phaseOf, h as FIRST_SEGMENT, l as isOpened, n as fold, p as pullRequestOf, r as foresee, s as hasSeen, t as evolve, v as decodeLine, w as shortDigest, x as event, y as encode } from "./fold.js";
import { d as brokenComment, f as brokenTitle, p as brokenTodo, t as statusComment } from "./status.js";
import { n as keyOf, t as MARKER_PREFIX } from "./names.js";
import { a as mayCommand, i as refuseLabel, o as retrying, r as readComment } from "./inputs.js";
import { c as redactEvent } from "./cache2.js";
// src/core/waits.ts
function waitsFor({ run, ended, suspended, plan, approval }) {
	const last = run?.ended ?? null;
	if (suspended) return last === "suspended" ? "person" : "worker";
	if (ended) return last === "done" ? "nobody" : "worker";
	return plan && !approval && last === "gate" ? "person" : "worker";
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
	const key = keyOf(task, state.seq + 1, state.restored, state.repairs);
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
	if (failure instanceof LeaseLost) return ["overtaken", `${OVERTAKEN} ${failure.message}`];
	try {
		if (failure instanceof Transient) {
			const [ended, headline] = await end(ledger, "transient");
			return [ended, `${failure.message}. ${headline}`];
		}
		await ledger.commit();
	} catch (error) {
		if (error instanceof LeaseLost) return ["overtaken", `${OVERTAKEN} ${error.message}`];
		reporter.say(`The last checkpoint could not be written: ${wordsOf(error)}`);
	}
	return null;
}
const OVERTAKEN = "Another job took over this task; this one stopped and touched nothing more.";
const wordsOf = (error) => error instanceof Error ? error.message : String(error);
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
// src/core/survey.ts
const MOST_PATHS = 5;
function surveyed({ survey: known }, facts, redact) {
	const named = (paths) => ({
		total: paths.length,
		paths: paths.slice(0, MOST_PATHS).map(redact)
	});
	const survey = {
		submodules: named(facts.submodules),
		lfs: named(facts.lfs),
		nested: facts.nested.length === 0 && known ? known.nested : named(facts.nested),
		tooLarge: named(facts.tooLarge)
	};
	return JSON.stringify(survey) === JSON.stringify(known) ? [] : [event("repository.surveyed", survey)];
}
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
const OLD_ANSWER_MS = 3e4;
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
		const { clock, journal, cancel } = this.#deps;
		await this.#commits;
		this.check();
		if (clock.now() - this.#confirmedAt < CONFIRM_AFTER_MS) return;
		await retrying(clock, cancel, async () => {
			const asked = clock.now();
			await journal.confirm();
			if (clock.now() - asked >= OLD_ANSWER_MS) throw new Transient("the answer came too late to say anything of now");
			this.#confirmedAt = asked;
		});
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
		this.#head = headAfter(line, recorded, this.#head, this.#deps.hash);
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
			await this.survey();
		});
		this.#settling = settled.catch(() => {});
		await settled;
		return this.#tree;
	}
	settleSoon() {
		this.settle().catch(() => {});
	}
	async survey() {
		this.record(...surveyed(this.#state, await this.#deps.workspace.facts(), this.#deps.redact));
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
		let asked = 0;
		this.#budget.spend();
		await retrying(clock, this.#lost.signal, () => {
			asked = clock.now();
			return journal.append(batch);
		}, (failure, wait) => reporter.say(`The checkpoint did not get through (${failure.message}); ${again(wait)}.`));
		this.#pending = this.#pending.slice(lines.length);
		this.#remote += lines.length;
		this.#confirmedAt = asked;
		for (const digest of blobs.keys()) this.#blobs.delete(digest);
	}
};
const again = (wait) => wait === null ? "no further try" : `next try in ${Math.ceil(wait / 1e3)} s`;
// src/core/broken.ts
const MAINTAINERS = ["maintain", "admin"];
const mayRepair = (permission) => MAINTAINERS.includes(permission);
const retries = (said, brokenAt, good) => said.flatMap((one) => one.author === null ? [] : [{
	...one,
	author: one.author
}]).filter(({ authorType, body, edited, at, signal }) => authorType !== "Bot" && !edited && at > brokenAt && !body.includes("<!-- pawl:") && !hasSeen(good, signal)).filter(({ body }) => {
	const reading = readComment(body);
	return reading !== "no-command" && reading.command.name === "retry";
}).toReversed();
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
// src/core/admit.ts
const LEAST_DIGITS = 6;
const pending = (state, said) => said.flatMap((one) => {
	const { author } = one;
	if (author === null || one.authorType === "Bot" || one.body.includes("<!-- pawl:") || hasSeen(state, one.signal)) return [];
	const reading = readComment(one.body);
	return reading === "no-command" ? [] : [{
		...one,
		author,
		command: reading.command
	}];
});
function admit(state, said, permission, hash) {
	const { signal, command, author: by } = said;
	const refuse = (reason) => [event("signal.refused", {
		signal,
		by,
		reason
	})];
	if (said.edited) return refuse("an edited comment does not count, since others may have read something else; please write a new one");
	if (!mayCommand(permission)) return refuse(`\`/${command.name}\` needs write permission in this repository`);
	const admitted = event("signal.admitted", {
		signal,
		by,
		permission,
		command
	});
	if (state.ended) return refuse(`this task has ended: it is ${phaseOf(state)}`);
	if (command.name === "retry") return [admitted];
	if (command.name === "cancel") return [admitted, event("task.ended", {
		outcome: "cancelled",
		by
	})];
	const approval = approve(state, command.argument, hash);
	if (typeof approval === "string") return refuse(approval);
	return [admitted, event("plan.approved", {
		...approval,
		by,
		permission,
		comment: signal.id
	})];
}
function approve(state, argument, hash) {
	const { plan, task } = state;
	if (!plan) return "there is no plan to approve yet";
	if (state.approval) return `plan v${plan.version} is approved already`;
	const { version, digest, baseSha } = plan;
	if (planDigest(hash, version, baseSha, task.policy.verify, plan.plan) !== digest) return "the plan in the journal does not have the digest that was shown";
	const named = argument.replaceAll("`", "").trim().toLowerCase();
	if (!digest.startsWith(named)) return `plan v${version} has the digest \`${shortDigest(digest)}\`, not the one you named`;
	if (named !== "" && named.length < LEAST_DIGITS) return `at least ${LEAST_DIGITS} characters of the digest \`${shortDigest(digest)}\` are needed, or none at all`;
	return {
		version,
		digest,
		baseSha
	};
}
// src/runtime/inbox.ts
async function readInbox(deps, state) {
	const { forge, clock, cancel, hash, reporter } = deps;
	const numbers = [state.task.task, pullRequestOf(state)].filter((number) => number !== null);
	const comments = [];
	for (const number of numbers) comments.push(...await retrying(clock, cancel, () => forge.comments(number)));
	const said = comments.map(toSaid).sort((a, b) => a.signal.id - b.signal.id);
	const events = [];
	let ahead = state;
	for (const one of pending(state, said)) {
		const authority = await retrying(clock, cancel, () => forge.authority(one.author));
		if (authority === "unknown") {
			reporter.say(`The permission of ${one.author} can't be read now; their command waits for the next run.`);
			continue;
		}
		const facts = admit(ahead, one, authority, hash);
		events.push(...facts);
		ahead = foresee(ahead, facts);
	}
	return events;
}
const toSaid = ({ id, number, body, author, authorType, edited }) => ({
	signal: {
		kind: "comment",
		id,
		number
	},
	body,
	author,
	authorType,
	edited
});
// src/runtime/repair.ts
function readWhole({ hash, task }, stored) {
	const decoded = stored.broken ? {
		ok: false,
		broken: stored.broken
	} : decode(stored.segments, hash);
	if (!decoded.ok) return decoded.broken;
	const state = fold(decoded.events);
	const first = {
		segment: FIRST_SEGMENT,
		line: 1
	};
	if (!isOpened(state)) return {
		...first,
		problem: "is missing: a journal begins with the opening of its task"
	};
	if (state.task.task !== task) return {
		...first,
		problem: `opens task ${state.task.task}, which is another one`
	};
	return {
		state,
		head: decoded.head,
		tree: stored.workspace
	};
}
async function repair(deps, stored, broken) {
	const { journal, task, reporter } = deps;
	const good = await lastWhole(deps, stored, broken);
	const found = {
		task,
		broken,
		good: good && {
			tip: good.stored.tip,
			state: good.state
		}
	};
	const events = good ? await askedFor(deps, stored, broken, good) : null;
	if (!good || !events) {
		await tell(deps, found);
		throw new Fatal(brokenTitle(found), brokenTodo(found));
	}
	reporter.say(`The journal is broken; it goes on from ${good.stored.tip}, event ${good.state.seq}.`);
	journal.goBackTo(good.stored);
	const { state, head, tree } = good;
	return {
		state,
		head,
		tree,
		repair: events
	};
}
async function lastWhole(deps, { tip }, { segment }) {
	const { clock, cancel, journal } = deps;
	return retrying(clock, cancel, async () => {
		for await (const stored of journal.history(tip, segment)) {
			const read = readWhole(deps, stored);
			if ("state" in read) return {
				...read,
				stored
			};
		}
		return null;
	});
}
async function askedFor(deps, { at }, broken, { state }) {
	const { forge, clock, cancel, reporter } = deps;
	const said = [];
	for (const number of [state.task.task, pullRequestOf(state)].filter((one) => one !== null)) {
		const comments = await retrying(clock, cancel, () => forge.comments(number));
		said.push(...comments.map((comment) => ({
			...toSaid(comment),
			at: comment.at
		})));
	}
	for (const one of retries(said, at, state)) {
		const permission = await retrying(clock, cancel, () => forge.authority(one.author));
		if (permission !== "unknown" && mayRepair(permission)) return repaired(state, broken, one, permission);
		reporter.say(`The /retry of ${one.author} does not repair the journal: that needs the maintain or admin role.`);
	}
	return null;
}
async function tell({ forge, clock, cancel, task, reporter }, found) {
	const effect = {
		kind: "status",
		number: task,
		revision: "broken",
		body: brokenComment(found)
	};
	const keyed = {
		key: `${task}-broken`,
		effect
	};
	try {
		await retrying(clock, cancel, async () => {
			if (await forge.probe(keyed) === "absent") await forge.perform(keyed);
		});
	} catch (error) {
		if (!(error instanceof Fatal || error instanceof Transient)) throw error;
		reporter.say(`The status comment could not be written: ${error.message}`);
	}
}
// src/runtime/open.ts
const persistently = ({ clock, cancel }, ask) => retrying(clock, cancel, ask);
async function findTask(deps) {
	const stored = await persistently(deps, () => deps.journal.read()) ?? await deps.keeper?.revive();
	if (!stored) return null;
	const read = readWhole(deps, stored);
	if (!("state" in read)) return repair(deps, stored, read);
	await deps.keeper?.compare(stored, read.state.seq);
	return read;
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
export { Ledger as a, stopEarly as c, readInbox as i, performEffect as l, firstEvents as n, end as o, openTask as r, endBy as s, findTask as t, waitsFor as u };
