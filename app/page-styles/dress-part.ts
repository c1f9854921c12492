import type { PageSheet } from "./page-sheet.ts";
import { type FoundOnPapers, OpenElements } from "./papers.ts";

/** A part of a page as it is served, and what it holds; names by their places in the sheet's list. */
export type DressedPart = {
	html: string;
	places: ReadonlySet<number>;
	/** The custom properties that its markup uses itself. */
	properties: string[];
	papers: FoundOnPapers;
};

/** A class attribute's value, read. */
type ClassValue = { short: string; places: number[]; papers: string[] };

const MOST_KEPT_VALUES = 5_000;
const CLASS = ' class="';
const NO_CLASS: ClassValue = { short: "", places: [], papers: [] };
/** React Router's mark for finding routes in the browser, which has them all: last in a link, first in a form. */
const DISCOVERED = ' data-discover="true"';
const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr"]);
/** Their text is no markup. */
const RAW = new Set(["script", "style"]);
const NAME = /[a-zA-Z][\w-]*/y;

/** Shortens the markup of parts of pages and notes, in the same walk, what stands in them and on which paper. */
export function createPartDresser(sheet: PageSheet): (html: string) => DressedPart {
	const places = new Map([...sheet.names].map((name, place) => [name, place]));
	const values = new Map<string, ClassValue>();

	const readValue = (value: string) => {
		const known = values.get(value);
		if (known) return known;
		const classes = decode(value).trim().split(/\s+/);
		const read = {
			short: classes.map((name) => sheet.shortNames.get(name) ?? encode(name)).join(" "),
			places: classes.flatMap((name) => places.get(`.${name}`) ?? []),
			papers: classes.filter((name) => sheet.papers.has(name)),
		};
		if (values.size >= MOST_KEPT_VALUES) values.clear();
		values.set(value, read);
		return read;
	};

	return (html) => {
		const found = new Set<number>();
		const open = new OpenElements();
		let dressed = "";
		let done = 0;
		const leaveOut = (start: number, end: number, instead = "") => {
			dressed += html.slice(done, start) + instead;
			done = end;
		};
		let attribute = html.indexOf(CLASS);
		for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) {
			const isEnd = html.startsWith("/", at + 1);
			const nameStart = isEnd ? at + 2 : at + 1;
			const nameEnd = findNameEnd(html, nameStart);
			if (nameEnd === nameStart) continue;
			const name = html.slice(nameStart, nameEnd);
			if (isEnd) {
				open.close(name);
				continue;
			}
			const end = html.indexOf(">", nameEnd);
			const isVoid = VOID.has(name);
			if (html.startsWith(DISCOVERED, nameEnd)) leaveOut(nameEnd, nameEnd + DISCOVERED.length);
			let value = NO_CLASS;
			// What looks like an attribute in a text is none.
			if (attribute !== -1 && attribute < nameEnd) attribute = html.indexOf(CLASS, nameEnd);
			if (attribute !== -1 && attribute < end) {
				const start = attribute + CLASS.length;
				const close = html.indexOf('"', start);
				value = readValue(html.slice(start, close));
				if (close === start) leaveOut(attribute, close + 1);
				else leaveOut(start, close, value.short);
			}
			if (html.startsWith(DISCOVERED, end - DISCOVERED.length))
				leaveOut(end - DISCOVERED.length, end);
			// HTML asks for no slash.
			if (isVoid && html.startsWith("/", end - 1)) leaveOut(end - 1, end);

			const place = places.get(name) ?? places.get(name.toLowerCase());
			const own = place === undefined ? value.places : [place, ...value.places];
			for (const each of own) found.add(each);
			open.note(own, value.papers, () => readProperties(html.slice(nameEnd, end)));
			if (RAW.has(name)) at = html.indexOf(`</${name}`, end) - 1;
			else if (!isVoid && !html.startsWith("/", end - 1)) open.open(name);
		}
		return {
			html: dressed + html.slice(done),
			places: found,
			properties: readProperties(html).filter((name) => sheet.properties.has(name)),
			papers: open.papers,
		};
	};
}

function readProperties(markup: string): string[] {
	return markup.match(/--[a-z][\w-]*/g) ?? [];
}

/** Where the name of an element ends that begins here; here where none does. */
function findNameEnd(html: string, start: number): number {
	NAME.lastIndex = start;
	return NAME.test(html) ? NAME.lastIndex : start;
}

const ENTITIES: Record<string, string> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#x27;": "'",
};

function decode(value: string): string {
	return value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

function encode(name: string): string {
	return name.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
