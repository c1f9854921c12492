import { Parser } from "htmlparser2";
import { CUT_OFF, type Line } from "./line.ts";
import { createLineWriter } from "./line-writer.ts";
import { createList, type List, nextMarker } from "./list-markers.ts";

/**
 * The greatest number of open elements. Beyond it the message is cut off: the parser takes time by the square of it, and a
 * long exchange of messages has some hundreds.
 */
const MAX_DEPTH = 1_000;
/** The number of characters after which the depth is looked at. */
const CHUNK = 4_096;
const HIDDEN_TAGS = new Set(["head", "style", "script", "template", "title", "noscript", "object"]);
const BLOCKS = new Set(
	"address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol option p pre section summary table tr ul".split(
		" ",
	),
);
const LISTS = new Set(["ol", "ul", "menu", "dir"]);
const STRUCK_TAGS = new Set(["s", "strike", "del"]);
const SPACED = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "ul", "ol", "pre"]);
/** Elements of mail programs that are quoted as a whole: Thunderbird, Yahoo, Proton, Zoho, Gmail, Outlook, Spark. */
const QUOTED_CLASSES = new Set(
	"moz-cite-prefix yahoo_quoted protonmail_quote zmail_extra gmail_attr".split(" "),
);
const QUOTED_IDS = new Set(["mail-editor-reference-message-container"]);
/** Elements of Outlook after which all is quoted. */
const QUOTE_STARTS = new Set(["divrplyfwdmsg", "appendonsend", "outlookmessageheader"]);
/** The rule above the earlier message in Outlook for Windows, in the colours of its versions. */
const OUTLOOK_RULES = ["border-top:solid#e1e1e1", "border-top:solid#b5c4df"];

type Element = {
	isHidden: boolean;
	isPre: boolean;
	/** The number of `>` before its lines. */
	depth: number;
	/**
	 * `quoted` for an element of an earlier message; `gmail` for Gmail's element of the quote, where what stands beside the
	 * blockquotes is quoted before them (the line with the date), and own words after them.
	 */
	quote: "none" | "quoted" | "gmail";
	href: string | null;
	/** The list whose items stand in it. */
	list: List | null;
	/** Text that is struck out, whose mark stands before its first word. */
	struck: { isBegun: boolean } | null;
	isSuperscript: boolean;
};
const ROOT: Element = {
	isHidden: false,
	isPre: false,
	depth: 0,
	quote: "none",
	href: null,
	list: null,
	struck: null,
	isSuperscript: false,
};

/**
 * Converts an HTML message to lines of text. Addresses of links stay, numbers of lists and marks of what is struck out, too;
 * what programs hide is left out.
 */
