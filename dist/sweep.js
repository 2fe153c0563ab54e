import "./names.js";
// src/core/sweep.ts
const SILENT_MS = 9e5;
const needsStart = ({ trailers, at }, ended, now) => trailers?.waitsFor === "worker" && (ended ?? now - at >= 9e5);
const isDue = ({ trailers }, now) => trailers?.waitsFor === "person" && trailers.wakeAt !== null && now >= trailers.wakeAt;
const JOB_MS = 216e5;
const SKEW_MS = 6e4;
function unheardFrom({ trailers, at }, now) {
	if (trailers?.waitsFor !== "person") return null;
	return Math.max(trailers.heardAt ?? 0, at - (now - at < JOB_MS ? JOB_MS : SKEW_MS));
}
const byPerson = ({ author, authorType, body, at }, from) => author !== null && authorType !== "Bot" && !body.includes("<!-- pawl:") && (at ?? 0) > from;
const commandSince = (comment, from) => byPerson(comment, from) && comment.reading.commands.length + comment.reading.unknown.length > 0;
const reviewSince = (review, from) => byPerson(review, from) && review.state !== "dismissed" && review.state !== "pending";
export { reviewSince as a, needsStart as i, commandSince as n, unheardFrom as o, isDue as r, SILENT_MS as t };
