const ESCAPED: Record<string, string> = {
	"\\": "\\\\",
	"'": "\\'",
	"<": "\\x3c",
	"\n": "\\n",
	"\r": "\\r",
};

/** A text as a value in an inline script; in single quotes, as JSON is full of the others. */
export function quoteForScript(text: string): string {
	return `'${text.replace(/[\\'<\n\r]/g, (found) => ESCAPED[found] ?? found)}'`;
}
