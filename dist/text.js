// src/core/text.ts
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]|[\ufe00-\ufe0f]/gu;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const ENDED_COMMENT = /<!--[\s\S]*?-->/g;
const HTML = /<[a-z/!?]/i;
const INNER_FENCE = /^[ \t>*+\-\d.)]+(?:`{3}|~{3})/;
const SPAN = /(?<![\\`])(`+)(?!`)[^|]*?[^|`]\1(?!`)/g;
const IMAGE_ALT = /!\[(?:[^[\]\n]|\[[^[\]\n]*\])*\](?=[[(])/g;
const IMAGE_TAG = /<img\b[^<>]*/gi;
const HIDDEN_TITLE = /^( {0,3}\[[^\]\n]+\]:[ \t]*[^\s]+)[ \t]+["'(].*$/gm;
const POWERS = /!(?=\[)|<(?=[a-z/!?])|&(?=#?\w+;)|@(?=[\w-])|#(?=\d)|GH(?=-\d)|(?:issues|pull|discussions)\/(?=\d)/gi;
const visible = (text) => withoutComments(text.replace(/\r\n?/g, "\n")).replace(IMAGE_ALT, "![]").replace(IMAGE_TAG, "<img").replace(HIDDEN_TITLE, "$1").replace(INVISIBLE, "").replace(CONTROL, "").toWellFormed();
function withoutComments(text) {
	let sure = 0;
	let fence = null;
	for (const line of text.split("\n")) {
		const before = fence;
		fence = fenceAfter(line, fence);
		if (before === null && (HTML.test(line.replace(SPAN, "")) || INNER_FENCE.test(line))) break;
		sure += line.length + 1;
	}
	return text.slice(0, sure).replace(ENDED_COMMENT, "") + text.slice(sure).replace(COMMENT, "");
}
const harmless = (text) => text.replace(CONTROL, "").replace(POWERS, "$&​").toWellFormed();
function fenceAfter(line, open) {
	if (open === null) return /^ {0,3}(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[0] ?? null;
	return (/^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1])?.startsWith(open.trimStart()) ? null : open;
}
function markdown(text) {
	const safe = harmless(text);
	const open = safe.split("\n").reduce((fence, line) => fenceAfter(line, fence), null);
	return open === null ? safe : `${safe}\n${open}`;
}
const oneLine = (text) => text.replace(/\s+/g, " ").trim();
function clip(text, max, more = "…") {
	if (text.length <= max) return text;
	const end = max - more.length;
	const code = text.charCodeAt(end - 1);
	return text.slice(0, code >= 55296 && code <= 56319 ? end - 1 : end) + more;
}
function clipStart(text, max) {
	if (text.length <= max) return text;
	const code = text.charCodeAt(text.length - max);
	return text.slice(text.length - max + (code >= 56320 && code <= 57343 ? 1 : 0));
}
export { markdown as a, harmless as i, clipStart as n, oneLine as o, fenceAfter as r, visible as s, clip as t };
