import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
// src/adapters/local/clock.ts
const systemClock = {
	now: () => Date.now(),
	sleep: async (ms, signal) => {
		try {
			await setTimeout(ms, void 0, signal ? { signal } : {});
		} catch (error) {
			if (!signal?.aborted) throw error;
		}
	},
	random: () => Math.random(),
	nonce: () => randomBytes(16).toString("hex")
};
export { systemClock as t };
