import { o as Transient, r as Fatal, t as Aborted, u as untilStopped } from "./failures.js";
import { i as judge, t as checkpointMessage } from "./trailers.js";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
// src/adapters/git/process.ts
const PASSED = [
	"PATH",
	"HOME",
	"TMPDIR",
	"http_proxy",
	"https_proxy",
	"no_proxy",
	"all_proxy",
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"NO_PROXY",
	"ALL_PROXY",
	"GIT_SSL_CAINFO",
	"GIT_SSL_CAPATH",
	"GIT_SSL_NO_VERIFY",
	"SSL_CERT_FILE",
	"SSL_CERT_DIR"
];
const LOCAL_LIMIT_MS = 3e5;
const GRACE_MS = 1e3;
function environmentOf(call, outer) {
	const env = {
		LANG: "C.UTF-8",
		LC_ALL: "C.UTF-8",
		GIT_TERMINAL_PROMPT: "0",
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: "/dev/null",
		...call.env
	};
	for (const name of PASSED) {
		const value = outer[name];
		if (value !== void 0) env[name] = value;
	}
	const config = call.config ?? [];
	env["GIT_CONFIG_COUNT"] = String(config.length);
	for (const [index, [key, value]] of config.entries()) {
		env[`GIT_CONFIG_KEY_${index}`] = key;
		env[`GIT_CONFIG_VALUE_${index}`] = value;
	}
	return env;
}
async function runGit(call, outer = process.env) {
	if (call.signal?.aborted) throw new Aborted("git was not started: the work was told to stop");
	const child = spawn("git", call.args, {
		cwd: call.cwd,
		env: environmentOf(call, outer),
		detached: true,
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		]
	});
	let timedOut = false;
	const stop = () => killGroup(child.pid);
	const timer = setTimeout(() => {
		timedOut = true;
		stop();
	}, call.timeLimitMs ?? LOCAL_LIMIT_MS);
	call.signal?.addEventListener("abort", stop, { once: true });
	child.stdin.on("error", () => {});
	child.stdin.end(call.input ?? "");
	try {
		const ended = new Promise((resolve, reject) => {
			child.once("error", (cause) => reject(notStarted(call, cause)));
			child.once("close", resolve);
		});
		const [code, stdout, stderr] = await Promise.all([
			ended,
			collect(child.stdout, call.hear),
			text(child.stderr)
		]);
		if (call.signal?.aborted && code !== 0) throw new Aborted("git was stopped");
		return {
			code: timedOut ? null : code,
			stdout,
			stderr,
			timedOut
		};
	} finally {
		clearTimeout(timer);
		call.signal?.removeEventListener("abort", stop);
	}
}
function notStarted({ cwd }, cause) {
	if (cwd !== void 0 && !existsSync(cwd)) return new Transient(`the folder ${cwd} is gone`, { cause });
	return new Fatal("git could not be started", "Install git on the runner and run again.", { cause });
}
async function collect(stream, hear = () => {}) {
	const chunks = [];
	for await (const chunk of stream) {
		chunks.push(chunk);
		hear(chunk);
	}
	return Buffer.concat(chunks);
}
function killGroup(pid) {
	if (pid === void 0) return;
	signalGroup(pid, "SIGTERM");
	setTimeout(() => signalGroup(pid, "SIGKILL"), GRACE_MS).unref();
}
function signalGroup(pid, signal) {
	try {
		process.kill(-pid, signal);
	} catch {}
}
// src/adapters/git/repository.ts
const DEFAULT_IDENTITY = {
	name: "github-actions[bot]",
	email: "41898282+github-actions[bot]@users.noreply.github.com"
};
const NETWORK_LIMIT_MS = 6e4;
const TRANSFER_FACTOR = 10;
const ATTRIBUTES = "* -text !eol !filter !ident !working-tree-encoding\n";
const FOLDERS = [
	"info",
	"objects",
	"refs"
];
const CONFIG = "[core]\n	repositoryformatversion = 0\n	bare = true\n";
async function openRepository(options) {
	const gitDir = resolve(options.gitDir);
	const repository = over({
		...options,
		gitDir
	});
	await Promise.all(FOLDERS.map((name) => mkdir(join(gitDir, name), { recursive: true })));
	if (!existsSync(join(gitDir, "HEAD"))) {
		await writeFile(join(gitDir, "config"), CONFIG);
		await writeFile(join(gitDir, "HEAD"), "ref: refs/heads/main\n");
	}
	await writeFile(join(gitDir, "info", "attributes"), ATTRIBUTES);
	await rm(join(gitDir, "shallow.lock"), { force: true });
	return repository;
}
const attachRepository = (gitDir) => over({
	gitDir,
	remote: "",
	token: null,
	serverUrl: ""
}, { GIT_NO_LAZY_FETCH: "1" });
function over(options, always = {}, shared = {
	trees: new Map(),
	last: null
}) {
	const base = baseConfig(options.identity ?? DEFAULT_IDENTITY);
	const secret = tokenConfig(options);
	const run = (args, { config = [], env, ...rest } = {}) => runGit({
		args,
		...rest,
		env: {
			GIT_DIR: options.gitDir,
			...always,
			...env
		},
		config: [...base, ...config],
		signal: options.signal
	}, options.environment);
	const bytes = async (args, call) => {
		const outcome = await run(args, call);
		if (outcome.code !== 0) throw new Transient(`git ${args[0]} failed: ${said(outcome)}`);
		return outcome.stdout;
	};
	const network = (args, kind) => {
		const limitMs = options.networkLimitMs ?? NETWORK_LIMIT_MS;
		const call = {
			args,
			env: { GIT_DIR: options.gitDir },
			config: [
				...base,
				...secret,
				...stallConfig(limitMs)
			],
			timeLimitMs: kind === "transfer" ? limitMs * TRANSFER_FACTOR : limitMs,
			signal: options.signal
		};
		const { last } = shared;
		const start = () => runGit(call, options.environment);
		const next = last ? untilStopped(last, options.signal).then(start) : start();
		const over = Promise.allSettled([last, next]).then(() => {
			if (shared.last === over) shared.last = null;
		});
		shared.last = over;
		return next;
	};
	const until = (signal) => {
		const all = options.signal ? AbortSignal.any([options.signal, signal]) : signal;
		return over({
			...options,
			signal: all
		}, always, shared);
	};
	const text = async (args, call) => (await bytes(args, call)).toString("utf8");
	return {
		options,
		run,
		bytes,
		text,
		network,
		until,
		trees: shared.trees
	};
}
const baseConfig = ({ name, email }) => [
	["user.name", name],
	["user.email", email],
	["core.hooksPath", "/dev/null"],
	["core.fsmonitor", "false"],
	["core.excludesFile", "/dev/null"],
	["core.attributesFile", "/dev/null"],
	["core.autocrlf", "false"],
	["core.safecrlf", "false"],
	["core.fileMode", "true"],
	["core.symlinks", "true"],
	["core.ignoreCase", "false"],
	["core.quotePath", "false"],
	["credential.helper", ""],
	["protocol.version", "2"],
	["gc.auto", "0"],
	["maintenance.auto", "false"],
	["transfer.credentialsInUrl", "allow"],
	["submodule.recurse", "false"],
	["fetch.recurseSubmodules", "false"],
	["push.recurseSubmodules", "no"],
	["push.gpgSign", "false"],
	["advice.addEmbeddedRepo", "false"],
	["advice.pushUpdateRejected", "false"],
	["advice.detachedHead", "false"]
];
const tokenConfig = ({ token, serverUrl }) => token === null ? [] : [[`http.${serverUrl.replace(/\/+$/, "")}/.extraheader`, `AUTHORIZATION: ${basic(token)}`]];
const stallConfig = (limitMs) => [["http.lowSpeedLimit", "1"], ["http.lowSpeedTime", String(Math.ceil(limitMs / 1e3))]];
const basic = (token) => `basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
const said = (outcome) => outcome.timedOut ? "it took too long and was stopped" : outcome.stderr.trim().slice(-2e3) || `exit code ${outcome.code}`;
// src/adapters/git/remote.ts
const PROBE_LIMIT_MS = 15e3;
async function remoteTip(repository, branch) {
	const ref = `refs/heads/${branch}`;
	const outcome = await repository.network([
		"ls-remote",
		"--",
		repository.options.remote,
		ref
	], "question");
	if (outcome.code !== 0) throw await explain(repository, "git-upload-pack", outcome);
	for (const line of outcome.stdout.toString("utf8").split("\n")) {
		const [sha, name] = line.split("	");
		if (name === ref && sha !== void 0) return sha;
	}
	return null;
}
async function treeHere(repository, sha) {
	const { trees } = repository;
	const known = trees.get(sha);
	if (known !== void 0) return known;
	const found = await repository.run([
		"rev-parse",
		"--verify",
		"--quiet",
		`${sha}^{tree}`
	]);
	if (found.code !== 0) return null;
	const tree = found.stdout.toString("latin1").trim();
	trees.set(sha, tree);
	return tree;
}
async function treeOf(repository, id) {
	const tree = await treeHere(repository, id);
	if (tree === null) throw new Transient(`git lacks ${id} although it was fetched`);
	return tree;
}
const hasCommit = async (repository, sha) => await treeHere(repository, sha) !== null;
async function fetchCommit(repository, sha, depth = 1) {
	if (depth === 1 && await hasCommit(repository, sha)) return;
	const outcome = await fetchRef(repository, depth, `+${sha}:refs/pawl/have/${sha}`);
	if (outcome.code !== 0) throw await explain(repository, "git-upload-pack", outcome);
}
async function fetchBranch(repository, branch) {
	const ref = `refs/pawl/read/${branch}`;
	const outcome = await fetchRef(repository, 1, `+refs/heads/${branch}:${ref}`);
	if (outcome.code === 0) return ref;
	if (await remoteTip(repository, branch) === null) return null;
	throw await explain(repository, "git-upload-pack", outcome);
}
function fetchRef(repository, depth, spec) {
	const options = [
		"--quiet",
		`--depth=${depth}`,
		"--no-tags",
		"--no-write-fetch-head",
		"--no-auto-maintenance"
	];
	return repository.network([
		"fetch",
		...options,
		"--",
		repository.options.remote,
		spec
	], "transfer");
}
async function plainPush(repository, branch, sha) {
	const spec = `${sha}:refs/heads/${branch}`;
	const args = [
		"push",
		"--porcelain",
		"--no-verify",
		"--no-follow-tags",
		"--",
		repository.options.remote,
		spec
	];
	const outcome = await repository.network(args, "transfer");
	const refused = outcome.stdout.toString("utf8").split("\n").some((line) => line.startsWith("!	"));
	return {
		accepted: outcome.code === 0 && !refused,
		refused,
		outcome
	};
}
const refusal = (branch, { outcome }) => new Fatal(`the remote refuses the push to ${branch}: ${said(outcome)}`, `Read the remote's words above: a ruleset, push protection, or a token that may not change workflows stops it. Allow pushes to ${branch}, or undo what is refused; then comment /retry.`);
async function explain(repository, service, outcome) {
	const what = `the remote repository could not be ${service === "git-receive-pack" ? "written" : "read"}: ${said(outcome)}`;
	if (outcome.timedOut) return new Transient(what);
	const answer = await probe(repository, service);
	if (answer === null) return new Transient(what);
	const { status, retryAfterMs } = answer;
	if (judge({
		where: "git",
		status,
		limited: retryAfterMs !== null
	}).class === "transient") return new Transient(what, {
		status: status === 200 ? null : status,
		retryAfterMs
	});
	const todo = status === 404 ? "Check that the repository exists and that github-token may see it." : "Give the job `permissions: contents: write` and check that github-token has not expired.";
	return new Fatal(`${what} (status ${status})`, todo, { status });
}
async function probe({ options }, service) {
	if (!/^https?:/.test(options.remote)) return null;
	const url = new URL(`${options.remote.replace(/\/+$/, "")}/info/refs?service=${service}`);
	if (url.hostname.endsWith(".localhost")) url.hostname = "localhost";
	const ours = options.remote.startsWith(`${options.serverUrl.replace(/\/+$/, "")}/`);
	const headers = options.token !== null && ours ? { authorization: basic(options.token) } : {};
	const limit = AbortSignal.timeout(PROBE_LIMIT_MS);
	const signal = options.signal === void 0 ? limit : AbortSignal.any([limit, options.signal]);
	try {
		const response = await fetch(url, {
			headers,
			signal
		});
		await response.body?.cancel();
		return {
			status: response.status,
			retryAfterMs: retryAfter(response.headers.get("retry-after"))
		};
	} catch (cause) {
		if (options.signal?.aborted) throw new Aborted("the work was told to stop", { cause });
		return null;
	}
}
const retryAfter = (value) => {
	const seconds = value === null ? NaN : Number(value);
	return Number.isFinite(seconds) ? seconds * 1e3 : null;
};
// src/adapters/git/checkpoint.ts
const SHARD = 64;
const segmentPath = (number) => {
	return `journal/segments/${String(Math.floor((number - 1) / SHARD)).padStart(4, "0")}/${String(number).padStart(6, "0")}.jsonl`;
};
const blobPath = (digest) => `journal/blobs/${digest.slice(0, 2)}/${digest}`;
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
async function writeCheckpoint(repository, checkpoint) {
	const output = await repository.text([
		"fast-import",
		"--quiet",
		"--force",
		"--done",
		"--date-format=now"
	], {
		input: script(checkpoint),
		config: [["fastimport.unpackLimit", "1000"]]
	});
	const sha = output.trim();
	if (!/^[0-9a-f]{40}$/.test(sha)) throw new Error(`fast-import named no commit: ${output}`);
	return sha;
}
function script({ parent, seed, segment, batch, nonce, committer, ref, moves = [] }) {
	const parts = [`commit ${ref}\nmark :1\ncommitter ${person(committer)} now\n`];
	const data = (text) => {
		const bytes = Buffer.from(text);
		parts.push(`data ${bytes.length}\n`, bytes, "\n");
	};
	const file = (path, text) => {
		parts.push(`M 100644 inline ${path}\n`);
		data(text);
	};
	const { lease, waitsFor, subject, wakeAt = null, heardAt = null, known } = batch;
	data(checkpointMessage(subject, {
		...lease,
		waitsFor,
		wakeAt,
		heardAt,
		...known ? { known } : {}
	}, nonce));
	if (parent !== null) parts.push(`from ${parent}\n`);
	else if (seed !== null) parts.push(`M 040000 ${seed} ""\n`);
	for (const { path, mode, id } of moves) parts.push(id === null ? `D ${path}\n` : `M ${mode} ${id} ${path}\n`);
	file("README.md", batch.readme);
	file(segmentPath(segment), `${batch.lines.join("\n")}\n`);
	for (const [digest, text] of batch.blobs) file(blobPath(digest), text);
	parts.push(`M 040000 ${batch.workspace} workspace\n`, "get-mark :1\n", "done\n");
	return Buffer.concat(parts.map((part) => typeof part === "string" ? Buffer.from(part) : part));
}
const person = ({ name, email }) => `${name.replace(/[<>\n]/g, "")} <${email.replace(/[<>\n]/g, "")}>`;
async function messageOf(repository, commit) {
	return repository.text([
		"log",
		"-1",
		"--format=%B",
		commit
	]);
}
function assertBatch({ lines, blobs, workspace }) {
	if (lines.length === 0) throw new Error("A batch needs at least one line");
	if (lines.some((line) => line.includes("\n"))) throw new Error("A journal line holds a line break");
	if (!/^[0-9a-f]{40}$/.test(workspace)) throw new Error(`${workspace} is no id of a tree`);
	for (const [digest, text] of blobs) if (sha256(text) !== digest) throw new Error(`The text of blob ${digest} has another digest`);
}
// src/adapters/git/stored.ts
const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
const MB = 1048576;
const CAPS = {
	segment: 64 * MB,
	journal: 512 * MB,
	blob: 64 * MB
};
const TODO = "somebody other than Pawl has written to the state branch: undo that with a commit on top of it (`git revert`), never by moving it back; then comment `/retry`.";
async function readStored(repository, name, caps = CAPS, hear = () => {}) {
	const entries = await listSegments(repository, name);
	const broken = misplaced(entries) ?? oversized(entries, caps);
	const ids = broken ? [] : entries.map(({ id }) => id);
	const segments = [];
	const objects = await catFile(repository, [
		...ids,
		name,
		`${name}:workspace`
	], (some, from) => {
		const texts = some.slice(0, Math.max(0, ids.length - from)).map((object, index) => textAt(from + index, object));
		segments.push(...texts);
		hear(texts);
	});
	const workspace = objects.pop();
	const commit = objects.pop();
	const tip = commit?.id ?? name;
	if (workspace && workspace.type !== "tree") throw new Fatal(`${tip} holds no workspace folder`, TODO);
	const head = {
		tip,
		at: madeAt(commit?.bytes.toString("utf8") ?? ""),
		workspace: workspace?.id ?? "4b825dc642cb6eb9a060e54bf8d69288fbee4904"
	};
	if (broken) return {
		...head,
		segments: [],
		broken
	};
	const lost = objects.findIndex((object) => object?.type !== "blob");
	const missing = {
		segment: segmentPath(lost + 1),
		line: 1,
		problem: "can not be read: git lacks the object"
	};
	return lost >= 0 ? {
		...head,
		segments: [],
		broken: missing
	} : {
		...head,
		segments
	};
}
const textAt = (index, object) => ({
	name: segmentPath(index + 1),
	text: object?.bytes.toString("utf8") ?? ""
});
const madeAt = (commit) => Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(commit)?.[1] ?? 0) * 1e3;
async function listSegments(repository, commit) {
	return (await repository.text([
		"ls-tree",
		"-r",
		"-l",
		"-z",
		commit,
		"--",
		"journal/segments"
	])).split("\0").filter((entry) => entry !== "").map((entry) => {
		const [[mode, type, id = "", size], path] = entryOf(entry);
		return {
			path,
			id,
			size: Number(size),
			isFile: type === "blob" && mode === "100644"
		};
	});
}
function entryOf(listed) {
	const end = listed.indexOf("	");
	return [listed.slice(0, end).split(/ +/), listed.slice(end + 1)];
}
function misplaced(entries) {
	const index = entries.findIndex(({ path, isFile }, at) => !isFile || path !== segmentPath(at + 1));
	const found = entries[index];
	if (!found) return null;
	const due = segmentPath(index + 1);
	return {
		segment: due,
		line: 1,
		problem: found.path === due ? "is no ordinary file" : `is missing: ${found.path} stands in its place`
	};
}
function oversized(entries, caps) {
	let total = 0;
	for (const { path, size } of entries) {
		total += size;
		if (size > caps.segment) return tooLarge(path, `is ${size} bytes long, of at most ${caps.segment}`);
		if (total > caps.journal) return tooLarge(path, `makes the journal larger than ${caps.journal} bytes`);
	}
	return null;
}
const tooLarge = (segment, what) => ({
	segment,
	line: 1,
	problem: `${what}, and was not read`
});
async function readBlob(repository, tip, digest) {
	if (!/^[0-9a-f]{64}$/.test(digest)) return null;
	const name = `${tip}:${blobPath(digest)}`;
	const [type, size] = (await repository.text(["cat-file", "--batch-check=%(objecttype) %(objectsize)"], { input: `${name}\n` })).trim().split(" ");
	if (type !== "blob") return null;
	if (Number(size) > CAPS.blob) throw new Fatal(`${blobPath(digest)} is ${size} bytes long, of at most ${CAPS.blob}, and was not read`, TODO);
	const [object] = await catFile(repository, [name]);
	if (object?.type !== "blob") return null;
	if (sha256(object.bytes) !== digest) throw new Fatal(`${blobPath(digest)} does not hold what its name says`, TODO);
	return object.bytes.toString("utf8");
}
async function catFile(repository, names, hear = () => {}) {
	const all = [];
	const parse = batchParser();
	await repository.bytes([
		"cat-file",
		"--batch",
		"--buffer"
	], {
		input: `${names.join("\n")}\n`,
		hear(chunk) {
			const some = parse(chunk);
			hear(some, all.length);
			all.push(...some);
		}
	});
	if (all.length !== names.length) throw new Error(`cat-file ended before ${names[all.length]}`);
	return all;
}
function batchParser() {
	let waiting = [];
	let missing = 0;
	return (chunk) => {
		waiting.push(chunk);
		missing -= chunk.length;
		if (missing > 0) return [];
		const output = Buffer.concat(waiting);
		const objects = [];
		let offset = 0;
		for (let end = output.indexOf("\n"); end >= 0; end = output.indexOf("\n", offset)) {
			const [id = "", type = "", size] = output.toString("utf8", offset, end).split(" ");
			const start = end + 1;
			const after = size === void 0 ? start : start + Number(size) + 1;
			missing = after - output.length;
			if (missing > 0) break;
			objects.push(size === void 0 ? null : {
				id,
				type,
				bytes: output.subarray(start, after - 1)
			});
			offset = after;
		}
		waiting = [output.subarray(offset)];
		return objects;
	};
}
export { runGit as C, said as S, remoteTip as _, readBlob as a, attachRepository as b, messageOf as c, explain as d, fetchBranch as f, refusal as g, plainPush as h, listSegments as i, sha256 as l, hasCommit as m, EMPTY_TREE as n, readStored as o, fetchCommit as p, entryOf as r, assertBatch as s, CAPS as t, writeCheckpoint as u, treeOf as v, openRepository as x, DEFAULT_IDENTITY as y };
