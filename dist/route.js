import { a as info, u as setOutput } from "./core.js";
import { t as summary } from "./summary.js";
import { existsSync, readFileSync } from "fs";
import { EOL } from "os";
import { t as systemClock } from "./clock.js";
import { b as mayCommand, c as hasTurned, d as needsStart, f as reviewSince, g as isConfigRefused, h as foreignChange, i as readingOf, l as isDue, m as wantsWorker, n as forgeFor, p as unheardFrom, r as plainLines, s as commandSince, t as sha256, u as isNewEnd, y as refuseLabel } from "./hash.js";
import { u as taskOfBranch } from "./trailers.js";
import { i as readComment } from "./retry.js";
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
		why: "label"
	};
}
function commented({ issue, comment }, label, plain) {
	if (!issue || !comment) return { ignored: "the event names no issue or no comment" };
	if (!issue.labels.includes(label)) return { ignored: `#${issue.number} does not carry the label \`${label}\`` };
	if (comment.author === null || comment.body.includes("<!-- pawl:")) return { ignored: "the comment was not written by a person" };
	const { commands, unknown } = readComment(comment.body, plain);
	if (commands.length + unknown.length === 0) return { ignored: "the comment holds no command" };
	const asker = comment.authorType === "Bot" ? "" : comment.author;
	return {
		number: issue.number,
		isPullRequest: issue.isPullRequest,
		asker,
		why: "command"
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
		why: "standing"
	};
}
function closed({ pull, sender }, label) {
	if (!pull) return { ignored: "the event names no pull request" };
	if (!pull.labels.includes(label)) return { ignored: `#${pull.number} does not carry the label \`${label}\`` };
	return {
		number: pull.number,
		isPullRequest: true,
		asker: sender,
		why: "standing"
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
		why: "review"
	};
}
// src/runtime/sweep.ts
async function sweep(hands, label, config) {
	const { forge, clock } = hands;
	const tips = await forge.stateTips();
	const begun = new Set(tips.map(({ task }) => task));
	const started = [];
	const start = async (task, epoch) => {
		await forge.perform({
			key: `${task}-sweep`,
			effect: {
				kind: "dispatch",
				task,
				epoch
			}
		});
		started.push(task);
	};
	const talk = await unheard(hands, tips, label);
	const labelled = await forge.labelled(label);
	for (const tip of tips) {
		if (started.length >= 20) break;
		const { task, trailers } = tip;
		const isDead = () => isAbandoned(hands, tip);
		if (await isDead() || isDue(tip, clock.now()) || await talk(tip) || hasTurned(tip, await standingOf(forge, tip, labelled, label))) await start(task, trailers?.epoch ?? 0);
	}
	const isRefused = refusals(hands, config);
	for (const issue of labelled) {
		if (started.length === 20 || begun.has(issue) || !await mayStart(forge, issue, label)) continue;
		if (!await isRefused(issue)) await start(issue, 0);
	}
	return started;
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
		for (const one of changed) if (one.at > from && await isOf(forge, one, tip.task) && (one.isPullRequest && isNewEnd(tip, one) || await isSpokenOn(hands, one, from, tip.trailers?.waitsFor ?? "worker"))) return true;
		return false;
	};
}
const isOf = async (forge, { number, isPullRequest }, task) => isPullRequest ? taskOfBranch(await forge.headBranch(number) ?? "") === task : number === task;
async function isSpokenOn(hands, { number, isPullRequest }, from, waitsFor) {
	const { forge } = hands;
	for (const comment of await forge.comments(number, from)) if (commandSince({
		...comment,
		reading: await readingOf(hands, comment)
	}, from)) return true;
	return isPullRequest && (await forge.reviews(number)).some((review) => reviewSince(review, from, waitsFor));
}
function refusals({ forge, hash }, config) {
	let reading = null;
	return async (issue) => {
		reading ??= forge.file(config);
		const text = await reading;
		return text !== null && await isConfigRefused(forge, hash, issue, text);
	};
}
async function mayStart(forge, issue, label) {
	const labeling = await forge.labeler(issue, label);
	const authority = labeling === null ? "unknown" : await forge.authority(labeling.login);
	if (labeling === null || authority === "unknown" || !mayCommand(authority)) return false;
	return await foreignChange(forge, issue, labeling) === null;
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
async function routeJob() {
	const inputs = inputsFor("route");
	const environment = readEnvironment();
	const forge = forgeFor(inputs, environment, info);
	if (context.eventName === "schedule") return await sweepJob(forge, inputs);
	const outcome = await decideRoute(forge, inputs.policy.label);
	if ("ignored" in outcome) return await tell("ignored", `Nothing to do: ${outcome.ignored}.`, "Nothing.");
	setOutput("task", outcome.task);
	await tell("routed", `Task ${outcome.task}: a work job was started.`, "The work job takes it from here.");
}
async function tell(status, text, next) {
	info(text);
	setOutput("status", status);
	setOutput("next", next);
	await summary.addRaw(`## Pawl\n\n${text}\n`).write();
}
async function sweepJob(forge, { policy, config }) {
	const started = await sweep({
		forge,
		clock: systemClock,
		plainLines,
		hash: sha256
	}, policy.label, config);
	if (started.length === 0) return await tell("ignored", "The sweep found no task without a worker.", "Nothing.");
	await tell("routed", `The sweep started work jobs for ${started.map((task) => `#${task}`).join(", ")}.`, "The work jobs take it from here.");
}
async function decideRoute(forge, label) {
	const incoming = readIncoming();
	const decision = route(incoming, label, await plainLines(incoming.comment?.body ?? ""));
	if ("ignored" in decision) return decision;
	const task = decision.isPullRequest ? taskOfBranch(await forge.headBranch(decision.number) ?? "") : decision.number;
	if (task === null) return { ignored: `pull request #${decision.number} is not one of Pawl's` };
	const refused = await CHECKS[decision.why](forge, decision.asker, {
		task,
		label
	});
	if (refused) return { ignored: refused };
	await forge.perform({
		key: `${task}-route`,
		effect: {
			kind: "dispatch",
			task,
			epoch: 0
		}
	});
	return { task };
}
const CHECKS = {
	async label(forge, sender, { task, label }) {
		const labeler = await forge.labeler(task, label) ?? {
			login: sender,
			event: 0
		};
		return refuseLabel({
			forge,
			task,
			clock: systemClock,
			cancel: new AbortController().signal
		}, labeler);
	},
	async command(forge, asker) {
		if (asker === "") return null;
		const authority = await forge.authority(asker);
		return authority === "unknown" || mayCommand(authority) ? null : `${asker} has no write permission`;
	},
	review: async () => null,
	standing: async () => null
};
export { routeJob };
