import type { Element, Properties, Root } from "hast";
import { Parser } from "htmlparser2";
import { element } from "./tree.ts";

/** Deeper elements leave their text only: whatever visits the tree calls itself once a level. */
const MAX_DEPTH = 200;
/** The parser takes quadratic time in the number of open elements. */
const MAX_OPEN = 6_000;
/** hast-util-sanitize passes the children of an element as arguments, which fill the stack. */
const MAX_ELEMENTS = 35_000;
const MAX_ATTRIBUTES = 100;

class TooLarge extends Error {}

/**
 * Parses HTML of any quality to a tree without comments; what comes after a limit is cut off. Not parse5 (rehype-parse),
 * which takes 1.3 s for a tag of 300 KB with 50,000 attributes and overflows the stack at 5,000 nested elements.
 */
export function parseHtml(html: string): Root {
	const root: Root = { type: "root", children: [] };
	const open: (Root | Element)[] = [root];
	let count = 0;
	const parser = new Parser({
		onopentag(tagName, attributes) {
			const parent = open.at(-1) ?? root;
			if (count >= MAX_ELEMENTS || open.length > MAX_OPEN) throw new TooLarge();
			if (open.length > MAX_DEPTH) {
				open.push(parent);
				return;
			}
			const node = element(tagName, toProperties(attributes));
			count += 1;
			parent.children.push(node);
			open.push(node);
		},
		ontext(data) {
			const siblings = (open.at(-1) ?? root).children;
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
	return root;
}

/** By attribute, where hast spells the property differently. */
const PROPERTIES = new Map(
	["colSpan", "dateTime", "rowSpan", "srcSet"].map((name) => [name.toLowerCase(), name]),
);

function toProperties(attributes: Record<string, string>): Properties {
	const entries = Object.entries(attributes)
		.slice(0, MAX_ATTRIBUTES)
		.map(([name, value]) =>
			name === "class"
				? ["className", value.split(/\s+/).filter(Boolean)]
				: [PROPERTIES.get(name) ?? name, cleanText(value).trim()],
		);
	return Object.fromEntries(entries);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are taken out
const CONTROLS = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF]/g;

/** Without control characters and broken surrogates, which no text needs and about which parsers disagree. */
function cleanText(text: string): string {
	return text.replaceAll(CONTROLS, "").replaceAll(/\r\n?/g, "\n").toWellFormed();
}
