// src/core/sweep.ts
const SILENT_MS = 9e5;
const needsStart = ({ trailers, at }, ended, now) => trailers?.waitsFor === "worker" && (ended ?? now - at >= 9e5);
export { needsStart as n, SILENT_MS as t };
