import type { Document } from "../../visit/parse-document.ts";

export type Viewport = {
	/** What stands in the page, or empty. */
	content: string;
	/** The properties by their names in lower case. */
	properties: ReadonlyMap<string, string>;
};

/** Reads the `viewport` of a page; where it has several, a later one adds to what an earlier one says. */
export function readViewport({ metas }: Document): Viewport {
	const content = metas
		.filter(({ name = "" }) => name.trim().toLowerCase() === "viewport")
		.map(({ content = "" }) => content)
		.join(", ");
	// Spaces may stand around "=", and semicolons are read as commas are.
	const parts = content.toLowerCase().split(/[,;]/);
	const properties = parts.flatMap((part): [string, string][] => {
		const [name = "", value = ""] = part.split("=", 2);
		return value.trim() ? [[name.trim(), value.trim()]] : [];
	});
	return { content, properties: new Map(properties) };
}
