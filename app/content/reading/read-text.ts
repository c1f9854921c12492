import { readFileSync } from "node:fs";

export const MISSING = "is missing";

/** U+FFFD is what the decoder puts for bytes that are not UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_TEXT = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffd-\uffff]/;
const CONFLICT_MARKER = /^(?:<{7}|>{7}|\|{7})(?: |$)/m;

/** Returns the text of a UTF-8 file without its byte order mark, or why there is none. */
export function readText(path: string): { text: string } | { reason: string; line?: number } {
	let text: string;
	try {
		text = new TextDecoder().decode(readFileSync(path));
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		const isMissing = "code" in error && error.code === "ENOENT";
		return { reason: isMissing ? MISSING : `cannot be read: ${error.message.split(",")[0]}` };
	}
	const control = NOT_TEXT.exec(text);
	const conflict = CONFLICT_MARKER.exec(text);
	const found = control ?? conflict;
	if (!found) return { text };
	const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
	const reason = control
		? `is not UTF-8 text here (U+${code}); save the file as UTF-8, and delete or retype the character`
		: "has unresolved Git conflict markers; keep one of the versions";
	return { reason, line: text.slice(0, found.index).split(/\r\n|\r|\n/).length };
}
