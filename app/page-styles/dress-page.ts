import { createPartDresser, type DressedPart } from "./dress-part.ts";
import type { PageSheet } from "./page-sheet.ts";
import { type FoundOnPaper, joinPapers } from "./papers.ts";
import type { PaperMarkup } from "./trim-papers.ts";
import { writeUsedStyles } from "./write-styles.ts";

/** Stands in the page where its styles come. */
export const STYLES_PLACE = "/*styles*/";

const MOST_KEPT_STYLES = 200;

/** Puts into a finished page the styles that it uses, and shorter names into its markup. */
export function createDresser(sheet: PageSheet): (html: string) => string {
	const places = new Map([...sheet.names].map((name, place) => [name, place]));
	const dressPart = createPartDresser(sheet);
	/** Pages of one template mostly want the same. */
	const written = new Map<string, string>();
	let lastFooter: { raw: string; dressed: DressedPart } | undefined;

	const dressFooter = (html: string): DressedPart => {
		if (lastFooter?.raw !== html) lastFooter = { raw: html, dressed: dressPart(html) };
		return lastFooter.dressed;
	};
	const isIn = (found: ReadonlySet<number>, name: string) => found.has(places.get(name) ?? -1);
	const toMarkup = ({ inside, above, properties }: FoundOnPaper): PaperMarkup => ({
		isInside: (name) => isIn(inside, name),
		// The site's own footer is read apart from what stands around it.
		isAbove: (name) => isIn(above, name) || name === "html" || name === "body",
		properties,
	});
	const write = (parts: readonly DressedPart[]): string => {
		const found = new Set(parts.flatMap((part) => [...part.places]));
		const properties = new Set(parts.flatMap((part) => part.properties));
		const papers = joinPapers(parts.map((part) => part.papers));
		const key = [
			writeKey(found, properties),
			...[...papers].map(
				([name, { inside, above, properties: own }]) =>
					`${name} ${writeKey(inside, own)} ${writeKey(above, NONE)}`,
			),
		].join();
		const known = written.get(key);
		if (known !== undefined) return known;
		const styles = writeUsedStyles(sheet, {
			has: (name) => isIn(found, name),
			properties,
			papers: new Map([...papers].map(([name, paper]) => [name, toMarkup(paper)])),
		});
		if (written.size >= MOST_KEPT_STYLES) written.clear();
		written.set(key, styles);
		return styles;
	};

	return (html) => {
		const [before, footer, after] = splitAtFooter(html);
		const parts = [dressPart(before), dressFooter(footer), dressPart(after)];
		const dressed = parts.map((part) => part.html).join("");
		return dressed.replace(STYLES_PLACE, () => write(parts));
	};
}

const NONE: ReadonlySet<string> = new Set();

/** The same for the same, in whatever order they were met. */
function writeKey(places: ReadonlySet<number>, properties: ReadonlySet<string>): string {
	return `${Uint16Array.from(places).sort().join(" ")} ${[...properties].sort().join(" ")}`;
}

/** The page's last footer is the site's own, the same on every page. */
function splitAtFooter(html: string): [before: string, footer: string, after: string] {
	const start = html.lastIndexOf("<footer");
	const end = html.indexOf("</footer>", start);
	if (start === -1 || end === -1) return [html, "", ""];
	return [html.slice(0, start), html.slice(start, end), html.slice(end)];
}
