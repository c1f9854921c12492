import { readFileSync } from "node:fs";

/** What no text holds, and U+FFFD, which stands for bytes that are not UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffd-\uffff]/;
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: |$)/m;

export type ReadText = { text: string } | { reason: string; line?: number };

/** The text of a file in UTF-8 without its byte order mark, or why there is none. */
export function readText(path: string): ReadText {
	try {
		const text = new TextDecoder().decode(readFileSync(path));
		return findFault(text) ?? { text };
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		return { reason: REASONS[code] ?? `cannot be read: ${String(error)}` };
	}
}

export const MISSING = "is missing";
const REASONS: Record<string, string> = {
	ENOENT: MISSING,
	EISDIR: "is a folder; a file is wanted",
	ELOOP: "is a link that leads in a circle",
	EACCES: "may not be read by this user; mend its permissions",
};

function findFault(text: string): { reason: string; line: number } | null {
	const toLine = (offset: number) => text.slice(0, offset).split(/\r\n|\r|\n/).length;
	const odd = text.search(NO_TEXT);
	if (odd !== -1) {
		const code = text.charCodeAt(odd).toString(16).toUpperCase().padStart(4, "0");
		const reason =
			code === "FFFD"
				? "is not UTF-8 here; save the file as UTF-8, and write letters that were lost anew"
				: `holds the control character U+${code}; delete it, or save the file as UTF-8`;
		return { reason, line: toLine(odd) };
	}
	const conflict = text.search(CONFLICT);
	if (conflict === -1) return null;
	const reason = "holds the marks of a merge in Git that is not finished; keep one of the versions";
	return { reason, line: toLine(conflict) };
}
