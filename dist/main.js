import { n as guard } from "./guard.js";
// src/action/main.ts
await guard(async () => {
	if (process.env["GITHUB_EVENT_NAME"] === "workflow_dispatch") await (await import("./work.js")).work();
	else await (await import("./route.js")).routeJob();
});
process.exit(process.exitCode ?? 0);
export {};
