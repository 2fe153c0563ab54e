import { c as saveState } from "./core.js";
import { i as repositoryKb, n as inputsFor, r as readEnvironment, t as clearCredentials } from "./inputs.js";
import { t as InputError } from "./guard.js";
import { join } from "node:path";
import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { link, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { text } from "node:stream/consumers";
import { c as openStore, i as mirrorPrefix } from "./cache2.js";
// src/adapters/cache/child.ts
const PASSED = /^(?:PATH|HOME|LANG|(?:https?|no|all)_proxy|SSL_CERT_(?:FILE|DIR)|NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA|ACTIONS_(?:RESULTS_URL|CACHE_URL|RUNTIME_TOKEN|CACHE_SERVICE_V2|CACHE_MODE)|GITHUB_SERVER_URL|GITHUB_REPOSITORY)$/i;
async function callWorker(child, order, extra = {}) {
	const { worker, place, environment, timeMs, signal } = child;
	if (signal?.aborted) return {
		result: null,
		problem: "the job was told to stop"
	};
	const passed = Object.entries(environment).filter(([name]) => PASSED.test(name));
	const running = spawn(process.execPath, [worker], {
		cwd: place,
		env: {
			...Object.fromEntries(passed),
			RUNNER_TEMP: place,
			GITHUB_WORKSPACE: place,
			PAWL_CACHE_ORDER: JSON.stringify(order),
			...extra
		},
		detached: true,
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			"pipe"
		]
	});
	let problem = null;
	const stop = (why) => {
		problem = why;
		killGroup(running);
	};
	const timer = setTimeout(() => stop(`it took longer than ${Math.round(timeMs / 1e3)} s`), timeMs);
	const aborted = () => stop("the job was told to stop");
	signal?.addEventListener("abort", aborted, { once: true });
	try {
		const [answer, said, error] = await Promise.all([
			text(running.stdio[3]),
			text(running.stdout),
			text(running.stderr)
		]);
		problem ??= warning(said);
		if (answer === "" && problem === null) problem = lastLine(error);
		return {
			result: answer === "" ? null : JSON.parse(answer),
			problem
		};
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", aborted);
		killGroup(running);
	}
}
function warning(said) {
	const [, message] = /^::(?:warning|error)[^:]*::(.*)$/m.exec(said) ?? [];
	return message === void 0 ? null : plain(message);
}
const lastLine = (text) => plain(text.trim().split("\n").at(-1) ?? "") || "it ended without an answer";
const plain = (message) => message.replaceAll("%0A", " ").replaceAll("%25", "%").replace(/(https?:\/\/[^\s?]+)\?\S*/g, "$1").replace(/\s+/g, " ").slice(0, 300);
function killGroup({ pid }) {
	if (pid === void 0) return;
	try {
		process.kill(-pid, "SIGKILL");
	} catch {}
}
// src/adapters/cache/cache.ts
const MAX_BYTES = 0x40000000;
const NAME = "pawl.kept";
const TAKE = "set -C\numask 077\nexec head -c \"$PAWL_CAP\" > \"$PAWL_FILE\"\n";
function actionsCache({ worker, folder, maxBytes = MAX_BYTES, environment = process.env }) {
	const call = async (limits, use) => {
		const place = join(folder, randomBytes(8).toString("hex"));
		await mkdir(place, { recursive: true });
		return await use({
			worker,
			place,
			environment,
			...limits
		}).finally(() => rm(place, {
			recursive: true,
			force: true
		}));
	};
	const mode = (environment["ACTIONS_CACHE_MODE"] ?? "").trim().toLowerCase();
	return {
		restore: (prefix, limits) => safely(async () => {
			if (!hasService(environment)) return failed(NO_SERVICE);
			if (mode === "none" || mode === "write-only") return failed("this job may not read it");
			const target = join(folder, `${randomBytes(8).toString("hex")}.kept`);
			return call(limits, (child) => restore(child, prefix, target, maxBytes));
		}),
		keep: (key, file, limits) => safely(async () => {
			if (!hasService(environment)) return failed(NO_SERVICE);
			if (mode === "none" || mode === "read") return { how: "read-only" };
			const { size } = await stat(file);
			if (size >= maxBytes) return failed(`${size} bytes are more than are kept`);
			return call(limits, (child) => keep(child, key, file));
		}),
		discard: (file) => rm(file, { force: true })
	};
}
const NO_SERVICE = "there is no cache service here";
const hasService = (env) => Boolean(env["ACTIONS_RESULTS_URL"] || env["ACTIONS_CACHE_URL"]);
const failed = (reason) => ({
	how: "failed",
	reason
});
async function safely(act) {
	try {
		return await act();
	} catch (error) {
		return failed(error instanceof Error ? error.message : String(error));
	}
}
async function restore(child, prefix, target, maxBytes) {
	if (!await hasGnuTar(child.environment)) return failed("this machine has no GNU tar");
	const take = join(child.place, "take");
	await writeFile(take, TAKE);
	const answer = await callWorker(child, {
		verb: "restore",
		key: prefix,
		name: NAME
	}, {
		TAR_OPTIONS: `--to-command='. "$PAWL_TAKE"'`,
		PAWL_TAKE: take,
		PAWL_FILE: target,
		PAWL_CAP: String(maxBytes)
	});
	const { size } = await stat(target).catch(() => ({ size: 0 }));
	const problem = problemOf(answer) ?? (size < maxBytes ? null : `the entry is larger than ${maxBytes} bytes`);
	const key = answer.result?.key ?? null;
	if (problem === null && key !== null && size > 0) return {
		how: "found",
		key,
		file: target
	};
	await rm(target, { force: true });
	if (problem !== null) return failed(problem);
	return key === null ? { how: "absent" } : failed("the entry holds nothing of ours");
}
async function keep(child, key, file) {
	await link(file, join(child.place, NAME));
	const answer = await callWorker(child, {
		verb: "keep",
		key,
		name: NAME
	});
	if (answer.problem?.includes(DENIED)) return { how: "read-only" };
	const problem = problemOf(answer) ?? (answer.result?.kept ? null : "the service did not take it; it may have it already");
	return problem === null ? { how: "kept" } : failed(problem);
}
const DENIED = "cache write denied:";
const problemOf = ({ problem, result }) => problem ?? (result === null ? "it gave no answer" : result.available ? null : NO_SERVICE);
async function hasGnuTar(environment) {
	const env = {
		PATH: environment["PATH"] ?? "",
		LC_ALL: "C"
	};
	return await promisify(execFile)("tar", ["--version"], { env }).then(({ stdout }) => stdout.includes("GNU tar"), () => false);
}
// src/action/kept.ts
const RESTORE_MS = 3e4;
const LARGE_KB = 1e5;
const WORKER = join(import.meta.dirname, import.meta.filename.endsWith(".ts") ? "../adapters/cache/worker.ts" : "cache.js");
function bringBack(task, { temp }, cancel) {
	const cache = actionsCache({
		worker: WORKER,
		folder: join(temp, "pawl", String(task), "cache")
	});
	const restore = () => cache.restore(mirrorPrefix(task), {
		timeMs: RESTORE_MS,
		signal: cancel
	});
	const first = (repositoryKb() ?? LARGE_KB) >= LARGE_KB;
	if (!first) return {
		cache,
		restore,
		first
	};
	const arriving = restore();
	return {
		cache,
		restore: () => arriving,
		first
	};
}
// src/action/work.ts
async function work() {
	const inputs = inputsFor("work");
	if (inputs.task === null) throw new InputError("`task` is missing.");
	const cancel = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => cancel.abort());
	saveState("task", String(inputs.task));
	const environment = readEnvironment();
	clearCredentials(environment.workspace);
	const kept = bringBack(inputs.task, environment, cancel.signal);
	const store = await openStore(inputs, inputs.task, environment, cancel.signal, kept.first);
	const { report, run, wire } = await import("./worker.js");
	const deps = wire(inputs, inputs.task, environment, cancel.signal, store, kept);
	const result = await run(deps);
	if (result.ended !== "cut-off") saveState("ended", result.ended);
	await report(inputs.task, result, deps.redact(deps.keeper?.line() ?? ""));
}
export { work };
