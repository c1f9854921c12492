/** A line of a message. */
export type Line = {
	text: string;
	/** True if the message's own structure marks it as a part of an earlier message. */
	isQuoted: boolean;
};

/** The longest text of a message, in characters; more than people write, with all that is quoted below. */
export const MAX_LENGTH = 200_000;
/** The longest line, in characters. */
export const MAX_LINE = 10_000;
export const CUT_OFF = "… The rest of this message is in the mailbox.";
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** What one sees, beside the marks of quotes. */
const VISIBLE = /[^\s>\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/u;

/** Cleans the lines of a message, and cuts off what is beyond the longest text. Of blank lines two at most follow another. */
export function cleanLines(lines: Iterable<Line>): Line[] {
	const cleaned: Line[] = [];
	let length = 0;
	let blanks = 0;
	for (const { text, isQuoted } of lines)
		for (const piece of divide(text)) {
			const clean = piece
				.toWellFormed()
				.replaceAll(UNSAFE, "")
				.replaceAll(/[\u2028\u2029]/g, " ")
				.trimEnd();
			blanks = clean === "" ? blanks + 1 : 0;
			if (blanks > 2) continue;
			const rest = MAX_LENGTH - length;
			length += clean.length + 1;
			if (length <= MAX_LENGTH) {
				cleaned.push({ text: clean, isQuoted });
				continue;
			}
			const start = clean.slice(0, rest).toWellFormed();
			return [...cleaned, { text: start, isQuoted }, { text: CUT_OFF, isQuoted: false }];
		}
	return cleaned;
}

/** Divides a line that is too long, never within a pair of surrogates. */
function* divide(text: string): Generator<string> {
	let from = 0;
	while (text.length - from > MAX_LINE) {
		const end = from + MAX_LINE;
		const to = /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
		yield text.slice(from, to);
		from = to;
	}
	yield text.slice(from);
}

/** Yields the lines of a text one by one, as it may have millions, whichever way they end. */
export function* eachLine(text: string): Generator<string> {
	let from = 0;
	while (from <= text.length) {
		const end = text.indexOf("\n", from);
		const to = end < 0 ? text.length : end;
		const line = text.slice(from, end > 0 && text[end - 1] === "\r" ? end - 1 : to);
		if (line.includes("\r")) yield* line.split("\r");
		else yield line;
		from = to + 1;
	}
}

/** Yields the lines of a plain text, in which `>` marks what is quoted. */
export function* toTextLines(text: string): Generator<Line> {
	for (const line of eachLine(text))
		yield { text: line, isQuoted: line.trimStart().startsWith(">") };
}

/** Returns whether lines say something: a text of blanks and invisible characters says nothing. */
export function isVisible(lines: readonly Line[]): boolean {
	return lines.some(({ text }) => VISIBLE.test(text));
}
