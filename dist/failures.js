// src/ports/failures.ts
var LeaseLost = class extends Error {
	name = "LeaseLost";
	by;
	constructor(message, by = "worker") {
		super(message);
		this.by = by;
	}
};
var Failed = class extends Error {
	status;
	usage = null;
	constructor(message, options = {}) {
		super(message, { cause: options.cause });
		this.status = options.status ?? null;
	}
};
var Transient = class extends Failed {
	name = "Transient";
	retryAfterMs;
	later;
	constructor(message, options = {}) {
		super(message, options);
		this.retryAfterMs = options.retryAfterMs ?? null;
		this.later = options.later ?? false;
	}
};
var Fatal = class extends Failed {
	name = "Fatal";
	todo;
	detail;
	constructor(message, todo, options = {}) {
		super(message, options);
		this.todo = todo;
		this.detail = options.detail ?? "";
	}
};
var TooLong = class extends Fatal {};
var DiskFailure = class extends Fatal {};
var Unclear = class extends Error {
	name = "Unclear";
	todo;
	detail;
	constructor(message, todo, detail) {
		super(message);
		this.todo = todo;
		this.detail = detail;
	}
};
var Aborted = class extends Failed {
	name = "Aborted";
};
function onAbort(signal, act) {
	if (signal.aborted) act();
	else signal.addEventListener("abort", act, { once: true });
	return () => signal.removeEventListener("abort", act);
}
function untilStopped(work, signal) {
	if (!signal) return work;
	const { promise, reject } = Promise.withResolvers();
	const forget = onAbort(signal, () => reject(new Aborted("not waited for: the work was told to stop")));
	return Promise.race([work, promise]).finally(forget);
}
function firstOf(...signals) {
	const first = new AbortController();
	const forget = [];
	const abort = () => {
		first.abort();
		for (const one of forget) one();
	};
	for (const signal of signals) forget.push(onAbort(signal, abort));
	return first.signal;
}
export { TooLong as a, firstOf as c, LeaseLost as i, onAbort as l, DiskFailure as n, Transient as o, Fatal as r, Unclear as s, Aborted as t, untilStopped as u };
