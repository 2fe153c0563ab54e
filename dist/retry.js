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
const INLINE_TITLE = /(\]\([ \t]*(?:<[^<>\n]*>|[^\s()<>"']+))\s+(?:"[^"]*"|'[^']*'|\([^()]*\))\s*(?=\))/g;
const HIDDEN_TITLE = /^( {0,3}\[[^\]\n]+\]:[ \t]*[^\s]+)[ \t]+["'(].*$/gm;
const POWERS = /!(?=\[)|<(?=[a-z/!?])|&(?=#?\w+;)|@(?=[\w-])|#(?=\d)|GH(?=-\d)|(?:issues|pull|discussions)\/(?=\d)/gi;
const visible = (text) => withoutComments$1(text.replace(/\r\n?/g, "\n")).replace(IMAGE_ALT, "![]").replace(IMAGE_TAG, "<img").replace(INLINE_TITLE, "$1").replace(HIDDEN_TITLE, "$1").replace(INVISIBLE, "").replace(CONTROL, "").toWellFormed();
function withoutComments$1(text) {
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
function closed(text) {
	const open = text.split("\n").reduce((fence, line) => fenceAfter(line, fence), null);
	return open === null ? text : `${text}\n${open}`;
}
const markdown = (text) => closed(harmless(text));
const oneLine = (text) => text.replace(/\s+/g, " ").trim();
const brief = (text, max) => harmless(clip(oneLine(clip(text, 4 * max)), max));
const grouped = (n) => String(n).replace(/\B(?=(?:\d{3})+$)/g, ",");
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
const capital = (text) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
// src/core/command.ts
const COMMANDS = [
	"approve",
	"revise",
	"deny",
	"pause",
	"resume",
	"cancel",
	"retry",
	"budget",
	"status",
	"help"
];
const OTHERS = new Set("assign unassign cc uncc lgtm hold test retest ok-to-test label remove-label kind area priority lifecycle".split(" "));
const LONG = ["revise", "deny"];
const SLASHED = /^ {0,3}\/([^ \t]+)[ \t]*([\s\S]*)$/;
const WORD = /^[a-z][a-z-]{1,30}$/i;
function readComment(body, plain) {
	const lines = body.split(/\r\n?|\n/);
	const { end, replies } = letter(lines, plain);
	const known = new Map(plain.filter((line) => line < end).map((line) => [line, kindOf(lineAt(lines, line))]));
	const found = scan(lines.slice(0, end), known, replies);
	const words = [...known.values()].flatMap((line) => line.is === "word" ? [line.word] : []);
	const onlyWords = words.length > 0 && visible(found.besideWords.join("\n")).trim() === "";
	const unknown = [...found.misses.map((meant) => ({
		meant,
		word: meant
	})), ...onlyWords ? words.filter((word) => !OTHERS.has(word)).map((word) => ({
		meant: null,
		word
	})) : []];
	if (found.commands.length + unknown.length === 0 && !onlyWords) return {
		commands: [],
		unknown,
		rest: said(body)
	};
	return {
		commands: found.commands,
		unknown,
		rest: onlyWords ? "" : said(found.rest.join("\n"))
	};
}
const lineAt = (lines, line) => lines[line] ?? "";
function kindOf(line) {
	const [, token = "", text = ""] = SLASHED.exec(line) ?? [];
	const name = COMMANDS.find((one) => one === token);
	if (name) return {
		is: "command",
		name,
		text
	};
	const meant = COMMANDS.find((one) => one === token.toLowerCase().replace(/[^a-z]+$/, ""));
	if (meant) return {
		is: "miss",
		meant
	};
	return WORD.test(token) ? {
		is: "word",
		word: token
	} : { is: "text" };
}
const MOST = 2e4;
const said = (text) => clip(text.trim(), MOST);
function scan(lines, known, replies) {
	const commands = [];
	const misses = [];
	const rest = [];
	const besideWords = [];
	let open = null;
	for (const [index, text] of lines.entries()) {
		const line = known.get(index) ?? { is: "text" };
		if (line.is === "command") {
			const command = {
				name: line.name,
				text: [line.text]
			};
			commands.push(command);
			open = LONG.includes(line.name) ? command.text : null;
		} else if (line.is === "miss") {
			misses.push(line.meant);
			open = null;
		} else if (replies.has(index)) open = null;
		else if (open) open.push(text);
		else if (!QUOTED.test(text)) {
			rest.push(text);
			if (line.is !== "word") besideWords.push(text);
		}
	}
	return {
		commands: commands.map(({ name, text }) => ({
			name,
			argument: said(withoutComments(text.join("\n")))
		})),
		misses,
		rest,
		besideWords
	};
}
function withoutComments(text) {
	let kept = "";
	for (let from = 0;;) {
		const start = text.indexOf("<!--", from);
		const end = start < 0 ? -1 : text.indexOf("-->", start + 4);
		if (end < 0) return kept + text.slice(from);
		kept += text.slice(from, start);
		from = end + 3;
	}
}
const QUOTED = /^ {0,3}>/;
const WROTE = /^On .{4,200}\bwrote:[ \t]*$/;
const HEADER = /^(?:From|Von|De): /;
const HEADERS = /^(?:Sent|Date|To|Subject): /;
const TAIL = /^(?:-- ?|-+ ?(?:Original|Forwarded) Message ?-+|Sent from my .*)$/i;
function letter(lines, plain) {
	const replies = new Set();
	for (const line of plain) {
		const text = lineAt(lines, line).trimEnd();
		const after = lineAt(lines, line + 1).trimEnd();
		if (TAIL.test(text) || HEADER.test(text) && HEADERS.test(after)) return {
			end: line,
			replies
		};
		const length = WROTE.test(text) ? 1 : text.startsWith("On ") && WROTE.test(`${text} ${after}`) ? 2 : 0;
		if (length === 0) continue;
		const next = lines.slice(line + length).find((one) => one.trim() !== "");
		if (next === void 0 || !QUOTED.test(next)) return {
			end: line,
			replies
		};
		for (let offset = 0; offset < length; offset += 1) replies.add(line + offset);
	}
	return {
		end: lines.length,
		replies
	};
}
const LONGEST_WAIT_MS = 3e5;
const FIRST_MS = 1e3;
const CAP_MS = 6e4;
function backoff(attempt, retryAfterMs, random, waited = 0) {
	if (attempt >= 6) return null;
	const jittered = Math.round(random * Math.min(CAP_MS, FIRST_MS * 2 ** (attempt - 1)));
	const wait = Math.max(jittered, retryAfterMs ?? 0);
	return waited + wait > 3e5 ? null : wait;
}
export { brief as a, clipStart as c, harmless as d, markdown as f, readComment as i, closed as l, visible as m, backoff as n, capital as o, oneLine as p, COMMANDS as r, clip as s, LONGEST_WAIT_MS as t, grouped as u };
