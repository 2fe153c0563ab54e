// src/core/trailers.ts
const WAITS = [
	"worker",
	"person",
	"nobody"
];
const oneLine = (text) => text.replace(/\s+/g, " ").trim();
const checkpointMessage = (subject, { epoch, run, attempt, waitsFor }, nonce) => [
	oneLine(subject),
	"",
	`Pawl-Epoch: ${epoch}`,
	`Pawl-Run: ${oneLine(run)}`,
	`Pawl-Attempt: ${attempt}`,
	`Pawl-Nonce: ${oneLine(nonce)}`,
	`Pawl-Waits-For: ${waitsFor}`,
	""
].join("\n");
function readTrailers(message) {
	const values = new Map([...message.matchAll(/^(Pawl-[A-Za-z-]+): (.*)$/gm)].map(([, name, value]) => [name, value]));
	const waitsFor = WAITS.find((known) => known === values.get("Pawl-Waits-For"));
	const run = values.get("Pawl-Run");
	const [epoch, attempt] = [Number(values.get("Pawl-Epoch")), Number(values.get("Pawl-Attempt"))];
	return waitsFor && run && epoch > 0 && attempt > 0 ? {
		epoch,
		run,
		attempt,
		waitsFor
	} : null;
}
export { readTrailers as n, checkpointMessage as t };
