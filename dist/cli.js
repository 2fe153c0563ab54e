#!/usr/bin/env node
import { o as Transient, r as Fatal } from "./failures.js";
import { parseArgs } from "node:util";
import { hash } from "node:crypto";
import { Pt as decode, Vt as shortDigest, _t as isOpened, at as evolve, ct as openedFor, ht as initialState, ot as fold, rt as largeTexts, t as statusComment, xt as phaseOf } from "./status.js";
import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { C as runGit, _ as remoteTip, a as readBlob, b as attachRepository, o as readStored, p as fetchCommit, t as CAPS, x as openRepository } from "./stored.js";
import { l as stateBranch } from "./trailers.js";
// src/cli/arguments.ts
const HELP = `pawl: read the journal of a task

A task that Pawl works on keeps all that happened in a journal, on the branch
pawl/state/<issue> of its repository. These commands read it and change nothing.
Run them in a clone of the repository.

  pawl verify <task>         Is the journal whole? Checks every line, number,
                             digest, lease and large text. Exit code 1 when it
                             is broken, with segment and line.
  pawl log <task>            What happened, an event a line.
  pawl show <task>           Where the task is, as its status comment says it.
  pawl show <task> <event>   One event, whole.
  pawl replay <task>         Goes through the journal event by event and prints
                             every change of phase.
  pawl replay <task> --at <event>
                             Where the task was just after that event.

<task> is the issue's number, like 42; <event> is a number that the log shows.

Where the journal is read from (nothing is fetched unless you say so):
  (by default)               the local branch pawl/state/<task>, else a remote's
                             as of the last fetch. To get it:
                             git fetch origin "+refs/heads/pawl/*:refs/remotes/origin/pawl/*"
  --remote <url>             fetches it from there. A token in GITHUB_TOKEN is
                             sent to that host, where it is set.
  --journal <path>           a folder with the journal's segments, or one file
                             of events; <task> may then be left out.

  --help                     this text

Exit code: 0 well, 1 the journal is broken, 2 it could not be read or the
command is not understood.
`;
const COMMANDS = [
	"verify",
	"log",
	"show",
	"replay"
];
const OPTIONS = {
	help: {
		type: "boolean",
		short: "h"
	},
	remote: { type: "string" },
	journal: { type: "string" },
	at: { type: "string" }
};
function readArguments(words) {
	let parsed;
	try {
		parsed = parse(words);
	} catch (error) {
		return { wrong: error instanceof Error ? error.message : String(error) };
	}
	const { values, positionals } = parsed;
	const [name, ...rest] = positionals;
	if (values.help || name === void 0 || name === "help") return "help";
	const command = COMMANDS.find((known) => known === name);
	if (!command) return { wrong: `There is no command ${name}. Use ${COMMANDS.join(", ")}.` };
	const { remote = null, journal = null } = values;
	const [task, ...more] = journal !== null && isEventAlone(command, rest) ? [void 0, ...rest] : rest;
	const event = values.at ?? more.shift();
	if (more.length > 0) return { wrong: `${more[0]} is one word too many.` };
	if (task === void 0 && journal === null) return { wrong: `Which task? Say its issue number: pawl ${command} 42` };
	for (const number of [task, event]) if (number !== void 0 && !/^[1-9]\d{0,9}$/.test(number)) return { wrong: `${number} is no number above 0.` };
	return {
		command,
		task: numberOf(task),
		event: numberOf(event),
		remote,
		journal
	};
}
const isEventAlone = (command, rest) => command === "show" && rest.length === 1;
const parse = (words) => parseArgs({
	args: [...words],
	options: OPTIONS,
	allowPositionals: true
});
const numberOf = (text) => text === void 0 ? null : Number(text);
// src/cli/terminal.ts
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const safe = (text) => text.toWellFormed().replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
function short(text, max) {
	const line = safe(text.replace(/\s+/g, " ").trim());
	return line.length > max ? `${line.slice(0, max - 1)}…` : line;
}
// src/cli/describe.ts
const DESCRIPTIONS = {
	"task.opened": ({ title, labeledBy }) => `${title} (handed over by ${labeledBy})`,
	"lease.taken": ({ run }) => `run ${run.id}, attempt ${run.attempt}`,
	"run.ended": ({ reason }) => reason,
	"return.scheduled": ({ until, why }) => `not before ${timeOf(until)}: ${why}`,
	"journal.repaired": ({ droppedFrom, by, problem }) => `by ${by}, from event ${droppedFrom} on: ${problem}`,
	"signal.admitted": ({ command, by }) => `/${command.name} ${command.argument} by ${by}`,
	"signal.refused": ({ by, reason }) => `${by}: ${reason}`,
	"agent.started": ({ role, model, parent }) => `${role}${parent ? ", sub-agent" : ""} with ${model}`,
	"turn.started": ({ turn }) => `turn ${turn}`,
	"turn.completed": ({ turn, stop, usd, content }) => [`turn ${turn}: ${stop}, $${usd.toFixed(3)}`, ...content.filter(isCall).map(({ name }) => String(name))].join(", "),
	"turn.failed": ({ turn, message, usd }) => `turn ${turn}: ${message}${usd ? `, $${usd.toFixed(3)}` : ""}`,
	"model.changed": ({ model }) => model,
	"context.compacted": ({ strength, upTo, tokens }) => `${strength} up to turn ${upTo}, at ${tokens} tokens`,
	"summary.started": ({ model }) => `with ${model}`,
	"summary.failed": ({ message }) => message,
	"summary.completed": ({ stop, usd, text }) => `${stop}, $${usd.toFixed(3)}: ${text}`,
	"tool.started": ({ name }) => name,
	"tool.completed": ({ outcome, output, seconds }) => `${outcome} after ${seconds.toFixed(1)} s: ${output.text}`,
	"plan.submitted": ({ version, digest, plan }) => `v${version} ${shortDigest(digest)}: ${plan.summary}`,
	"plan.approved": ({ version, by }) => `v${version} by ${by}`,
	"step.updated": ({ step, status }) => `step ${step} ${status}`,
	"work.finished": ({ changed }) => `${changed.length} changed: ${changed.join(", ")}`,
	"checks.awaited": ({ sha, running, missing }) => `${[...running, ...missing].join(", ")} on ${sha.slice(0, 10)}`,
	"verification.completed": ({ passed, sha }) => `${passed ? "passed" : "failed"} on ${sha.slice(0, 10)}`,
	"effect.scheduled": ({ key, effect }) => `${effect.kind} ${key}`,
	"effect.completed": ({ key, found, evidence }) => `${key}${found ? ", found" : ""} ${evidence.url ?? evidence.sha ?? evidence.id ?? ""}`,
	"task.suspended": ({ title, todo }) => `${title}; to go on: ${todo}`,
	"task.ended": ({ outcome }) => outcome
};
const isCall = ({ type }) => type === "tool_use";
const timeOf = (at) => `${new Date(at).toISOString().slice(0, 19).replace("T", " ")}Z`;
function describe(recorded) {
	const { seq, at, epoch, type, data } = recorded;
	const say = DESCRIPTIONS[type];
	const text = say ? say(data) : JSON.stringify(data);
	return `${String(seq).padStart(6)}  ${timeOf(at)}  e${epoch}  ${type.padEnd(22)} ${short(text, 100)}`.trimEnd();
}
// src/cli/commands.ts
const sha256 = (text) => hash("sha256", text);
async function answer(asked, source) {
	const read = readAll(source);
	if (asked.command === "verify") return verify(source, asked.task, read);
	return {
		lines: tell(asked, read.events),
		problem: read.broken ? `${placeOf(read.broken)}\nOnly what stands before it is shown.` : null
	};
}
function readAll({ segments, broken }) {
	const decoded = decode(segments, sha256);
	if (decoded.ok) return {
		events: decoded.events,
		broken: broken ?? null
	};
	const before = decode(upTo(segments, decoded.broken), sha256);
	return {
		events: before.ok ? before.events : [],
		broken: decoded.broken
	};
}
function upTo(segments, { segment, line }) {
	const index = segments.findIndex(({ name }) => name === segment);
	const { name = "", text = "" } = segments[index] ?? {};
	const whole = text.split("\n").slice(0, line - 1).map((one) => `${one}\n`);
	return [...segments.slice(0, index), {
		name,
		text: whole.join("")
	}];
}
const placeOf = ({ segment, line, problem }) => `Broken: line ${line} of ${segment} ${problem}.`;
async function verify(source, task, read) {
	const { events } = read;
	const opened = openedFor(task, fold(events));
	const broken = read.broken ?? ("problem" in opened ? opened : null);
	const missing = broken ? null : await badBlob(source, events);
	if (broken || missing) {
		const advice = [
			...broken?.newer ? ["A newer version of Pawl may know what this line says: look with that one first."] : [],
			`Whole up to event ${events.length}. Nothing was changed. Read from ${source.where}.`,
			"To go on: somebody with the maintain or admin role comments /retry on the issue; Pawl then goes on from the last whole checkpoint and keeps the rest under journal/broken/ on the state branch."
		];
		return {
			lines: [],
			problem: [broken ? placeOf(broken) : missing, ...advice].join("\n")
		};
	}
	const last = events.at(-1);
	return {
		lines: [`Whole: ${`${events.length} events in ${source.segments.length} ${source.segments.length === 1 ? "segment" : "segments"}`}${last ? `, the last of ${timeOf(last.at)} under epoch ${last.epoch}` : ""}.`, `Read from ${source.where}.`],
		problem: null
	};
}
async function badBlob({ blob }, events) {
	for (const recorded of events) {
		const { seq } = recorded;
		for (const digest of largeTexts(recorded)) {
			const text = await blob(digest).catch((error) => error instanceof Error ? error : null);
			if (text === null) return `Broken: the large text ${digest} that event ${seq} names is missing.`;
			if (text instanceof Error) return `Broken: the large text that event ${seq} names can't be read: ${text.message}.`;
		}
	}
	return null;
}
function tell({ command, event }, events) {
	if (command === "log") return events.map(describe);
	if (command === "replay") return event === null ? phases(events) : [stateAt(events, event)];
	if (event === null) return [where(fold(events))];
	const found = events[event - 1];
	return [found ? JSON.stringify(found, null, 2) : `There is no event ${event}; the last is ${events.length}.`];
}
function phases(events) {
	const lines = [];
	let state = initialState;
	let phase = null;
	for (const recorded of events) {
		state = evolve(state, recorded);
		const now = phaseOf(state);
		if (now !== phase) lines.push(`${describe(recorded)}\n        → ${now}`);
		phase = now;
	}
	return [...lines, `${events.length} events replayed.`];
}
const stateAt = (events, event) => `After event ${Math.min(event, events.length)} of ${events.length}:\n\n${where(fold(events.slice(0, event)))}`;
const where = (state) => isOpened(state) ? statusComment(state) : "The journal does not say that a task was opened.";
const printed = (lines) => lines.map((line) => `${safe(line)}\n`).join("");
// src/cli/source.ts
var NotFound = class extends Error {
	name = "NotFound";
};
async function withSource(asked, cwd, use) {
	const { task, remote, journal } = asked;
	if (journal !== null) return use(await fromPath(journal));
	const branch = stateBranch(task ?? 0);
	return remote === null ? use(await fromClone(cwd, branch)) : fromRemote(remote, branch, use);
}
async function fromClone(cwd, branch) {
	const found = await runGit({
		args: ["rev-parse", "--absolute-git-dir"],
		cwd
	});
	if (found.code !== 0) throw new NotFound("This folder is in no git repository. Run pawl in a clone, or use --remote or --journal.");
	const repository = attachRepository(found.stdout.toString("utf8").trim());
	const [first] = (await repository.text([
		"for-each-ref",
		"--format=%(objectname) %(refname)",
		`refs/heads/${branch}`,
		`refs/remotes/*/${branch}`
	])).trim().split("\n");
	const [tip = "", ref = ""] = first?.split(" ") ?? [];
	if (tip === "") throw new NotFound(`There is no branch ${branch} here. Get it with: git fetch origin "+refs/heads/${branch}:refs/remotes/origin/${branch}"`);
	return fromCommit(repository, tip, `${ref} at ${tip.slice(0, 10)}`).catch((error) => {
		if (!(error instanceof Transient)) throw error;
		throw new NotFound(`This clone does not hold all of ${branch}, as a partial one does not; add --remote and the address of the repository. ${error.message}`);
	});
}
async function fromRemote(remote, branch, use) {
	const folder = await mkdtemp(join(tmpdir(), "pawl-"));
	const serverUrl = /^https?:\/\//.test(remote) ? new URL(remote).origin : remote;
	const token = process.env["GITHUB_TOKEN"] || null;
	try {
		const repository = await openRepository({
			gitDir: join(folder, "git"),
			remote,
			token,
			serverUrl
		});
		const tip = await remoteTip(repository, branch);
		if (tip === null) throw new NotFound(`${remote} has no branch ${branch}.`);
		await fetchCommit(repository, tip);
		return await use(await fromCommit(repository, tip, `${branch} of ${remote} at ${tip.slice(0, 10)}`));
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
const fromCommit = async (repository, tip, where) => ({
	...await readStored(repository, tip),
	where,
	blob: (digest) => readBlob(repository, tip, digest)
});
async function fromPath(path) {
	const found = await stat(path).catch(() => null);
	if (!found) throw new NotFound(`There is no file or folder ${path}.`);
	const files = (found.isDirectory() ? (await readdir(path, { recursive: true })).sort() : [""]).filter((name) => name === "" || name.endsWith(".jsonl")).map((name) => join(path, name));
	const inSegments = files.filter((file) => relative(path, file).split(/[/\\]/).includes("segments"));
	const chosen = (inSegments.length > 0 ? inSegments : files).filter((file) => !/[/\\]broken[/\\]/.test(file));
	if (chosen.length === 0) throw new NotFound(`${path} holds no file that ends in .jsonl.`);
	const segments = [];
	for (const file of chosen) {
		const { size } = await stat(file);
		const problem = `is ${size} bytes long, of at most ${CAPS.segment}, and was not read`;
		if (size > CAPS.segment) return {
			where: path,
			segments,
			broken: {
				segment: file,
				line: 1,
				problem
			},
			blob: async () => void 0
		};
		segments.push({
			name: file,
			text: await readFile(file, "utf8")
		});
	}
	return {
		where: path,
		segments,
		blob: async () => void 0
	};
}
// src/cli/main.ts
const BROKEN = 1;
const UNREADABLE = 2;
async function main(words) {
	const asked = readArguments(words);
	if (asked === "help") {
		process.stdout.write(HELP);
		return 0;
	}
	if ("wrong" in asked) {
		process.stderr.write(printed([asked.wrong, "pawl --help says what there is."]));
		return UNREADABLE;
	}
	try {
		const { lines, problem } = await withSource(asked, process.cwd(), (source) => answer(asked, source));
		process.stdout.write(printed(lines));
		if (problem !== null) process.stderr.write(printed([problem]));
		return problem === null ? 0 : BROKEN;
	} catch (error) {
		if (!(error instanceof NotFound || error instanceof Fatal || error instanceof Transient)) throw error;
		process.stderr.write(printed([error.message, ...error instanceof Fatal ? [`What to do: ${error.todo}`] : []]));
		return UNREADABLE;
	}
}
process.exitCode = await main(process.argv.slice(2));
export {};
