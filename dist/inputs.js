import { d as setSecret, r as getInput } from "./core.js";
import { r as Fatal } from "./failures.js";
import { t as InputError } from "./guard.js";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join, relative, sep } from "node:path";
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
		temp: need("RUNNER_TEMP"),
		lookEveryMs: /^\d+$/.test(env["PAWL_LOOK_EVERY_MS"] ?? "") ? Number(env["PAWL_LOOK_EVERY_MS"]) : null
	};
}
function repositoryKb(env = process.env) {
	const path = env["GITHUB_EVENT_PATH"];
	if (!path || !existsSync(path)) return null;
	const { repository } = JSON.parse(readFileSync(path, "utf8"));
	return typeof repository?.size === "number" ? repository.size : null;
}
// src/core/access.ts
const PROVIDERS = [
	"anthropic",
	"bedrock",
	"vertex",
	"foundry"
];
function readAccess(provider, input, around, say) {
	switch (provider) {
		case "bedrock": return bedrock(around, say);
		case "vertex": return vertex(around, say);
		case "foundry": return foundry(around, say);
		default: return anthropic(input, say);
	}
}
function anthropic(input, say) {
	const apiKey = input("anthropic-api-key");
	if (apiKey === "") say("`anthropic-api-key` is empty. Add a repository secret `ANTHROPIC_API_KEY` and pass it as `${{ secrets.ANTHROPIC_API_KEY }}`.");
	return {
		provider: "anthropic",
		apiKey,
		baseUrl: input("anthropic-base-url").replace(/\/+$/, "") || null
	};
}
function bedrock(around, say) {
	const { env } = around;
	const region = env("AWS_REGION") || env("AWS_DEFAULT_REGION");
	if (region === "") say("`provider: bedrock` needs the variable `AWS_REGION`; `aws-actions/configure-aws-credentials` sets it.");
	const apiKey = env("AWS_BEARER_TOKEN_BEDROCK") || null;
	const [id, secret] = [env("AWS_ACCESS_KEY_ID"), env("AWS_SECRET_ACCESS_KEY")];
	const keys = id && secret ? {
		id,
		secret,
		session: env("AWS_SESSION_TOKEN") || null
	} : null;
	if (!apiKey && !keys && !mayHold(around, AWS_SOURCES)) say("`provider: bedrock` finds no AWS credentials. Let `aws-actions/configure-aws-credentials` set `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_SESSION_TOKEN` in a step before this one, or set `AWS_BEARER_TOKEN_BEDROCK` to a Bedrock API key.");
	return {
		provider: "bedrock",
		baseUrl: env("ANTHROPIC_BEDROCK_BASE_URL") || null,
		region,
		apiKey,
		keys
	};
}
const AWS_SOURCES = [
	"AWS_PROFILE",
	"AWS_WEB_IDENTITY_TOKEN_FILE",
	"AWS_CONTAINER_CREDENTIALS_RELATIVE_URI",
	"AWS_CONTAINER_CREDENTIALS_FULL_URI"
];
const mayHold = ({ env }, sources = []) => env("RUNNER_ENVIRONMENT") !== "github-hosted" || sources.some((name) => env(name) !== "");
function vertex(around, say) {
	const { env } = around;
	const region = env("CLOUD_ML_REGION");
	if (region === "") say("`provider: vertex` needs the variable `CLOUD_ML_REGION`: the region that serves the model, or `global`.");
	const project = env("ANTHROPIC_VERTEX_PROJECT_ID") || env("GOOGLE_CLOUD_PROJECT");
	if (project === "") say("`provider: vertex` finds no project. `google-github-actions/auth` sets `GOOGLE_CLOUD_PROJECT`; `ANTHROPIC_VERTEX_PROJECT_ID` names another.");
	return {
		provider: "vertex",
		baseUrl: env("ANTHROPIC_VERTEX_BASE_URL") || null,
		region,
		project,
		credentials: googleCredentials(around, say)
	};
}
function googleCredentials(around, say) {
	const path = around.env("GOOGLE_APPLICATION_CREDENTIALS");
	if (path === "") {
		if (!mayHold(around)) say("`provider: vertex` finds no Google credentials. Let `google-github-actions/auth` set `GOOGLE_APPLICATION_CREDENTIALS` in a step before this one.");
		return null;
	}
	const found = parsed(around.file(path) ?? "");
	if (!found) say("`GOOGLE_APPLICATION_CREDENTIALS` names a file that can not be read as credentials. Let `google-github-actions/auth` write it, in a step after `actions/checkout`.");
	return found;
}
function parsed(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && !Array.isArray(value) ? value : null;
	} catch {
		return null;
	}
}
function foundry({ env, azure }, say) {
	const resource = env("ANTHROPIC_FOUNDRY_RESOURCE");
	const given = env("ANTHROPIC_FOUNDRY_BASE_URL");
	if (!resource && !given) say("`provider: foundry` needs the variable `ANTHROPIC_FOUNDRY_RESOURCE`, the name of your Foundry resource, or `ANTHROPIC_FOUNDRY_BASE_URL`.");
	const apiKey = env("ANTHROPIC_FOUNDRY_API_KEY") || null;
	if (!apiKey && !azure()) say("`provider: foundry` finds no credentials. Let `azure/login` sign in, in a step before this one, or set `ANTHROPIC_FOUNDRY_API_KEY`.");
	return {
		provider: "foundry",
		baseUrl: given || `https://${resource}.services.ai.azure.com/anthropic/`,
		apiKey
	};
}
const SECRET_VARIABLES = [
	"AWS_SECRET_ACCESS_KEY",
	"AWS_SESSION_TOKEN",
	"AWS_BEARER_TOKEN_BEDROCK",
	"ANTHROPIC_FOUNDRY_API_KEY",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
function secretsOf(access, { env }) {
	const own = access.provider === "anthropic" ? [access.apiKey] : [];
	const file = access.provider === "vertex" && access.credentials ? secretsIn(access.credentials) : [];
	return [
		...own,
		...SECRET_VARIABLES.map(env),
		...file
	].filter((secret) => secret !== "");
}
const SECRET_FIELDS = /^(?:private_key|client_secret|refresh_token|authorization)$/i;
function secretsIn(value, name = "") {
	if (typeof value === "string") return SECRET_FIELDS.test(name) ? [value.replace(/^bearer\s+/i, "")] : [];
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([key, item]) => secretsIn(item, key));
}
// src/core/inputs.ts
function readInputs(get, job, around) {
	const errors = [];
	const say = (error) => void errors.push(`- ${error}`);
	const text = (name) => get(name).trim();
	const number = (name, accepted, fits) => readNumber(text(name), name, accepted, fits, say);
	const reviewers = readReviewers(text("reviewers"), say);
	const domains = readDomains(text("allowed-domains"), say);
	const task = text("task") === "" ? null : number("task", "an issue number, like 42", isIssueNumber);
	sayMissing(text, job, say);
	const provider = oneOf(text("provider"), "provider", PROVIDERS, say);
	if (job === "work") sayForeign(provider, text, say);
	const access = readAccess(provider, text, around, job === "work" ? say : () => {});
	const inputs = {
		access,
		secrets: [text("github-token"), ...secretsOf(access, around)].filter((secret) => secret !== ""),
		githubToken: text("github-token"),
		githubApiUrl: readUrl(text("github-api-url"), "github-api-url", say) ?? "",
		workflow: text("workflow") || null,
		task,
		budgetUsd: number("budget-usd", "a number above 0", above0),
		budgetTokens: text("budget-tokens") === "" ? null : number("budget-tokens", "a whole number above 0", isWhole),
		maxTurns: number("max-turns", "a whole number above 0", isWhole),
		timeLimitMs: 6e4 * number("time-limit", "a number of minutes above 0", above0),
		models: readModels(text),
		setup: lines(get("setup")),
		config: readPath(text("config"), say),
		policy: {
			verify: lines(get("verify")),
			workingDirectory: readFolder(text("working-directory"), say),
			planApproval: oneOf(text("plan-approval"), "plan-approval", ["always", "never"], say),
			label: text("label"),
			...reviewers.length > 0 ? { reviewers } : {},
			...domains.length > 0 ? { domains } : {}
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
function readModels(text) {
	const [work, subagent, summary] = [
		text("model"),
		text("subagent-model"),
		text("summary-model")
	];
	return {
		plan: text("plan-model") || work,
		work,
		...subagent ? { subagent } : {},
		...summary ? { summary } : {}
	};
}
function sayForeign(provider, text, say) {
	const address = text("anthropic-base-url");
	if (provider === "anthropic") readUrl(address, "anthropic-base-url", say);
	else if (address !== "" && PROVIDERS.includes(provider)) say(`\`anthropic-base-url\` is for the provider anthropic. Leave it out for ${provider}.`);
	if (provider !== "bedrock") return;
	for (const name of [
		"model",
		"plan-model",
		"subagent-model",
		"summary-model"
	].filter((input) => text(input).startsWith("claude-"))) say(`\`${name}: ${text(name)}\` is no name that Amazon Bedrock knows. Use the id of a model or of an inference profile, like us.anthropic.claude-sonnet-4-5-20250929-v1:0.`);
}
function sayMissing(text, job, say) {
	if (job !== "route" && text("task") === "") say("`task` is missing. It must be an issue number; the workflow passes it on as `${{ inputs.task }}`.");
	if (text("github-token") === "") say("`github-token` is empty. Leave it out to use the workflow's own token.");
	if (text("label") === "") say("`label` is empty. Name the label that hands an issue to Pawl.");
	if (text("model") === "") say("`model` is empty. Name a model of the provider.");
}
const inputErrors = (errors) => [`Pawl can't start: ${errors.length === 1 ? "1 input is" : `${errors.length} inputs are`} not usable.`, ...errors].join("\n");
const isWhole = (value) => Number.isInteger(value) && value > 0;
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
	if (found === void 0) say(`\`${name}: ${raw}\` is not known. Use ${known.slice(0, -1).join(", ")} or ${known.at(-1)}.`);
	return found ?? raw;
}
function readUrl(raw, name, say) {
	if (raw === "") return null;
	if (!/^https?:\/\/[^\s/]+/.test(raw)) say(`\`${name}: ${raw}\` must be a URL that starts with https://.`);
	return raw.replace(/\/+$/, "");
}
function readPath(raw, say) {
	const path = raw.replace(/^\.\/+/, "");
	if (path === "" || path.startsWith("/") || path.endsWith("/") || path.split("/").includes("..")) say(`\`config: ${raw}\` must be a file inside the repository, like .github/pawl.yml.`);
	return path;
}
function readFolder(raw, say) {
	const folder = raw.replace(/^\.\/+/, "").replace(/\/+$/, "") || ".";
	if (raw.startsWith("/") || folder.split("/").includes("..")) say(`\`working-directory: ${raw}\` must be a folder inside the repository, like packages/api.`);
	return folder;
}
const REVIEWER = /^[a-z\d](?:[a-z\d-]{0,38})(?:\/[\w.-]{1,100})?$/i;
const words = (raw) => raw.split(/[\s,]+/).filter((word) => word !== "");
const DOMAIN = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/;
function readDomains(raw, say) {
	const domains = words(raw).map((word) => word.toLowerCase());
	const odd = domains.find((domain) => !DOMAIN.test(domain));
	if (odd !== void 0) say(`\`allowed-domains: ${odd}\` must be a host name alone, like api.example.com or *.example.com.`);
	return domains;
}
function readReviewers(raw, say) {
	const names = words(raw).map((name) => name.replace(/^@/, ""));
	const odd = names.find((name) => !REVIEWER.test(name));
	if (odd !== void 0) say(`\`reviewers: ${odd}\` must be a login or a team, like octocat or octo-org/docs.`);
	return names;
}
// src/action/inputs.ts
const env = (name) => (process.env[name] ?? "").trim();
const around = {
	env,
	file: (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, "utf8") : null,
	azure: () => existsSync(join(env("AZURE_CONFIG_DIR") || join(homedir(), ".azure"), "azureProfile.json"))
};
function inputsFor(job) {
	const read = readInputs(getInput, job, around);
	if (!read.ok) throw new InputError(inputErrors(read.errors));
	for (const secret of read.inputs.secrets) setSecret(secret);
	return read.inputs;
}
function clearCredentials(workspace) {
	const path = env("GOOGLE_APPLICATION_CREDENTIALS");
	const place = relative(workspace, path);
	if (path !== "" && !place.startsWith(`..${sep}`)) rmSync(path, { force: true });
}
export { repositoryKb as i, inputsFor as n, readEnvironment as r, clearCredentials as t };
