const MAX_LINES = 6;
const MAX_LENGTH = 500;

/** Returns the reason why a signature is rejected, or null for a valid one. */
export function findSignatureProblem(signature: string): string | null {
	const lines = signature.split("\n").length;
	if (lines <= MAX_LINES && signature.length <= MAX_LENGTH) return null;
	return `Your signature was not saved: it has ${lines} lines and ${signature.length} characters, and ${MAX_LINES} lines and ${MAX_LENGTH} characters are the most.`;
}

/**
 * Puts the signature of its author below an answer. An answer that has it stays as it is, and lines at its end that the
 * signature has too, such as the author's name, are not there twice.
 */
export function putSignature(text: string, signature: string | null): string {
	if (!signature || !text || `\n${text}\n`.includes(`\n${signature}\n`)) return text;
	const signed = new Set(["", ...signature.split("\n")]);
	const lines = text.split("\n");
	const end = lines.findLastIndex((line) => !signed.has(line.trim())) + 1;
	return [lines.slice(0, end).join("\n"), signature].filter(Boolean).join("\n\n");
}
