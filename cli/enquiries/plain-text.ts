/** A terminal takes control characters for commands; the bidi ones turn around what stands beside them. */
const UNSAFE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const UNSAFE_BUT_LINE_FEED = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;
const REPLACEMENT = "\uFFFD";

/** Words from outside on one line, with nothing that could move the cursor or change colours. */
export function toLine(text: string): string {
	return text.replaceAll(/[\t\n\r\u2028\u2029]+/g, " ").replaceAll(UNSAFE, REPLACEMENT);
}

/** As `toLine`, with line feeds left in. */
export function toText(text: string): string {
	return text
		.replaceAll(/\r\n|[\r\u2028\u2029]/g, "\n")
		.replaceAll("\t", " ")
		.replaceAll(UNSAFE_BUT_LINE_FEED, REPLACEMENT);
}
