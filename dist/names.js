// src/core/names.ts
const keyOf = (task, seq, restored = null, repairs = []) => [
	task,
	repairs.length > 0 && `r${repairs.length}`,
	seq,
	restored && `after-${restored.seq}`
].filter(Boolean).join("-");
const markerOf = (key) => `<!-- pawl:key=${key} -->`;
const statusMarker = (task) => `<!-- pawl:status=${task} -->`;
const MARKER_PREFIX = "<!-- pawl:";
const stateBranch = (task) => `pawl/state/${task}`;
const workBranch = (task) => `pawl/issue-${task}`;
const taskIn = (pattern, branch) => {
	const match = pattern.exec(branch);
	return match?.[1] === void 0 ? null : Number(match[1]);
};
const taskOfBranch = (branch) => taskIn(/^pawl\/issue-([1-9]\d{0,9})$/, branch);
const taskOfState = (branch) => taskIn(/^pawl\/state\/([1-9]\d{0,9})$/, branch);
export { statusMarker as a, workBranch as c, stateBranch as i, keyOf as n, taskOfBranch as o, markerOf as r, taskOfState as s, MARKER_PREFIX as t };
