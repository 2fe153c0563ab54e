import { o as __toESM } from "./rolldown-runtime.js";
import { a as info, d as setSecret } from "./core.js";
import { a as TooLong, c as firstOf, i as LeaseLost, l as onAbort, n as DiskFailure, o as Transient, r as Fatal, s as Unclear, t as Aborted, u as untilStopped } from "./failures.js";
import { $ as NO_OUTPUT, $t as array, At as NOT_YET, Bt as planSchema, D as brokenTodo, Dt as heardAt, E as brokenTitle, Et as awaited, F as waitsFor, Ft as decodeLine, Gt as configOf, Ht as DEFAULT_CONFIG, It as encode, Kt as readConfig, L as code, Lt as headAfter, M as comeBack, Mt as familyOf, N as isEarly, Nt as NO_HEAD, P as isSwept, Pt as decode, Q as ENDLESS_OUTPUT, Qt as _enum, R as count, Rt as event, S as approverWords, St as pullRequestOf, T as brokenComment, U as usd, Ut as MAX_CONFIG, Vt as shortDigest, Wt as configErrors, Zt as placeOf, _ as movedReason, _t as isOpened, a as planShown, an as strictObject, at as evolve, b as matches, bt as openEffects, cn as toJSONSchema, ct as openedFor, dt as budgetOf, en as boolean, ft as callsOf, g as moved, h as isOvertakeable, ht as initialState, in as object, it as shownOutput, jt as currentAgent, kt as undelivered, lt as repaired, mt as hasSeen, nn as literal, on as string, ot as fold$1, rn as number, sn as tuple, st as foresee, t as statusComment, tn as discriminatedUnion, ut as retries, v as touched, x as nextSentence, xt as phaseOf, yt as openCalls, zt as planDigest } from "./status.js";
import { a as brief, m as visible, o as capital, p as oneLine, r as COMMANDS, s as clip } from "./retry.js";
import { a as MARKER_PREFIX, i as judge, o as keyOf, r as knownOf } from "./trailers.js";
import { S as said, _ as remoteTip, d as explain, g as refusal$2, h as plainPush, l as sha256, m as hasCommit, o as readStored, p as fetchCommit, r as entryOf, v as treeOf, x as openRepository, y as DEFAULT_IDENTITY } from "./stored.js";
import { M as APIConnectionError, P as APIError } from "./promise.js";
import { t as Anthropic } from "./anthropic.js";
import { D as retrying, O as SWEEP, T as mayRepair, b as refuseConfig, i as readingOf, n as forgeFor, o as asksForChanges, r as plainLines, t as sha256$1, v as labelerOf, w as mayCommand, x as refuseLabel, y as refuseChange } from "./hash.js";
import { a as readMirrorKey, l as readAhead, n as foldersKey, o as revivalProblem, r as mirrorKey, s as shapesSetup, t as cacheLine } from "./cache2.js";
import { t as systemClock } from "./clock.js";
import { once } from "node:events";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { accessSync, closeSync, constants, createReadStream, existsSync, fsyncSync, lstatSync, mkdirSync, openSync, readFileSync, readdirSync, readlinkSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, isAbsolute, join, normalize, relative, resolve, sep } from "node:path";
import { appendFile, chmod, lstat as lstat$1, mkdir, mkdtemp, readFile, readdir, readlink, realpath, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { execFile, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { createInterface } from "node:readline";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { pipeline } from "node:stream/promises";
import vm from "node:vm";
import { StringDecoder } from "node:string_decoder";
// src/core/present/left.ts
const BEGUN = {
	nothing: "This job had begun nothing; everything that was saved before is still there.",
	something: "Everything up to the last checkpoint is saved; what came after it is done again."
};
const notWorked = (why, begun, saved, now) => ({
	headline: `${capital(why)}, so this job is over. ${BEGUN[begun]}`,
	next: saved && isEarly(saved, now) ? nextSentence(saved) : `${SWEEP} starts another job for what is left to do; running this one again does so at once.`
});
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
		case "comment-edit": return {
			what: "comment",
			done: "rewritten"
		};
		case "reply": return {
			what: "answer",
			done: "given"
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
// src/runtime/base.ts
async function movedBase({ branches, workspace, clock, cancel }, state) {
	const { plan, task } = state;
	if (!plan || !isOvertakeable(state)) return null;
	const persistently = (ask) => retrying(clock, cancel, ask);
	const tip = await persistently(() => branches.tip(task.base.branch));
	if (tip === null || tip === plan.baseSha) return null;
	for (const sha of [plan.baseSha, tip]) await persistently(() => branches.fetch(sha));
	return {
		tip,
		changed: await workspace.changed(plan.baseSha, tip)
	};
}
async function mergedWith({ branches, workspace, clock, cancel }, base, tree, theirs) {
	for (const commit of [base, theirs]) await retrying(clock, cancel, () => branches.fetch(commit));
	return workspace.merge(base, tree, theirs);
}
const moves = (events) => events.some(({ type }) => type === "base.moved");
async function hear(deps, ledger, events) {
	const move = events.find((one) => one.type === "base.moved");
	const from = ledger.state.task?.base.sha;
	if (!move || from === void 0) {
		ledger.record(...events);
		return false;
	}
	const { tree, conflicts } = await mergedWith(deps, from, await ledger.settle(), move.data.sha);
	const facts = events.map((one) => one === move ? {
		...move,
		data: {
			...move.data,
			conflicts: [...conflicts]
		}
	} : one);
	ledger.replace(tree, facts);
	return true;
}
// src/runtime/moved.ts
async function takeIn$1(deps, ledger, { branch, parent, tree: pushed }, tip) {
	if (pushed === null) throw occupied(branch, tip);
	const { branches, clock, cancel } = deps;
	if (!await retrying(clock, cancel, () => branches.contains(branch, parent))) throw rewritten(branch, parent, tip);
	const { tree, conflicts } = await mergedWith(deps, parent, await filesOf(ledger), tip);
	await replaceFiles(deps, ledger, tree, event("work.moved", {
		sha: tip,
		conflicts: [...conflicts]
	}));
	deps.reporter.say(`Somebody has pushed to ${branch}; the workspace has taken it in`);
}
const filesOf = async (ledger) => ledger.state.finish?.tree ?? await ledger.settle();
async function replaceFiles({ workspace }, ledger, tree, why) {
	const { finish } = ledger.state;
	await workspace.restore(tree);
	const output = { text: NOT_YET };
	const answer = finish && event("tool.completed", {
		call: finish.call,
		outcome: "error",
		output,
		seconds: 0
	});
	ledger.replace(tree, [why, ...answer ? [answer] : []]);
}
const occupied = (branch, tip) => new Unclear(`${branch} was there before this task`, `rename or delete the branch ${branch}, then comment \`/retry\`.`, `It points to ${tip}, which this task has not pushed. Nothing there was touched.`);
const rewritten = (branch, parent, tip) => new Unclear(`${branch} was rewritten: it no longer holds what was pushed`, `put the branch back (\`git push --force origin ${parent}:${branch}\`), or \`/cancel\` the task; then comment \`/retry\`.`, `It points to ${tip}, which does not follow ${parent}, the last commit pushed for this task. Nothing there was touched.`);
async function conflictsWithBase(deps, ledger, { task, finish }) {
	const { branch, sha } = task.base;
	const tip = await deps.branches.tip(branch);
	if (!finish || tip === null || tip === sha) return false;
	const { tree, conflicts } = await mergedWith(deps, sha, finish.tree, tip);
	if (conflicts.length === 0) return false;
	const changed = [...await deps.workspace.changed(sha, tip)];
	await replaceFiles(deps, ledger, tree, event("base.moved", {
		sha: tip,
		changed,
		conflicts: [...conflicts]
	}));
	deps.reporter.say(`${branch} has moved and conflicts with the work; the workspace has taken it in`);
	return true;
}
// src/runtime/refused-push.ts
const WORKFLOWS = ".github/workflows/";
async function withPatch({ workspace }, { parent, tree }, error) {
	if (!(error instanceof Fatal) || tree === null) return error;
	const paths = (await workspace.changed(parent, tree)).filter((path) => path.startsWith(WORKFLOWS));
	if (paths.length === 0) return error;
	const named = paths.map(code).join(", ");
	return new Fatal(error.message, `a workflow's own token may never change workflows. Commit the change to ${named} to the branch of the pull request yourself, as the patch has it, or give Pawl a \`github-token\` with the permission \`workflows\`; then comment \`/retry\`.`, {
		cause: error,
		status: error.status,
		detail: await workspace.patch(parent, tree, paths)
	});
}
// src/runtime/perform.ts
async function performEffect(deps, ledger, record, signal) {
	const until = signal.aborted ? void 0 : signal;
	if (record.seq > ledger.saved.seq) await untilStopped(ledger.commit(), until);
	const { key, effect } = record;
	const { what, done } = effectWords(effect);
	const result = await retrying(deps.clock, signal, () => lookThenPerform(deps, ledger, {
		key,
		effect
	}, until), (failure) => deps.reporter.say(`Whether the ${what} was ${done} is not known (${failure.message}); it is looked for before another try.`)).catch((error) => {
		throw outOfTime(deps, ledger, error);
	});
	if ("moved" in result) return takeIn$1(deps, ledger, result.push, result.moved);
	const { evidence, found } = result;
	ledger.record(event("effect.completed", {
		key,
		evidence,
		found
	}));
	deps.reporter.say(effectSaid(effect, found, evidence.url));
}
function outOfTime({ cancel }, { lost }, error) {
	return error instanceof Aborted && error.cause instanceof Transient && !cancel.aborted && !lost.aborted ? error.cause : error;
}
async function lookThenPerform(deps, ledger, keyed, until) {
	const { perform, probe } = handOf(deps, keyed);
	const seen = await probe();
	if (typeof seen === "object" && "moved" in seen) return seen;
	if (seen === "absent") {
		await ledger.confirm(until);
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
function handOf(deps, { key, effect }) {
	if (effect.kind === "push") return pushHand(deps, key, effect);
	const { forge } = deps;
	const keyed = {
		key,
		effect
	};
	return {
		probe: () => forge.probe(keyed),
		perform: () => forge.perform(keyed)
	};
}
function pushHand(deps, key, effect) {
	const { branches } = deps;
	const { parent, also, tree, at, branch } = effect;
	const commit = () => branches.commit({
		parent,
		also,
		tree,
		at,
		message: `${effect.message}\n\nPawl-Key: ${key}`
	});
	return {
		async probe() {
			const sha = await commit();
			const tip = await branches.tip(branch);
			if (tip === null || tip === parent) return "absent";
			if (tip === sha || await branches.contains(branch, sha)) return { found: { sha } };
			return {
				moved: tip,
				push: effect
			};
		},
		async perform() {
			const sha = await commit();
			await branches.push(branch, sha).catch(async (error) => {
				throw await withPatch(deps, effect, error);
			});
			return { sha };
		}
	};
}
// src/runtime/handover.ts
const HEADLINES = {
	gate: "This job did its part; a person is awaited.",
	deadline: "This job's time was up: it saved everything and called its successor.",
	waiting: "Nothing can be asked for now; everything is saved, and the sweep starts the next job when the wait is over.",
	done: "The work is done and verified.",
	suspended: "The task is stopped until a person acts.",
	transient: "The other side did not answer for too long; everything up to then is saved, and the sweep starts the next job.",
	cancelled: "This job was told to stop; everything up to then is saved."
};
const SHORT_MS = 4e3;
const SAVING_MS = {
	cancelled: 6e3,
	deadline: 6e4
};
async function end(ledger, reason) {
	ledger.record(event("run.ended", { reason }));
	await ledger.commit();
	return [reason, headlineOf(ledger.state, reason)];
}
function headlineOf({ ended, returning, verification }, reason) {
	if (ended?.outcome === "cancelled") return "The task was cancelled; nothing more runs.";
	if (ended?.outcome === "merged") return "The work is merged; nothing more runs.";
	if (reason === "done" && !verification?.commands.length) return "The work is done; only the diff was checked.";
	return returning ? `${capital(returning.why)}. ${HEADLINES[reason]}` : HEADLINES[reason];
}
function heedStop({ cancel, halt }, ledger, stop) {
	const forget = [onAbort(stop, () => halt.abort())];
	const hurry = () => forget.push(ledger.hurry(AbortSignal.timeout(SAVING_MS.cancelled)));
	forget.push(onAbort(cancel, hurry));
	return () => {
		for (const one of forget) one();
	};
}
async function stopEarly(deps, ledger, reason, limit = AbortSignal.timeout(SAVING_MS[reason])) {
	const { state } = ledger;
	const forget = ledger.hurry(limit);
	try {
		if (isOpened(state) && !state.returning && waitsFor(state) === "worker" && !mayHaveCalled(ledger)) await callSuccessor(deps, ledger);
		const [ended, headline] = await end(ledger, reason);
		return [ended, reason === "deadline" && !hasCalled(ledger) ? LATE : headline];
	} catch (error) {
		const cut = cutOff(ledger);
		if (!cut) throw error;
		return cut;
	} finally {
		forget();
	}
}
function cutOff({ unsaved }) {
	const what = unsaved === 1 ? "event" : `${unsaved} events`;
	return unsaved === 0 ? null : ["cut-off", `The state branch did not take the last ${what} in time. ${CUT_OFF}`];
}
const CUT_OFF = "That is in this machine's local log alone: what runs after this job (post) saves it if it can; if not, the sweep starts a job that goes on from the last checkpoint.";
const LATE = "This job's time was up; everything up to then is saved.";
const hasCalled = ({ state }) => state.effects.some((one) => isCallFrom(state, one) && one.evidence !== null);
const mayHaveCalled = (ledger) => ledger.state.effects.some((one) => isCallFrom(ledger.state, one) && one.seq <= ledger.saved.seq);
async function callSuccessor(deps, ledger) {
	const { task, run, reporter } = deps;
	const { state } = ledger;
	if (!state.effects.some((one) => isCallFrom(state, one))) {
		const effect = {
			kind: "dispatch",
			task,
			epoch: state.epoch
		};
		const key = keyOf(task, run, state.seq + 1);
		ledger.record(event("effect.scheduled", {
			key,
			effect
		}));
		await ledger.commit();
	}
	const call = openEffects(ledger.state).find((one) => isCallFrom(state, one));
	try {
		if (call) await performEffect(deps, ledger, call, AbortSignal.timeout(SHORT_MS));
	} catch (error) {
		reporter.say(`The successor could not be called (${wordsOf$2(error)}); the sweep finds the task.`);
	}
}
const isCallFrom = ({ epoch }, { effect }) => effect.kind === "dispatch" && effect.epoch === epoch;
function comeBackLater({ clock }, ledger, failure) {
	const { state } = ledger;
	const { suspended, ended, returning, run } = state;
	if (!isOpened(state) || suspended || ended || returning || run?.ended || ledger.lost.aborted) return null;
	const fact = comeBack(state, failure, clock.now());
	ledger.record(fact);
	return fact.type;
}
async function endBy(deps, ledger, failure) {
	if (failure instanceof LeaseLost) return overtaken(deps, failure);
	const cut = failure instanceof Aborted || failure instanceof Transient ? cutOff(ledger) : null;
	if (cut) return cut;
	try {
		if (failure instanceof Transient) {
			comeBackLater(deps, ledger, failure);
			const [ended, headline] = await end(ledger, ledger.state.returning ? "waiting" : "transient");
			return [ended, ended === "waiting" ? headline : `${failure.message}. ${headline}`];
		}
		await ledger.commit();
	} catch (error) {
		if (error instanceof LeaseLost) return overtaken(deps, error);
		if (failure instanceof Transient && error instanceof Fatal) throw error;
		deps.reporter.say(`The last checkpoint could not be written: ${wordsOf$2(error)}`);
	}
	return null;
}
function leave({ run, clock }, failure, saved, begun) {
	if (!(failure instanceof Transient) || !isSwept(saved, run.attempt)) throw failure;
	const known = saved === "unread" ? null : saved;
	const told = notWorked(failure.message, begun, known, clock.now());
	return {
		state: known ?? initialState,
		ended: "transient",
		turns: 0,
		...told
	};
}
function overtaken({ task }, { by, message }) {
	if (by === "worker") return ["overtaken", `${OVERTAKEN} ${message}`];
	if (by === "deleter") return ["overtaken", `${DELETED} ${message}`];
	throw new Fatal(`somebody other than Pawl wrote to the state branch while this job worked: ${message}`, `look with \`pawl verify ${task}\` in a clone of the repository, then run this job again: it goes on from there, and says so when the journal is broken. Nothing that was written there was touched.`);
}
const OVERTAKEN = "Another job took over this task; this one stopped and touched nothing more.";
const DELETED = "The state branch is gone, so this job stopped and touched nothing more; the sweep starts the next one, which brings it back from the cache where that has it, and else begins anew.";
const wordsOf$2 = (error) => error instanceof Error ? error.message : String(error);
// src/core/answered.ts
const answered$1 = (call, outcome, text) => ({
	do: "record",
	events: [event("tool.completed", {
		call,
		outcome,
		output: { text },
		seconds: 0
	})]
});
const MAX_LAST_WORDS = 6e3;
const delegationSchema = strictObject({
	task: string().trim().min(1).max(2e4).describe("All that it has to know: what to find out or to change, where, what you know already, and what to report. It sees neither this conversation nor the issue."),
	title: string().trim().min(1).max(100).optional().describe("The task in a few words, for the people who watch.")
});
function handedOut({ agent, role, parent }, { id, name, input }) {
	if (name !== "delegate" || parent || !delegationSchema.safeParse(input).success) return null;
	return {
		do: "start-agent",
		role,
		parent: {
			agent,
			call: id
		}
	};
}
function delegationOf({ agents }, { agent, call }) {
	const input = (agents.find((one) => one.agent === agent)?.turns ?? []).flatMap(callsOf).find(({ id }) => id === call)?.input;
	return delegationSchema.safeParse(input).data ?? null;
}
function reported(agent, turn) {
	const { parent, turns } = agent;
	if (!parent) return null;
	const report = callsOf(turn).flatMap(({ id, name }) => name === "report" ? [turn.results[id]] : []).findLast((one) => one?.outcome === "ok");
	if (report) {
		const { output } = report;
		return {
			do: "record",
			events: [event("tool.completed", {
				call: parent.call,
				outcome: "ok",
				output,
				seconds: 0
			})]
		};
	}
	if (turns.length >= 42) return unreported(agent, parent, `it had 40 turns and was asked to`);
	return turns.length < 40 || turn.nudges.includes(REPORT_NOW) ? null : {
		do: "record",
		events: [event("agent.nudged", {
			agent: agent.agent,
			text: REPORT_NOW
		})]
	};
}
const REPORT_NOW = `You have taken 40 turns, and this is where it ends: call report now, with what you found, what you changed and what is left to do.`;
const unreported = (agent, { call }, why) => answered$1(call, "error", `The sub-agent ended without a report, though ${why}. ${lastWords(agent)}`);
function lastWords({ turns }) {
	const last = turns.map(({ content }) => content.flatMap(({ type, text }) => type === "text" ? [String(text)] : []).join("\n").trim()).findLast((text) => text !== "");
	return last === void 0 ? "It had said nothing." : `What it said last:\n\n${clip(last, MAX_LAST_WORDS)}`;
}
function recalled(state, agent) {
	const { parent } = agent;
	if (!parent || !state.revision || undelivered(state).length === 0) return null;
	return {
		do: "record",
		events: [...openCalls(agent).map(({ id }) => ({
			call: id,
			text: NOT_RUN
		})), {
			call: parent.call,
			text: `${RECALLED} ${lastWords(agent)}`
		}].map(({ call, text }) => event("tool.completed", {
			call,
			outcome: "error",
			output: { text },
			seconds: 0
		}))
	};
}
const NOT_RUN = "Not run: people have asked for another plan.";
const RECALLED = "The sub-agent was ended before it reported, because people have meanwhile asked for another plan.";
// src/core/remind.ts
const DAY_MS = 864e5;
function waitingSince(state) {
	if (state.suspended) return state.suspended.at;
	if (state.ended) return null;
	const waits = awaited(state);
	const asked = waits === "question" ? state.question : waits === "action" ? state.action : null;
	return asked ? asked.at : waits === "plan" ? planShownAt(state) : null;
}
const planShownAt = (state) => (state.plan && planShown(state, state.plan.version)?.at) ?? null;
const remindersOf = ({ reminders }, since) => reminders.filter((at) => at >= since);
const wakeAt = (state) => state.returning?.until ?? reminderAt(state);
function reminderAt(state) {
	const since = waitingSince(state);
	if (since === null || waitsFor(state) !== "person") return null;
	const told = remindersOf(state, since);
	return told.length < 3 ? (told.at(-1) ?? since) + remindAfter(state) * DAY_MS : null;
}
const remindAfter = ({ task }) => (task ? configOf(task.policy) : DEFAULT_CONFIG).remindAfterDays;
function dueAt(state, now) {
	const wake = reminderAt(state);
	return wake !== null && now >= wake ? [event("reminder.due", {})] : [];
}
// src/core/present/readme.ts
const stateReadme = (state) => [
	`# Task ${state.task.task}: where it is`,
	statusComment(state).replaceAll(MARKER_PREFIX, ""),
	...atWork(state),
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
const AT_WORK = ["planning", "working"];
function atWork(state) {
	const agent = currentAgent(state);
	if (!agent?.parent || !AT_WORK.includes(phaseOf(state))) return [];
	const title = delegationOf(state, agent.parent)?.title;
	return [`A sub-agent is at work${title ? `: ${brief(title, 100)}` : ""} (${count(agent.turns.length, "turn")} so far).`];
}
const aboutCheckpoint = (state, lines) => ({
	readme: stateReadme(state),
	subject: `Task ${state.task.task}: events ${state.seq - lines + 1} to ${state.seq}`,
	waitsFor: waitsFor(state),
	wakeAt: wakeAt(state),
	heardAt: heardAt(state),
	...known(state)
});
const known = (state) => {
	const what = knownOf(state);
	return what ? { known: what } : {};
};
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
// src/runtime/hold.ts
const CONFIRM_AFTER_MS = 2e3;
const OLD_ANSWER_MS = 3e4;
var Hold = class {
	#confirmedAt = 0;
	shown(asked) {
		this.#confirmedAt = asked;
	}
	isRecent(now, ms) {
		return now - this.#confirmedAt < ms;
	}
	async confirm({ clock, journal }, signal) {
		if (this.isRecent(clock.now(), CONFIRM_AFTER_MS)) return;
		await retrying(clock, signal, async () => {
			const asked = clock.now();
			await journal.confirm(signal);
			if (clock.now() - asked >= OLD_ANSWER_MS) throw new Transient("the answer came too late to say anything of now");
			this.shown(asked);
		});
	}
};
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
var Ledger = class {
	#deps;
	#lost = new AbortController();
	#limit = new AbortController();
	#hold = new Hold();
	#budget;
	#epoch;
	#state;
	#saved;
	#head;
	#tree;
	#pending = [];
	#blobs = new Map();
	#dirty = false;
	#writing = false;
	#settling = Promise.resolve();
	#commits = Promise.resolve();
	#failure = null;
	#timer = false;
	constructor(deps, start) {
		this.#deps = deps;
		this.#budget = new PushBudget(deps.clock, deps.checkpointEveryMs);
		this.#state = start.state;
		this.#saved = start.state;
		this.#head = start.head;
		this.#tree = start.tree;
		this.#epoch = start.epoch;
		deps.spool.mark(start.tree);
	}
	get state() {
		return this.#state;
	}
	get saved() {
		return this.#saved;
	}
	get lost() {
		return this.#lost.signal;
	}
	check() {
		if (this.#failure !== null) throw this.#failure;
	}
	async confirm(signal = this.#deps.cancel, recentMs = 0) {
		if (this.#hold.isRecent(this.#deps.clock.now(), recentMs)) return;
		await untilStopped(this.#commits, signal);
		this.check();
		await this.#hold.confirm(this.#deps, signal);
	}
	hurry(limit) {
		return onAbort(limit, () => this.#limit.abort());
	}
	get unsaved() {
		return this.#limit.signal.aborted ? this.#pending.length : 0;
	}
	record(...events) {
		const { redact, clock, hash } = this.#deps;
		const lines = events.map((one) => {
			const { line, head } = encode(redactEvent(one, redact), clock.now(), this.#epoch, this.#head, hash);
			this.#take(line);
			this.#head = head;
			return line;
		});
		try {
			this.#deps.spool.write(lines);
		} catch (error) {
			this.#fail(error);
			throw error;
		}
		this.#pending.push(...lines);
	}
	replace(tree, facts) {
		this.#tree = tree;
		this.#deps.spool.mark(tree);
		this.record(...facts);
	}
	adopt(lines) {
		for (const line of lines) this.#head = headAfter(line, this.#take(line), this.#head, this.#deps.hash);
		this.#pending.push(...lines);
	}
	#take(line) {
		const recorded = decodeLine(line, this.#head);
		if (typeof recorded === "string") throw new Error(`an event that this worker made ${recorded}`);
		this.#state = evolve(this.#state, recorded);
		return recorded;
	}
	keep(digest, text) {
		this.#deps.spool.keep(digest, text);
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
		this.#dirty = true;
		try {
			return await write();
		} catch (error) {
			if (error instanceof Aborted) this.#dirty = false;
			throw error;
		} finally {
			this.#writing = false;
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
		const { run, journal, clock, reporter } = this.#deps;
		const state = this.#state;
		const lines = [...this.#pending];
		const blobs = new Map(this.#blobs);
		if (lines.length === 0 || !isOpened(state)) return;
		const lease = {
			epoch: this.#epoch,
			run: run.id,
			attempt: run.attempt
		};
		const batch = {
			lines,
			blobs,
			workspace: this.#tree,
			lease,
			...aboutCheckpoint(state, lines.length)
		};
		let asked = 0;
		this.#budget.spend();
		await retrying(clock, firstOf(this.#lost.signal, this.#limit.signal), () => {
			asked = clock.now();
			return journal.append(batch, this.#limit.signal);
		}, (failure, wait) => reporter.say(`The checkpoint did not get through (${failure.message}); ${again(wait)}.`));
		this.#pending = this.#pending.slice(lines.length);
		this.#saved = state;
		this.#hold.shown(asked);
		for (const digest of blobs.keys()) this.#blobs.delete(digest);
	}
};
const again = (wait) => wait === null ? "no further try" : `next try in ${Math.ceil(wait / 1e3)} s`;
// src/runtime/config.ts
async function loadConfig(deps, sha) {
	const { branches, config: { path, parse }, clock, cancel } = deps;
	const text = await retrying(clock, cancel, () => branches.readFile(sha, path));
	if (text === null) return DEFAULT_CONFIG;
	const parsed = text.length > 65536 ? TOO_LONG : await parse(text);
	const read = readConfig(parsed);
	if (read.ok) return read.config;
	await refuseConfig(deps, text, read.errors);
	throw new Fatal(configErrors(path, sha, read.errors), `correct \`${path}\` on the default branch; then run this job again, or leave it to the sweep, which starts one when the file has changed. Nothing was begun and nothing is lost; tasks that are open keep the configuration that they began with.`);
}
const TOO_LONG = { problems: [`The file is longer than ${MAX_CONFIG / 1024} KB.`] };
// src/runtime/reading.ts
var Reading = class {
	#hash;
	#segments = 0;
	#head = NO_HEAD;
	#state = initialState;
	#broken = null;
	constructor(hash) {
		this.#hash = hash;
	}
	take(segments) {
		if (this.#broken) return;
		const decoded = decode(segments, this.#hash, this.#head);
		if (!decoded.ok) {
			this.#broken = decoded.broken;
			return;
		}
		this.#state = fold$1(decoded.events, this.#state);
		this.#head = decoded.head;
		this.#segments += segments.length;
	}
	whole(stored, task) {
		if (stored.broken) return stored.broken;
		this.take(stored.segments.slice(this.#segments));
		if (this.#broken) return this.#broken;
		const state = openedFor(task, this.#state);
		return "problem" in state ? state : {
			state,
			head: this.#head,
			tree: stored.workspace
		};
	}
};
// src/core/approve.ts
function approvePlan(state, argument, hash, base = null) {
	const { plan, task, approval, revision } = state;
	if (!plan) return { reason: "there is no plan to approve yet" };
	if (revision) return { reason: `plan v${plan.version} is being revised; v${plan.version + 1} comes, and is to be approved instead` };
	if (approval) return { reason: `plan v${plan.version} is approved already` };
	const { version, digest, baseSha } = plan;
	if (planDigest(hash, version, baseSha, task.policy.verify, plan.plan) !== digest) return { reason: "the plan in the journal does not have the digest that was shown" };
	const reason = misnamed(state, plan, argument);
	if (reason !== null) return { reason };
	const overtaken = base ? touched(plan.plan.files, base.changed) : [];
	return overtaken.length > 0 ? {
		reason: movedReason(state, overtaken),
		overtaken
	} : {
		version,
		digest,
		baseSha
	};
}
const named = (argument) => argument.replaceAll("`", "").trim().toLowerCase();
function mismatch(what, digest, argument) {
	const given = named(argument);
	if (!digest.startsWith(given)) return `${what} has the digest \`${shortDigest(digest)}\`, not the one you named`;
	if (given === "" || given.length >= 6) return null;
	return `at least 6 characters of the digest \`${shortDigest(digest)}\` are needed, or none at all`;
}
function misnamed({ earlier }, { version, digest }, argument) {
	const given = named(argument);
	const old = given.length < 6 ? void 0 : earlier.find((one) => one.digest.startsWith(given));
	const what = `plan v${version}`;
	if (!old || digest.startsWith(given)) return mismatch(what, digest, argument);
	return `that is the digest of plan v${old.version}, which is superseded; ${what} has the digest \`${shortDigest(digest)}\``;
}
// src/core/admit-gates.ts
const DIGEST$1 = /^[0-9a-f]{6,64}$/;
function gateOf(state) {
	const waits = awaited({
		...state,
		paused: null
	});
	return {
		plan: waits === "plan",
		action: waits === "action" ? state.action : null,
		question: waits === "question" ? state.question : null
	};
}
function approve(state, argument, who, facts) {
	const { action, question } = gateOf(state);
	const waits = action ?? question;
	if (waits && argument === "" && (who.signal.at ?? waits.at) + SECOND <= waits.at) return TOO_EARLY;
	if (action) {
		const { call, digest, name } = action;
		const given = {
			call,
			digest,
			approved: true,
			...who,
			reason: ""
		};
		return mismatch(`the call of \`${name}\` that waits`, digest, argument) ?? [event("action.decided", given)];
	}
	if (!question) return plan(state, argument, who, facts);
	if (DIGEST$1.test(named(argument))) return "nothing waits that has a digest, but a question does";
	return answered(question, "Yes.", argument, who);
}
const SECOND = 1e3;
const TOO_EARLY = "it was said before what waits now was asked; please look at that, and say it again";
function plan(state, argument, { by, permission, signal }, { hash, base }) {
	const approval = approvePlan(state, argument, hash, base);
	if (!("reason" in approval) && named(argument) === "" && precedesPlan(state, approval.version, signal)) return TOO_EARLY;
	if (!("reason" in approval)) return [event("plan.approved", {
		...approval,
		by,
		permission,
		comment: signal.id
	})];
	const { reason, overtaken } = approval;
	return base && overtaken ? {
		reason,
		events: moved(state, base, overtaken)
	} : reason;
}
function precedesPlan(state, version, { id, at }) {
	const shown = planShown(state, version);
	if (shown?.evidence) return id < (shown.evidence.id ?? 0);
	return !shown || (at ?? shown.at) + SECOND <= shown.at;
}
function answered({ call, yesNo }, word, more, who) {
	if (!yesNo) return "the question that waits needs an answer in words: submit a review of the pull request";
	return [event("question.answered", {
		call,
		...who,
		text: [word, more].filter(Boolean).join(" ")
	})];
}
function deny(state, reason, who) {
	const { plan, action, question } = gateOf(state);
	if (action) return [refusal$1(action, reason, who)];
	if (question) return answered(question, "No.", reason, who);
	if (!plan) return NOTHING_TO_DENY;
	return [event("task.ended", {
		outcome: "cancelled",
		by: who.by,
		...reason ? { reason } : {}
	})];
}
const NOTHING_TO_DENY = "nothing waits that could be denied (a plan, a call that needs leave, a yes-or-no question); `/cancel` ends the task";
const refusal$1 = ({ call, digest }, reason, who) => event("action.decided", {
	call,
	digest,
	approved: false,
	...who,
	reason
});
function revise(state, text, who) {
	if (text === "") return "it says nothing about what to change: `/revise <what to change>`";
	if (!state.plan) return [event("guidance.given", {
		...who,
		text
	})];
	return [event("revision.asked", {
		by: who.by,
		signal: who.signal,
		text
	})];
}
// src/core/admit-task.ts
const pause = (state, _, { by }) => state.paused ? pausedAlready(state.paused) : [event("task.paused", {
	by,
	why: "command"
})];
const pausedAlready = ({ by, why }) => why === "label" ? "this task is paused because its issue has lost its label; with the label it goes on by itself" : `${by} has paused this task; \`/resume\` goes on`;
function resume(state, _, { by }) {
	const { paused, suspended } = state;
	if (suspended || paused?.why === "command") return [event("task.resumed", { by })];
	return paused ? pausedAlready(paused) : `nothing is paused or stopped: the task is ${phaseOf(state).replaceAll("-", " ")}`;
}
const cancel = (_state, _argument, { by }) => [event("task.ended", {
	outcome: "cancelled",
	by
})];
function retry({ paused, ended, suspended }, _, { by }) {
	if (ended?.outcome === "cancelled" && !suspended) return [event("task.reopened", {
		by,
		why: "retry"
	})];
	return paused ? pausedAlready(paused) : [];
}
const AMOUNT = /^\+ ?\$?(\d{1,4}(?:\.\d{1,2})?)$/;
const MOST_USD = 1e3;
function budget(_state, argument, { by }) {
	const usd = Number(AMOUNT.exec(argument)?.[1] ?? 0);
	if (usd <= 0 || usd > MOST_USD) return `\`/budget +5\` or \`/budget +2.50\` adds that many US dollars, at most ${MOST_USD} at once; nothing else is understood`;
	return [event("budget.raised", {
		by,
		usd
	})];
}
// src/core/codeowners.ts
const CODEOWNERS = [
	".github/CODEOWNERS",
	"CODEOWNERS",
	"docs/CODEOWNERS"
];
const OWNER = /^@[\w-]+(?:\/[\w.-]+)?$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
function ownersOf(text, path) {
	return linesOf$1(text).findLast(({ pattern }) => matches(pattern, path))?.owners ?? [];
}
function linesOf$1(text) {
	return text.split(/\r?\n/).flatMap((line) => {
		const [pattern = "", ...named] = line.replace(/(?:^|\s)#.*$/, "").match(/(?:\\.|\S)+/g) ?? [];
		return pattern !== "" && !/^!|[[\]]/.test(pattern) && named.every((one) => OWNER.test(one) || EMAIL.test(one)) ? [{
			pattern,
			owners: named.filter((one) => OWNER.test(one))
		}] : [];
	});
}
// src/core/commands.ts
const WRAPPERS = new Set("sudo doas env command builtin exec nohup nice ionice timeout xargs parallel stdbuf setsid watch chroot unshare strace busybox time script flock su".split(" "));
const SHELLS = new Set([
	"sh",
	"bash",
	"zsh",
	"dash",
	"ksh",
	"ash",
	"fish",
	"su",
	"script"
]);
const INTERPRETERS = /^(?:node|nodejs|deno|bun|tsx|python[\d.]*|pypy3?|ruby|perl|php|lua|osascript|awk|gawk|mawk)$/;
const SKIPPED = /^(?:-.*|\w+=.*|\d+(?:\.\d+)?[smhd]?)$/s;
const nameOf = (words) => (words[0] ?? "").replace(/^.*\//s, "");
function commandForms(words) {
	if (words.length === 0) return [];
	const starts = new Set([0]);
	for (const start of starts) for (const next of wrapped(words.slice(start))) if (starts.size < MOST_FORMS) starts.add(start + next);
	return [...starts].map((start) => [nameOf(words.slice(start)), ...words.slice(start + 1)]);
}
const MOST_FORMS = 32;
const looksThrough = (words) => ["find", "fd"].includes(nameOf(words));
const isWrapper = (words) => WRAPPERS.has(nameOf(words));
function wrapped(words) {
	if (looksThrough(words)) return words.flatMap((word, at) => /^(?:-exec|-execdir|-ok|-okdir|-x|-X)$/.test(word) ? [at + 1] : []);
	if (!isWrapper(words)) return [];
	const found = [];
	for (const [at, word] of words.entries()) {
		if (at === 0 || SKIPPED.test(word)) continue;
		found.push(at);
		if (!words[at - 1]?.startsWith("-")) break;
	}
	return found;
}
function scriptsOf(form, { input, from }) {
	const name = nameOf(form);
	const rest = form.slice(1);
	if (name === "eval") return [rest.join(" ")];
	if (name === "trap") return rest.slice(0, 1);
	if (name === "env") return rest.flatMap((word, at) => /^(?:-S|--split-string)$/.test(word) ? rest.slice(at + 1, at + 2) : []);
	if (!SHELLS.has(name)) return [];
	const given = rest.flatMap((word, at) => /^-\w*c$/.test(word) ? rest.slice(at + 1, at + 2) : []);
	const printed = from && ["echo", "printf"].includes(nameOf(from.words)) ? [from.words.slice(1).join(" ")] : [];
	return [
		...given,
		...input,
		...from?.input ?? [],
		...printed
	];
}
const isCode = (form) => INTERPRETERS.test(nameOf(form));
const VALUED = /^(?:-C|-c|--git-dir|--work-tree|--namespace|--exec-path)$/;
function gitPart(form) {
	const start = form.findIndex((word, at) => !VALUED.test(form[at - 1] ?? "") && at > 0 && !word.startsWith("-"));
	return start < 0 ? [] : form.slice(start);
}
// src/core/paths.ts
const SILENT = new Set([
	"echo",
	"printf",
	"case",
	"true",
	"false",
	":",
	"exit",
	"return",
	"kill",
	"sleep",
	"seq"
]);
const READERS = new Set("cat head tail less more bat nl tac od xxd hexdump strings base64 file grep egrep fgrep rg ag ack awk sed jq yq sort uniq cut wc column comm ls tree find fd stat du df diff cmp md5sum sha1sum sha256sum readlink realpath basename dirname test [ [[ for select cd pushd source . sh bash zsh dash which type export set read npm npx pnpm yarn pytest tox nox vitest jest mocha tsc go cargo make cmake ninja mvn gradle gradlew dotnet rake rspec bundle composer phpunit eslint biome prettier ruff mypy flake8 pylint black shellcheck actionlint hadolint".split(" "));
const IN_PLACE = /^--(?:fix|write|in-?place|apply|delete)\b/;
const PATTERN_FIRST = new Set([
	"grep",
	"egrep",
	"fgrep",
	"rg",
	"ag",
	"ack",
	"awk",
	"sed",
	"jq",
	"yq"
]);
const CHANGING_GIT = new Set("checkout restore rm mv apply am reset clean stash merge rebase cherry-pick revert pull switch submodule worktree sparse-checkout update-index init clone".split(" "));
const LEAVES_OUT = /^(?:-g|-I|-path|-name|-iname|--?(?:exclude|ignore|i?glob|include|prune)[\w-]*)$/;
function accessOf(form) {
	const name = nameOf(form);
	if (name === "git") return CHANGING_GIT.has(gitPart(form)[0] ?? "") ? "change" : "read";
	if (!READERS.has(name) && !isCode(form) && !isWrapper(form)) return "change";
	const short = /^(?:sed|yq|perl|ruby|gawk)$/.test(name) ? /^-\w*i\b/ : /^-delete$/;
	return form.some((word) => short.test(word) || IN_PLACE.test(word)) ? "change" : "read";
}
function pathWords(form, access) {
	const name = nameOf(form);
	if (SILENT.has(name)) return {
		read: [],
		change: []
	};
	const words = operands(name === "git" ? gitPart(form).slice(1) : form.slice(1), name);
	if (access === "read") return {
		read: words,
		change: []
	};
	return name === "cp" && !form.some((word) => /^(?:-t|--target)/.test(word)) ? {
		read: words.slice(0, -1),
		change: words.slice(-1)
	} : {
		read: [],
		change: words
	};
}
function operands(words, name) {
	const found = [];
	let patterns = PATTERN_FIRST.has(name) ? 1 : 0;
	for (const [index, word] of words.entries()) {
		if (name === "find" && /^(?:-|\(|!)/.test(word)) break;
		if (LEAVES_OUT.test(words[index - 1] ?? "")) continue;
		const [option = "", value] = /^(-{0,2}[\w-]+)=(.*)$/s.exec(word)?.slice(1) ?? [];
		const path = value ?? word;
		if (path.startsWith("-") || path.startsWith("!") || path.includes("://") || LEAVES_OUT.test(option)) continue;
		if (patterns > 0 && value === void 0) patterns -= 1;
		else found.push(path);
	}
	return found;
}
function joined(base, path) {
	const from = /^[/~]/.test(path) ? path : `${base}/${path}`;
	const parts = [];
	for (const part of from.split("/")) {
		const last = parts.at(-1);
		if (part === "" || part === ".") continue;
		if (part === ".." && last !== void 0 && last !== ".." && last !== "~") parts.pop();
		else parts.push(part);
	}
	return `${from.startsWith("/") ? "/" : ""}${parts.join("/") || (from.startsWith("/") ? "" : ".")}`;
}
// src/core/shell-reader.ts
const nothing = (from = null) => ({
	words: [],
	writes: [],
	reads: [],
	input: [],
	from
});
const RESERVED = new Set([...[
	"if",
	"then",
	"elif",
	"else",
	"fi",
	"while",
	"until",
	"do",
	"done",
	"esac"
], ...[
	"function",
	"{",
	"}",
	"!",
	"time",
	"coproc"
]]);
const ASSIGNMENT = /^(\w+)\+?=(.*)$/s;
const LOOPS = new Set(["for", "select"]);
const DECLARING = new Set([
	"export",
	"declare",
	"local",
	"readonly",
	"typeset"
]);
const DEEPEST$2 = 50;
var ShellReader = class ShellReader {
	found = [];
	sound = true;
	#text;
	#at = 0;
	#depth;
	#end = null;
	#splits = false;
	#values = new Map([["HOME", "~"], ["PWD", "."]]);
	#due = [];
	constructor(text, depth = 0) {
		this.#text = text;
		this.#depth = depth;
		if (depth > DEEPEST$2) this.#give();
	}
	#give() {
		this.sound = false;
		this.#at = this.#text.length;
	}
	list(end) {
		let open = nothing();
		const close = (piped = false) => {
			const done = this.#close(open);
			open = nothing(piped ? done : null);
		};
		while (this.#at < this.#text.length) {
			if (this.#text[this.#at] === end) {
				this.#at += 1;
				close();
				return;
			}
			if (this.#skipped()) continue;
			const separator = this.#match(/(?:\|\||&&|;;&?|;&|\|&|[;|()\n]|&(?!>))/y);
			if (separator === null) this.#part(open);
			else {
				close(separator === "|" || separator === "|&");
				if (separator === "\n") this.#documents();
			}
		}
		close();
		if (end !== null) this.sound = false;
		this.#documents();
	}
	#close(open) {
		const start = open.words.findIndex((word) => !RESERVED.has(word));
		const words = start < 0 ? [] : open.words.slice(start);
		const [name = "", loop] = words;
		const plain = words.findIndex((word) => !ASSIGNMENT.test(word));
		this.#remember(plain < 0 ? words : DECLARING.has(name) ? words.slice(1) : []);
		if (LOOPS.has(name) && loop !== void 0) this.#values.set(loop, words.slice(3).join(" "));
		const { writes, reads, input, from } = open;
		const command = {
			words: plain < 0 ? [] : words.slice(plain),
			writes,
			reads,
			input,
			from
		};
		if ([
			...words,
			...writes,
			...reads
		].length === 0) return null;
		this.found.push(command);
		return command;
	}
	#remember(assignments) {
		for (const word of assignments) {
			const [, name, value = ""] = ASSIGNMENT.exec(word) ?? [];
			if (name !== void 0) this.#values.set(name, value);
		}
	}
	#match(pattern) {
		pattern.lastIndex = this.#at;
		const found = pattern.exec(this.#text)?.[0] ?? null;
		if (found !== null) this.#at += found.length;
		return found;
	}
	#skipped() {
		if (this.#match(/(?:[ \t\r]|\\\r?\n)+/y) !== null) return true;
		const before = this.#text[this.#at - 1];
		return (before === void 0 || /[\s;&|()]/.test(before)) && this.#match(/#[^\n]*/y) !== null;
	}
	#part(open) {
		const here = this.#match(/\d*<<-?(?!<)/y);
		if (here !== null) {
			this.#announce(here.endsWith("-"), open);
			return;
		}
		const redirection = this.#match(/(?:\d*|&|\{\w+\})(?:<<<|<>|<&|>&|>>|>\||<(?!\()|>(?!\())/y);
		if (redirection === null) {
			open.words.push(...this.#words());
			return;
		}
		this.#match(/[ \t]+/y);
		const target = this.#word();
		if (redirection.endsWith("<<<")) open.input.push(target);
		else if (/^(?:\d+|-)$/.test(target) && redirection.endsWith("&")) return;
		else if (redirection.includes(">")) open.writes.push(target);
		else open.reads.push(target);
	}
	#announce(tabs, open) {
		this.#match(/[ \t]+/y);
		const from = this.#at;
		const end = this.#word();
		const raw = /['"\\]/.test(this.#text.slice(from, this.#at));
		this.#due.push({
			end,
			tabs,
			raw,
			into: open.input
		});
	}
	#documents() {
		const due = this.#due;
		this.#due = [];
		for (const { end, tabs, raw, into } of due) {
			const lines = [];
			for (;;) {
				const line = this.#line();
				const text = line.replace(/\n$/, "").replace(tabs ? /^\t+/ : /^/, "");
				if (text === end) break;
				lines.push(text);
				if (!line.endsWith("\n")) break;
			}
			const body = lines.join("\n");
			into.push(body);
			if (!raw) this.#inside(body);
		}
	}
	#line() {
		const end = this.#text.indexOf("\n", this.#at);
		const line = this.#text.slice(this.#at, end < 0 ? void 0 : end + 1);
		this.#at += line.length;
		return line;
	}
	#inside(text) {
		if (!/\$\(|`/.test(text)) return;
		const inner = new ShellReader(`"${text.replace(/(?<!\\)"/g, "\\\"")}"`, this.#depth + 1);
		inner.list(null);
		this.found.push(...inner.found.slice(0, -1));
		if (!inner.sound) this.sound = false;
	}
	#words() {
		this.#splits = false;
		const word = this.#word();
		return this.#splits ? word.split(/\s+/).filter(Boolean) : [word];
	}
	#word() {
		let word = "";
		for (;;) {
			const more = this.#match(/[^\s'"\\$`;&|()<>]+/y) ?? this.#special(false);
			if (more === null) return word;
			word += more;
		}
	}
	#special(quoted) {
		const escaped = this.#match(quoted ? /\\[$`"\\\n]/y : /\\[\s\S]/y);
		if (escaped === "\\`" && this.#end === "`") this.sound = false;
		if (escaped !== null) return escaped === "\\\n" ? "" : escaped.slice(1);
		if (!quoted) {
			const single = this.#match(/'[^']*'|\$'(?:[^'\\]|\\[\s\S])*'/y);
			if (single !== null) return single.replace(/^\$?'|'$/g, "");
			if (this.#match(/\$?"/y) !== null) return this.#double();
			if (this.#match(/[<>]\(/y) !== null) return this.#nested(")");
		}
		if (this.#match(/\$\(/y) !== null) return this.#nested(")");
		if (this.#end !== "`" && this.#match(/`/y) !== null) return this.#nested("`");
		return this.#variable(quoted) ?? (quoted ? this.#match(/[\s\S]/y) : this.#stray());
	}
	#double() {
		let word = "";
		while (this.#at < this.#text.length) {
			if (this.#match(/"/y) !== null) return word;
			word += String(this.#match(/[^"\\$`]+/y) ?? this.#special(true));
		}
		this.sound = false;
		return word;
	}
	#nested(end) {
		const [due, outer, splits] = [
			this.#due,
			this.#end,
			this.#splits
		];
		this.#due = [];
		this.#end = end;
		this.#depth += 1;
		if (this.#depth > DEEPEST$2) this.#give();
		else this.list(end);
		this.#depth -= 1;
		this.#due = due;
		this.#end = outer;
		this.#splits = splits;
		return "$()";
	}
	#variable(quoted) {
		const found = this.#match(/\$(?:\{[^}]*\}|\w+|[@*#?$!-])/y);
		if (found === null) return null;
		const name = found.replace(/^\$\{?!?|\}$/g, "");
		if (/\$\(|`/.test(name)) this.#inside(name);
		if (!quoted) this.#splits = true;
		return this.#values.get(/^\w+/.exec(name)?.[0] ?? name) ?? found.replace(/\s+/g, "");
	}
	#stray() {
		const sign = this.#match(/['\\$]/y);
		if (sign !== null && sign !== "$") this.sound = false;
		return sign;
	}
};
// src/core/shell.ts
function simpleCommands(text) {
	const reader = new ShellReader(text);
	reader.list(null);
	return reader.sound ? reader.found : [...reader.found, ...pieces(text)];
}
const pieces = (text) => text.split(/[;&|()\n`'"]+|\$\(/).map((part) => part.split(/\s+/).filter(Boolean)).filter((words) => words.length > 0).map((words) => ({
	words,
	writes: [],
	reads: [],
	input: [],
	from: null
}));
// src/core/uses.ts
function usesOf({ name, input }, workingDirectory) {
	const field = (key) => {
		const value = typeof input === "object" && input !== null ? input[key] : void 0;
		return typeof value === "string" ? value : "";
	};
	switch (name) {
		case "bash": return shellUses(field("command"), workingDirectory, 0);
		case "str_replace_based_edit_tool": {
			const access = field("command") === "view" ? "read" : "change";
			const text = [
				field("file_text"),
				field("new_str"),
				field("insert_text")
			].join("");
			return [pathUse(joined(".", field("path")), access, { text })];
		}
		case "read":
		case "search": return [pathUse(joined(".", field("path")), "read")];
		default: return [];
	}
}
const pathUse = (path, access, { byCommand = false, text = "" } = {}) => ({
	kind: "path",
	path,
	access,
	byCommand,
	text
});
const DEEPEST$1 = 8;
function shellUses(text, base, depth) {
	const uses = [];
	let here = base;
	for (const simple of simpleCommands(text)) {
		const forms = commandForms(simple.words);
		if (forms.length > 0) uses.push({
			kind: "command",
			forms
		});
		for (const form of forms) {
			const scripts = scriptsOf(form, simple);
			if (depth < DEEPEST$1) uses.push(...scripts.flatMap((script) => shellUses(script, here, depth + 1)));
			else uses.push(...scripts.flatMap(codeOf$1).map((part) => ({
				kind: "command",
				forms: [part]
			})));
			if (isCode(form)) uses.push(...codeUses(form, simple, here));
		}
		uses.push(...pathUses(simple, forms, new Set([base, here])));
		const [command, folder] = forms.at(-1) ?? [];
		if ((command === "cd" || command === "pushd") && folder !== void 0) here = joined(here, folder);
	}
	return uses;
}
function pathUses(simple, forms, bases) {
	const from = (words, access) => [...bases].flatMap((base) => words.map((word) => pathUse(joined(base, word), access, { byCommand: true })));
	const access = forms.some((form) => accessOf(form) === "change") ? "change" : "read";
	const [first = [], ...inner] = forms;
	const words = (looksThrough(first) ? [first, ...inner.slice(-1)] : forms.slice(-1)).map((form) => pathWords(form, access));
	return [...from([...simple.reads, ...words.flatMap(({ read }) => read)], "read"), ...from([...simple.writes, ...words.flatMap(({ change }) => change)], "change")];
}
function codeUses(form, { input, from }, base) {
	const parts = [
		...form.slice(1).filter((word) => /[\s('"]/.test(word)),
		...input,
		...from?.input ?? []
	].flatMap(codeOf$1);
	const paths = new Set(parts.flatMap((part) => part.slice(0, 1)));
	const commands = new Map(parts.map((part) => [part.join(" "), part]));
	return [...[...paths].map((path) => pathUse(joined(base, path), "change", { byCommand: true })), ...[...commands.values()].map((part) => ({
		kind: "command",
		forms: [part]
	}))];
}
function codeOf$1(text) {
	const parts = text.split(/[^\w./~@:%+=*-]+/).filter(Boolean);
	return parts.map((_, index) => parts.slice(index, index + 4));
}
// src/core/approvers.ts
const isSame = (a, b) => a.toLowerCase() === b.toLowerCase();
const isNamedBot = ({ bots }, login) => bots.some((bot) => isSame(bot, login));
function mayApprove(state, facts) {
	const { login, permission, command } = facts;
	const { approvers, selfApproval } = configOf(state.task.policy);
	if (!mayCommand(permission)) return `\`/${command}\` needs write permission in this repository`;
	const question = state.question !== null && state.question.answer === null;
	if (command === "approve" && !selfApproval && !question && isSame(login, state.task.labeledBy)) return "whoever set the label may not approve here (`self-approval: false`), so somebody else has to";
	const answers = approvers.map((one) => belongs(state, one, facts));
	if (answers.includes(true)) return true;
	const whom = `only ${approverWords(state).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())} may say \`/${command}\` here`;
	if (!answers.includes("unknown")) return whom;
	return `${whom}, and whether you belong to ${Object.keys(facts.teams).filter((team) => facts.teams[team] === "unknown").map((team) => `\`${team}\``).join(", ")} can't be read with the workflow's token`;
}
function belongs(state, approver, facts) {
	const { login, permission } = facts;
	if (approver === "writers") return true;
	if (approver === "maintainers") return permission === "maintain" || permission === "admin";
	if (approver === "admins") return permission === "admin";
	if (approver === "codeowners") return ownsAll(state, facts);
	return isOne(approver, login, facts);
}
const isOne = (name, login, { teams }) => name.includes("/") ? teams[name] ?? false : isSame(name, `@${login}`);
function ownsAll(state, facts) {
	const answers = ownersAtStake(state, facts.codeowners).map((owners) => {
		const each = owners.map((owner) => isOne(owner, facts.login, facts));
		return each.includes(true) || (each.includes("unknown") ? "unknown" : false);
	});
	if (answers.includes(false)) return false;
	return answers.includes("unknown") ? "unknown" : true;
}
const ownersAtStake = (state, codeowners) => codeowners === null ? [] : pathsAtStake(state).map((path) => ownersOf(codeowners, path)).filter((owners) => owners.length > 0);
function pathsAtStake({ action, plan, task }) {
	if (!action || action.decision) return plan?.plan.files ?? [];
	const { name, input } = action;
	if (name !== "finish") return usesOf({
		name,
		input
	}, task.policy.workingDirectory).flatMap((use) => use.kind === "path" && use.access === "change" ? [use.path] : []);
	const { paths, deleted } = input;
	return [...Object.keys(paths), ...deleted];
}
const needsOwners = ({ task: { policy } }) => configOf(policy).approvers.includes("codeowners");
function teamsAtStake(state, codeowners) {
	const { approvers } = configOf(state.task.policy);
	const owners = approvers.includes("codeowners") ? ownersAtStake(state, codeowners).flat() : [];
	return [...new Set([...approvers, ...owners])].filter((name) => name.startsWith("@") && name.includes("/"));
}
// src/core/present/help.ts
const COMMAND_HELP = {
	approve: {
		usage: "/approve [digest]",
		does: "Allows what waits: the plan, a call that needs leave, or “yes” to a question. With a digest (six characters or more) only if what waits has it."
	},
	revise: {
		usage: "/revise <what to change>",
		does: "Asks for a new plan; the old one and its approval are void. Everything up to the next command is read."
	},
	deny: {
		usage: "/deny [reason]",
		does: "Says no to what waits: a call is not made, a question is answered with “no”, a plan ends the task. The agent reads the reason."
	},
	pause: {
		usage: "/pause",
		does: "Stops after the step in hand. Nothing runs until `/resume`."
	},
	resume: {
		usage: "/resume",
		does: "Goes on after `/pause`, or after Pawl has stopped."
	},
	cancel: {
		usage: "/cancel",
		does: "Ends the task. What was done so far stays on its branches, and `/retry` takes it up again."
	},
	retry: {
		usage: "/retry",
		does: "Goes on after Pawl has stopped, or after a job died."
	},
	budget: {
		usage: "/budget +<usd>",
		does: "Adds that many US dollars (`+5`, `+2.50`) to what the task may cost, and goes on if that was why it stopped."
	},
	status: {
		usage: "/status",
		does: "Writes the status comment anew."
	},
	help: {
		usage: "/help",
		does: "Answers with this list, and with what each does right now."
	}
};
const GATES = {
	plan: "the plan",
	action: "the call that waits for leave",
	question: "the question that waits"
};
function meansNow(state, name) {
	const { ended, paused, suspended, plan } = state;
	if (name === "status" || name === "help") return COMMAND_HELP[name].does;
	if (ended) return name === "retry" && ended.outcome === "cancelled" ? "Takes the task up again." : null;
	const gate = awaited({
		...state,
		paused: null
	});
	const waits = gate === "plan" || gate === "question" || gate === "action" ? gate : null;
	const yesNo = waits !== null && (waits !== "question" || state.question?.yesNo === true);
	switch (name) {
		case "approve": return yesNo ? `Says yes to ${GATES[waits]}.` : null;
		case "deny": return yesNo ? `Says no to ${GATES[waits]}${waits === "plan" ? ", which ends the task" : ""}.` : null;
		case "revise": return plan ? "Asks for a new plan." : "Tells the planning agent.";
		case "pause": return paused ? null : "Stops after the step in hand.";
		case "resume": return suspended || paused?.why === "command" ? "Goes on from what is saved." : null;
		case "retry": return paused ? null : `Goes on from what is saved${suspended ? "" : ", should the job have died"}.`;
		case "budget": return `Adds to the ${usd(budgetOf(state))} that the task may cost.`;
		case "cancel": return "Ends the task; its branches stay.";
	}
}
const HOW = "At the start of a line in a comment on the issue or its pull request, by somebody with write permission, never edited:";
const helpText = (state) => [
	"### What you can say",
	HOW,
	[
		"| Command | What it does | Now |",
		"| --- | --- | --- |",
		...COMMANDS.map((name) => {
			const { usage, does } = COMMAND_HELP[name];
			return `| \`${usage}\` | ${does} | ${meansNow(state, name) ?? "Refused: there is nothing for it to do."} |`;
		})
	].join("\n"),
	!state.ended && "Anything else that somebody with write permission says is passed on to the agent."
].filter(Boolean).join("\n\n");
const EDITED = "an edited comment does not count, since others may have read something else; please write a new one";
const missed = (name) => `did you mean \`/${name}\`? A command is written in small letters and stands alone, with a space or nothing after it`;
const unknownCommand = (word) => `\`/${word}\` is no command. There are ${COMMANDS.map((name) => `\`${COMMAND_HELP[name].usage}\``).join(", ")}; \`/help\` says what each does`;
// src/core/admit.ts
const NOTHING$1 = () => [];
const ADMISSIONS = {
	approve,
	revise,
	deny,
	pause,
	resume,
	cancel,
	retry,
	budget,
	status: NOTHING$1,
	help: NOTHING$1
};
const ALWAYS = ["status", "help"];
const unheard = (state, said) => said.flatMap((one) => one.author === null ? [] : [{
	...one,
	author: one.author
}]).filter((one) => !isOtherBot(state, one) && !one.body.includes("<!-- pawl:")).filter(({ signal }) => !hasSeen(state, signal) && timeOf(signal) >= (state.task.labeledAt ?? 0)).toSorted((a, b) => timeOf(a.signal) - timeOf(b.signal) || a.signal.id - b.signal.id);
const isOtherBot = ({ task }, { author, authorType }) => authorType === "Bot" && !isNamedBot(configOf(task.policy), String(author));
const timeOf = ({ at }) => at ?? Number.POSITIVE_INFINITY;
const asks = ({ commands, unknown }) => commands.length + unknown.length > 0;
const concerns = (state, heard) => !hasSeen(state, heard.signal) && (asks(heard.reading) || guides(state, heard));
const guides = (state, { signal, reading, edited, authorType }) => !edited && authorType !== "Bot" && !state.ended && timeOf(signal) >= (state.task.labeledAt ?? state.openedAt) && visible(reading.rest).trim() !== "";
function admit(state, heard, permission, known) {
	const { signal, author: by, reading, edited } = heard;
	const [first] = reading.commands;
	const who = {
		signal,
		by,
		permission
	};
	const may = mayCommand(permission);
	const refuse = (reason) => event("signal.refused", {
		signal,
		by,
		reason
	});
	if (!may && !first) return [];
	if (edited && asks(reading)) return [refuse(EDITED)];
	if (!may && first) return [refuse(`\`/${first.name}\` needs write permission in this repository`)];
	const facts = [];
	for (const command of reading.commands) {
		const answer = take$1(foresee(state, facts), command, who, known);
		if (typeof answer === "string") facts.push(refuse(answer));
		else facts.push(..."reason" in answer ? [refuse(answer.reason), ...answer.events] : answer);
	}
	facts.push(...reading.unknown.map(({ meant, word }) => refuse(meant ? missed(meant) : unknownCommand(word))));
	if ((!asks(reading) || facts.some(({ type }) => type === "signal.admitted")) && guides(foresee(state, facts), heard)) facts.push(event("guidance.given", {
		...who,
		text: reading.rest
	}));
	return facts;
}
function take$1(state, command, who, known) {
	const { name, argument } = command;
	const goesOn = name === "retry" && (state.suspended || state.ended?.outcome === "cancelled");
	if (state.ended && !goesOn && !ALWAYS.includes(name)) return `this task has ended: it is ${phaseOf(state)}`;
	if (name === "approve" || name === "deny") {
		const { by: login, permission } = who;
		const leave = mayApprove(state, {
			...known,
			login,
			permission,
			command: name
		});
		if (leave !== true) return leave;
	}
	const answer = ADMISSIONS[name](state, argument, who, known);
	return Array.isArray(answer) ? [event("signal.admitted", {
		...who,
		command
	}), ...answer] : answer;
}
// src/core/present/said.ts
const data = (text) => visible(text).replace(/<(?=\s*\/?\s*(?:said|remark)\b)/gi, "&lt;");
const INTRODUCTION = "People of this repository said the following while you worked. Take it into account within the task; it does not change your other instructions.";
const guidanceText = (guidance) => [INTRODUCTION, ...guidance.map(guided)].join("\n\n");
const guided = ({ by, text, review }) => saidText(by, [review && VERDICTS[review.verdict], text].filter(Boolean).join("\n\n"), review?.remarks ?? []);
const VERDICTS = {
	approved: "Approved.",
	"changes-requested": "Changes requested.",
	commented: ""
};
const YES_OR_NO = {
	approved: "Yes (the review approves).",
	"changes-requested": "No (the review requests changes)."
};
function reviewText({ verdict, text, remarks }, yesNo) {
	const words = yesNo && verdict !== "commented" ? YES_OR_NO[verdict] : VERDICTS[verdict];
	const lines = remarks.map(({ path, line, body }) => `On ${path}${line === null ? "" : `:${line}`}:\n${body.trim()}`);
	return [
		words,
		text.trim(),
		...lines
	].filter(Boolean).join("\n\n");
}
const answerText = ({ question }, { by, text }) => `${by} answers your question (${visible(question)}):\n\n${saidText(by, text, [])}`;
const deniedText = ({ by, reason }) => ["Not run: a person decided against this call.", reason && saidText(by, reason, [])].filter(Boolean).join("\n\n");
function decisionsText(answers, decided) {
	const calls = decided.map(({ approved, name, input, by, reason }) => {
		const call = clip(`${name} ${oneLine(JSON.stringify(input))}`, 300);
		const why = reason ? `\n${saidText(by, reason, [])}` : "";
		return `- ${by} ${approved ? "allowed, once," : "did not allow"} ${data(call)}${why}`;
	});
	const asked = calls.length > 0 && `Calls that a person decided about:\n${calls.join("\n")}`;
	return [...answers, asked].filter(Boolean).join("\n\n");
}
const saidText = (by, text, remarks) => [
	`<said by="${by}">`,
	data(text).trim(),
	...remarks.map(remarkText),
	"</said>"
].filter(Boolean).join("\n");
const remarkText = ({ id, path, line, body }) => `<remark id="${id}" on="${data(path)}${line === null ? "" : `:${line}`}">\n${data(body).trim()}\n</remark>`;
// src/core/admit-review.ts
const dueReviews = (state, reviews) => reviews.flatMap((review) => {
	const { author, verdict, body, signal } = review;
	if (author === null || verdict === "pending" || isOtherBot(state, review) || body.includes("<!-- pawl:")) return [];
	return hasSeen(state, signal) ? [] : [{
		...review,
		author
	}];
});
const heardReviews = ({ heard }) => new Set(heard.flatMap(({ kind, id }) => kind === "review" ? [id] : []));
function byTime({ signal: a }, { signal: b }) {
	const [first, second] = [a.at ?? 0, b.at ?? 0];
	return first - second || a.kind.localeCompare(b.kind) || a.id - b.id;
}
function admitReview(state, review, permission) {
	const { signal, author: by, verdict, body: text, remarks } = review;
	const waits = state.suspended ? "stopped" : awaited(state);
	const refuse = (reason) => waits ? [event("signal.refused", {
		signal,
		by,
		reason
	})] : [];
	if (state.ended && !state.suspended) return afterEnd(state, review, permission);
	if (verdict === "dismissed" || verdict === "pending") return refuse(DISMISSED);
	if (!mayCommand(permission)) return refuse(NO_PERMISSION);
	const said = {
		signal,
		by,
		permission,
		verdict,
		text,
		remarks: [...remarks]
	};
	const take = (as) => event("review.taken", {
		...said,
		as
	});
	const says = text.trim() !== "" || remarks.length > 0;
	const { question } = state;
	if (waits === "question" && question && !isOlder(signal, question)) {
		const problem = says ? null : unanswered(verdict, question);
		if (problem) return refuse(problem);
		const words = reviewText(said, question.yesNo);
		return [take("answer"), event("question.answered", {
			call: question.call,
			signal,
			by,
			permission,
			text: words
		})];
	}
	if (verdict === "approved" && (waits === "plan" || waits === "action")) return refuse(NOT_BY_REVIEW[waits]);
	if (waits === "plan" && verdict === "changes-requested" && says) return [take("answer"), event("revision.asked", {
		by,
		signal,
		text: reviewText(said, false)
	})];
	return says || waits === "stopped" && verdict === "approved" ? [take("guidance")] : refuse(EMPTY);
}
function afterEnd({ ended }, review, permission) {
	const { signal, author: by, verdict, body: text, remarks } = review;
	if (verdict === "dismissed" || verdict === "pending" || !asksForChanges({
		state: verdict,
		remarks
	})) return [];
	const reason = ended?.outcome === "done" ? null : `this task has ended: it is ${ended?.outcome}`;
	const refused = mayCommand(permission) ? reason : NO_PERMISSION;
	if (refused !== null) return [event("signal.refused", {
		signal,
		by,
		reason: refused
	})];
	const said = {
		signal,
		by,
		permission,
		verdict,
		text,
		remarks: [...remarks]
	};
	return [event("review.taken", {
		...said,
		as: "guidance"
	}), event("task.reopened", {
		by,
		why: "review"
	})];
}
const isOlder = ({ at }, { at: asked }) => at !== void 0 && at < Math.floor(asked / 1e3) * 1e3;
function unanswered(verdict, { yesNo, options }) {
	if (verdict === "commented") return EMPTY;
	if (yesNo) return null;
	return `it does not say ${options.length > 0 ? "which of the options is meant" : "what the answer is"}; submit another one that does`;
}
const DISMISSED = "it was dismissed before it was read";
const NO_PERMISSION = "a review counts from somebody with write permission in this repository";
const EMPTY = "it says nothing, neither in its text nor on a line; submit another one that does";
const NOT_BY_REVIEW = {
	plan: "a review that approves is no approval of the plan; comment `/approve` to start the work",
	action: "a review that approves allows nothing; comment `/approve` or `/deny`"
};
// src/core/cursor.ts
const LATE_MS = 36e5;
function readFrom({ task, heardTo }, number, weighed = 0) {
	const known = Math.max(heardTo[number] ?? 0, task.labeledAt ?? 0, weighed);
	return known === 0 ? void 0 : Math.max(0, known - LATE_MS);
}
const latestTold = ({ task, heardTo }) => Math.max(task.labeledAt ?? 0, ...Object.values(heardTo));
// src/core/observe.ts
const SOMEBODY = "somebody";
function observe(state, { issue, pull }) {
	const { ended, paused, task } = state;
	if (ended?.outcome === "merged") return [];
	if (pull?.merged) return [event("task.ended", {
		outcome: "merged",
		by: pull.by ?? SOMEBODY
	})];
	if (ended?.outcome === "cancelled") return [];
	if (pull && !pull.open) return [event("task.ended", {
		outcome: "cancelled",
		by: pull.by ?? SOMEBODY
	})];
	if (ended || !issue) return [];
	if (!issue.open) return [event("task.ended", {
		outcome: "cancelled",
		by: issue.closedBy ?? SOMEBODY
	})];
	const labelled = issue.labels.some((label) => label.toLowerCase() === task.policy.label.toLowerCase());
	if (!labelled && !paused) return [event("task.paused", {
		by: SOMEBODY,
		why: "label"
	})];
	return labelled && paused?.why === "label" ? [event("task.resumed", { by: SOMEBODY })] : [];
}
// src/runtime/approvers.ts
async function approverFacts(hands, state, login) {
	const { forge, clock, cancel } = hands;
	const codeowners = needsOwners(state) ? await readOwners(hands, state.task.base.sha) : null;
	const teams = {};
	for (const team of teamsAtStake(state, codeowners)) teams[team] = await retrying(clock, cancel, () => forge.memberOf(team.slice(1), login));
	return {
		codeowners,
		teams
	};
}
async function readOwners({ branches, clock, cancel }, sha) {
	for (const path of CODEOWNERS) {
		const text = await retrying(clock, cancel, () => branches.readFile(sha, path));
		if (text !== null) return text;
	}
	return null;
}
// src/runtime/inbox.ts
async function readInbox(deps, state) {
	return (await weigh(deps, state, await gather(deps, state))).events;
}
async function gather(deps, state) {
	const [comments, reviews, standing] = await Promise.all([
		commentsOf(deps, state),
		reviewsOf(deps, state),
		standingOf(deps, state)
	]);
	return {
		comments,
		reviews,
		standing
	};
}
async function weigh(deps, state, { comments, reviews, standing }) {
	const said = comments.map(toSaid);
	const authorityOf = authorities(deps);
	const events = [];
	let ahead = state;
	let whole = true;
	for (const one of [...unheard(state, said), ...dueReviews(state, reviews.map(toSaidReview))].sort(byTime)) {
		const heard = "verdict" in one ? one : {
			...one,
			reading: await readingOf(deps, one)
		};
		if ("reading" in heard && !concerns(ahead, heard)) continue;
		const authority = one.authorType === "Bot" ? "write" : await authorityOf(one.author);
		if (authority === "unknown") {
			deps.reporter.say(`The permission of ${one.author} can't be read now; what they said waits for the next look.`);
			whole = false;
			break;
		}
		const facts = "verdict" in heard ? admitReview(ahead, heard, authority) : admit(ahead, heard, authority, await factsFor(deps, ahead, heard));
		events.push(...facts);
		ahead = foresee(ahead, facts);
	}
	return {
		events: [...events, ...observe(ahead, standing)],
		whole
	};
}
async function standingOf({ forge, clock, cancel }, state) {
	const number = pullRequestOf(state);
	const [issue, pull] = await Promise.all([retrying(clock, cancel, () => forge.issue(state.task.task)), number === null ? null : retrying(clock, cancel, () => forge.pull(number))]);
	return {
		issue,
		pull
	};
}
async function factsFor(deps, state, { author, reading }) {
	const names = reading.commands.map(({ name }) => name);
	const base = names.includes("approve") ? await movedBase(deps, state) : null;
	const decides = names.includes("approve") || names.includes("deny");
	return {
		hash: deps.hash,
		base,
		...decides ? await approverFacts(deps, state, author) : NOT_ASKED
	};
}
const NOT_ASKED = {
	codeowners: null,
	teams: {}
};
async function commentsOf({ forge, clock, cancel }, state) {
	const numbers = [state.task.task, pullRequestOf(state)].filter((number) => number !== null);
	const ask = (number) => () => forge.comments(number, readFrom(state, number));
	return (await Promise.all(numbers.map((number) => retrying(clock, cancel, ask(number))))).flat();
}
async function reviewsOf({ forge, clock, cancel }, state) {
	const pull = pullRequestOf(state);
	return pull === null ? [] : await retrying(clock, cancel, () => forge.reviews(pull, heardReviews(state)));
}
function authorities({ forge, clock, cancel }) {
	const known = new Map();
	return async (login) => {
		const authority = known.get(login) ?? await retrying(clock, cancel, () => forge.authority(login));
		known.set(login, authority);
		return authority;
	};
}
const toSaidReview = ({ id, number, at, state, author, authorType, body, remarks }) => ({
	signal: {
		kind: "review",
		id,
		number,
		...at === null ? {} : { at }
	},
	author,
	authorType,
	verdict: state,
	body,
	remarks
});
const toSaid = ({ id, number, body, author, authorType, edited, at }) => ({
	signal: {
		kind: "comment",
		id,
		number,
		at
	},
	body,
	author,
	authorType,
	edited
});
// src/runtime/repair.ts
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
			const read = new Reading(deps.hash).whole(stored, deps.task);
			if ("state" in read) return {
				...read,
				stored
			};
		}
		return null;
	});
}
async function askedFor(deps, { at }, broken, { state, stored: good }) {
	const { forge, clock, cancel, reporter } = deps;
	const brokenAt = at > clock.now() ? good.at : at;
	const said = [];
	for (const number of [state.task.task, pullRequestOf(state)].filter((one) => one !== null)) {
		const comments = await retrying(clock, cancel, () => forge.comments(number));
		for (const comment of comments) said.push({
			...toSaid(comment),
			at: comment.at,
			reading: await readingOf(deps, comment)
		});
	}
	for (const one of retries(said, brokenAt, state)) {
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
	let reading = new Reading(deps.hash);
	const ask = () => {
		const anew = new Reading(deps.hash);
		reading = anew;
		return deps.journal.read((segments) => anew.take(segments));
	};
	const stored = await persistently(deps, ask) ?? await revived(deps);
	if (!stored) return null;
	const read = reading.whole(stored, deps.task);
	if (!("state" in read)) return await repairNow(deps, stored, read);
	await deps.keeper?.compare(stored, read.state.seq);
	return read;
}
async function repairNow(deps, stored, broken) {
	try {
		return await repair(deps, stored, broken);
	} catch (error) {
		if (!(error instanceof Transient)) throw error;
		throw new Fatal(`the journal is broken, and what to do about it could not be read: ${error.message}`, "run this job again when the other side answers.");
	}
}
async function revived(deps) {
	if (!deps.keeper || await persistently(deps, () => deps.journal.isArchived())) return null;
	return deps.keeper.revive();
}
async function openTask(deps) {
	const { forge, branches, task, policy, reporter } = deps;
	if (await persistently(deps, () => deps.journal.isArchived())) return { ignored: `task ${task} is merged and archived; a new issue begins a new one` };
	const issue = await persistently(deps, () => forge.issue(task));
	if (!issue || issue.isPullRequest) return { ignored: `#${task} is no issue of this repository` };
	if (!issue.open) return { ignored: `#${task} is closed` };
	if (!issue.labels.includes(policy.label)) return { ignored: `#${task} does not carry the label ${policy.label}` };
	const labeler = await labelerOf(deps, task, policy.label);
	const refused = await refuseLabel(deps, labeler) ?? await refuseChange(deps, labeler);
	if (refused) return { ignored: refused };
	const branch = await persistently(deps, () => forge.defaultBranch());
	const sha = await persistently(deps, () => branches.tip(branch));
	if (sha === null) throw new Fatal(`the default branch ${branch} has no commit`, "push a first commit, then set the label again.");
	const tree = await persistently(deps, () => branches.fetch(sha));
	reporter.say(`Task ${task}: ${issue.title}`);
	const { title, body, url, author } = issue;
	const base = {
		branch,
		sha
	};
	const pinned = {
		...policy,
		config: await loadConfig(deps, sha)
	};
	const { login: labeledBy, at: labeledAt } = labeler;
	return {
		intent: {
			task,
			title,
			body,
			url,
			author,
			labeledBy,
			labeledAt,
			base,
			policy: pinned
		},
		tree
	};
}
const firstEvents = ({ run, limits, keeper }, intent, stopped) => {
	const lease = event("lease.taken", {
		run,
		limits,
		...stopped ? { stopped } : {}
	});
	return intent ? [event("task.opened", intent), lease] : [lease, ...keeper?.events() ?? []];
};
// src/adapters/anthropic/errors.ts
const STATUS_OF_TYPE = {
	invalid_request_error: 400,
	authentication_error: 401,
	billing_error: 402,
	permission_error: 403,
	not_found_error: 404,
	timeout_error: 408,
	conflict_error: 409,
	request_too_large: 413,
	rate_limit_error: 429,
	api_error: 500,
	overloaded_error: 529,
	validationException: 400,
	throttlingException: 429,
	serviceUnavailableException: 503
};
function translated(error, { vendor, model, bytes }) {
	const own = [error, error instanceof Error ? error.cause : null].find(isTranslated);
	if (own) return own;
	if (error instanceof APIConnectionError) return disconnected(error, vendor);
	if (!(error instanceof APIError)) return new Transient(`the reply of ${vendor.name} broke off`, { cause: error });
	const { headers } = error;
	const facts = factsOf$1(error, bytes);
	const { status } = facts;
	const { class: kind, later = false } = judge(facts);
	if (kind === "transient") return new Transient(wordsOf$1(facts, vendor), {
		cause: error,
		status,
		later,
		retryAfterMs: pauseOf(headers)
	});
	if (kind === "context") {
		const message = `the request is larger than ${model} takes (${status})`;
		return new TooLong(message, `choose a model that takes more with the input \`model\`, ${AGAIN}`, {
			cause: error,
			status
		});
	}
	const { message, todo } = refusal(facts, model, reasonOf(error), vendor);
	return new Fatal(message, `${todo}, ${AGAIN}`, {
		cause: error,
		status
	});
}
const AGAIN = "then comment `/retry`.";
function factsOf$1({ status, type, errorCode, headers }, bytes) {
	const again = headers?.get("x-should-retry") ?? null;
	const expired = headers?.get("x-amzn-errortype")?.startsWith("ExpiredToken");
	return {
		where: "model",
		status: status ?? STATUS_OF_TYPE[type ?? ""] ?? 500,
		code: expired ? "expired_credentials" : errorCode,
		again: again === "true" || again === "false" ? again === "true" : null,
		bytes
	};
}
const isTranslated = (error) => error instanceof Fatal || error instanceof Transient;
function disconnected(error, vendor) {
	const { name, status } = error.cause ?? {};
	const refused = typeof status === "number" && status >= 400 && judge({
		where: "model",
		status
	}).class === "fatal";
	if (!refused && name !== "CredentialsProviderError") return new Transient(`${vendor.name} could not be reached`, { cause: error });
	return new Fatal(`no credentials for ${vendor.name} could be had${refused ? ` (${status})` : ""}`, `${vendor.renew}, ${AGAIN}`, {
		cause: error,
		...refused ? { status } : {}
	});
}
function reasonOf({ apiMessage, error }) {
	const { message } = error ?? {};
	return apiMessage ?? (typeof message === "string" ? message : "no reason given");
}
function wordsOf$1({ status, code }, { name }) {
	if (code === "expired_credentials") return "this job's AWS credentials have expired";
	const limit = name.endsWith("API") ? `${name}'s rate limit` : `the rate limit of ${name}`;
	if (status === 429) return `${limit} is used up (429)`;
	return status === 529 ? `${name} is overloaded (529)` : `${name} failed (${status})`;
}
function refusal({ status, code }, model, reason, vendor) {
	const { name, credentials, renew, allow } = vendor;
	const who = credentials === "key" ? "this key" : "these credentials";
	switch (status) {
		case 401: return {
			message: `${name} refused the ${credentials} (401)`,
			todo: renew
		};
		case 402: return {
			message: `${name} says that the account has no credit left (402)`,
			todo: "add credit in the console of the model's provider"
		};
		case 429: return {
			message: `a spend limit of the account with ${name} is reached (${code})`,
			todo: "raise that limit in the console of the model's provider"
		};
		case 403: return {
			message: `${name} does not allow ${who} to use ${model} (403)`,
			todo: allow
		};
		case 404: return {
			message: `${name} does not know the model ${model} (404)`,
			todo: "name a current model in the input `model`"
		};
		default: return {
			message: `${name} refused the request (${status}): ${reason.slice(0, 500)}`,
			todo: "look at the reason, at the input `model` and at the address that is asked"
		};
	}
}
function pauseOf(headers) {
	const ms = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
	if (ms >= 0) return ms;
	const after = headers?.get("retry-after") ?? "";
	const seconds = Number(after);
	if (after !== "" && seconds >= 0) return seconds * 1e3;
	const date = Date.parse(after);
	return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
// src/adapters/anthropic/reply.ts
var ReplyBuilder = class {
	#blocks = [];
	#inputs = new Map();
	#usage = {
		input: 0,
		output: 0,
		cacheRead: 0,
		cacheWrite: 0
	};
	#stop = null;
	#complete = false;
	#begun = false;
	#totalled = false;
	get complete() {
		return this.#complete;
	}
	get counted() {
		if (!this.#begun) return null;
		const { output } = this.#usage;
		return this.#totalled ? this.#usage : {
			...this.#usage,
			output: Math.max(output, this.#received())
		};
	}
	add(event) {
		switch (event.type) {
			case "message_start":
				this.#begun = true;
				this.#count(event.message.usage);
				break;
			case "content_block_start":
				this.#blocks[event.index] = { ...event.content_block };
				break;
			case "content_block_delta":
				this.#extend(event.index, event.delta);
				break;
			case "message_delta":
				this.#stop = event.delta.stop_reason ?? this.#stop;
				this.#totalled = true;
				this.#count(event.usage);
				break;
			case "message_stop": this.#complete = this.#stop !== null;
		}
	}
	reply() {
		const stop = this.#stop ?? "";
		return {
			content: this.#blocks.map((block, index) => this.#finished(block, index, stop)).filter(isSendable).map(asInput),
			stop,
			usage: this.#usage
		};
	}
	#count(usage) {
		const { input, output, cacheRead, cacheWrite } = this.#usage;
		this.#usage = {
			input: usage.input_tokens ?? input,
			output: usage.output_tokens ?? output,
			cacheRead: usage.cache_read_input_tokens ?? cacheRead,
			cacheWrite: usage.cache_creation_input_tokens ?? cacheWrite
		};
	}
	#received() {
		return this.#blocks.map((block, index) => this.#inputs.get(index) ?? `${block["text"] ?? ""}${block["thinking"] ?? ""}`).reduce((sum, text) => sum + Math.ceil(Buffer.byteLength(text) / 4), 0);
	}
	#extend(index, delta) {
		const block = this.#blocks[index];
		if (!block) throw new Transient("the Anthropic API's reply came out of order");
		switch (delta.type) {
			case "text_delta":
				block["text"] = `${block["text"] ?? ""}${delta.text}`;
				break;
			case "thinking_delta":
				block["thinking"] = `${block["thinking"] ?? ""}${delta.thinking}`;
				break;
			case "signature_delta":
				block["signature"] = delta.signature;
				break;
			case "input_json_delta":
				this.#inputs.set(index, (this.#inputs.get(index) ?? "") + delta.partial_json);
				break;
			case "citations_delta":
				block["citations"] = [...block["citations"] ?? [], delta.citation];
				break;
			default: throw unknownPart(delta);
		}
	}
	#finished(block, index, stop) {
		const text = this.#inputs.get(index);
		return text ? {
			...block,
			input: inputOf(text, stop)
		} : block;
	}
};
function inputOf(text, stop) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		if (stop === "max_tokens" || stop === "model_context_window_exceeded") return {};
		throw new Transient("the Anthropic API sent a tool input that is not JSON", { cause });
	}
}
const unknownPart = (delta) => new Fatal(`the reply holds a part that this version of Pawl does not know: ${JSON.stringify(delta).slice(0, 200)}`, "update Pawl, or choose an older model with the input `model`, then comment `/retry`.");
const isSendable = (block) => block.type !== "text" || String(block["text"] ?? "").trim() !== "";
function asInput(block) {
	const isDefault = (key, value) => value === null || value === void 0 || key === "caller" && value["type"] === "direct";
	return Object.fromEntries(Object.entries(block).filter(([key, value]) => !isDefault(key, value)));
}
// src/adapters/anthropic/watchdog.ts
const PATIENCE = 5;
function watchdog(idleMs, outer) {
	const controller = new AbortController();
	const bark = () => controller.abort();
	let silence = setTimeout(bark, idleMs);
	let standstill = setTimeout(bark, idleMs * PATIENCE);
	const heard = () => {
		clearTimeout(silence);
		silence = setTimeout(bark, idleMs);
	};
	return {
		signal: AbortSignal.any([controller.signal, outer]),
		heard,
		moved() {
			heard();
			clearTimeout(standstill);
			standstill = setTimeout(bark, idleMs * PATIENCE);
		},
		stop() {
			clearTimeout(silence);
			clearTimeout(standstill);
		}
	};
}
// src/adapters/anthropic/model.ts
const PLAIN = {
	maxRetries: 0,
	logLevel: "off",
	openTelemetry: false
};
function messagesModel({ vendor, connect, idleMs = 12e4, fetch = globalThis.fetch }) {
	globalThis.Response;
	return { async turn(request, signal) {
		const builder = new ReplyBuilder();
		try {
			return await take({
				service: {
					vendor,
					connect,
					idleMs,
					fetch
				},
				builder
			}, request, signal);
		} catch (error) {
			if (error instanceof Transient || error instanceof Fatal || error instanceof Aborted) error.usage = builder.counted;
			throw error;
		}
	} };
}
async function take({ service, builder }, request, signal) {
	const { vendor, connect, idleMs, fetch } = service;
	const dog = watchdog(idleMs, signal);
	let bytes = 0;
	try {
		const client = await connect(async (url, init) => {
			bytes = typeof init?.body === "string" ? init.body.length : 0;
			return listened(await fetch(url, init), dog.heard);
		});
		dog.heard();
		const params = {
			...request,
			stream: true
		};
		const stream = await client.messages.create(params, { signal: dog.signal });
		for await (const event of stream) {
			dog.moved();
			builder.add(event);
		}
	} catch (error) {
		if (!builder.complete && !dog.signal.aborted) throw translated(error, {
			vendor,
			model: request.model,
			bytes
		});
	} finally {
		dog.stop();
	}
	if (builder.complete) return builder.reply();
	if (signal.aborted) throw new Aborted("the model call was stopped");
	if (dog.signal.aborted) throw new Transient(`${vendor.name} sent nothing for ${idleMs / 1e3} s`);
	throw new Transient(`the reply of ${vendor.name} broke off in the middle`);
}
function listened(response, heard) {
	heard();
	if (!response.body) return response;
	const pieces = new TransformStream({ transform(piece, controller) {
		heard();
		controller.enqueue(piece);
	} });
	return new Response(response.body.pipeThrough(pieces), response);
}
// src/adapters/anthropic/vendor.ts
const ANTHROPIC = {
	name: "the Anthropic API",
	credentials: "key",
	renew: "renew the secret `ANTHROPIC_API_KEY`",
	allow: "give the key access to that model, or choose another with the input `model`"
};
const BEDROCK = {
	name: "Amazon Bedrock",
	credentials: "credentials",
	renew: "look at what `aws-actions/configure-aws-credentials`, or the secret behind `AWS_BEARER_TOKEN_BEDROCK`, gives this job",
	allow: "allow its role `bedrock:InvokeModelWithResponseStream` on that model, and ask for access to the model in the AWS console"
};
const VERTEX = {
	name: "Google Vertex AI",
	credentials: "credentials",
	renew: "look at what `google-github-actions/auth` gives this job",
	allow: "give its account the role Vertex AI User, and enable the model in the Model Garden of the project"
};
const FOUNDRY = {
	name: "Microsoft Foundry",
	credentials: "credentials",
	renew: "look at what `azure/login`, or the secret behind `ANTHROPIC_FOUNDRY_API_KEY`, gives this job",
	allow: "give its identity the role Cognitive Services User on the resource that has the model"
};
// src/adapters/anthropic/anthropic.ts
const anthropicModel = ({ apiKey, baseUrl, ...tuning }) => messagesModel({
	...tuning,
	vendor: ANTHROPIC,
	connect: (fetch) => new Anthropic({
		...PLAIN,
		apiKey,
		baseURL: baseUrl ?? "https://api.anthropic.com",
		fetch
	})
});
// src/adapters/anthropic/bedrock.ts
const bedrockModel = ({ region, baseUrl, apiKey, keys, ...tuning }) => messagesModel({
	...tuning,
	vendor: BEDROCK,
	async connect(fetch) {
		const { AnthropicBedrock } = await import("./amazon/bedrock-sdk.js");
		const options = {
			...PLAIN,
			fetch,
			awsRegion: region,
			baseURL: baseUrl ?? `https://bedrock-runtime.${region}.amazonaws.com`,
			apiKey
		};
		if (!keys) return new AnthropicBedrock(options);
		const { id: awsAccessKey, secret: awsSecretKey, session: awsSessionToken } = keys;
		return new AnthropicBedrock({
			...options,
			awsAccessKey,
			awsSecretKey,
			awsSessionToken
		});
	}
});
// src/adapters/anthropic/azure.ts
const ARGS = [
	"account",
	"get-access-token",
	"--scope",
	"https://ai.azure.com/.default",
	"--output",
	"json"
];
const LIMIT_MS$2 = 6e4;
const RESERVE_MS = 3e5;
function azureTokens(learn) {
	let held = null;
	return async () => {
		if (held && held.expires_on * 1e3 > Date.now() + RESERVE_MS) return held.accessToken;
		held = await ask();
		learn(held.accessToken);
		return held.accessToken;
	};
}
function ask() {
	return new Promise((resolve, reject) => {
		execFile("az", ARGS, { timeout: LIMIT_MS$2 }, (cause, stdout) => {
			if (cause && "code" in cause && cause.code === "ENOENT") return reject(noCli(cause));
			const token = cause ? null : tokenIn(stdout);
			if (token) return resolve(token);
			reject(new Transient("the Azure CLI gave no token; its sign-in may have expired", cause ? { cause } : {}));
		});
	});
}
const noCli = (cause) => new Fatal("the Azure CLI could not be started", "run this on a machine that has `az`, signed in by `azure/login`.", { cause });
function tokenIn(text) {
	try {
		const { accessToken, expires_on } = JSON.parse(text);
		return typeof accessToken === "string" && accessToken !== "" ? {
			accessToken,
			expires_on: Number(expires_on)
		} : null;
	} catch {
		return null;
	}
}
// src/adapters/anthropic/foundry.ts
function foundryModel({ baseUrl, apiKey, learn, ...tuning }) {
	const token = azureTokens(learn);
	return messagesModel({
		...tuning,
		vendor: FOUNDRY,
		async connect(fetch) {
			const { AnthropicFoundry } = await import("./microsoft/foundry-sdk.js");
			const credentials = apiKey === null ? { azureADTokenProvider: token } : { apiKey };
			return new AnthropicFoundry({
				...PLAIN,
				...credentials,
				fetch,
				baseURL: baseUrl,
				resource: null
			});
		}
	});
}
// src/adapters/anthropic/vertex.ts
const SCOPE = "https://www.googleapis.com/auth/cloud-platform";
function vertexModel({ region, project, baseUrl, credentials, learn, ...tuning }) {
	let auth = null;
	let known = "";
	return messagesModel({
		...tuning,
		vendor: VERTEX,
		async connect(fetch) {
			const [{ AnthropicVertex }, google] = await Promise.all([import("./google/vertex-sdk.js"), import("./google/src2.js").then((m) => __toESM(m.default, 1))]);
			auth ??= new google.GoogleAuth({
				scopes: SCOPE,
				...credentials ? { credentials } : {}
			});
			return new AnthropicVertex({
				...PLAIN,
				googleAuth: auth,
				region,
				projectId: project,
				...baseUrl ? { baseURL: baseUrl } : {},
				async fetch(url, init) {
					const token = new Headers(init?.headers).get("authorization")?.replace(/^bearer /i, "") ?? "";
					if (token !== known) learn(token);
					known = token;
					return fetch(url, init);
				}
			});
		}
	});
}
// src/adapters/git/branches.ts
const DEPTHS = [20, 500];
function gitBranches({ repository: whole, committer, stop }) {
	const repository = stop ? whole.until(stop) : whole;
	const fetchTree = async (sha) => {
		await fetchCommit(repository, sha);
		return await treeOf(repository, sha);
	};
	return {
		tip: (branch) => remoteTip(repository, branch),
		fetch: fetchTree,
		async readFile(sha, path) {
			await fetchCommit(repository, sha);
			return await fileAt(repository, sha, path);
		},
		async contains(branch, sha) {
			const tip = await remoteTip(repository, branch);
			return tip !== null && reaches(repository, tip, sha);
		},
		async commit({ parent, also, tree, message, at }) {
			const kept = await fetchTree(parent);
			if (also !== void 0) await fetchCommit(repository, also);
			const parents = [parent, ...also === void 0 ? [] : [also]].flatMap((sha) => ["-p", sha]);
			return (await repository.text([
				"commit-tree",
				tree ?? kept,
				...parents,
				"-F",
				"-"
			], {
				input: message,
				env: authorship(committer, at)
			})).trim();
		},
		async push(branch, sha) {
			const push = await plainPush(repository, branch, sha);
			if (push.accepted || await arrived(repository, branch, sha, push)) return;
			if (!push.refused) throw await explain(repository, "git-receive-pack", push.outcome);
			const again = await plainPush(repository, branch, sha);
			if (again.accepted || await arrived(repository, branch, sha, again)) return;
			throw again.refused ? refusal$2(branch, again) : await explain(repository, "git-receive-pack", again.outcome);
		}
	};
}
async function fileAt(repository, sha, path) {
	if (path.includes("\n")) return null;
	const output = await repository.bytes([
		"cat-file",
		"--batch",
		"--follow-symlinks"
	], { input: `${sha}:${path}\n` });
	const start = output.indexOf("\n") + 1;
	const [, kind, size] = output.toString("utf8", 0, start).split(" ");
	return kind === "blob" ? output.toString("utf8", start, start + Number(size)) : null;
}
function authorship({ name, email }, at) {
	const date = `@${Math.floor(at / 1e3)} +0000`;
	return {
		GIT_AUTHOR_NAME: name,
		GIT_AUTHOR_EMAIL: email,
		GIT_AUTHOR_DATE: date,
		GIT_COMMITTER_NAME: name,
		GIT_COMMITTER_EMAIL: email,
		GIT_COMMITTER_DATE: date
	};
}
async function reaches(repository, tip, sha) {
	if (tip === sha) return true;
	for (const depth of DEPTHS) {
		await fetchCommit(repository, tip, depth);
		if (!await hasCommit(repository, sha)) continue;
		if ((await repository.run([
			"merge-base",
			"--is-ancestor",
			sha,
			tip
		])).code === 0) return true;
	}
	return false;
}
async function arrived(repository, branch, sha, { outcome }) {
	const tip = await remoteTip(repository, branch);
	if (tip === sha) return true;
	const parent = (await repository.run([
		"rev-parse",
		"--verify",
		"--quiet",
		`${sha}^1`
	])).stdout.toString("latin1").trim();
	if (tip === null || tip === parent) return false;
	if (await reaches(repository, tip, sha)) return true;
	throw new Fatal(`${branch} has moved to ${tip}, which does not hold ${sha}: ${said(outcome)}`, `Somebody has pushed to ${branch}. Move their commits to another branch, reset it to ${parent || "its former tip"}, and comment /retry.`);
}
// src/adapters/git/disk.ts
const MIN_FREE_BYTES = 8388608;
const DISK_FULL = "the disk of this machine is full";
async function lacksRoom({ folder, repository, minFreeBytes }) {
	return (await Promise.all([folder, repository.options.gitDir].map((path) => statfs(path)))).some(({ bavail, bsize, files, ffree }) => bavail * bsize < minFreeBytes || files > 0 && ffree === 0);
}
const unwritable = (what, cause) => new DiskFailure(`${what}; everything up to the last checkpoint is saved`, "free space on the runner, or give the job a runner with a larger disk. The next job goes on from the last checkpoint: the sweep starts it, or run this job again.", { cause });
// src/adapters/git/folders.ts
async function removeAll(path) {
	try {
		await rm(path, {
			recursive: true,
			force: true,
			maxRetries: 2
		});
	} catch {
		await makeWritable(path);
		await rm(path, {
			recursive: true,
			force: true,
			maxRetries: 2
		});
	}
}
async function isInhabited(path) {
	return await isRealFolder(path) && (await readdir(path)).length > 0;
}
async function makeFolder(path) {
	if (await isRealFolder(path)) return;
	await rm(path, { force: true });
	await mkdir(path, { recursive: true });
}
async function isRealFolder(path) {
	try {
		return (await lstat$1(path)).isDirectory();
	} catch {
		return false;
	}
}
async function makeWritable(folder) {
	await chmod(folder, 493);
	for (const entry of await readdir(folder, { withFileTypes: true })) if (entry.isDirectory() && entry.name !== ".git") await makeWritable(join(folder, entry.name));
}
async function removePipes(folder) {
	for (const entry of await readdir(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory() && entry.name !== ".git") await removePipes(path);
		if ((entry.name === ".gitignore" || entry.name === ".gitattributes") && !entry.isFile() && !entry.isDirectory() && !entry.isSymbolicLink()) await rm(path, { force: true });
	}
}
// src/adapters/git/links.ts
const MOST_ENTRIES = 5e5;
async function flaw(root, name, maxBytes) {
	let bytes = 0;
	let entries = 0;
	const visit = async (path) => {
		for (const entry of await readdir(join(root, path), { withFileTypes: true })) {
			const inner = `${path}/${entry.name}`;
			entries += 1;
			if (entry.isDirectory()) {
				const problem = await visit(inner);
				if (problem !== null) return problem;
			} else if (entry.isSymbolicLink()) {
				if (leadsOut(inner, await readlink(join(root, inner)))) return `holds a link that leads out (${inner})`;
			} else if (entry.isFile()) bytes += (await lstat$1(join(root, inner))).size;
			else return `holds something that is no file (${inner})`;
			if (bytes > maxBytes || entries > MOST_ENTRIES) return "is too large";
		}
		return null;
	};
	if (!(await lstat$1(join(root, name)).catch(() => null))?.isDirectory()) return {
		problem: "is no folder",
		bytes
	};
	return {
		problem: await visit(name),
		bytes
	};
}
function leadsOut(path, target) {
	const short = target.replace(/^(?:\.\/+)+/, "").replace(/\/+$/, "") || ".";
	if (target.startsWith("/") || short !== normalize(short)) return true;
	const to = normalize(join(dirname(path), target));
	return to === ".." || to.startsWith("../");
}
// src/adapters/git/add-each.ts
async function addWhatStays(place) {
	const names = (await place.repository.bytes([
		"ls-files",
		"-z",
		"--exclude-standard",
		"--others",
		"--modified",
		"--deleted"
	], callIn(place))).toString("latin1").split("\0");
	await addEach(place, [...new Set(names.filter((name) => name !== "" && !name.endsWith("/")))]);
}
async function addEach(place, paths) {
	if (paths.length === 0) return;
	const input = Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
	const { code } = await place.repository.run([
		"update-index",
		"-z",
		"--add",
		"--remove",
		"--stdin"
	], {
		...callIn(place),
		input
	});
	if (code === 0 || paths.length === 1) return;
	const half = Math.ceil(paths.length / 2);
	await addEach(place, paths.slice(0, half));
	await addEach(place, paths.slice(half));
}
// src/adapters/git/snapshot.ts
const workspaceIndex = (gitDir) => join(gitDir, "pawl-workspace-index");
const ROUNDS = 4;
const SOME_LEFT = 1;
const EMPTY_BLOB = "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391";
const GITLINK = "160000";
const NOTHING = "0".repeat(40);
function callIn({ folder, index, timeLimitMs }) {
	const exclude = join(folder, ".git", "info", "exclude");
	const config = lstat(exclude)?.isFile() ? [["core.excludesFile", exclude]] : [];
	return {
		cwd: folder,
		env: {
			GIT_WORK_TREE: folder,
			GIT_INDEX_FILE: index
		},
		config,
		timeLimitMs
	};
}
async function takeSnapshot(place, base) {
	const { repository, index, folder } = place;
	const call = callIn(place);
	const opened = new Set();
	const large = new Set();
	for (let round = 1;; round++) {
		await rm(`${index}.lock`, { force: true });
		const added = await repository.run([
			"add",
			"--all",
			"--ignore-errors"
		], call);
		if (added.code !== 0 && await lacksRoom(place)) throw unwritable(DISK_FULL);
		if (added.timedOut) await removePipes(folder);
		if (await correct(place, base, added.code === 0, {
			opened,
			large
		}) || added.code !== 0 && round < ROUNDS) continue;
		if (added.code !== 0 && added.code !== SOME_LEFT) {
			await addWhatStays(place);
			await correct(place, base, true, {
				opened,
				large
			});
		}
		const written = await repository.run(["write-tree"], call);
		if (written.code === 0) return {
			tree: written.stdout.toString("latin1").trim(),
			nested: [...opened].map(utf8).sort(),
			tooLarge: [...large].map(utf8).sort()
		};
		if (round >= 8) throw new Transient(`git write-tree failed: ${said(written)}`);
	}
}
const utf8 = (path) => Buffer.from(path, "latin1").toString("utf8");
async function correct(place, base, complete, { opened, large }) {
	const wrong = (await differences$1(place, base)).filter(({ path, mode }) => mode === GITLINK || tooLarge(place, path));
	for (const { path, mode } of wrong) if (mode !== GITLINK) large.add(path);
	const links = wrong.filter(({ mode, before }) => mode === GITLINK && before?.mode !== GITLINK).map(({ path }) => path);
	await setIn(place, wrong, ({ path, before }) => [`${before?.mode ?? 0} ${before?.id ?? NOTHING}\t${path}`]);
	const skipped = complete ? [] : await refusedRepositories(place);
	const fresh = [...links, ...skipped].filter((path) => !opened.has(path));
	await open(place, fresh, opened);
	if (fresh.length > 0 || skipped.length === 0) return fresh.length > 0;
	return await openInside(place, skipped, opened);
}
async function open(place, paths, opened) {
	for (const path of paths) opened.add(path);
	await setIn(place, paths, (path) => [`0 ${NOTHING}\t${path}`, `100644 ${EMPTY_BLOB}\t${mark(path)}`]);
}
async function openInside(place, paths, opened) {
	const known = new Set(opened);
	const marked = new Set();
	for (let next = paths; next.length > 0;) {
		await open(place, next, opened);
		for (const path of next) marked.add(path);
		next = (await refusedRepositories(place)).filter((path) => !marked.has(path));
	}
	const again = [...marked].some((path) => !known.has(path));
	if (!again) await setIn(place, [...marked], (path) => [`0 ${NOTHING}\t${mark(path)}`]);
	return again;
}
const mark = (path) => `${path}/.pawl-opened`;
async function setIn(place, all, lines) {
	if (all.length === 0) return;
	const input = Buffer.from(all.flatMap((one) => lines(one).map((line) => `${line}\0`)).join(""), "latin1");
	await place.repository.bytes([
		"update-index",
		"-z",
		"--index-info"
	], {
		...callIn(place),
		input
	});
}
async function differences$1(place, base) {
	const args = [
		"diff-index",
		"--cached",
		"--raw",
		"-z",
		"--no-renames",
		"--no-abbrev",
		"--ignore-submodules=none",
		base
	];
	const fields = (await place.repository.bytes(args, callIn(place))).toString("latin1").split("\0");
	const found = [];
	for (let at = 0; at + 1 < fields.length; at += 2) {
		const [was = "", mode = "", id = ""] = (fields[at] ?? "").slice(1).split(" ");
		found.push({
			path: fields[at + 1] ?? "",
			mode,
			before: was === "000000" ? null : {
				mode: was,
				id
			}
		});
	}
	return found;
}
function tooLarge({ folder, maxFileBytes }, path) {
	const found = lstat(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, "latin1")]));
	return found?.isFile() === true && found.size > maxFileBytes;
}
const lstat = (path) => {
	try {
		return lstatSync(path);
	} catch {
		return null;
	}
};
async function refusedRepositories(place) {
	return (await place.repository.bytes([
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	], callIn(place))).toString("latin1").split("\0").filter((path) => path.endsWith("/")).map((path) => path.slice(0, -1));
}
// src/adapters/git/kept-folders.ts
const MAX_BYTES$1 = 0x40000000;
const LIMIT_MS$1 = 3e4;
const DEEPEST = 4;
const NEVER = [
	".git",
	".env",
	".npmrc",
	".netrc",
	".pypirc",
	".git-credentials",
	"id_rsa",
	"id_ed25519",
	"id_ecdsa"
];
function keptFolders(options) {
	const { folder, tempFolder, maxBytes = MAX_BYTES$1, stop } = options;
	const repository = stop ? options.repository.until(stop) : options.repository;
	const place = {
		repository,
		folder,
		index: workspaceIndex(repository.options.gitDir),
		maxFileBytes: maxBytes,
		timeLimitMs: LIMIT_MS$1,
		minFreeBytes: MIN_FREE_BYTES
	};
	const list = () => ignoredFolders(place);
	return {
		list,
		inputs: (setup, tree) => inputsOf(repository, setup, tree),
		async pack(names) {
			const fit = [];
			const problems = [];
			let left = maxBytes;
			for (const name of names) {
				const { problem, bytes } = await flaw(folder, name, left);
				if (problem === null) fit.push(name);
				else problems.push(`${name} ${problem}`);
				left -= problem === null ? bytes : 0;
			}
			if (fit.length === 0) return { problem: problems.join(", ") || "there are none" };
			const file = join(await mkdtemp(join(tempFolder, "pawl-folders-")), "folders.tar");
			const without = NEVER.map((name) => `--exclude=${name}`);
			const from = [
				"--null",
				"--verbatim-files-from",
				"--files-from=-"
			];
			await tar([
				"--create",
				"--file",
				file,
				...without,
				"-C",
				folder,
				...from
			], fit.map((name) => `${name}\0`).join(""), stop);
			return {
				file,
				digest: await digestOf(file),
				folders: fit
			};
		},
		async unpack(file, digest, names) {
			if (await digestOf(file) !== digest) return "it is not what this task kept";
			const staging = await mkdtemp(join(tempFolder, "pawl-folders-"));
			try {
				await tar([
					"--extract",
					"--file",
					file,
					"-C",
					staging,
					"--no-same-owner",
					"--delay-directory-restore"
				], "", stop);
				for (const name of names) {
					const problem = (await flaw(staging, name, maxBytes)).problem ?? await moveIn(staging, folder, name);
					if (problem !== null) return `${name} ${problem}`;
				}
				const ignored = await list();
				const seen = names.filter((name) => !ignored.includes(name));
				for (const name of seen) await removeAll(join(folder, name));
				return seen.length > 0 ? `git does not ignore ${seen.join(", ")} any more` : null;
			} finally {
				await removeAll(staging);
			}
		}
	};
}
async function ignoredFolders(place) {
	const args = [
		"ls-files",
		"--others",
		"--ignored",
		"--exclude-standard",
		"--directory",
		"-z"
	];
	const names = [];
	for (const entry of (await place.repository.text(args, callIn(place))).split("\0")) {
		const parts = entry.slice(0, -1).split("/");
		if (!entry.endsWith("/") || parts.length > DEEPEST || parts.some((part) => NEVER.includes(part))) continue;
		const name = parts.join("/");
		if ((await lstat$1(join(place.folder, name)).catch(() => null))?.isDirectory()) names.push(name);
	}
	return names.filter((name) => !names.some((other) => other.startsWith(`${name}/`))).sort();
}
async function inputsOf(repository, setup, tree) {
	const files = (await repository.text([
		"ls-tree",
		"-r",
		"-z",
		tree
	])).split("\0").filter((entry) => shapesSetup(entry.slice(entry.indexOf("	") + 1)));
	const parts = [
		process.platform,
		process.arch,
		setup,
		files
	];
	return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
async function moveIn(staging, folder, name) {
	const at = (path) => lstat$1(join(folder, path)).catch(() => null);
	for (let parent = dirname(name); parent !== "."; parent = dirname(parent)) if ((await at(parent))?.isDirectory() === false) return "has no folder to stand in";
	if (await at(name)) return "is there already";
	await mkdir(join(folder, dirname(name)), { recursive: true });
	await rename(join(staging, name), join(folder, name));
	return null;
}
async function digestOf(file) {
	const hash = createHash("sha256");
	await pipeline(createReadStream(file), hash);
	return hash.digest("hex");
}
function tar(args, input, stop) {
	const env = {
		PATH: process.env["PATH"] ?? "",
		LC_ALL: "C.UTF-8"
	};
	return new Promise((resolve, reject) => {
		const child = execFile("tar", args, {
			env,
			timeout: LIMIT_MS$1,
			killSignal: "SIGKILL",
			signal: stop
		}, (error) => {
			if (error) reject(error);
			else resolve();
		});
		child.stdin?.on("error", () => {});
		child.stdin?.end(input);
	});
}
// src/adapters/git/mirror.ts
const LIMIT_MS = 3e4;
const MOST_COMMITS = 4;
const have = (sha) => `refs/pawl/have/${sha}`;
function gitMirror({ repository: whole, journal, tempFolder, stop }) {
	const repository = stop ? whole.until(stop) : whole;
	let told = [];
	return {
		async pack(also) {
			const { tip } = journal;
			if (tip === null) return null;
			const commits = [tip];
			for (const sha of also) if (sha !== tip && await hasCommit(repository, sha)) commits.push(sha);
			const objects = (await closure(repository, commits)).join("\n");
			const folder = await mkdtemp(join(tempFolder, "pawl-mirror-"));
			const args = [
				"pack-objects",
				"-q",
				"--window=0",
				join(folder, "pack")
			];
			const id = await repository.text(args, {
				input: `${objects}\n`,
				timeLimitMs: LIMIT_MS
			});
			return {
				tip,
				file: join(folder, `pack-${id.trim()}.pack`)
			};
		},
		async unpack(tip, file) {
			const place = await mkdtemp(join(tempFolder, "pawl-unpack-"));
			try {
				const commits = await takeIn(repository, place, tip, file);
				if (typeof commits === "string") return commits;
				told = commits;
				return null;
			} finally {
				await rm(place, {
					recursive: true,
					force: true
				});
			}
		},
		async beginning(cached, tip) {
			const [part, whole] = [await segmentsOf(repository, cached), await segmentsOf(repository, tip)];
			return part.every((entry, index) => entry === whole[index]) ? part.length : null;
		},
		async forget() {
			await repository.text(["update-ref", "--stdin"], { input: told.map((sha) => `delete ${have(sha)}\n`).join("") });
			told = [];
		},
		read: (cached) => readStored(repository, cached),
		revive: (cached) => journal.revive(cached)
	};
}
async function closure(repository, commits, more = [], env = {}) {
	const args = [
		"rev-list",
		"--objects",
		"--no-object-names",
		"--no-walk=unsorted",
		...more,
		...commits
	];
	return lines(await repository.text(args, {
		env,
		timeLimitMs: LIMIT_MS
	}));
}
const lines = (text) => text.split("\n").filter((line) => line !== "");
const segmentsOf = async (repository, commit) => (await repository.text([
	"ls-tree",
	"-r",
	"-z",
	commit,
	"--",
	"journal/segments"
])).split("\0").filter(Boolean);
async function takeIn(repository, place, tip, file) {
	const packs = join(place, "pack");
	await mkdir(packs);
	const pack = join(packs, "pack-cached.pack");
	await rename(file, pack);
	const env = { GIT_OBJECT_DIRECTORY: place };
	const indexed = await repository.run(["index-pack", pack], {
		env,
		timeLimitMs: LIMIT_MS
	});
	if (indexed.code !== 0) return `it is damaged (${said(indexed).split("\n")[0]})`;
	const objects = lines(await repository.text([
		"cat-file",
		"--batch-all-objects",
		"--batch-check=%(objecttype) %(objectname)"
	], {
		env,
		timeLimitMs: LIMIT_MS
	}));
	const commits = objects.filter((line) => line.startsWith("commit ")).map((line) => line.slice(7));
	if (!commits.includes(tip) || commits.length > MOST_COMMITS) return "it holds other commits than its name says";
	const whole = await wholeOf(repository, commits, env);
	if (whole?.length !== objects.length) return "it does not hold just its commits and their files";
	await letIn(repository, packs, commits, whole);
	return commits;
}
async function wholeOf(repository, commits, env) {
	try {
		return await closure(repository, commits, ["--parents"], env);
	} catch (error) {
		if (error instanceof Transient) return null;
		throw error;
	}
}
async function letIn({ text, options }, packs, commits, whole) {
	const target = join(options.gitDir, "objects", "pack");
	await mkdir(target, { recursive: true });
	for (const kind of ["pack", "idx"]) await rename(join(packs, `pack-cached.${kind}`), join(target, `pack-${commits[0]}.${kind}`));
	const cut = whole.filter((line) => line.includes(" ")).map((line) => `${line.split(" ")[0]}\n`);
	if (cut.length > 0) await appendFile(join(options.gitDir, "shallow"), cut.join(""));
	await text(["update-ref", "--stdin"], { input: commits.map((sha) => `update ${have(sha)} ${sha}\n`).join("") });
}
// src/adapters/git/spool.ts
const TREE = "#tree ";
function flushed(path, text) {
	const file = openSync(path, "a", 384);
	try {
		writeFileSync(file, text);
		fsyncSync(file);
	} finally {
		closeSync(file);
	}
}
function fileSpool(path) {
	const texts = `${path}.texts`;
	mkdirSync(texts, { recursive: true });
	const append = (lines) => {
		if (lines.length === 0) return;
		try {
			flushed(path, `${lines.join("\n")}\n`);
		} catch (cause) {
			const reason = cause instanceof Error ? cause.message : String(cause);
			throw unwritable(`the local log could not be written (${reason})`, cause);
		}
	};
	return {
		write: append,
		mark: (tree) => append([TREE + tree]),
		keep(digest, text) {
			try {
				writeFileSync(join(texts, digest), text, {
					flag: "wx",
					mode: 384
				});
			} catch {}
		},
		kept(digest) {
			const text = isFile$1(join(texts, digest)) ? readFileSync(join(texts, digest), "utf8") : null;
			return text !== null && sha256(text) === digest ? text : null;
		},
		read() {
			if (!isFile$1(path)) return [];
			return readFileSync(path, "utf8").split("\n").slice(0, -1).map((line) => line.startsWith(TREE) ? { tree: line.slice(6) } : { line });
		}
	};
}
const isFile$1 = (path) => lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
// src/adapters/git/credentials.ts
const SECRET = /^(http\.(.*\.)?extraheader|http\.(.*\.)?cookiefile|credential\..*|core\.sshcommand)$/s;
const INCLUDE = /^include(if\..*)?\.path$/s;
const URL_VALUE = /^remote\..*\.(push)?url$/s;
const LEFT_BY_CHECKOUT = /^git-credentials-.*\.config$/;
const USERINFO = /^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i;
async function removeCredentials(repository, dotGit) {
	for (const name of ["config", "config.worktree"]) await clean(repository, join(dotGit, name), new Set());
}
async function clean(repository, file, seen) {
	if (seen.has(file) || !existsSync(file)) return;
	seen.add(file);
	const config = (...args) => repository.run([
		"config",
		"--file",
		file,
		...args
	]);
	const listed = await config("--null", "--list");
	if (listed.code !== 0) return;
	const drop = new Set();
	for (const entry of listed.stdout.toString("utf8").split("\0")) {
		const at = entry.indexOf("\n");
		const [key, value] = at < 0 ? [entry, ""] : [entry.slice(0, at), entry.slice(at + 1)];
		if (SECRET.test(key) || /^url\..*\.(push)?insteadof$/s.test(key) && USERINFO.test(key.slice(4))) drop.add(key);
		if (URL_VALUE.test(key) && USERINFO.test(value)) await config("--replace-all", key, value.replace(USERINFO, "$1"));
		if (INCLUDE.test(key)) {
			await clean(repository, resolve(dirname(file), value), seen);
			if (LEFT_BY_CHECKOUT.test(basename(value))) drop.add(key);
		}
	}
	for (const key of drop) await config("--unset-all", key);
}
// src/adapters/git/align.ts
const MINIMAL_CONFIG = "[core]\n	repositoryformatversion = 0\n	filemode = true\n	bare = false\n";
async function align(repository, folder, sha) {
	await fetchCommit(repository, sha);
	const dotGit = join(folder, ".git");
	for (const name of [
		"",
		"refs",
		"objects",
		"objects/info"
	]) await realFolder(join(dotGit, name));
	for (const name of ["config", "config.worktree"]) await unlinkUnlessFile(join(dotGit, name));
	if (!await isFile(join(dotGit, "config"))) await replace(join(dotGit, "config"), MINIMAL_CONFIG);
	await removeCredentials(repository, dotGit);
	await markShallow(repository, dotGit, sha);
	await replace(join(dotGit, "objects", "info", "alternates"), `${join(repository.options.gitDir, "objects")}\n`);
	await indexAt(repository, folder, sha);
	await replace(join(dotGit, "HEAD"), `${sha}\n`);
}
async function markShallow(repository, dotGit, sha) {
	const env = { GIT_ALTERNATE_OBJECT_DIRECTORIES: join(dotGit, "objects") };
	const ends = (await repository.text([
		"rev-list",
		"--max-parents=0",
		sha
	])).split("\n").filter((line) => line !== "");
	const cut = new Set();
	for (const end of ends) {
		const header = (await repository.text([
			"cat-file",
			"commit",
			end
		])).split("\n\n", 1)[0] ?? "";
		for (const [, parent = ""] of header.matchAll(/^parent ([0-9a-f]+)$/gm)) if ((await repository.run([
			"cat-file",
			"-e",
			parent
		], { env })).code !== 0) cut.add(end);
	}
	const file = join(dotGit, "shallow");
	const known = await isFile(file) ? (await readFile(file, "utf8")).split("\n").filter((line) => line !== "") : [];
	const all = [...new Set([...known, ...cut])];
	if (all.length > 0) await replace(file, `${all.join("\n")}\n`);
}
async function indexAt(repository, folder, sha) {
	const index = join(folder, ".git", `index-${randomBytes(8).toString("hex")}`);
	const call = {
		cwd: folder,
		env: {
			GIT_INDEX_FILE: index,
			GIT_WORK_TREE: folder
		}
	};
	await repository.text(["read-tree", sha], call);
	await repository.run([
		"update-index",
		"-q",
		"--refresh"
	], call);
	const target = join(folder, ".git", "index");
	await rm(`${target}.lock`, {
		recursive: true,
		force: true
	});
	await unlinkUnlessFile(target);
	await rename(index, target);
}
async function kindOf(path) {
	try {
		const found = await lstat$1(path);
		return found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
	} catch {
		return null;
	}
}
const isFile = async (path) => await kindOf(path) === "file";
async function realFolder(path) {
	const kind = await kindOf(path);
	if (kind === "folder") return;
	if (kind !== null) await rm(path);
	await mkdir(path);
}
async function unlinkUnlessFile(path) {
	if (!await isFile(path)) await rm(path, {
		recursive: true,
		force: true
	});
}
async function replace(path, text) {
	const fresh = `${path}-${randomBytes(8).toString("hex")}`;
	await writeFile(fresh, text, { flag: "wx" });
	await rm(path, {
		recursive: true,
		force: true
	});
	await rename(fresh, path);
}
// src/adapters/git/facts.ts
const POINTER = "version https://git-lfs.github.com/spec/v1\n";
const SMALLEST = 100;
const LARGEST = 1024;
async function factsOf(repository, tree) {
	const listing = await repository.text([
		"ls-tree",
		"-r",
		"-l",
		"-z",
		"--full-tree",
		tree
	]);
	const submodules = [];
	const candidates = [];
	for (const entry of listing.split("\0")) {
		const [[, type, id = "", size], path] = entryOf(entry);
		if (type === "commit") submodules.push(path);
		else if (Number(size) >= SMALLEST && Number(size) <= LARGEST) candidates.push({
			path,
			id
		});
	}
	return {
		submodules,
		lfs: await pointers(repository, candidates)
	};
}
async function pointers(repository, candidates) {
	if (candidates.length === 0) return [];
	const input = `${candidates.map(({ id }) => id).join("\n")}\n`;
	const output = await repository.bytes(["cat-file", "--batch"], { input });
	let offset = 0;
	return candidates.flatMap(({ path }) => {
		const end = output.indexOf("\n", offset) + 1;
		const size = Number(output.toString("latin1", offset, end).split(" ")[2]);
		const isPointer = output.toString("latin1", end, end + 43) === POINTER;
		offset = end + size + 1;
		return isPointer ? [path] : [];
	});
}
// src/adapters/git/merge.ts
const CONFLICT = 1;
const USAGE = 129;
async function mergeTrees(repository, base, ours, theirs) {
	const tree = (id) => treeOf(repository, id);
	const [before, left, right] = [
		await tree(base),
		await tree(ours),
		await tree(theirs)
	];
	if (left === before || left === right) return {
		tree: right,
		conflicts: []
	};
	if (right === before) return {
		tree: left,
		conflicts: []
	};
	const commit = async (of, parents) => (await repository.text([
		"commit-tree",
		of,
		...parents.flatMap((sha) => ["-p", sha]),
		"-m",
		"merge"
	])).trim();
	const root = await commit(before, []);
	const sides = [await commit(left, [root]), await commit(right, [root])];
	const merged = await repository.run([
		"merge-tree",
		"--write-tree",
		"--no-messages",
		"--name-only",
		"-z",
		...sides
	]);
	if (merged.code === USAGE) throw new Fatal("the newer base can not be merged: the git on this machine is too old", "let the job run where git is 2.38 or later, then comment `/retry`.");
	if (merged.code !== 0 && merged.code !== CONFLICT) throw new Transient(`git merge-tree failed: ${said(merged)}`);
	const [result = "", ...paths] = merged.stdout.toString("utf8").split("\0");
	return {
		tree: result,
		conflicts: [...new Set(paths.filter((path) => path !== ""))].sort()
	};
}
// src/adapters/git/workspace.ts
const MAX_FILE_BYTES = 0x6400000;
const TIME_LIMIT_MS = 12e4;
function gitWorkspace(options) {
	const { repository, tempFolder, stop } = options;
	const stoppable = stop ? repository.until(stop) : repository;
	const folder = existsSync(options.folder) ? realpathSync(options.folder) : options.folder;
	const { maxFileBytes = MAX_FILE_BYTES, timeLimitMs = TIME_LIMIT_MS, minFreeBytes = MIN_FREE_BYTES } = options;
	const place = {
		repository,
		folder,
		index: workspaceIndex(repository.options.gitDir),
		maxFileBytes,
		timeLimitMs,
		minFreeBytes
	};
	let base = null;
	let kept = null;
	let left = {
		nested: [],
		tooLarge: []
	};
	const start = async (at = place) => {
		if (base === null) await seed(at);
		return base ?? "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
	};
	return {
		async restore(tree) {
			const at = {
				...place,
				repository: stoppable
			};
			await start(at);
			await makeEqual(at, tree);
			base = await treeOf(stoppable, tree);
			kept = null;
		},
		align: (sha) => align(stoppable, folder, sha),
		async snapshot() {
			const { tree, ...rest } = await takeSnapshot(place, await start());
			const before = left.nested.filter((path) => existsSync(join(folder, path, ".git")));
			left = {
				...rest,
				nested: [...new Set([...before, ...rest.nested])].sort()
			};
			base = tree;
			return tree;
		},
		async trouble() {
			if (!await isInhabited(folder)) return "gone";
			return await lacksRoom(place) ? "full" : null;
		},
		async facts() {
			kept ??= factsOf(repository, await start());
			return {
				...await kept,
				...left
			};
		},
		changed: async (from, to) => (await differences(stoppable, from, to)).map(({ path }) => path),
		changes: (from, to) => differences(stoppable, from, to),
		patch: (from, to, paths) => stoppable.text([
			...PATCH,
			from,
			to,
			"--",
			...paths.map((path) => `:(literal)${path}`)
		]),
		merge: (from, ours, theirs) => mergeTrees(stoppable, from, ours, theirs),
		async withCheckout(sha, use) {
			const root = await mkdtemp(join(tempFolder, "pawl-checkout-"));
			try {
				return await use(await checkOut(stoppable, sha, root));
			} finally {
				await untilStopped(removeAll(root), stop);
			}
		}
	};
}
async function differences(repository, from, to) {
	const args = [
		"diff-tree",
		"-r",
		"-z",
		"--raw",
		"--no-abbrev",
		"--no-renames",
		from,
		to
	];
	const fields = (await repository.text(args)).split("\0");
	const found = [];
	for (let at = 0; at + 1 < fields.length; at += 2) {
		const [, mode, , object = ""] = (fields[at] ?? "").split(" ");
		found.push({
			path: fields[at + 1] ?? "",
			object: mode === "000000" ? null : object
		});
	}
	return found.sort((a, b) => a.path < b.path ? -1 : 1);
}
async function seed({ repository, folder, index }) {
	await mkdir(folder, { recursive: true });
	for (const stale of [index, `${index}.lock`]) await rm(stale, { force: true });
	const known = join(folder, ".git", "index");
	if (!existsSync(known)) return;
	const listed = await repository.run([
		"ls-files",
		"--stage",
		"-z"
	], { env: { GIT_INDEX_FILE: known } });
	if (listed.code !== 0) return;
	await repository.run([
		"update-index",
		"-z",
		"--index-info"
	], {
		input: listed.stdout,
		env: { GIT_INDEX_FILE: index }
	});
}
async function makeEqual(place, tree) {
	const { repository, folder } = place;
	await makeFolder(folder);
	const once = async () => {
		await rm(`${place.index}.lock`, { force: true });
		const read = await repository.run([
			"read-tree",
			"--reset",
			"-u",
			tree
		], callIn(place));
		return read.code === 0 ? repository.run([
			"clean",
			"-f",
			"-f",
			"-d",
			"--quiet"
		], callIn(place)) : read;
	};
	let outcome = await once();
	if (outcome.code !== 0) {
		await makeWritable(folder);
		await removePipes(folder);
		await repository.run([
			"clean",
			"-f",
			"-f",
			"-d",
			"--quiet"
		], callIn(place));
		outcome = await once();
	}
	if (outcome.code !== 0 && await lacksRoom(place)) throw unwritable(DISK_FULL);
	if (outcome.code !== 0) throw new Transient(`the workspace could not be restored: ${said(outcome)}`);
}
const PATCH = [
	"diff-tree",
	"-p",
	"-r",
	"--binary",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color"
];
async function checkOut(repository, sha, root) {
	const [gitDir, folder] = [join(root, "git"), join(root, "files")];
	await mkdir(folder);
	const fresh = await openRepository({
		...repository.options,
		gitDir
	});
	await fetchCommit(fresh, sha);
	const env = {
		GIT_WORK_TREE: folder,
		GIT_INDEX_FILE: join(gitDir, "index")
	};
	await fresh.text([
		"read-tree",
		"--reset",
		"-u",
		sha
	], {
		cwd: folder,
		env
	});
	await removeAll(gitDir);
	return folder;
}
// src/adapters/local/paths.ts
async function locate(root, path) {
	if (path.includes("\0")) return { problem: "A path holds no NUL character." };
	const realRoot = await followed(root, "the folder of the repository");
	if (typeof realRoot !== "string") return realRoot;
	if (!existsSync(realRoot)) return { problem: "The repository's folder does not exist any more." };
	const base = isAbsolute(path) && isInside(realRoot, path) ? realRoot : resolve(root);
	const asked = resolve(base, path || ".");
	if (!isInside(base, asked)) return { problem: `${path} is outside of the repository.` };
	const shown = relative(base, asked) || ".";
	if (touchesGit(shown)) return { problem: `${shown} belongs to git; use git commands for it.` };
	const file = await followed(join(realRoot, shown), shown);
	if (typeof file !== "string") return file;
	if (!isInside(realRoot, file)) return { problem: `${shown} is a link that leads out of the repository.` };
	if (touchesGit(relative(realRoot, file))) return { problem: `${shown} is a link into git's own folder.` };
	return {
		file,
		shown
	};
}
const isInside = (root, path) => path === root || path.startsWith(root + sep);
const touchesGit = (path) => path.split(sep).some((part) => part.toLowerCase() === ".git");
async function followed(path, shown) {
	try {
		return await realpath(path);
	} catch (error) {
		const code = codeOf(error);
		if (code === "ELOOP") return { problem: `${shown} is a link that leads to itself.` };
		if (code === "ENOTDIR") return { problem: `${shown}: a part of this path is a file, not a folder.` };
		if (code !== "ENOENT") return { problem: inWords(error, shown) };
		if (await lstat$1(path).catch(() => null)) return { problem: `${shown} is a link to something that does not exist.` };
		const parent = await followed(dirname(path), shown);
		return typeof parent === "string" ? join(parent, path.slice(dirname(path).length)) : parent;
	}
}
const codeOf = (error) => error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
const WORDS = {
	ENOENT: "does not exist",
	EACCES: "may not be opened: permission denied",
	EPERM: "may not be opened: permission denied",
	EROFS: "is on a read-only file system",
	EISDIR: "is a folder",
	ENOTDIR: "has a file where a folder is needed",
	EEXIST: "has a file where a folder is needed",
	ENAMETOOLONG: "is too long for a file name",
	ENOSPC: "could not be written: the disk is full",
	EDQUOT: "could not be written: the disk is full",
	EFBIG: "could not be written: it is larger than a file may be here"
};
function inWords(error, shown) {
	const words = WORDS[codeOf(error)];
	if (words === void 0) throw error;
	return `${shown} ${words}.`;
}
// src/adapters/local/ripgrep.ts
const SEARCH_MS = 2e4;
const MAX_LINE$1 = 400;
const IS_HIT = /^.+?:\d+:/;
const shortened$1 = (line) => line.length > MAX_LINE$1 ? `${line.slice(0, MAX_LINE$1)}…`.toWellFormed() : line;
const tooSlow = { problem: `The search took longer than ${SEARCH_MS / 1e3} s; search a smaller folder or use a simpler pattern.` };
const FOREIGN = "node_modules";
const skipsForeign = (path) => !path.split("/").includes(FOREIGN);
function ripgrepOn(path) {
	return path.split(delimiter).filter(Boolean).map((folder) => join(folder, "rg")).find(isExecutable) ?? null;
}
function isExecutable(file) {
	try {
		accessSync(file, constants.X_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}
const argumentsFor = ({ pattern, path }) => [
	"--no-config",
	"--line-number",
	"--with-filename",
	"--no-heading",
	"--color=never",
	"--sort=path",
	"--hidden",
	"--no-require-git",
	"--no-ignore-global",
	"--no-ignore-exclude",
	"--no-messages",
	"--max-filesize=1M",
	"--glob=!.git",
	...skipsForeign(path) ? [`--glob=!${FOREIGN}`] : [],
	"--regexp",
	pattern,
	"--",
	path === "." ? "./" : `./${path}`
];
async function ripgrep(tool, query) {
	const child = spawn(tool, argumentsFor(query), {
		cwd: query.root,
		env: { LANG: "C.UTF-8" },
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		timeout: SEARCH_MS,
		killSignal: "SIGKILL"
	});
	const ended = new Promise((resolve, reject) => child.once("close", resolve).once("error", reject));
	const complaint = text(child.stderr);
	const lines = [];
	for await (const line of createInterface({
		input: child.stdout,
		crlfDelay: Number.POSITIVE_INFINITY
	})) {
		if (IS_HIT.test(line)) lines.push(shortened$1(line.replace(/^\.\//, "")));
		if (lines.length >= query.limit) break;
	}
	child.kill("SIGKILL");
	const code = await ended;
	if (lines.length >= query.limit || code === 0 || code === 1) return { lines };
	if (code === 2 && lines.length === 0) return { problem: `The pattern is not usable: ${firstWords(await complaint)}` };
	return code === null ? tooSlow : { lines };
}
const firstWords = (complaint) => complaint.trim().split("\n").slice(0, 6).join("\n") || "ripgrep refused it.";
// src/adapters/local/text.ts
const MAX_BYTES = 1048576;
function textOf$1(bytes) {
	if (bytes.includes(0)) return null;
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		return null;
	}
}
// src/adapters/local/ignore.ts
const rulesOf = (text) => text.split(/\r?\n/).map((line) => line.trimEnd()).filter((line) => line !== "" && !line.startsWith("#")).map(ruleOf);
function ruleOf(line) {
	const exception = line.startsWith("!");
	const pattern = exception ? line.slice(1) : line;
	const foldersOnly = pattern.endsWith("/");
	const body = foldersOnly ? pattern.slice(0, -1) : pattern;
	const anchored = body.includes("/");
	const source = body.replace(/^\//, "").split("/").map(partOf).join("/").replaceAll(".*/", "(?:.*/)?");
	return {
		matches: new RegExp(`^${anchored ? "" : "(?:.*/)?"}${source}$`),
		foldersOnly,
		exception
	};
}
const partOf = (part) => part === "**" ? ".*" : part.replace(/[.+^${}()|[\]\\]/g, "\\$&").replace(/\*+/g, "[^/]*").replaceAll("?", "[^/]");
function isIgnored(layers, path, isFolder) {
	let ignored = false;
	for (const { folder, rules } of layers) {
		const inner = folder === "" ? path : path.slice(folder.length + 1);
		for (const { matches, foldersOnly, exception } of rules) if ((isFolder || !foldersOnly) && matches.test(inner)) ignored = !exception;
	}
	return ignored;
}
// src/adapters/local/walker.ts
async function walk({ root, pattern, path, limit }) {
	const search = searcher(pattern);
	if ("problem" in search) return search;
	const start = path === "." ? "" : path;
	const lines = [];
	try {
		for await (const file of filesUnder(root, start)) {
			const text = await readText(join(root, file));
			if (text === null) continue;
			lines.push(...search.linesOf(text).map(([number, line]) => shortened$1(`${file}:${number}:${line}`)));
			if (lines.length >= limit) break;
		}
	} catch (error) {
		if (error instanceof TooSlow) return tooSlow;
		throw error;
	}
	return { lines: lines.slice(0, limit) };
}
var TooSlow = class extends Error {};
const SCAN = `
  var found = []
  for (const [index, line] of text.split(/\\r?\\n/).entries()) if (expression.test(line)) found.push([index + 1, line])
  found`;
function searcher(pattern) {
	const expression = expressionOf(pattern);
	if ("problem" in expression) return expression;
	const deadline = performance.now() + SEARCH_MS;
	const script = new vm.Script(SCAN);
	const context = vm.createContext({
		expression,
		text: ""
	});
	const linesOf = (text) => {
		const timeout = Math.ceil(deadline - performance.now());
		if (timeout <= 0) throw new TooSlow();
		context["text"] = text.replace(/\r?\n$/, "");
		try {
			return script.runInContext(context, { timeout });
		} catch (cause) {
			throw new TooSlow("the expression did not end", { cause });
		}
	};
	return { linesOf };
}
function expressionOf(pattern) {
	const ignoresCase = pattern.startsWith("(?i)");
	const source = ignoresCase ? pattern.slice(4) : pattern;
	for (const flags of ["u", ""]) try {
		return new RegExp(source, ignoresCase ? `${flags}i` : flags);
	} catch (error) {
		if (flags === "") return { problem: `The pattern is not usable: ${error instanceof Error ? error.message : ""}` };
	}
	throw new Error("unreachable: the last flags return");
}
async function* filesUnder(root, start) {
	if ((await stat(join(root, start))).isFile()) {
		yield start;
		return;
	}
	const layers = [];
	let folder = "";
	for (const part of start.split("/").filter(Boolean)) {
		layers.push(await layerOf(root, folder));
		folder = folder === "" ? part : `${folder}/${part}`;
	}
	yield* descend(root, start, layers, skipsForeign(start));
}
async function* descend(root, folder, above, skip) {
	const layers = [...above, await layerOf(root, folder)];
	const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
	entries.sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
	for (const entry of entries) {
		const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
		if (entry.name === ".git" || skip && entry.name === "node_modules") continue;
		if (isIgnored(layers, path, entry.isDirectory())) continue;
		if (entry.isDirectory()) yield* descend(root, path, layers, skip);
		else if (entry.isFile()) yield path;
	}
}
const layerOf = async (root, folder) => ({
	folder,
	rules: rulesOf(await readFile(join(root, folder, ".gitignore"), "utf8").catch(() => ""))
});
async function readText(file) {
	try {
		return (await stat(file)).size > 1048576 ? null : textOf$1(await readFile(file));
	} catch {
		return null;
	}
}
// src/adapters/local/files.ts
const MAX_ENTRIES = 1e3;
function localFiles({ root, ripgrep: given }) {
	const tool = given === void 0 ? ripgrepOn(process.env["PATH"] ?? "") : given;
	return {
		read: (path) => read$1(root, path),
		write: (path, text) => write(root, path, text),
		search: (pattern, path, limit) => search(root, tool, {
			pattern,
			path,
			limit
		})
	};
}
async function read$1(root, path) {
	const place = await locate(root, path);
	if ("problem" in place) return place;
	const { file, shown } = place;
	try {
		const found = await stat(file);
		if (found.isDirectory()) return { entries: await list(file) };
		if (!found.isFile()) return { problem: `${shown} is neither a file nor a folder.` };
		if (found.size > 1048576) return { problem: `${shown} is ${sizeOf(found.size)}, too large to show; look at parts of it with search or bash.` };
		const text = textOf$1(await readFile(file));
		return text === null ? { problem: `${shown} is a binary file (${sizeOf(found.size)}).` } : { text };
	} catch (error) {
		return { problem: inWords(error, shown) };
	}
}
async function list(folder) {
	const names = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => name.toLowerCase() !== ".git").map((entry) => entry.isDirectory() ? `${entry.name}/` : entry.name).sort();
	const more = names.length - MAX_ENTRIES;
	return more > 0 ? [...names.slice(0, MAX_ENTRIES), `(and ${more} more)`] : names;
}
async function write(root, path, text) {
	const place = await locate(root, path);
	if ("problem" in place) return place;
	const { file, shown } = place;
	try {
		const found = await stat(file).catch(() => null);
		if (found && !found.isFile()) return { problem: `${shown} is not a file.` };
		await mkdir(dirname(file), { recursive: true });
		await writeWhole(file, text, found ? await readFile(file) : null);
		return null;
	} catch (error) {
		return { problem: inWords(error, shown) };
	}
}
async function writeWhole(file, text, before) {
	try {
		await writeFile(file, text);
	} catch (error) {
		await (before === null ? rm(file, { force: true }) : writeFile(file, before));
		throw error;
	}
}
async function search(root, tool, query) {
	const place = await locate(root, query.path);
	if ("problem" in place) return place;
	if (!await stat(place.file).catch(() => null)) return { problem: `${place.shown} does not exist.` };
	const wanted = {
		...query,
		root,
		path: place.shown
	};
	return tool === null ? walk(wanted) : ripgrep(tool, wanted);
}
const sizeOf = (bytes) => bytes < 1024 ? `${bytes} bytes` : bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / MAX_BYTES).toFixed(1)} MB`;
// src/adapters/local/collector.ts
const KEEP = "to have all of a long output, send it to a file and read that in parts";
var Collector = class {
	#half;
	#head = [];
	#tail = [];
	#headBytes = 0;
	#tailBytes = 0;
	#dropped = 0;
	get bytes() {
		return this.#headBytes + this.#tailBytes + this.#dropped;
	}
	constructor(capBytes) {
		this.#half = Math.max(1, Math.floor(capBytes / 2));
	}
	add(chunk) {
		const room = this.#half - this.#headBytes;
		const first = chunk.subarray(0, room);
		if (first.length > 0) {
			this.#head.push(first);
			this.#headBytes += first.length;
		}
		const rest = chunk.subarray(first.length);
		if (rest.length === 0) return;
		this.#tail.push(rest);
		this.#tailBytes += rest.length;
		if (this.#tailBytes > 2 * this.#half) this.#trim();
	}
	result() {
		this.#trim();
		const head = Buffer.concat(this.#head);
		const tail = Buffer.concat(this.#tail);
		if (this.#dropped === 0) return {
			output: Buffer.concat([head, tail]).toString("utf8"),
			droppedBytes: 0
		};
		const gap = `\n[${this.#dropped} bytes of output were dropped here; ${KEEP}]\n`;
		return {
			output: wholeStart(head) + gap + wholeEnd(tail),
			droppedBytes: this.#dropped
		};
	}
	#trim() {
		const excess = this.#tailBytes - this.#half;
		if (excess <= 0) return;
		this.#tail = [Buffer.concat(this.#tail).subarray(excess)];
		this.#tailBytes = this.#half;
		this.#dropped += excess;
	}
};
const wholeStart = (bytes) => new StringDecoder("utf8").write(bytes);
const wholeEnd = (bytes) => {
	let from = 0;
	while (from < 3 && ((bytes[from] ?? 0) & 192) === 128) from += 1;
	return bytes.subarray(from).toString("utf8");
};
// src/adapters/local/processes.ts
const CAN_TELL = existsSync("/proc/self/environ");
function belongingTo({ leader, entry, output }) {
	return withOffspring(living(), ({ pid, group, session }) => group === leader || session === leader || environmentOf(pid).includes(entry) || output !== null && [1, 2].some((number) => targetOf(pid, number) === output));
}
function leftBy(beginnings) {
	const all = living();
	const own = new Set([...withOffspring(all, ({ pid }) => pid === process.pid), ...ancestors(all)]);
	const isLeft = ({ pid }) => !own.has(pid) && environmentOf(pid).some((entry) => beginnings.some((beginning) => entry.startsWith(beginning)));
	return withOffspring(all, isLeft).filter((pid) => !own.has(pid));
}
function targetOf(pid, number) {
	try {
		return readlinkSync(`/proc/${pid}/fd/${number}`);
	} catch {
		return null;
	}
}
function withOffspring(all, belongs) {
	const found = new Set(all.filter(belongs).map(({ pid }) => pid));
	for (let before = -1; before !== found.size;) {
		before = found.size;
		for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
	}
	return [...found];
}
function ancestors(all) {
	const parents = new Map(all.map(({ pid, parent }) => [pid, parent]));
	const found = [];
	for (let pid = process.ppid; pid > 0 && !found.includes(pid); pid = parents.get(pid) ?? 0) found.push(pid);
	return found;
}
function living() {
	return namesIn("/proc").flatMap((name) => {
		const pid = Number(name);
		if (!Number.isInteger(pid)) return [];
		const [state = "X", parent, group, session] = read(`/proc/${pid}/stat`).replace(/^.*\) /s, "").split(" ", 4);
		if (state === "Z" || state === "X" || session === void 0) return [];
		return [{
			pid,
			parent: Number(parent),
			group: Number(group),
			session: Number(session)
		}];
	});
}
const environmentOf = (pid) => read(`/proc/${pid}/environ`).split("\0");
function namesIn(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
function read(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
// src/adapters/local/ending.ts
const GRACE_MS = 500;
const KILL_MS = 5e3;
const STEP_MS = 10;
async function endCommand(command, gently) {
	const group = -command.leader;
	const isLeft = () => CAN_TELL ? belongingTo(command).length > 0 : signal(group, 0);
	if (gently) {
		for (const target of CAN_TELL ? belongingTo(command) : [group]) signal(target, "SIGTERM");
		await untilNot(isLeft);
	}
	signal(group, "SIGKILL");
	if (CAN_TELL) await endAll(() => belongingTo(command));
	else await untilNot(isLeft);
}
const LOOKS = 3;
async function endAll(find) {
	const start = performance.now();
	for (let calm = 0; performance.now() - start < KILL_MS;) {
		const found = find();
		for (const pid of found) signal(pid, "SIGKILL");
		calm = found.length === 0 ? calm + 1 : 0;
		if (calm === LOOKS) return;
		await setTimeout$1(STEP_MS);
	}
}
async function untilNot(isLeft) {
	const start = performance.now();
	while (performance.now() - start < GRACE_MS && isLeft()) await setTimeout$1(STEP_MS);
}
function signal(target, name) {
	try {
		return process.kill(target, name);
	} catch {
		return false;
	}
}
// src/adapters/local/sandbox.ts
const MARK = "PAWL_CALL";
const WRAPPED = "{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null; read -r; exec bash -c \"$0\" </dev/null 2>&1";
const LONGEST = 131071;
const ENDLESS = 1e8;
const DRAIN_MS = 500;
function localSandbox({ path, home, workspace, extra = {}, earlier = [] }) {
	const scope = `${createHash("sha256").update(workspace).digest("hex").slice(0, 16)}.`;
	const env = {
		...environment(path, home),
		...extra
	};
	return {
		run: (command, options) => run(command, options, {
			...env,
			[MARK]: scope + randomUUID()
		}),
		endEarlier: () => endAll(() => leftBy([`${MARK}=${scope}`, ...earlier]))
	};
}
const environment = (path, home) => ({
	PATH: path,
	HOME: home,
	TMPDIR: tmpdir(),
	LANG: "C.UTF-8",
	CI: "true",
	TERM: "dumb",
	PAGER: "cat",
	GIT_PAGER: "cat",
	GIT_TERMINAL_PROMPT: "0",
	DEBIAN_FRONTEND: "noninteractive"
});
async function run(command, options, env) {
	if (options.signal?.aborted) return ended({ stopped: "abort" });
	const problem = problemOf(command, options.cwd);
	if (problem) return problem;
	const start = performance.now();
	const child = spawn("bash", [
		"-c",
		WRAPPED,
		command
	], {
		cwd: options.cwd,
		env,
		detached: true,
		stdio: [
			"pipe",
			"pipe",
			"ignore"
		]
	});
	const collector = new Collector(options.capBytes);
	const endless = new AbortController();
	child.stdout.on("data", (chunk) => {
		collector.add(chunk);
		if (collector.bytes > ENDLESS) endless.abort();
	});
	const drained = new Promise((resolve) => child.stdout.once("close", resolve));
	const { exit, signal, stopped } = await settle(child, options, endless.signal, `${MARK}=${env[MARK]}`);
	await Promise.race([drained, setTimeout$1(DRAIN_MS, void 0, { ref: false })]);
	child.stdout.destroy();
	return ended({
		exit,
		signal,
		stopped,
		...collector.result(),
		seconds: (performance.now() - start) / 1e3
	});
}
const ended = (facts) => ({
	exit: null,
	signal: null,
	stopped: null,
	output: "",
	droppedBytes: 0,
	seconds: 0,
	...facts
});
function problemOf(command, cwd) {
	if (command.includes("\0")) return ended({
		exit: 126,
		output: "A command can hold no NUL character.\n"
	});
	if (Buffer.byteLength(command) > LONGEST) return ended({
		exit: 126,
		output: `The command is over ${LONGEST} bytes.\n`
	});
	if (isFolder(cwd)) return null;
	return ended({
		exit: 127,
		output: "The working folder does not exist any more; a file written into it makes it.\n"
	});
}
async function settle(child, options, endless, entry) {
	const exit = once(child, "exit").catch(notStarted);
	const interrupt = interruption(options, endless);
	const output = child.pid === void 0 ? null : targetOf(child.pid, 1);
	child.stdin?.on("error", () => {}).end("\n");
	const stopped = await Promise.race([exit.then(() => null), interrupt.happened]).finally(interrupt.forget);
	if (child.pid !== void 0) await endCommand({
		leader: child.pid,
		entry,
		output
	}, stopped !== null);
	const [code, name] = await exit;
	return {
		exit: code,
		signal: name,
		stopped
	};
}
function notStarted(cause) {
	if (!(cause instanceof Error && "code" in cause && cause.code === "ENOENT")) throw new Transient("a process could not be started", { cause });
	throw new Fatal("bash could not be started", "Run Pawl on a runner that has bash on its PATH.", { cause });
}
function interruption({ timeoutMs, signal }, endless) {
	const { promise: happened, resolve } = Promise.withResolvers();
	const abort = () => resolve("abort");
	const timer = setTimeout(() => resolve("time"), timeoutMs);
	signal?.addEventListener("abort", abort, { once: true });
	endless.addEventListener("abort", () => resolve("output"), { once: true });
	const forget = () => {
		clearTimeout(timer);
		signal?.removeEventListener("abort", abort);
	};
	return {
		happened,
		forget
	};
}
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
// src/adapters/yaml/parse.ts
async function parseYaml(text) {
	const { parseDocument } = await import("./dist3.js").then((m) => __toESM(m.default, 1));
	const document = parseDocument(text, {
		schema: "core",
		merge: false,
		prettyErrors: false,
		logLevel: "error"
	});
	const lineOf = (at) => text.slice(0, at).split("\n").length;
	const problems = [...document.errors, ...document.warnings].map(({ message, code, pos }) => `line ${lineOf(pos[0])}: ${message}${code === "BAD_SCALAR_START" ? " (what begins with @ needs quotes)" : ""}`);
	if (problems.length > 0) return { problems };
	try {
		return { value: document.toJS({ maxAliasCount: 20 }) };
	} catch (error) {
		return { problems: [error instanceof Error ? error.message : String(error)] };
	}
}
// src/runtime/keeper.ts
const RESTORE_MS = 3e4;
const KEEP_MS = 2e4;
var Keeper = class {
	#options;
	#mirror;
	#folders;
	#warmed = null;
	#restoring = { how: "unasked" };
	#cached = null;
	#at = 0;
	#keeping = null;
	#packed = null;
	#folderWords = null;
	constructor(options) {
		this.#options = options;
		this.#mirror = options.mirror;
		this.#folders = options.folders;
	}
	warm() {
		this.#warmed ??= this.#takeIn();
		return this.#warmed;
	}
	async #takeIn() {
		await this.#restores(async () => {
			const found = await this.#options.restore();
			if (found.how !== "found") return found;
			const named = readMirrorKey(this.#options.task, found.key);
			const problem = named ? await this.#mirror.unpack(named.tip, found.file) : "its name is none of ours";
			await this.#options.cache.discard(found.file);
			if (problem !== null) return {
				how: "ignored",
				reason: problem
			};
			this.#cached = named;
			return this.#restoring;
		});
	}
	async compare({ tip, segments }, at) {
		this.#at = at;
		const cached = this.#cached;
		if (cached === null || this.#restoring.how === "revived") return;
		await this.#restores(async () => {
			const count = tip === cached.tip ? segments.length : await this.#mirror.beginning(cached.tip, tip);
			if (count !== null) return {
				how: "restored",
				seq: linesIn(segments.slice(0, count))
			};
			this.#cached = null;
			await this.#mirror.forget();
			return {
				how: "ignored",
				reason: "its tip is not in the branch's history"
			};
		});
	}
	async revive() {
		await this.warm();
		const cached = this.#cached;
		if (cached === null) return null;
		let revived = null;
		await this.#restores(async () => {
			const stored = await this.#mirror.read(cached.tip);
			const decoded = decode(stored.segments, this.#options.hash);
			const { task, repository } = this.#options;
			const broken = stored.broken ?? (decoded.ok ? null : decoded.broken);
			const events = decoded.ok ? decoded.events : [];
			const problem = broken?.problem ?? revivalProblem(fold$1(events), task, repository);
			if (problem !== null) return {
				how: "ignored",
				reason: problem
			};
			await this.#mirror.revive(cached.tip);
			revived = stored;
			this.#options.say("The state branch is gone; it is made again from the cache.");
			return {
				how: "revived",
				seq: linesIn(stored.segments)
			};
		});
		return revived;
	}
	events() {
		const { how } = this.#restoring;
		return how === "revived" ? [event("branch.restored", { fromSeq: this.#restoring.seq })] : [];
	}
	async bringFolders(ledger, setup) {
		try {
			const inputs = await this.#folders.inputs(setup, await ledger.settle());
			const { kept } = ledger.state;
			if (kept?.inputs === inputs && await this.#bring(kept)) return null;
			return this.#restoring.how === "failed" ? null : {
				inputs,
				names: await this.#folders.list()
			};
		} catch (error) {
			return this.#failed(error);
		}
	}
	async packFolders(ledger, { inputs, names }) {
		try {
			const made = (await this.#folders.list()).filter((name) => !names.includes(name));
			if (made.length === 0) return;
			const packed = await this.#folders.pack(made);
			if ("problem" in packed) this.#folderWords = `folders of setup not kept: ${packed.problem}`;
			else {
				const { digest, folders, file } = packed;
				ledger.record(event("folders.kept", {
					inputs,
					digest,
					folders: [...folders]
				}));
				this.#packed = {
					file,
					key: foldersKey(this.#options.task, inputs, ledger.state.seq)
				};
			}
		} catch (error) {
			this.#failed(error);
		}
	}
	async #bring({ inputs, seq, digest, folders }) {
		const { cache, task, cancel } = this.#options;
		const key = foldersKey(task, inputs, seq);
		const found = await cache.restore(key, {
			timeMs: RESTORE_MS,
			signal: cancel
		});
		if (found.how !== "found") {
			this.#folderWords = `folders of setup ${found.how === "absent" ? "not there" : `failed: ${found.reason}`}`;
			return false;
		}
		const problem = found.key === key ? await this.#folders.unpack(found.file, digest, folders) : "its name is another";
		await cache.discard(found.file);
		this.#folderWords = `folders of setup ${problem === null ? "restored" : `ignored: ${problem}`}`;
		return problem === null;
	}
	#failed(error) {
		this.#folderWords = `folders of setup failed: ${wordsOf(error)}`;
		return null;
	}
	async keep(state, ended) {
		const { cancel, cache } = this.#options;
		if (cancel.aborted || state.ended || ended === "cancelled" || ended === "cut-off") return;
		const limits = {
			timeMs: KEEP_MS,
			signal: cancel
		};
		const packed = this.#packed;
		await Promise.all([this.#keepJournal(state, limits), packed && this.#keepFolders(cache.keep(packed.key, packed.file, limits))]);
	}
	async #keepJournal(state, limits) {
		const { cache, task } = this.#options;
		try {
			const packed = await this.#mirror.pack([state.task.base.sha]);
			if (packed === null) return;
			const kept = await cache.keep(mirrorKey(task, packed.tip, state.seq), packed.file, limits);
			this.#keeping = kept.how === "kept" ? {
				how: "kept",
				seq: state.seq
			} : kept;
			await cache.discard(packed.file);
		} catch (error) {
			this.#keeping = {
				how: "failed",
				reason: wordsOf(error)
			};
		}
	}
	async #keepFolders(keeping) {
		const kept = await keeping;
		const how = {
			kept: "kept",
			"read-only": "not kept: this job may only read the cache",
			failed: "not kept"
		}[kept.how];
		this.#folderWords = `folders of setup ${how}${kept.how === "failed" ? `: ${kept.reason}` : ""}`;
	}
	line() {
		return cacheLine(this.#restoring, this.#at, this.#keeping, this.#folderWords);
	}
	async #restores(act) {
		try {
			this.#restoring = await act();
		} catch (error) {
			this.#restoring = {
				how: "failed",
				reason: wordsOf(error)
			};
		}
	}
};
const linesIn = (segments) => segments.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
const wordsOf = (error) => error instanceof Error ? error.message : String(error);
// src/tools/define.ts
function defineTool(spec) {
	return {
		name: spec.name,
		class: spec.class,
		definition: {
			name: spec.name,
			description: spec.description,
			input_schema: jsonSchema(spec.schema)
		},
		prepare: (input) => checked(spec.schema, input),
		execute: spec.execute
	};
}
function checked(schema, input) {
	const result = schema.safeParse(input);
	if (result.success) return { input: result.data };
	return { problem: result.error.issues.slice(0, 5).map(({ path, message }) => {
		return `${path.length > 0 ? `Field \`${placeOf(path)}\`` : "The input"}: ${message}.`;
	}).join("\n") };
}
function jsonSchema(schema) {
	const { $schema: _, ...rest } = toJSONSchema(schema, {
		io: "input",
		override: ({ jsonSchema: part }) => {
			if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
			if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
		}
	});
	return JSON.parse(JSON.stringify(rest));
}
// src/tools/ask-human.ts
const line$1 = string().trim().min(1).max(2e3);
const askHumanTool = defineTool({
	name: "ask_human",
	class: "pure",
	description: "Asks the people of this repository to decide something that you can neither find out nor decide yourself. The work stops until somebody answers, which may take days, so try first, and ask one question that holds all you need to know. The answer is the result of this call.",
	schema: strictObject({
		question: line$1.describe("The one decision that is needed, so that it can be answered without reading anything else."),
		tried: array(line$1).max(10).describe("What you have tried, one entry each, and how it failed; file and line where there is one."),
		options: array(line$1).max(8).default([]).describe("The answers that you see, each with what follows from it."),
		yes_no: boolean().default(false).describe("Whether yes or no is a full answer.")
	}),
	execute: async ({ question, tried, options, yes_no: yesNo }, { call }) => ({
		ok: true,
		text: "",
		open: true,
		events: [event("question.asked", {
			call,
			question,
			yesNo,
			options,
			tried
		})]
	})
});
// src/tools/bash.ts
const BASH_LIMIT_MS = 12e4;
const CAP_BYTES = 1e6;
const MAX_CHARS$2 = 3e4;
const NO_INPUT = "Nobody can answer a command here and no server outlives its call";
const NO_MEMORY = "unless it was told to, the machine most likely ran out of memory";
const SIGNALS = {
	4: "SIGILL",
	6: "SIGABRT",
	7: "SIGBUS",
	8: "SIGFPE",
	9: "SIGKILL",
	11: "SIGSEGV",
	13: "SIGPIPE",
	15: "SIGTERM"
};
const schema$1 = object({
	command: string().optional(),
	restart: boolean().optional()
});
const bashTool = {
	name: "bash",
	class: "open",
	definition: {
		type: "bash_20250124",
		name: "bash"
	},
	prepare,
	execute: async ({ command }, { sandbox, cwd, timeoutMs, signal }) => {
		const limit = Math.max(1, Math.min(BASH_LIMIT_MS, timeoutMs));
		return outcomeOf(await sandbox.run(command, {
			cwd,
			timeoutMs: limit,
			capBytes: CAP_BYTES,
			signal
		}), limit);
	}
};
function prepare(raw) {
	const read = checked(schema$1, raw);
	if ("problem" in read) return read;
	const { command, restart } = read.input;
	if (restart) return { problem: "There is nothing to restart: every call gets a fresh shell in the repository, and ends with all it started." };
	if (command === void 0 || command.trim() === "") return { problem: "Field `command`: it must hold a command." };
	if (command.includes("\0")) return { problem: "Field `command`: it must not hold a NUL character." };
	if (command.length > MAX_CHARS$2) return { problem: `Field \`command\`: at most ${MAX_CHARS$2} characters; write long files with str_replace_based_edit_tool.` };
	return { input: { command } };
}
function outcomeOf(execution, limitMs) {
	const { exit, stopped } = execution;
	const output = shownOutput(execution.output);
	const body = output.trim() === "" ? NO_OUTPUT : output.replace(/\n+$/, "");
	return {
		ok: stopped === null && exit === 0,
		text: `${body}\n[${endOf(execution, limitMs)}]`,
		...stopped === "abort" ? { interrupted: true } : {}
	};
}
function endOf({ exit, signal, stopped, seconds }, limitMs) {
	const took = `after ${seconds.toFixed(1)} s`;
	if (stopped === "time") return `stopped ${took}: ${`the time limit is ${(limitMs / 1e3).toFixed(0)} s`}; it and all it started were ended. ${NO_INPUT}`;
	if (stopped === "abort") return `interrupted ${took}: this job has to stop; it and all it started were ended`;
	if (stopped === "output") return ENDLESS_OUTPUT;
	if (exit === null) return `killed by ${signal ?? "a signal"} ${took}${signal === "SIGKILL" ? `; ${NO_MEMORY}` : ""}`;
	const name = SIGNALS[exit - 128];
	return `exit ${exit}${name === void 0 ? "" : ` (${name} ended a process${name === "SIGKILL" ? `; ${NO_MEMORY}` : ""})`} ${took}`;
}
// src/tools/delegate.ts
const delegateTool = defineTool({
	name: "delegate",
	class: "pure",
	description: "Hands a bounded piece of work to a sub-agent with a conversation of its own, and waits for its report, which is the result of this call. Use it for what would fill your conversation and comes down to a few sentences: finding out how something works across many files, or a change that stands by itself. It works on the same files with the tools that you have for files and commands, asks nobody, and can not delegate. Several calls run one after the other.",
	schema: delegationSchema,
	execute: async () => {
		throw new Error("delegate is answered by the sub-agent that it starts");
	}
});
// src/tools/edit-text.ts
const withCrlf = (text) => text.replace(/\r?\n/g, "\r\n");
function replaceOnce(text, old, fresh) {
	if (old === fresh) return { problem: "`old_str` and `new_str` are the same; nothing would change." };
	const wanted = text.includes("\r\n") && text.includes(withCrlf(old)) ? withCrlf(old) : old;
	const places = placesOf(text, wanted);
	const [place] = places;
	if (place === void 0) return { problem: `\`old_str\` is not in the file; ${hint(text, old)}` };
	if (places.length > 1) {
		const lines = places.map((index) => lineAt(text, index));
		const where = lines.slice(0, 20).join(", ") + (lines.length > 20 ? ", …" : "");
		return { problem: `\`old_str\` is ${places.length} times in the file, at lines ${where}; add lines around it until it is there once.` };
	}
	const piece = endAt(text, place) === "\r\n" ? withCrlf(fresh) : fresh;
	const from = lineAt(text, place);
	return {
		text: text.slice(0, place) + piece + text.slice(place + wanted.length),
		from,
		to: from + piece.split("\n").length - 1
	};
}
function withInsertion(text, after, piece) {
	const lines = text.split(/(?<=\n)/).filter((line) => line !== "");
	if (after > lines.length) return { problem: `\`insert_line\` is ${after}, but the file has ${lines.length} lines.` };
	const end = endAt(text, 0);
	const above = lines.slice(0, after).join("");
	const below = lines.slice(after).join("");
	const fresh = (end === "\r\n" ? withCrlf(piece) : piece).replace(/(?<!\n)$/, end);
	return {
		text: above + (above === "" || above.endsWith("\n") ? "" : end) + fresh + below,
		from: after + 1,
		to: after + fresh.split("\n").length - 1
	};
}
const withLineEndsOf = (old, text) => old.includes("\r\n") && !/(?<!\r)\n/.test(old) ? withCrlf(text) : text;
function placesOf(text, wanted) {
	const places = [];
	for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) places.push(at);
	return places;
}
const lineAt = (text, index) => text.slice(0, index).split("\n").length;
function endAt(text, index) {
	const next = text.indexOf("\n", index);
	const at = next === -1 ? text.lastIndexOf("\n") : next;
	return at > 0 && text[at - 1] === "\r" ? "\r\n" : "\n";
}
function hint(text, old) {
	const first = old.trim().split("\n")[0]?.trim() ?? "";
	const line = first === "" ? -1 : text.split("\n").findIndex((candidate) => candidate.trim() === first);
	return line === -1 ? "view the file again and copy it exactly." : `its first line is at line ${line + 1} with other white space or other lines below; view it again and copy it exactly.`;
}
// src/tools/numbered.ts
const MAX_CHARS$1 = 14e3;
const MAX_LINE = 2e3;
const linesOf = (text) => {
	const lines = text.split(/\r?\n/);
	return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
};
const numberedLines = (lines, from) => lines.map((line, index) => `${String(from + index).padStart(6)}\t${shortened(line)}`).join("\n");
const shortened = (line) => line.length > MAX_LINE ? `${line.slice(0, MAX_LINE).toWellFormed()}… (${line.length - MAX_LINE} more characters)` : line;
function page(lines, from, to) {
	let end = from - 1;
	let size = 0;
	while (end < Math.min(to, lines.length)) {
		size += Math.min(lines[end]?.length ?? 0, MAX_LINE) + 40;
		if (size > MAX_CHARS$1 && end >= from) break;
		end += 1;
	}
	const shown = numberedLines(lines.slice(from - 1, end), from);
	if (from === 1 && end === lines.length) return shown;
	const next = end < lines.length ? `; go on from line ${end + 1}` : "";
	return `${shown}\n[lines ${from} to ${end} of ${lines.length}${next}]`;
}
function rangeProblem(lines, from, to) {
	if (from > lines) return `There is no line ${from}; the text has ${lines} lines.`;
	return to < from ? `The range ends at line ${to}, before it starts at line ${from}.` : null;
}
// src/tools/edit.ts
const path = string().min(1);
const line = number().int();
const schema = discriminatedUnion("command", [
	object({
		command: literal("view"),
		path,
		view_range: tuple([line, line]).nullish()
	}),
	object({
		command: literal("create"),
		path,
		file_text: string()
	}),
	object({
		command: literal("str_replace"),
		path,
		old_str: string().min(1),
		new_str: string().default("")
	}),
	object({
		command: literal("insert"),
		path,
		insert_line: line.nonnegative(),
		insert_text: string()
	})
]);
const editTool = {
	name: "str_replace_based_edit_tool",
	class: "sealed",
	definition: {
		type: "text_editor_20250728",
		name: "str_replace_based_edit_tool"
	},
	prepare: (input) => checked(schema, input),
	execute: async (input, context) => {
		switch (input.command) {
			case "view": return view(input, context);
			case "create": return create(input, context);
			case "str_replace": return change(input.path, context, (text) => replaceOnce(text, input.old_str, input.new_str));
			case "insert": return change(input.path, context, (text) => withInsertion(text, input.insert_line, input.insert_text));
		}
	}
};
const failed$1 = (text) => ({
	ok: false,
	text
});
async function view({ path, view_range: range }, { files }) {
	const found = await files.read(path);
	if ("problem" in found) return failed$1(found.problem);
	if ("entries" in found) return {
		ok: true,
		text: found.entries.join("\n") || "The folder is empty."
	};
	const lines = linesOf(found.text);
	if (lines.length === 0) return {
		ok: true,
		text: "The file is empty."
	};
	const [from, end] = range ?? [1, -1];
	if (from < 1) return failed$1("Field `view_range`: lines are counted from 1.");
	const to = end === -1 ? lines.length : end;
	const problem = rangeProblem(lines.length, from, to);
	return problem ? failed$1(`Field \`view_range\`: ${problem}`) : {
		ok: true,
		text: page(lines, from, to)
	};
}
async function create({ path, file_text: text }, { files }) {
	const before = await files.read(path);
	if ("entries" in before) return failed$1(`${path} is a folder.`);
	const old = "text" in before ? before.text : null;
	const problem = await files.write(path, old === null ? text : withLineEndsOf(old, text));
	if (problem) return failed$1(problem.problem);
	const size = `${linesOf(text).length} lines`;
	return {
		ok: true,
		text: old === null ? `Wrote ${path} (${size}).` : `Replaced all of ${path} (${size}; before: ${linesOf(old).length}).`
	};
}
async function change(path, { files }, edit) {
	const found = await files.read(path);
	if ("problem" in found) return failed$1(found.problem);
	if ("entries" in found) return failed$1(`${path} is a folder.`);
	const changed = edit(found.text);
	if ("problem" in changed) return failed$1(`${path}: ${changed.problem}`);
	const problem = await files.write(path, changed.text);
	if (problem) return failed$1(problem.problem);
	const start = Math.max(1, changed.from - 3);
	const around = linesOf(changed.text).slice(start - 1, Math.min(changed.to, changed.from + 40) + 3);
	return {
		ok: true,
		text: `Changed ${path}. Around the change it now reads:\n${numberedLines(around, start)}`
	};
}
// src/tools/finish.ts
const finishTool = defineTool({
	name: "finish",
	class: "pure",
	description: "Says that the work is done. It is then checked in a clean checkout; what fails comes back as the result of this call, so that you can go on.",
	schema: strictObject({
		replies: array(strictObject({
			remark: number().int().positive(),
			text: string().trim().min(1)
		})).optional().describe("Your answer to each remark of a review, by the id that the remark came with."),
		summary: string().trim().min(1).describe("What changed and why, for the pull request, in a few sentences.")
	}),
	execute: async () => {
		throw new Error("finish is answered by the worker, after verification");
	}
});
// src/tools/read.ts
const OUTPUT_PREFIX = "output:";
const DIGEST = /^[0-9a-f]{64}$/;
const FOLD = 1e3;
const readTool = defineTool({
	name: "read",
	class: "pure",
	description: "Reads a text file of the repository with line numbers, or lists a folder. Long files come in pages: ask for more with `from`. A cut or cleared output of an earlier call is read with the path that stands in its place.",
	schema: strictObject({
		path: string().min(1).describe("File or folder relative to the repository, `.` for its root, or `output:<digest>`."),
		from: number().int().positive().optional().describe("First line to show, counted from 1."),
		to: number().int().positive().optional().describe("Last line to show.")
	}),
	execute: async ({ path, from = 1, to = Number.POSITIVE_INFINITY }, context) => {
		const found = path.startsWith(OUTPUT_PREFIX) ? await output(path, context) : await context.files.read(path);
		if ("problem" in found) return failed(found.problem);
		if ("entries" in found) return {
			ok: true,
			text: found.entries.join("\n") || "The folder is empty."
		};
		const lines = "folded" in found ? found.folded : linesOf(found.text);
		if (lines.length === 0) return {
			ok: true,
			text: "The file is empty."
		};
		const problem = rangeProblem(lines.length, from, to);
		return problem ? failed(problem) : {
			ok: true,
			text: page(lines, from, to)
		};
	}
});
const failed = (text) => ({
	ok: false,
	text
});
async function output(path, context) {
	const name = path.slice(7);
	const whole = DIGEST.test(name) ? await context.blob(name) : resultOf(name, context);
	if (whole === null) return { problem: `There is no output ${name}; use the path exactly as it was named to you.` };
	return { folded: linesOf(whole).flatMap(fold) };
}
function resultOf(call, { state }) {
	return state.agents.flatMap(({ turns }) => turns).findLast(({ results }) => Object.hasOwn(results, call))?.results[call]?.output.text ?? null;
}
function fold(line) {
	const points = [...line];
	if (points.length <= FOLD) return [line];
	return Array.from({ length: Math.ceil(points.length / FOLD) }, (_, index) => points.slice(index * FOLD, (index + 1) * FOLD).join(""));
}
// src/tools/report.ts
const reportTool = defineTool({
	name: "report",
	class: "pure",
	description: "Ends your work and hands this report to the agent that asked for it. It reads nothing else of what you did, so say what you found, with file and line, what you changed, what you ran and what came of it, and what is left open.",
	schema: strictObject({ text: string().trim().min(1).describe("The report.") }),
	execute: async ({ text }) => ({
		ok: true,
		text
	})
});
// src/tools/search.ts
const LIMIT = 100;
const MAX_CHARS = 14e3;
const searchTool = defineTool({
	name: "search",
	class: "pure",
	description: "Finds lines that match a regular expression in the files of the repository, as `path:line:text`, sorted by path. Ignored files and node_modules are left out. Start the pattern with (?i) to ignore case.",
	schema: strictObject({
		pattern: string().min(1).describe("Regular expression, matched line by line."),
		path: string().min(1).optional().describe("Folder or file to search, relative to the repository; all of it when left out.")
	}),
	execute: async ({ pattern, path = "." }, { files }) => {
		const found = await files.search(pattern, path, 101);
		if ("problem" in found) return {
			ok: false,
			text: found.problem
		};
		if (found.lines.length === 0) return {
			ok: true,
			text: "No line matches."
		};
		const shown = fitting(found.lines.slice(0, LIMIT));
		const note = found.lines.length - shown.length > 0 ? `\n[the first ${shown.length} matches; there are more: narrow the pattern or the path]` : "";
		return {
			ok: true,
			text: shown.join("\n") + note
		};
	}
});
function fitting(lines) {
	let size = 0;
	const end = lines.findIndex((line) => {
		size += line.length + 1;
		return size > MAX_CHARS;
	});
	return end === -1 ? lines : lines.slice(0, end);
}
// src/tools/submit-plan.ts
const submitPlanTool = defineTool({
	name: "submit_plan",
	class: "pure",
	description: "Hands the plan to the people who decide about it. Call it when you know the cause and every file that must change, and say nothing more after it. When people ask for another plan, call it again with the whole of it.",
	schema: planSchema,
	execute: async (plan, { state, hash }) => {
		const version = (state.plan?.version ?? 0) + 1;
		const baseSha = state.task.base.sha;
		const digest = planDigest(hash, version, baseSha, state.task.policy.verify, plan);
		return {
			ok: true,
			text: `Plan v${version} (${shortDigest(digest)}) is handed to people. Stop here: the work goes on after their decision.`,
			events: [event("plan.submitted", {
				version,
				digest,
				baseSha,
				plan
			})]
		};
	}
});
// src/core/evidence.ts
const LEAST_LENGTH = 3;
function isShown({ turns }, text) {
	const parts = [...text.matchAll(/`([^`]+)`/g)].map(([, part = ""]) => part.trim());
	return turns.some((turn) => callsOf(turn).some((call) => {
		const outcome = turn.results[call.id]?.outcome;
		const command = textOf(call, "command");
		if (call.name === "bash" && outcome !== void 0 && outcome !== "interrupted") return names(text, command) || parts.some((part) => names(command, part));
		return call.name === EDITOR && outcome === "ok" && command !== "view" && names(text, textOf(call, "path"));
	}));
}
const EDITOR = "str_replace_based_edit_tool";
function textOf({ input }, field) {
	const value = input?.[field];
	return typeof value === "string" ? value.trim() : "";
}
function names(text, part) {
	if (part.length < LEAST_LENGTH) return false;
	const around = text.split(part);
	return around.some((before, index) => {
		const after = around[index + 1];
		return after !== void 0 && !/\w$/.test(before) && !/^\w/.test(after);
	});
}
// src/tools/update-plan.ts
const NOT_SHOWN = "The evidence names no command that you have run and no file that you have changed, so people see it as your word, not ticked.";
const updatePlanTool = defineTool({
	name: "update_plan",
	class: "pure",
	description: "Tells the people who watch where the work is: that a step of the approved plan has started or is done. A step is done when something shows it; say what.",
	schema: strictObject({
		step: number().int().positive().describe("Number of the step in the plan, counted from 1."),
		status: _enum(["started", "done"]),
		evidence: string().trim().optional().describe("What shows that the step is done: a command that you ran and its result, or a file that you changed.")
	}).refine(({ status, evidence }) => status !== "done" || Boolean(evidence), {
		path: ["evidence"],
		message: "a step that is done needs evidence"
	}),
	execute: async ({ step, status, evidence = "" }, { state }) => {
		const agent = currentAgent(state);
		const known = state.steps[step - 1];
		if (!known) return {
			ok: false,
			text: `Field \`step\`: the plan has ${state.steps.length} steps, there is no step ${step}.`
		};
		const said = `Step ${step} (${known.title}) is ${status}.`;
		if (status !== "done") return {
			ok: true,
			text: said,
			events: [event("step.updated", {
				step,
				status,
				evidence
			})]
		};
		const shown = isShown({ turns: agent ? familyOf(state, agent).flatMap((one) => one.turns) : [] }, evidence);
		return {
			ok: true,
			text: shown ? said : `${said} ${NOT_SHOWN}`,
			events: [event("step.updated", {
				step,
				status,
				evidence,
				shown
			})]
		};
	}
});
// src/tools/registry.ts
const byRole = {
	plan: [
		readTool,
		searchTool,
		delegateTool,
		askHumanTool,
		submitPlanTool
	],
	work: [
		bashTool,
		editTool,
		readTool,
		searchTool,
		delegateTool,
		askHumanTool,
		updatePlanTool,
		finishTool
	]
};
const ofSubAgent = {
	plan: [
		readTool,
		searchTool,
		reportTool
	],
	work: [
		bashTool,
		editTool,
		readTool,
		searchTool,
		reportTool
	]
};
const toolsFor = (role, subAgent = false) => (subAgent ? ofSubAgent : byRole)[role];
[
	...byRole.plan,
	...byRole.work,
	...ofSubAgent.work
];
// src/action/wire.ts
const MARGIN_MS = 3e5;
const CHECKPOINT_EVERY_MS = 1e4;
const LOOK_EVERY_MS = 15e3;
function wire(inputs, task, environment, cancel, store, kept = null) {
	const { run, workspace: folder } = environment;
	const clock = systemClock;
	const started = clock.now();
	const { redact, learn } = learningRedactor(inputs.secrets);
	const say = (text) => info(redact(text));
	const git = gitPorts(task, environment, store, cancel, kept && {
		...kept,
		say
	});
	return {
		task,
		run,
		limits: limitsOf(inputs),
		policy: inputs.policy,
		config: {
			path: inputs.config,
			parse: parseYaml
		},
		models: inputs.models,
		setup: inputs.setup,
		deadline: deadlines(started, inputs.timeLimitMs),
		cancel,
		...paces(environment),
		...git,
		forge: forgeFor(inputs, environment, say),
		model: modelFor(inputs.access, learn),
		sandbox: sandboxFor(environment, store),
		files: localFiles({ root: folder }),
		tools: toolsFor,
		cwd: join(folder, inputs.policy.workingDirectory),
		clock,
		reporter: { say },
		hash: sha256$1,
		plainLines,
		redact
	};
}
const limitsOf = ({ budgetUsd, budgetTokens, maxTurns }) => ({
	budgetUsd,
	...budgetTokens === null ? {} : { budgetTokens },
	maxTurns
});
const paces = ({ lookEveryMs }) => ({
	checkpointEveryMs: CHECKPOINT_EVERY_MS,
	lookEveryMs: lookEveryMs ?? LOOK_EVERY_MS
});
function learningRedactor(given) {
	let secrets = given;
	let redact = redactor(secrets);
	return {
		redact: (text) => redact(text),
		learn(secret) {
			setSecret(secret);
			secrets = [...secrets, secret];
			redact = redactor(secrets);
		}
	};
}
function modelFor(access, learn) {
	switch (access.provider) {
		case "bedrock": return bedrockModel(access);
		case "vertex": return vertexModel({
			...access,
			learn
		});
		case "foundry": return foundryModel({
			...access,
			learn
		});
		default: return anthropicModel(access);
	}
}
function sandboxFor({ workspace }, { home }) {
	const tracking = process.env["RUNNER_TRACKING_ID"];
	return localSandbox({
		path: process.env["PATH"] ?? "/usr/bin:/bin",
		home: join(home, "home"),
		workspace,
		extra: tracking === void 0 ? {} : { RUNNER_TRACKING_ID: tracking },
		earlier: [`GIT_DIR=${dirname(home)}/`]
	});
}
function deadlines(started, limitMs) {
	const margin = Math.min(MARGIN_MS, limitMs / 5);
	return {
		soft: started + limitMs - margin,
		hard: started + limitMs - margin / 2
	};
}
function gitPorts(task, { workspace: folder }, store, cancel, kept) {
	const { repository, home, url, journal } = store;
	const halt = new AbortController();
	const stop = firstOf(cancel, halt.signal);
	const mirror = gitMirror({
		repository,
		journal,
		tempFolder: home,
		stop: cancel
	});
	const folders = keptFolders({
		repository,
		folder,
		tempFolder: home,
		stop: cancel
	});
	const keeper = kept && new Keeper({
		...kept,
		cancel,
		task,
		repository: url,
		hash: sha256$1,
		mirror,
		folders
	});
	store.warmBy(async () => keeper?.warm());
	return {
		halt,
		journal: readAhead(store),
		...keeper ? { keeper } : {},
		branches: gitBranches({
			repository,
			committer: DEFAULT_IDENTITY,
			stop
		}),
		workspace: gitWorkspace({
			repository,
			folder,
			tempFolder: home,
			stop
		}),
		spool: fileSpool(join(home, "log.jsonl"))
	};
}
export { answered$1 as A, hear as B, remindersOf as C, recalled as D, handedOut as E, leave as F, stopEarly as I, performEffect as L, end as M, endBy as N, reported as O, heedStop as P, conflictsWithBase as R, dueAt as S, delegationOf as T, moves as V, usesOf as _, readInbox as a, ownersOf as b, latestTold as c, answerText as d, decisionsText as f, pathUse as g, helpText as h, openTask as i, comeBackLater as j, unreported as k, readFrom as l, guidanceText as m, findTask as n, weigh as o, deniedText as p, firstEvents as r, readOwners as s, wire as t, heardReviews as u, gitPart as v, waitingSince as w, Ledger as x, nameOf as y, takeIn$1 as z };
