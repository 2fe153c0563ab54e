import { a as info, i as getState } from "./core.js";
import { t as summary } from "./summary.js";
import { n as guard } from "./guard.js";
// src/action/post.ts
await guard(async () => {
	const task = getState("task");
	if (task === "" || getState("ended") !== "") return;
	const text = `The work job of task ${task} was ended before it could say so. ${await (await import("./rescue.js")).rescue(Number(task))}`;
	info(text);
	await summary.addRaw(`## Pawl: interrupted\n\n${text}\n`).write();
});
process.exit(process.exitCode ?? 0);
export {};
