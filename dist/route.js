import { a as info, s as notice, u as setOutput } from "./core.js";
import { t as summary } from "./summary.js";
import { existsSync, readFileSync } from "fs";
import { EOL } from "os";
import { t as systemClock } from "./clock.js";
import { A as listed, C as tellLabel, D as retrying, E as passingOf, M as notSwept, S as tellChange, T as mayRepair, _ as isConfigRefused, c as hasTurned, d as needsStart, f as repairSince, g as foreignChange, h as wantsWorker, i as readingOf, j as notRouted, k as halfSwept, l as isDue, m as unheardFrom, n as forgeFor, p as reviewSince, r as plainLines, s as commandSince, t as sha256, u as isNewEnd, v as labelerOf, w as mayCommand, x as refuseLabel } from "./hash.js";
import { d as taskOfBranch } from "./trailers.js";
import { i as readComment } from "./retry.js";
import { o as Transient, r as Fatal } from "./failures.js";
import { n as inputsFor, r as readEnvironment } from "./inputs.js";
// node_modules/@actions/github/lib/context.js
var Context = class {
	constructor() {
		var _a, _b, _c;
		this.payload = {};
		if (process.env.GITHUB_EVENT_PATH) {
			if (existsSync(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
			else {
				const path = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${EOL}`);
			}
		}
		this.eventName = process.env.GITHUB_EVENT_NAME;
		this.sha = process.env.GITHUB_SHA;
		this.ref = process.env.GITHUB_REF;
		this.workflow = process.env.GITHUB_WORKFLOW;
		this.action = process.env.GITHUB_ACTION;
		this.actor = process.env.GITHUB_ACTOR;
		this.job = process.env.GITHUB_JOB;
		this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
		this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
		this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
		this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
		this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
		this.graphqlUrl = (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
	}
	get issue() {
		const payload = this.payload;
		return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
	}
	get repo() {
		if (process.env.GITHUB_REPOSITORY) {
			const [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
			return {
				owner,
				repo
			};
		}
		if (this.payload.repository) return {
			owner: this.payload.repository.owner.login,
			repo: this.payload.repository.name
		};
		throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
	}
};
// node_modules/@actions/github/lib/github.js
const context = new Context();
// src/core/route.ts
function route(incoming, label, plain = []) {
	const { event, action, issue } = incoming;
	if (event === "issues" && action === "labeled") return labeled(incoming, label);
	if (event === "issue_comment" && action === "created") return commented(incoming, label, plain);
	if (event === "pull_request_review" && action === "submitted") return reviewed(incoming, label);
	if (event === "issues" && STANDS.includes(action)) return stands(incoming, label);
	if (event === "pull_request" && action === "closed") return closed(incoming, label);
	if (issue === null) return { ignored: `\`${event}\` concerns no task` };
	return { ignored: `\`${event}\` (${action}) on #${issue.number} asks for nothing` };
}
function labeled({ issue, label: set, sender }, label) {
	if (!issue || set === null) return { ignored: "the event names no issue or no label" };
	if (set !== label) return { ignored: `the label \`${set}\` is not \`${label}\`` };
	return {
		number: issue.number,
		isPullRequest: false,
		asker: sender,
		why: "label",
		swept: true
	};
}
function commented({ issue, comment }, label, plain) {
	if (!issue || !comment) return { ignored: "the event names no issue or no comment" };
	if (!issue.labels.includes(label)) return { ignored: `#${issue.number} does not carry the label \`${label}\`` };
	if (comment.author === null || comment.body.includes("<!-- pawl:")) return { ignored: "the comment was not written by a person" };
	const { commands, unknown } = readComment(comment.body, plain);
	if (commands.length + unknown.length === 0) return { ignored: "the comment holds no command" };
	const asker = comment.authorType === "Bot" ? "" : comment.author;
	const swept = asker !== "" && commands.length > 0;
	return {
		number: issue.number,
		isPullRequest: issue.isPullRequest,
		asker,
		why: "command",
		swept
	};
}
const STANDS = [
	"unlabeled",
	"closed",
	"reopened"
];
function stands({ issue, label: set, action, sender }, label) {
	if (!issue) return { ignored: "the event names no issue" };
	if (!(action === "unlabeled" ? set === label : issue.labels.includes(label))) return { ignored: `#${issue.number} does not carry the label \`${label}\`` };
	return {
		number: issue.number,
		isPullRequest: false,
		asker: sender,
		why: "standing",
		swept: true
	};
}
function closed({ pull, sender }, label) {
	if (!pull) return { ignored: "the event names no pull request" };
	if (!pull.labels.includes(label)) return { ignored: `#${pull.number} does not carry the label \`${label}\`` };
	return {
		number: pull.number,
		isPullRequest: true,
		asker: sender,
		why: "standing",
		swept: true
	};
}
function reviewed({ pull, review }, label) {
	if (!pull || !review) return { ignored: "the event names no pull request or no review" };
	if (!pull.labels.includes(label)) return { ignored: `#${pull.number} does not carry the label \`${label}\`` };
	if (review.author === null || review.authorType === "Bot" || review.body.includes("<!-- pawl:")) return { ignored: "the review was not written by a person" };
	return {
		number: pull.number,
		isPullRequest: true,
		asker: review.author,
		why: "review",
		swept: true
	};
}
// src/runtime/sweep.ts
async function sweep(hands, label, config) {
	const { forge, clock } = hands;
	const tips = await forge.stateTips();
	const begun = new Set(tips.map(({ task }) => task));
	const talk = await unheard(hands, tips, label);
	const labelled = await forge.labelled(label);
	const isRefused = refusals(hands, config);
	const known = tips.map((tip) => ({
		task: tip.task,
		epoch: tip.trailers?.epoch ?? 0,
		wants: async () => await isAbandoned(hands, tip) || isDue(tip, clock.now()) || await talk(tip) || hasTurned(tip, await standingOf(forge, tip, labelled, label))
	}));
	const fresh = labelled.filter((task) => !begun.has(task)).map((task) => ({
		task,
		epoch: 0,
		wants: async () => await mayStart(hands, task, label) && !await isRefused(task)
	}));
	return await startEach(hands, [...known, ...fresh]);
}
async function startEach({ forge, clock, cancel }, looks) {
	const started = [];
	const missed = [];
	let why = null;
	let rests = false;
	for (const { task, epoch, wants } of looks) {
		if (started.length === 20) break;
		if (rests || why !== null && cancel.aborted) {
			missed.push(task);
			continue;
		}
		try {
			if (!await wants()) continue;
			const effect = {
				kind: "dispatch",
				task,
				epoch
			};
			await retrying(clock, cancel, () => forge.perform({
				key: `${task}-sweep`,
				effect
			}));
			started.push(task);
		} catch (error) {
			const failure = error instanceof Fatal ? error : passingOf(error);
			if (!failure) throw error;
			missed.push(task);
			if (!(why instanceof Fatal)) why = failure;
			rests = failure instanceof Transient && failure.retryAfterMs !== null;
		}
	}
	return {
		started,
		missed,
		why
	};
}
async function isAbandoned({ forge, clock }, tip) {
	if (!tip.trailers || !wantsWorker(tip, clock.now())) return false;
	return needsStart(tip, await forge.runEnded(tip.trailers.run), clock.now());
}
async function standingOf(forge, { task, trailers }, listed, label) {
	if (trailers?.waitsFor !== "person") return null;
	if (listed.includes(task)) return {
		open: true,
		labelled: true
	};
	const issue = await forge.issue(task);
	if (!issue?.open) return issue && {
		open: false,
		labelled: false
	};
	return {
		open: true,
		labelled: issue.labels.some((one) => one.toLowerCase() === label.toLowerCase()) || await forge.labeler(task, label) === null
	};
}
async function unheard(hands, tips, label) {
	const { forge, clock } = hands;
	const now = clock.now();
	const since = tips.flatMap((tip) => unheardFrom(tip, now) ?? []);
	const changed = since.length === 0 ? [] : await forge.changedSince(label, Math.min(...since));
	return async (tip) => {
		const from = unheardFrom(tip, now);
		if (from === null) return false;
		for (const one of changed) if (one.at > from && await isOf(forge, one, tip.task) && (one.isPullRequest && isNewEnd(tip, one) || await isSpokenOn(hands, one, from, tip))) return true;
		return false;
	};
}
const isOf = async (forge, { number, isPullRequest }, task) => isPullRequest ? taskOfBranch(await forge.headBranch(number) ?? "") === task : number === task;
async function isSpokenOn(hands, { number, isPullRequest }, from, { trailers }) {
	const { forge } = hands;
	for (const comment of await forge.comments(number, from)) {
		const said = {
			...comment,
			reading: await readingOf(hands, comment)
		};
		if (trailers ? commandSince(said, from) : await isRepair(forge, said, from)) return true;
	}
	if (!trailers || !isPullRequest) return false;
	return (await forge.reviews(number)).some((review) => reviewSince(review, from, trailers.waitsFor));
}
async function isRepair(forge, said, from) {
	if (said.author === null || !repairSince(said, from)) return false;
	const authority = await forge.authority(said.author);
	return authority !== "unknown" && mayRepair(authority);
}
function refusals({ forge, hash }, config) {
	let reading = null;
	return async (issue) => {
		reading ??= forge.file(config);
		reading.catch(() => {
			reading = null;
		});
		const text = await reading;
		return text !== null && await isConfigRefused(forge, hash, issue, text);
	};
}
const ROUTED_MS = 3e5;
async function mayStart(hands, task, label) {
	const { forge, clock } = hands;
	const labeling = await forge.labeler(task, label);
	const authority = labeling === null ? "unknown" : await forge.authority(labeling.login);
	if (labeling === null || authority === "unknown") return false;
	const isTaken = mayCommand(authority);
	const change = isTaken ? await foreignChange(forge, task, labeling) : null;
	if (isTaken && !change) return true;
	if (clock.now() - labeling.at < ROUTED_MS) return false;
	try {
		await (change ? tellChange({
			...hands,
			task
		}, labeling, change) : tellLabel({
			...hands,
			task
		}, labeling));
	} catch (error) {
		if (!(error instanceof Fatal)) throw error;
	}
	return false;
}
// src/action/payload.ts
function readIncoming() {
	const { eventName, payload } = context;
	const { issue, comment } = payload;
	const pull = payload.pull_request;
	const review = payload["review"];
	return {
		event: eventName,
		action: payload.action ?? "",
		sender: payload.sender?.["login"] ?? "",
		senderType: payload.sender?.type ?? "",
		issue: issue ? {
			number: issue.number,
			isPullRequest: issue["pull_request"] != null,
			labels: namesOf(issue["labels"])
		} : null,
		label: payload["label"]?.name ?? null,
		pull: pull ? {
			number: pull.number,
			labels: namesOf(pull["labels"])
		} : null,
		review: review ? saidIn(review) : null,
		comment: comment ? saidIn(comment) : null
	};
}
const namesOf = (labels) => (labels ?? []).map(({ name }) => name);
function saidIn({ body, user }) {
	const author = user ?? null;
	return {
		body: String(body ?? ""),
		author: author?.login ?? null,
		authorType: author?.type ?? ""
	};
}
// src/action/route.ts
const PATIENCE_MS = 12e4;
async function routeJob() {
	const inputs = inputsFor("route");
	const hands = {
		forge: forgeFor(inputs, readEnvironment(), info),
		clock: systemClock,
		cancel: AbortSignal.timeout(PATIENCE_MS)
	};
	await (context.eventName === "schedule" ? sweepJob(hands, inputs) : eventJob(hands, inputs.policy.label));
}
async function tell(status, { headline, next }) {
	info(headline);
	setOutput("status", status);
	setOutput("next", next);
	await summary.addRaw(`## Pawl\n\n${headline}\n\n**Next**: ${next}\n`).write();
}
const TAKEN = "The work jobs take it from here.";
async function sweepJob(hands, { policy, config }) {
	const swept = await sweep({
		...hands,
		plainLines,
		hash: sha256
	}, policy.label, config).catch(orPassing);
	if (swept instanceof Transient) return await later("ignored", notSwept(swept.message));
	const { started, missed, why } = swept;
	const status = started.length > 0 ? "routed" : "ignored";
	const did = started.length > 0 ? `The sweep started work jobs for ${listed(started)}.` : "The sweep found no task that needs a job.";
	if (why) await later(status, halfSwept(did, missed, why.message));
	else await tell(status, {
		headline: did,
		next: started.length > 0 ? TAKEN : "Nothing."
	});
	if (why instanceof Fatal) throw why;
}
async function later(status, told) {
	notice(`${told.headline} ${told.next}`);
	await tell(status, told);
}
function orPassing(error) {
	const failure = passingOf(error);
	if (failure) return failure;
	throw error;
}
async function eventJob(hands, label) {
	const incoming = readIncoming();
	const decision = route(incoming, label, await plainLines(incoming.comment?.body ?? ""));
	const outcome = "ignored" in decision ? decision : await start(hands, decision, label).catch(orPassing);
	if (outcome instanceof Transient) {
		if ("ignored" in decision || !decision.swept) throw outcome;
		return await later("ignored", notRouted(outcome.message, decision.number));
	}
	if ("ignored" in outcome) return await tell("ignored", {
		headline: `Nothing to do: ${outcome.ignored}.`,
		next: "Nothing."
	});
	setOutput("task", outcome.task);
	await tell("routed", {
		headline: `Task ${outcome.task}: a work job was started.`,
		next: "The work job takes it from here."
	});
}
async function start(hands, decision, label) {
	const { forge, clock, cancel } = hands;
	const { number, isPullRequest, why, asker } = decision;
	const branch = isPullRequest ? await retrying(clock, cancel, () => forge.headBranch(number)) : null;
	const task = isPullRequest ? taskOfBranch(branch ?? "") : number;
	if (task === null) return { ignored: `pull request #${number} is not one of Pawl's` };
	const refused = await CHECKS[why](hands, asker, {
		task,
		label
	});
	if (refused) return { ignored: refused };
	const effect = {
		kind: "dispatch",
		task,
		epoch: 0
	};
	await retrying(clock, cancel, () => forge.perform({
		key: `${task}-route`,
		effect
	}));
	return { task };
}
const CHECKS = {
	async label(hands, _, { task, label }) {
		return refuseLabel({
			...hands,
			task
		}, await labelerOf(hands, task, label));
	},
	async command({ forge }, asker) {
		if (asker === "") return null;
		const authority = await forge.authority(asker).catch(orPassing);
		if (authority instanceof Transient || authority === "unknown" || mayCommand(authority)) return null;
		return `${asker} has no write permission`;
	},
	review: async () => null,
	standing: async () => null
};
export { routeJob };
