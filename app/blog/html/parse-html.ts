import { Parser } from "htmlparser2";
import type { ElementContent, Properties } from "./hast.ts";
import { element } from "./tree.ts";

/** The greatest depth; of deeper elements only the text stays, as functions over the tree are recursive. */
const MAX_DEPTH = 200;
/** The greatest number of open elements, for which the parser takes quadratic time. */
const MAX_OPEN = 6_000;
/**
 * The greatest number of elements: rehype-sanitize spreads the children of an element as arguments, which fill the
 * stack.
 */
const MAX_ELEMENTS = 35_000;
const MAX_ATTRIBUTES = 100;

class TooLarge extends Error {}

/**
 * Parses HTML of any quality to a tree without comments; what comes after a limit is cut off. It does not use
 * rehype-parse (parse5), which overflows the stack at 5,000 nested elements and takes 11 s for 12 KB of `<b a=1><p><b
 * a=2><p>…`.
 */
export function parseHtml(html: string): ElementContent[] {
	const nodes: ElementContent[] = [];
	/** The children of each open element. */
	const open = [nodes];
	let count = 0;
	const parser = new Parser({
		onopentag(tagName, attributes) {
			const siblings = open.at(-1) ?? nodes;
			if (count >= MAX_ELEMENTS || open.length > MAX_OPEN) throw new TooLarge();
			if (open.length > MAX_DEPTH) {
				open.push(siblings);
				return;
			}
			const node = element(tagName, toProperties(attributes));
			count += 1;
			siblings.push(node);
			open.push(node.children);
		},
		ontext(data) {
			const siblings = open.at(-1) ?? nodes;
			const last = siblings.at(-1);
			const value = cleanText(data);
			if (last?.type === "text") last.value += value;
			else siblings.push({ type: "text", value });
		},
		onclosetag() {
			open.pop();
		},
	});
	try {
		parser.end(cleanText(html));
	} catch (error) {
		if (!(error instanceof TooLarge)) throw error;
	}
	return nodes;
}

/** The properties of hast whose names differ from their attributes'. */
const PROPERTIES = new Map(
	["colSpan", "dateTime", "rowSpan", "srcSet"].map((name) => [name.toLowerCase(), name]),
);

function toProperties(attributes: Record<string, string>): Properties {
	const entries = Object.entries(attributes).slice(0, MAX_ATTRIBUTES);
	return Object.fromEntries(
		entries.map(([name, value]) =>
			name === "class"
				? ["className", value.split(/\s+/).filter(Boolean)]
				: [PROPERTIES.get(name) ?? name, cleanText(value).trim()],
		),
	);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const CONTROLS = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFEFF\uFFFE\uFFFF]/g;

/** Removes control characters, byte order marks and lone surrogates, about which parsers disagree. */
function cleanText(text: string): string {
	return text.replaceAll(CONTROLS, "").replaceAll(/\r\n?/g, "\n").toWellFormed();
}
