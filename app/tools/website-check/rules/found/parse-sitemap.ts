import { Parser } from "htmlparser2";
import type { Answer } from "../../visit/visit.ts";

export type Sitemap = { isIndex: boolean; addresses: readonly URL[] };

/** The roots of what search engines read as a sitemap: https://www.sitemaps.org/protocol.html#otherformats */
const ROOTS = new Set(["urlset", "sitemapindex", "rss", "feed", "rdf"]);

/** Parses a sitemap, a feed or a list of addresses in plain text; returns null for what is none of these. */
export function parseSitemap({ text, url }: Answer): Sitemap | null {
	if (text.trimStart().startsWith("<")) return parseXml(text, url);
	const lines = text.split(/\s+/).filter((line) => URL.canParse(line));
	return lines.length === 0 ? null : { isIndex: false, addresses: resolveAll(lines, url) };
}

function parseXml(text: string, url: string): Sitemap | null {
	const found: string[] = [];
	let root: string | null = null;
	let isAddress = false;
	const parser = new Parser(
		{
			onopentag(tag, { href }) {
				const name = getLocalName(tag);
				root ??= name;
				isAddress = name === "loc" || name === "link";
				if (isAddress) found.push(name === "link" && href ? href : "");
			},
			ontext(words) {
				if (isAddress) found.push((found.pop() ?? "") + words);
			},
			onclosetag() {
				isAddress = false;
			},
		},
		{ xmlMode: true },
	);
	parser.end(text);
	if (root === null || !ROOTS.has(root)) return null;
	return { isIndex: root === "sitemapindex", addresses: resolveAll(found, url) };
}

/** Returns the name of an element without its prefix. */
function getLocalName(tag: string): string {
	return tag.slice(tag.indexOf(":") + 1).toLowerCase();
}

function resolveAll(texts: readonly string[], url: string): URL[] {
	const given = texts.map((text) => text.trim()).filter((text) => text !== "");
	return given.flatMap((text) => URL.parse(text, url) ?? []);
}
