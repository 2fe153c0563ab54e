import { r as getInput, u as setSecret } from "./core.js";
import { t as InputError } from "./guard.js";
import { i as Transient, n as Fatal, t as Aborted } from "./failures.js";
import { r as fenceAfter } from "./text.js";
const FIRST_MS = 1e3;
const CAP_MS = 6e4;
function backoff(attempt, retryAfterMs, random) {
	if (attempt >= 6) return null;
	if (retryAfterMs !== null && retryAfterMs > 3e5) return null;
	const jittered = Math.round(random * Math.min(CAP_MS, FIRST_MS * 2 ** (attempt - 1)));
	return Math.max(jittered, retryAfterMs ?? 0);
}
// src/runtime/retrying.ts
async function retrying(clock, signal, attempt, failed = () => {}) {
	for (let number = 1;; number += 1) try {
		return await attempt(number);
	} catch (error) {
		if (!(error instanceof Transient)) throw error;
		const wait = backoff(number, error.retryAfterMs, clock.random());
		failed(error, wait);
		if (wait === null) throw error;
		await clock.sleep(wait, signal);
		if (signal.aborted) throw new Aborted("stopped while waiting to try again", { cause: error });
	}
}
// src/core/authority.ts
const WRITERS = [
	"write",
	"maintain",
	"admin"
];
const mayCommand = (permission) => WRITERS.includes(permission);
// src/core/present/refusal.ts
const refusedLabel = (login) => `Not taken: ${login} has no write permission here, and only somebody who has can hand an issue to Pawl. Nothing was started. Somebody with write permission can remove the label and set it again.`;
// src/runtime/refuse.ts
async function refuseLabel({ forge, task, clock, cancel }, { login, event: id }) {
	const authority = await retrying(clock, cancel, () => forge.authority(login));
	if (authority === "unknown") throw new Fatal(`the permission of ${login} can't be read, so the label is neither taken nor refused`, "let the workflow's token read the repository's metadata, then run this job again.");
	if (mayCommand(authority)) return null;
	const body = refusedLabel(login);
	const effect = {
		kind: "comment",
		number: task,
		purpose: "refusal",
		subject: `label-${id}`,
		body
	};
	const keyed = {
		key: `${task}-label-${id}`,
		effect
	};
	await retrying(clock, cancel, async () => {
		if (await forge.probe(keyed) === "absent") await forge.perform(keyed);
	});
	return `${login} has no write permission, so the label was refused`;
}
// src/core/command.ts
const NAMES = [
	"approve",
	"retry",
	"cancel"
];
const COMMAND = /^\/([a-z]+)(?![^ \t])/;
function readComment(body) {
	for (const line of plainLines(body)) {
		const match = COMMAND.exec(line);
		const name = NAMES.find((known) => known === match?.[1]);
		if (match && name) return { command: {
			name,
			argument: line.slice(match[0].length).trim()
		} };
	}
	return "no-command";
}
function plainLines(body) {
	const all = body.split(/\r?\n/);
	const lastEnd = all.findLastIndex((line) => line.includes("-->"));
	const lines = [];
	let fence = null;
	let hidden = false;
	for (const [index, line] of all.entries()) {
		const end = line.indexOf("-->");
		if (hidden && end < 0) continue;
		const before = fence;
		fence = hidden ? null : fenceAfter(line, fence);
		if (before !== null || fence !== null) continue;
		const text = withoutComments(hidden ? line.slice(end + 3) : line);
		const start = text.indexOf("<!--");
		hidden = start >= 0 && (index < lastEnd || text.slice(0, start).trim() === "");
		lines.push(hidden ? text.slice(0, start) : text);
	}
	return lines;
}
function withoutComments(line) {
	let kept = "";
	for (let from = 0;;) {
		const start = line.indexOf("<!--", from);
		const end = start < 0 ? -1 : line.indexOf("-->", start + 4);
		if (end < 0) return kept + line.slice(from);
		kept += line.slice(from, start);
		from = end + 3;
	}
}
// src/action/environment.ts
function readEnvironment(env = process.env) {
	const need = (name) => {
		const value = env[name];
		if (value) return value;
		throw new Fatal(`the environment variable ${name} is not set`, "run this as a step of a GitHub Actions workflow.");
	};
	const [owner = "", repo = ""] = need("GITHUB_REPOSITORY").split("/");
	const serverUrl = need("GITHUB_SERVER_URL");
	const id = need("GITHUB_RUN_ID");
	return {
		owner,
		repo,
		serverUrl,
		run: {
			id,
			attempt: Number(env["GITHUB_RUN_ATTEMPT"] ?? 1),
			url: `${serverUrl}/${owner}/${repo}/actions/runs/${id}`
		},
		workflowRef: need("GITHUB_WORKFLOW_REF"),
		workspace: need("GITHUB_WORKSPACE"),
		temp: need("RUNNER_TEMP")
	};
}
// src/core/inputs.ts
const PROVIDERS = ["anthropic"];
function readInputs(get, job) {
	const errors = [];
	const say = (error) => void errors.push(`- ${error}`);
	const text = (name) => get(name).trim();
	const number = (name, accepted, fits) => readNumber(text(name), name, accepted, fits, say);
	const task = text("task") === "" ? null : number("task", "an issue number, like 42", isIssueNumber);
	sayMissing(text, job, say);
	oneOf(text("provider"), "provider", PROVIDERS, say);
	const inputs = {
		anthropicApiKey: text("anthropic-api-key"),
		anthropicBaseUrl: readUrl(text("anthropic-base-url"), "anthropic-base-url", say),
		githubToken: text("github-token"),
		githubApiUrl: readUrl(text("github-api-url"), "github-api-url", say) ?? "",
		workflow: text("workflow") || null,
		task,
		budgetUsd: number("budget-usd", "a number above 0", above0),
		maxTurns: number("max-turns", "a whole number above 0", (value) => Number.isInteger(value) && value > 0),
		timeLimitMs: 6e4 * number("time-limit", "a number of minutes above 0", above0),
		models: {
			plan: text("plan-model") || text("model"),
			work: text("model")
		},
		setup: lines(get("setup")),
		policy: {
			verify: lines(get("verify")),
			workingDirectory: readFolder(text("working-directory"), say),
			planApproval: oneOf(text("plan-approval"), "plan-approval", ["always", "never"], say),
			label: text("label")
		}
	};
	return errors.length > 0 ? {
		ok: false,
		errors
	} : {
		ok: true,
		inputs
	};
}
function sayMissing(text, job, say) {
	if (job === "work" && text("task") === "") say("`task` is missing. It must be an issue number; the workflow passes it on as `${{ inputs.task }}`.");
	if (job === "work" && text("anthropic-api-key") === "") say("`anthropic-api-key` is empty. Add a repository secret `ANTHROPIC_API_KEY` and pass it as `${{ secrets.ANTHROPIC_API_KEY }}`.");
	if (text("github-token") === "") say("`github-token` is empty. Leave it out to use the workflow's own token.");
	if (text("label") === "") say("`label` is empty. Name the label that hands an issue to Pawl.");
	if (text("model") === "") say("`model` is empty. Name a model of the provider.");
}
const inputErrors = (errors) => [`Pawl can't start: ${errors.length === 1 ? "1 input is" : `${errors.length} inputs are`} not usable.`, ...errors].join("\n");
const above0 = (value) => value > 0;
const isIssueNumber = (value) => Number.isSafeInteger(value) && value > 0;
const lines = (text) => text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
function readNumber(raw, name, accepted, fits, say) {
	const value = /^[+-]?\d+(\.\d+)?$/.test(raw) ? Number(raw) : NaN;
	if (!fits(value)) say(`\`${name}: ${raw}\` must be ${accepted}.`);
	return value;
}
function oneOf(raw, name, known, say) {
	const found = known.find((value) => value === raw);
	if (found === void 0) say(`\`${name}: ${raw}\` is not known. Use ${known.length === 1 ? known[0] : `${known.slice(0, -1).join(", ")} or ${known.at(-1)}`}.`);
	return found ?? raw;
}
function readUrl(raw, name, say) {
	if (raw === "") return null;
	if (!/^https?:\/\/[^\s/]+/.test(raw)) say(`\`${name}: ${raw}\` must be a URL that starts with https://.`);
	return raw.replace(/\/+$/, "");
}
function readFolder(raw, say) {
	const folder = raw.replace(/^\.\/+/, "").replace(/\/+$/, "") || ".";
	if (raw.startsWith("/") || folder.split("/").includes("..")) say(`\`working-directory: ${raw}\` must be a folder inside the repository, like packages/api.`);
	return folder;
}
// src/action/inputs.ts
function inputsFor(job) {
	const read = readInputs(getInput, job);
	if (!read.ok) throw new InputError(inputErrors(read.errors));
	for (const secret of [read.inputs.githubToken, read.inputs.anthropicApiKey]) if (secret) setSecret(secret);
	return read.inputs;
}
export { mayCommand as a, refuseLabel as i, readEnvironment as n, retrying as o, readComment as r, inputsFor as t };
