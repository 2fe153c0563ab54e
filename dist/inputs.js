import { r as getInput, u as setSecret } from "./core.js";
import { n as Fatal } from "./failures.js";
import { t as InputError } from "./guard.js";
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
export { readEnvironment as n, inputsFor as t };
