import { i as LeaseLost } from "./failures.js";
import { l as stateBranch, n as readTrailers } from "./trailers.js";
import { S as said, _ as remoteTip, a as readBlob, c as messageOf, d as explain, f as fetchBranch, g as refusal, h as plainPush, i as listSegments, o as readStored, p as fetchCommit, r as entryOf, s as assertBatch, t as CAPS, u as writeCheckpoint, v as treeOf, x as openRepository, y as DEFAULT_IDENTITY } from "./stored.js";
import { t as systemClock } from "./clock.js";
import { join } from "node:path";
import { mkdir } from "node:fs/promises";
// src/adapters/git/archive.ts
const tagOf = (branch) => `refs/tags/${branch}`;
async function isArchived(repository, branch) {
	const args = [
		"ls-remote",
		"--",
		repository.options.remote,
		tagOf(branch)
	];
	const outcome = await repository.network(args, "question");
	if (outcome.code !== 0) throw await explain(repository, "git-upload-pack", outcome);
	return outcome.stdout.length > 0;
}
async function archive(repository, branch, tip) {
	const ref = `refs/heads/${branch}`;
	const options = [
		"--porcelain",
		"--atomic",
		"--no-verify",
		`--force-with-lease=${ref}:${tip}`
	];
	const specs = [`${tip}:${tagOf(branch)}`, `:${ref}`];
	const outcome = await repository.network([
		"push",
		...options,
		"--",
		repository.options.remote,
		...specs
	], "transfer");
	if (outcome.code === 0) return;
	const now = await remoteTip(repository, branch);
	if (now === null && await isArchived(repository, branch)) return;
	if (now !== tip) throw new LeaseLost(`${branch} has moved and was not archived: ${said(outcome)}`);
	throw await explain(repository, "git-receive-pack", outcome);
}
// src/adapters/git/repair.ts
const ALL = 0x7fffffff;
async function* earlier(repository, tip, segment) {
	await fetchCommit(repository, tip, ALL);
	const list = await repository.text([
		"rev-list",
		"--first-parent",
		tip
	]);
	let last = await upTo(repository, tip, segment);
	for (const commit of list.split("\n").slice(1)) {
		if (commit === "") continue;
		const here = await upTo(repository, commit, segment);
		if (here === last) continue;
		last = here;
		yield await readStored(repository, commit);
	}
}
async function upTo(repository, commit, segment) {
	const count = Number(/(\d+)\.jsonl$/.exec(segment)?.[1]);
	const entries = await listSegments(repository, commit);
	return JSON.stringify(entries.slice(0, count).map(({ path, id }) => [path, id]));
}
async function movesBack(repository, tip, good) {
	const bad = (await folder(repository, `${tip}:journal`)).filter(({ name }) => name !== "broken");
	const whole = (await folder(repository, `${good}:journal`)).filter(({ name }) => name !== "broken");
	const number = (await folder(repository, `${tip}:journal/broken`)).length + 1;
	return [
		...bad.map(({ mode, id, name }) => ({
			path: `journal/broken/${number}/${name}`,
			mode,
			id
		})),
		...bad.map(({ name, mode }) => ({
			path: `journal/${name}`,
			mode,
			id: null
		})),
		...whole.map(({ mode, id, name }) => ({
			path: `journal/${name}`,
			mode,
			id
		}))
	].map((move) => ({
		...move,
		path: quoted(move.path)
	}));
}
const quoted = (path) => `"${path.replace(QUOTED, octal)}"`;
const QUOTED = /["\\\u0000-\u001f]/g;
const octal = (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`;
async function folder(repository, name) {
	const found = await repository.run([
		"ls-tree",
		"-z",
		name
	]);
	if (found.code !== 0) return [];
	return found.stdout.toString("utf8").split("\0").filter((entry) => entry !== "").map((entry) => {
		const [[mode = "", , id = ""], name] = entryOf(entry);
		return {
			mode,
			id,
			name
		};
	});
}
// src/adapters/git/journal.ts
const PATIENCE = 3;
const gitJournal = (options) => new GitJournal(options);
var GitJournal = class {
	options;
	repository;
	reading;
	branch;
	position = {
		tip: null,
		segments: 0
	};
	attempts = new Map();
	refusals = 0;
	archived = null;
	constructor(options) {
		this.options = options;
		this.repository = options.repository;
		this.reading = options.stop ? options.repository.until(options.stop) : options.repository;
		this.branch = stateBranch(options.task);
	}
	async read(hear) {
		const { beforeFetch } = this.options;
		const fetched = beforeFetch ? await this.fetchAfter(beforeFetch) : await fetchBranch(this.reading, this.branch);
		this.archived = null;
		if (fetched === null) {
			this.moveTo({
				tip: null,
				segments: 0
			});
			return null;
		}
		const stored = await readStored(this.reading, fetched, CAPS, hear);
		this.moveTo({
			tip: stored.tip,
			segments: stored.segments.length
		});
		return stored;
	}
	async fetchAfter(ready) {
		const [tip] = await Promise.all([remoteTip(this.reading, this.branch), ready()]);
		if (tip !== null) await fetchCommit(this.reading, tip);
		return tip;
	}
	get tip() {
		return this.position.tip;
	}
	async revive(checkpoint) {
		const { segments } = await readStored(this.repository, checkpoint);
		const seed = await treeOf(this.repository, checkpoint);
		this.moveTo({
			tip: null,
			segments: segments.length,
			seed
		});
	}
	async append(batch, signal) {
		assertBatch(batch);
		const repository = this.within(signal);
		const arrived = this.attempts.size === 0 ? null : await this.settle(repository);
		return arrived === null ? this.attempt(repository, batch) : this.goOn(repository, batch, arrived);
	}
	async confirm(signal) {
		const repository = this.within(signal);
		const tip = await remoteTip(repository, this.branch);
		if (!(tip === this.position.tip || tip !== null && this.attempts.has(tip))) throw await leaseLost(repository, this.branch, tip);
	}
	within(signal) {
		return signal ? this.repository.until(signal) : this.repository;
	}
	async archive() {
		const { tip } = this.position;
		this.archived = null;
		if (tip !== null) await archive(this.reading, this.branch, tip);
	}
	async isArchived() {
		if (this.position.tip !== null) return isArchived(this.reading, this.branch);
		this.archived ??= await isArchived(this.reading, this.branch);
		return this.archived;
	}
	async blob(digest) {
		const { tip, good, seed } = this.position;
		const at = good ?? tip ?? seed;
		return at === void 0 ? null : readBlob(this.repository, at, digest);
	}
	history(tip, segment) {
		return earlier(this.reading, tip, segment);
	}
	goBackTo({ tip: good, segments }) {
		this.moveTo({
			tip: this.position.tip,
			segments: segments.length,
			good
		});
	}
	async attempt(repository, batch) {
		const { nonce, committer, task } = this.options;
		const { tip: parent, segments, good, seed = null } = this.position;
		const moves = parent !== null && good !== void 0 ? await movesBack(repository, parent, good) : [];
		const ref = `refs/pawl/checkpoint/${task}`;
		const checkpoint = {
			parent,
			seed,
			segment: segments + 1,
			batch,
			nonce: nonce(),
			committer,
			ref,
			moves
		};
		const commit = await writeCheckpoint(repository, checkpoint);
		this.attempts.set(commit, batch.lines);
		const push = await plainPush(repository, this.branch, commit);
		if (push.accepted) {
			this.moveTo({
				tip: commit,
				segments: segments + 1
			});
			return commit;
		}
		const arrived = await this.settle(repository);
		if (arrived !== null) return this.goOn(repository, batch, arrived);
		if (push.refused) this.refusals += 1;
		throw this.refusals >= PATIENCE ? refusal(this.branch, push) : await explain(repository, "git-receive-pack", push.outcome);
	}
	async settle(repository) {
		const tip = await remoteTip(repository, this.branch);
		if (tip === this.position.tip) return null;
		const lines = tip === null ? void 0 : this.attempts.get(tip);
		if (lines === void 0) throw await leaseLost(repository, this.branch, tip);
		this.moveTo({
			tip,
			segments: this.position.segments + 1
		});
		return lines;
	}
	async goOn(repository, batch, arrived) {
		if (!arrived.every((line, index) => line === batch.lines[index])) throw new LeaseLost(`An earlier append of this very run reached ${this.branch} after its outcome had been unknown, and it holds other events. The next run goes on from there.`);
		const lines = batch.lines.slice(arrived.length);
		const { tip } = this.position;
		return lines.length === 0 && tip !== null ? tip : this.attempt(repository, {
			...batch,
			lines
		});
	}
	moveTo(position) {
		this.position = position;
		this.attempts.clear();
		this.refusals = 0;
	}
};
async function leaseLost(repository, branch, tip) {
	if (tip === null) return new LeaseLost(`${branch} has been deleted on the remote`, "deleter");
	const moved = `${branch} has moved to ${tip}, which this run did not write`;
	try {
		await fetchCommit(repository, tip);
		const holder = readTrailers(await messageOf(repository, tip));
		return holder ? new LeaseLost(`${branch} is at ${tip}: run ${holder.run} holds it in epoch ${holder.epoch}`) : new LeaseLost(moved, "mover");
	} catch {
		return new LeaseLost(moved);
	}
}
// src/action/store.ts
async function openStore(inputs, task, environment, stop, waits) {
	const { owner, repo, serverUrl, temp } = environment;
	const home = join(temp, "pawl", String(task));
	const url = `${serverUrl}/${owner}/${repo}`;
	await mkdir(join(home, "home"), { recursive: true });
	process.chdir(home);
	const remote = `${url}.git`;
	const repository = await openRepository({
		gitDir: join(home, "git"),
		remote,
		serverUrl,
		token: inputs.githubToken
	});
	const { promise: warmed, resolve } = Promise.withResolvers();
	const beforeFetch = async () => (await warmed)();
	const nonce = systemClock.nonce;
	const journal = gitJournal({
		repository,
		task,
		nonce,
		committer: DEFAULT_IDENTITY,
		stop,
		...waits ? { beforeFetch } : {}
	});
	const heard = [];
	let hear = (segments) => heard.push(...segments);
	const reading = journal.read((segments) => hear(segments));
	reading.catch(() => {});
	const hearAll = (next) => {
		next(heard);
		hear = next;
	};
	return {
		home,
		url,
		repository,
		journal,
		reading,
		hearAll,
		warmBy: resolve
	};
}
function readAhead({ journal, reading, hearAll }) {
	let first = reading;
	return {
		read(hear) {
			const answer = first ?? journal.read(hear);
			if (first && hear) hearAll(hear);
			first = null;
			return answer;
		},
		append: (...args) => journal.append(...args),
		confirm: (...args) => journal.confirm(...args),
		archive: () => journal.archive(),
		isArchived: () => journal.isArchived(),
		blob: (digest) => journal.blob(digest),
		history: (...args) => journal.history(...args),
		goBackTo: (...args) => journal.goBackTo(...args)
	};
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
		case "unasked": return "not asked for, because this repository is small";
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
export { readMirrorKey as a, openStore as c, mirrorPrefix as i, readAhead as l, foldersKey as n, revivalProblem as o, mirrorKey as r, shapesSetup as s, cacheLine as t };
