// src/ports/failures.ts
var LeaseLost = class extends Error {
	name = "LeaseLost";
};
var Transient = class extends Error {
	name = "Transient";
	status;
	retryAfterMs;
	constructor(message, options = {}) {
		super(message, { cause: options.cause });
		this.status = options.status ?? null;
		this.retryAfterMs = options.retryAfterMs ?? null;
	}
};
var Fatal = class extends Error {
	name = "Fatal";
	status;
	todo;
	detail;
	constructor(message, todo, options = {}) {
		super(message, { cause: options.cause });
		this.status = options.status ?? null;
		this.todo = todo;
		this.detail = options.detail ?? "";
	}
};
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
var Aborted = class extends Error {
	name = "Aborted";
};
export { Transient as a, LeaseLost as i, DiskFailure as n, Unclear as o, Fatal as r, Aborted as t };
