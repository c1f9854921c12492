import { Parser } from "htmlparser2";
import type { Line } from "./line.ts";

/** The longest HTML that is converted, in characters. */
const MAX_HTML = 2_000_000;
const HIDDEN_TAGS = new Set(["head", "style", "script", "template", "title", "noscript", "object"]);
const BLOCKS = new Set(
	"address article blockquote body center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul".split(
		" ",
	),
);
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
	/** The length of the line at which the link's text begins. */
	linkStart: number;
};
const ROOT: Element = {
	isHidden: false,
	isPre: false,
	depth: 0,
	quote: "none",
	href: null,
	linkStart: 0,
};

/** Converts an HTML message to lines of text. Addresses of links stay; what programs hide is left out. */
export function toHtmlLines(html: string): Line[] {
	const lines: Line[] = [];
	const stack: Element[] = [ROOT];
	let line = "";
	let wantsBlank = false;
	let isRestQuoted = false;
	let hasGmailBlockquote = false;

	const getTop = () => stack.at(-1) ?? ROOT;
	const isQuoted = ({ quote }: Element) =>
		isRestQuoted || quote === "quoted" || (quote === "gmail" && !hasGmailBlockquote);
	const endLine = () => {
		const top = getTop();
		const prefix = "> ".repeat(Math.min(top.depth, 5));
		lines.push({ text: (prefix + line).trimEnd(), isQuoted: isQuoted(top) });
		line = "";
	};
	const endBlock = () => {
		if (line.trim()) endLine();
		line = "";
	};
	const append = (text: string, { isPre }: Element) => {
		if (isPre) {
			const [first = "", ...others] = text.split("\n");
			line += first;
			for (const other of others) {
				endLine();
				line = other;
			}
			return;
		}
		const words = text.replaceAll(/[\t\n\f\r ]+/g, " ").replaceAll("\u00a0", " ");
		const own = line === "" || line.endsWith(" ") ? words.trimStart() : words;
		if (own && wantsBlank && line === "") {
			if (lines.length > 0 && lines.at(-1)?.text)
				lines.push({ text: "", isQuoted: isQuoted(getTop()) });
			wantsBlank = false;
		}
		line += own;
	};

	const parser = new Parser({
		onopentag(tag, attributes) {
			const top = getTop();
			const style = (attributes.style ?? "").slice(0, 2_000).toLowerCase().replaceAll(/\s/g, "");
			if (BLOCKS.has(tag)) endBlock();
			if (SPACED.has(tag)) wantsBlank = true;
			if (startsRest(attributes, style)) isRestQuoted = true;
			const quote = findQuote(tag, attributes, top);
			if (quote === "gmail" && top.quote === "none") hasGmailBlockquote = false;
			if (tag === "blockquote" && top.quote === "gmail") hasGmailBlockquote = true;
			const element: Element = {
				isHidden: top.isHidden || HIDDEN_TAGS.has(tag) || isHidden(attributes, style),
				isPre: top.isPre || tag === "pre" || style.includes("white-space:pre"),
				depth: top.depth + (tag === "blockquote" ? 1 : 0),
				quote,
				href: tag === "a" ? (attributes.href ?? null) : null,
				linkStart: line.length,
			};
			stack.push(element);
			if (element.isHidden) return;
			if (tag === "br") endLine();
			if (tag === "li") append("- ", element);
			if (tag === "td" && line && !line.endsWith(" ")) line += " ";
			if (tag === "img") append(describePicture(attributes), top);
		},
		ontext(text) {
			const top = getTop();
			if (!top.isHidden) append(text, top);
		},
		onclosetag(tag) {
			const element = getTop();
			if (!element.isHidden && element.href)
				line += toLinkAddress(element.href, line.slice(element.linkStart));
			if (BLOCKS.has(tag)) endBlock();
			if (SPACED.has(tag)) wantsBlank = true;
			if (stack.length > 1) stack.pop();
		},
	});
	parser.end(html.slice(0, MAX_HTML));
	endBlock();
	return lines;
}

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
