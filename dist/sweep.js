import { s as fenceAfter } from "./inputs.js";
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
// src/core/sweep.ts
const SILENT_MS = 9e5;
const needsStart = ({ trailers, at }, ended, now) => trailers?.waitsFor === "worker" && (ended ?? now - at >= 9e5);
export { needsStart as n, readComment as r, SILENT_MS as t };
