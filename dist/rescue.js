import { Ft as decodeLine, Lt as headAfter, R as count, rt as largeTexts } from "./status.js";
import { I as stopEarly, n as findTask, t as wire, x as Ledger } from "./wire.js";
import { n as inputsFor, r as readEnvironment } from "./inputs.js";
import { c as openStore } from "./cache2.js";
// src/core/salvage.ts
function salvage(spooled, remote, hash, { writes, kept }) {
	const lastTree = spooled.findLastIndex((entry) => "tree" in entry);
	const lines = [];
	const texts = new Map();
	let { head, open } = remote;
	let tree = null;
	for (const [index, entry] of spooled.entries()) {
		if ("tree" in entry) {
			tree = entry.tree;
			continue;
		}
		const event = decodeLine(entry.line, head);
		if (typeof event === "string") {
			if (lines.length > 0) break;
			continue;
		}
		if (event.type === "tool.started") open = event.data.name;
		if (event.type === "tool.completed" && open !== null && writes(open) && index > lastTree) break;
		const named = textsOf(event, kept);
		if (named === null) break;
		for (const [digest, text] of named) texts.set(digest, text);
		lines.push(entry.line);
		head = headAfter(entry.line, event, head, hash);
	}
	return {
		lines,
		texts,
		tree
	};
}
function textsOf(event, kept) {
	const texts = new Map();
	for (const digest of largeTexts(event)) {
		const text = kept(digest);
		if (text === null) return null;
		texts.set(digest, text);
	}
	return texts;
}
// src/runtime/salvage.ts
async function salvageRun(deps) {
	const found = await findTask(deps);
	if (!found) return "The task was not opened yet, so nothing is lost; the sweep starts it again.";
	if (found.repair) return "The journal is broken; the next job goes on from its last whole checkpoint.";
	const { state, head, tree } = found;
	const { run } = state;
	if (run?.id !== deps.run.id || run.attempt !== deps.run.attempt) return "This job did not hold the task, so nothing is lost. Run it again if nothing else goes on.";
	if (run.ended !== null) return "The job had ended and said so.";
	await deps.sandbox.endEarlier();
	const writes = (name) => [...deps.tools("plan"), ...deps.tools("work")].some((tool) => tool.name === name && tool.class !== "pure");
	const machine = {
		writes,
		kept: deps.spool.kept
	};
	const saved = salvage(deps.spool.read(), {
		head,
		open: state.openTool?.name ?? null
	}, deps.hash, machine);
	const ledger = new Ledger(deps, {
		state,
		head,
		tree: saved.tree ?? tree,
		epoch: state.epoch
	});
	for (const [digest, text] of saved.texts) ledger.keep(digest, text);
	ledger.adopt(saved.lines);
	const [ended, headline] = await stopEarly(deps, ledger, "cancelled", deps.cancel);
	if (ended === "cut-off") return NOT_SAVED;
	const { length } = saved.lines;
	return `${count(length, "event")} that the job had not pushed yet ${length === 1 ? "was" : "were"} saved. ${headline}`;
}
const NOT_SAVED = "The state branch did not take what the job had not pushed yet. The sweep starts a job that goes on from the last checkpoint.";
// src/action/rescue.ts
const LIMIT_MS = 6e4;
async function rescue(task) {
	const inputs = {
		...inputsFor("post"),
		timeLimitMs: LIMIT_MS
	};
	const environment = readEnvironment();
	const limit = AbortSignal.timeout(LIMIT_MS);
	const store = await openStore(inputs, task, environment, limit, false);
	const deps = wire(inputs, task, environment, limit, store);
	return salvageRun({
		...deps,
		spool: {
			...deps.spool,
			write() {},
			mark() {},
			keep() {}
		}
	});
}
export { rescue };
