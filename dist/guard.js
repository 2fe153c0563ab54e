import { c as saveState, l as setFailed } from "./core.js";
import { t as summary } from "./summary.js";
import { n as DiskFailure, o as Transient, r as Fatal } from "./failures.js";
// src/action/guard.ts
async function guard(job) {
	try {
		await job();
	} catch (error) {
		const text = explain(error);
		setFailed(text);
		if (!(error instanceof DiskFailure)) saveState("ended", "failed");
		await summary.addRaw(`## Pawl: stopped\n\n${text}\n`).write();
	}
}
function explain(error) {
	if (error instanceof InputError) return error.message;
	if (error instanceof Fatal) return `Stopped: ${error.message}\nTo go on: ${error.todo}`;
	if (error instanceof Transient) return `Stopped: ${error.message}, and trying again did not help.\nEverything up to the last checkpoint is saved. To go on: run this job again when the other side answers.`;
	return `Stopped by a bug in Pawl; everything up to the last checkpoint is saved, and running this job again goes on from there.\n${error instanceof Error ? error.stack ?? error.message : String(error)}`;
}
var InputError = class extends Error {
	name = "InputError";
};
export { guard as n, InputError as t };
