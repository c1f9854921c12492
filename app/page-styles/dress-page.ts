import type { PageSheet } from "./page-sheet.ts";
import { writeUsedStyles } from "./write-styles.ts";

/** Stands in the page where its styles come. */
export const STYLES_PLACE = "/*styles*/";

const MOST_KEPT_STYLES = 200;
const MOST_KEPT_VALUES = 5_000;

/** Puts into a finished page the styles that it uses, and shorter names into its markup. */
export function createDresser(sheet: PageSheet): (html: string) => string {
	const names = [...sheet.names];
	const places = new Map(names.map((name, place) => [name, place]));
	/** Pages of one template mostly want the same. */
	const written = new Map<string, string>();
	const values = new Map<string, { short: string; places: number[] }>();

	const readValue = (value: string) => {
		const known = values.get(value);
		if (known) return known;
		const classes = decode(value).split(/\s+/);
		const read = {
			short: classes.map((name) => sheet.shortNames.get(name) ?? encode(name)).join(" "),
			places: classes.flatMap((name) => places.get(`.${name}`) ?? []),
		};
		if (values.size >= MOST_KEPT_VALUES) values.clear();
		values.set(value, read);
		return read;
	};
	const write = (found: Uint8Array, properties: Set<string>): string => {
		const key = `${String.fromCharCode(...found)} ${[...properties].sort().join(" ")}`;
		const known = written.get(key);
		if (known !== undefined) return known;
		const has = (name: string) => found[places.get(name) ?? -1] === 1;
		const styles = writeUsedStyles(sheet, { has, properties });
		if (written.size >= MOST_KEPT_STYLES) written.clear();
		written.set(key, styles);
		return styles;
	};

	return (html) => {
		const found = new Uint8Array(names.length);
		for (const [, tag = ""] of html.matchAll(/<([a-zA-Z][\w-]*)/g)) {
			const place = places.get(tag) ?? places.get(tag.toLowerCase());
			if (place !== undefined) found[place] = 1;
		}
		let dressed = "";
		let done = 0;
		for (let at = html.indexOf(CLASS); at !== -1; at = html.indexOf(CLASS, at + 1)) {
			// What looks like an attribute in a text is none.
			if (html.lastIndexOf("<", at) < html.lastIndexOf(">", at)) continue;
			const start = at + CLASS.length;
			const end = html.indexOf('"', start);
			const { short, places: own } = readValue(html.slice(start, end));
			for (const place of own) found[place] = 1;
			dressed += html.slice(done, start) + short;
			done = end;
		}
		dressed += html.slice(done);
		dressed = dressed.replace(NEEDLESS, "");
		const named = (html.match(/--[a-z][\w-]*/g) ?? []).filter((name) => sheet.properties.has(name));
		return dressed.replace(STYLES_PLACE, () => write(found, new Set(named)));
	};
}

const CLASS = ' class="';
/** React Router's mark for finding routes in the browser, which has them all, and classes that are none. */
const NEEDLESS = / (?:data-discover="true"|class="")(?=[^<>]*>)/g;
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
