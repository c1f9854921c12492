import { Parser } from "htmlparser2";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The line feeds before and after an element in the text version. */
const LINE_FEEDS: Record<string, readonly [before: number, after: number]> = {
	h1: [2, 1],
	h2: [2, 1],
	h3: [2, 1],
	p: [1, 2],
	table: [2, 2],
	tr: [1, 1],
};
/** Elements without text: styles and title, the preview, and the boxes of the kite. */
const WITHOUT_TEXT = new Set(["head", "div"]);

/** Renders both versions of an e-mail: HTML, and the same words as plain text. */
export function renderEmail(email: ReactElement): { html: string; text: string } {
	const html = `<!doctype html>${renderToStaticMarkup(email)}`;
	return { html, text: toPlainText(html) };
}

/**
 * Returns the text of our own markup, which has no white space but that of its words. Cells are `label: text` or `one
 * two`.
 */
function toPlainText(html: string): string {
	let text = "";
	let separator = "";
	let isRowEmpty = true;
	let hiddenDepth = 0;
	/** The prefix of each line of a quotation. */
	let quote = "";
	let isQuoteNew = false;
	let link = { address: "", words: "" };
	const append = (words: string) => {
		const lines = isQuoteNew ? words : (text && separator) + words;
		if (isQuoteNew) text += separator + quote;
		text += quote ? lines.replaceAll("\n", `\n${quote}`) : lines;
		isQuoteNew = false;
		separator = "";
		isRowEmpty = false;
	};
	const feedLines = (count = 0) => {
		if (count > separator.length) separator = "\n".repeat(count);
	};
	const parser = new Parser({
		onopentag(tag, { href = "" }) {
			if (tag === "a") link = { address: href, words: "" };
			if (WITHOUT_TEXT.has(tag)) hiddenDepth++;
			if (tag === "br") append("\n");
			if (tag === "tr") isRowEmpty = true;
			if (tag === "blockquote") {
				quote = "> ";
				isQuoteNew = true;
			}
			if (tag === "td" && !isRowEmpty) separator = text.endsWith(":") ? " " : "  ";
			else if (!separator.startsWith(" ")) feedLines(LINE_FEEDS[tag]?.[0]);
		},
		ontext(words) {
			if (hiddenDepth === 0) append(words);
			link.words += words;
		},
		onclosetag(tag) {
			if (WITHOUT_TEXT.has(tag)) hiddenDepth--;
			if (tag === "th") append(":");
			// A button's words do not name its address.
			if (tag === "a" && isButton(link)) append(`: ${link.address}`);
			if (tag === "blockquote") quote = "";
			if (separator.startsWith(" ") && LINE_FEEDS[tag]) separator = "";
			feedLines(LINE_FEEDS[tag]?.[1]);
		},
	});
	parser.end(html);
	return `${text}\n`;
}

function isButton({ address, words }: { address: string; words: string }): boolean {
	return address.startsWith("http") && !address.includes(words);
}
