import type { Document } from "../../visit/document.ts";

export type Viewport = {
	/** What stands in the page, or empty. */
	content: string;
	/** The properties by their names in lower case. */
	properties: ReadonlyMap<string, string>;
};

/** The most characters that are read: a hostile page may have any. */
const LONGEST = 500;
const PROPERTY = /([^\s=,;]+)\s*=\s*([^\s=,;]+)/g;

/** Reads the `viewport` of a page; where it has several, a later one adds to what an earlier one says. */
export function readViewport({ metas }: Document): Viewport {
	const content = metas
		.filter(({ name = "" }) => name.trim().toLowerCase() === "viewport")
		.map(({ content = "" }) => content)
		.join(", ")
		.slice(0, LONGEST);
	// Commas, semicolons and spaces divide the properties, and spaces may stand around "=".
	const found = [...content.toLowerCase().matchAll(PROPERTY)];
	const properties = found.map(([, name = "", value = ""]): [string, string] => [name, value]);
	return { content, properties: new Map(properties) };
}
