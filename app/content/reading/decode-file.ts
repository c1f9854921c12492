import { isUtf8 } from "node:buffer";
import { quote } from "./quote.ts";

export type Decoded = { text: string } | { reason: string; line?: number };

/** What no text holds; tab and line ends are none of these. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: |$)/m;

/** The text of a file, or why it is none that can be used. Takes some microseconds for a sound one. */
export function decodeFile(bytes: Buffer): Decoded {
	if (hasUtf16Mark(bytes)) return { reason: "is written in UTF-16; save it as UTF-8" };
	const text = bytes.toString("utf8").replace(/^\ufeff/, "");
	const lost = isUtf8(bytes) ? -1 : text.indexOf("\ufffd");
	if (lost !== -1)
		return tell(text, lost, (before) => `is not UTF-8 behind ${before}; save the file as UTF-8`);
	const replaced = text.indexOf("\ufffd");
	if (replaced !== -1)
		return tell(
			text,
			replaced,
			(before) => `the letter behind ${before} was lost in another encoding; write it anew`,
		);
	const control = text.search(CONTROLS);
	if (control !== -1) {
		const code = text.charCodeAt(control).toString(16).toUpperCase().padStart(4, "0");
		return tell(
			text,
			control,
			(before) => `holds the control character U+${code} behind ${before}; delete it`,
		);
	}
	const conflict = findConflict(text);
	if (conflict !== -1)
		return tell(
			text,
			conflict,
			() => "holds the marks of a merge in Git that is not finished; keep one of the versions",
		);
	return { text };
}

function hasUtf16Mark([first, second]: Buffer): boolean {
	return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Looking for the line is slower than looking for the mark, which is nowhere in a sound file. */
function findConflict(text: string): number {
	return text.includes("<<<<<<<") || text.includes(">>>>>>>") ? text.search(CONFLICT) : -1;
}

function tell(text: string, offset: number, describe: (before: string) => string): Decoded {
	const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
	const words = (lines.at(-1) ?? "").slice(-40).split(/\s+/);
	const before = words.slice(-2).join(" ").trim();
	return { line: lines.length, reason: describe(before ? quote(before) : "the line's beginning") };
}
