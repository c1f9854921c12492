/** A line of a message. */
export type Line = {
	text: string;
	/** True if the message's own structure marks it as a part of an earlier message. */
	isQuoted: boolean;
};

/** The longest text of a message, in characters; more than people write, with all that is quoted below. */
const MAX_LENGTH = 200_000;
const CUT_OFF = "… The rest of this message is in the mailbox.";
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Cleans the lines of a message, and cuts off what is beyond the longest text. Of blank lines two at most follow another. */
export function cleanLines(lines: readonly Line[]): Line[] {
	const cleaned: Line[] = [];
	let length = 0;
	let blanks = 0;
	for (const { text, isQuoted } of lines) {
		const clean = text
			.slice(0, MAX_LENGTH)
			.toWellFormed()
			.replaceAll(UNSAFE, "")
			.replaceAll(/[\u2028\u2029]/g, " ")
			.trimEnd();
		blanks = clean === "" ? blanks + 1 : 0;
		if (blanks > 2) continue;
		length += clean.length + 1;
		if (length > MAX_LENGTH) return [...cleaned, { text: CUT_OFF, isQuoted: false }];
		cleaned.push({ text: clean, isQuoted });
	}
	return cleaned;
}

/** Returns the lines of a plain text, in which `>` marks what is quoted. */
export function toTextLines(text: string): Line[] {
	return text
		.slice(0, 2 * MAX_LENGTH)
		.split(/\r\n?|\n/)
		.map((text) => ({ text, isQuoted: text.trimStart().startsWith(">") }));
}