export function toHtmlLines(html: string): Line[] {
	const stack: Element[] = [ROOT];
	let isRestQuoted = false;
	let hasGmailBlockquote = false;

	const getTop = () => stack.at(-1) ?? ROOT;
	const isQuoted = ({ quote }: Element) =>
		isRestQuoted || quote === "quoted" || (quote === "gmail" && !hasGmailBlockquote);
	const writer = createLineWriter(() => ({ depth: getTop().depth, isQuoted: isQuoted(getTop()) }));
	const append = (text: string, element: Element) => {
		if (element.struck?.isBegun === false && text.trim()) {
			writer.writeText("~");
			element.struck.isBegun = true;
		}
		// A power or the number of a note is no further digit of the number before it.
		if (element.isSuperscript && writer.endsWithDigit() && /^\d/.test(text)) writer.write("^");
		element.isSuperscript = false;
		if (!element.isPre) return writer.writeText(text);
		for (const [at, line] of text.split("\n").entries()) {
			if (at > 0) writer.endLine();
			writer.write(line);
		}
	};

	const parser = new Parser({
		onopentag(tag, attributes) {
			const top = getTop();
			const style = (attributes.style ?? "").slice(0, 2_000).toLowerCase().replaceAll(/\s/g, "");
			if (BLOCKS.has(tag)) writer.endBlock();
			if (isSpaced(tag, top)) writer.wantBlank(true);
			if (startsRest(attributes, style)) isRestQuoted = true;
			const quote = findQuote(tag, attributes, top);
			if (quote === "gmail" && top.quote === "none") hasGmailBlockquote = false;
			if (tag === "blockquote" && top.quote === "gmail") hasGmailBlockquote = true;
			const isStruck = STRUCK_TAGS.has(tag) || style.includes("line-through");
			const element: Element = {
				isHidden: top.isHidden || HIDDEN_TAGS.has(tag) || isHidden(attributes, style),
				isPre: top.isPre || tag === "pre" || style.includes("white-space:pre"),
				depth: top.depth + (tag === "blockquote" ? 1 : 0),
				quote,
				href: tag === "a" ? (attributes.href ?? null) : null,
				list: LISTS.has(tag) ? createList(tag, attributes, style) : top.list,
				struck: isStruck ? { isBegun: false } : top.struck,
				isSuperscript: tag === "sup",
			};
			stack.push(element);
			if (element.href !== null) writer.openLink();
			if (element.isHidden) return;
			if (tag === "br") writer.endLine();
			if (tag === "td" || tag === "th") writer.separate();
			if (tag === "img") append(describePicture(attributes), top);
			if (tag !== "li") return;
			if (element.list?.hasItems) writer.wantBlank(false);
			writer.beginItem(nextMarker(element.list, attributes.value));
		},
		ontext(text) {
			const top = getTop();
			if (!top.isHidden) append(text, top);
		},
		onclosetag(tag) {
			const element = getTop();
			const linkText = element.href === null ? "" : writer.closeLink();
			if (!element.isHidden && element.href) writer.write(toLinkAddress(element.href, linkText));
			const top = stack.at(-2) ?? ROOT;
			const isEnd = element.struck !== top.struck && element.struck?.isBegun;
			if (isEnd && !writer.isEmpty()) writer.write("~");
			if (BLOCKS.has(tag)) writer.endBlock();
			if (isSpaced(tag, top)) writer.wantBlank(true);
			if (tag === "li") writer.endItem();
			if (stack.length > 1) stack.pop();
		},
	});
	for (let from = 0; from < html.length; from += CHUNK) {
		parser.write(html.slice(from, from + CHUNK));
		if (writer.isFull()) return writer.lines;
		if (stack.length <= MAX_DEPTH) continue;
		writer.endBlock();
		return [...writer.lines, { text: CUT_OFF, isQuoted: false }];
	}
	parser.end();
	writer.endBlock();
	return writer.lines;
}

/** Returns whether an empty line stands before and behind an element. A list within a list has none. */
const isSpaced = (tag: string, { list }: Element) => SPACED.has(tag) && !(list && LISTS.has(tag));

type Attributes = Record<string, string>;

function isHidden(attributes: Attributes, style: string): boolean {
	return (
		"hidden" in attributes || style.includes("display:none") || style.includes("visibility:hidden")
	);
}

function startsRest({ id = "", class: className = "" }: Attributes, style: string): boolean {
	const isStart = QUOTE_STARTS.has(id.toLowerCase()) || QUOTE_STARTS.has(className.toLowerCase());
	return isStart || OUTLOOK_RULES.some((rule) => style.includes(rule));
}

function findQuote(tag: string, attributes: Attributes, { quote }: Element): Element["quote"] {
	const { id = "", class: className = "", type = "" } = attributes;
	const classes = className.split(/\s+/);
	if (quote === "quoted" || QUOTED_IDS.has(id)) return "quoted";
	if (tag === "blockquote" && (type === "cite" || quote === "gmail")) return "quoted";
	if (classes.some((name) => QUOTED_CLASSES.has(name))) return "quoted";
	if (!classes.includes("gmail_quote")) return quote;
	return tag === "blockquote" ? "quoted" : "gmail";
}

/** Describes a picture by its text, where it is a part of the message or an emoji. */
function describePicture({ src = "", alt = "" }: Attributes): string {
	const text = alt.slice(0, 100).trim();
	if (!text) return "";
	if (src.startsWith("cid:")) return `[${text}]`;
	return /^[^\p{ASCII}]+$/u.test(text) ? text : "";
}

/** Returns the address of a link, in brackets, where its text does not say it. */
function toLinkAddress(href: string, text: string): string {
	if (!/^(?:https?|mailto|tel):/i.test(href) || text.trim() === "") return "";
	const plain = href.replace(/^(?:mailto|tel):/i, "");
	const bare = plain.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
	return text.includes(bare) ? "" : ` (${plain.slice(0, 2_000)})`;
}
