import { t } from "#app/messages/en/desk-texts.server.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";

const MAX_LINES = 6;
const MAX_LENGTH = 500;

/** Checks how long a signature is. */
export function checkSignature(signature: string): Result<string> {
	const lines = signature.split("\n").length;
	if (lines <= MAX_LINES && signature.length <= MAX_LENGTH) return accept(signature);
	const { length } = signature;
	return reject(
		t("signatureLong", { lines, length, mostLines: MAX_LINES, mostLength: MAX_LENGTH }),
	);
}

/** The number of paragraphs at the end of an answer that may sign it: the last one, or that above a postscript. */
const CLOSING_PARAGRAPHS = 2;

/**
 * Puts the signature of its author below an answer. An answer that has it stays as it is, and so does one that is signed in
 * other words: by the signature's first line, such as the author's name, with lines of its own below. Lines at the end
 * that the signature has too are not there twice.
 */
export function putSignature(text: string, signature: string | null): string {
	if (!signature || !text || `\n${text}\n`.includes(`\n${signature}\n`)) return text;
	const [name, ...others] = signature.split("\n");
	const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraph.split("\n"));
	const below = paragraphs.slice(-CLOSING_PARAGRAPHS).flatMap((lines) => {
		const at = lines.findIndex((line) => line.trim() === name);
		return at < 0 ? [] : lines.slice(at + 1);
	});
	if (below.some((line) => !others.includes(line.trim()))) return text;
	const signed = new Set(["", name, ...others]);
	const lines = text.split("\n");
	const end = lines.findLastIndex((line) => !signed.has(line.trim())) + 1;
	return [lines.slice(0, end).join("\n"), signature].filter(Boolean).join("\n\n");
}
