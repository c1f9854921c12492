import type { Attributes, Document } from "./document.ts";

/** Returns whether a script is a block of JSON-LD. */
export function isData({ type = "" }: Attributes): boolean {
	return type.split(";", 1)[0]?.trim().toLowerCase() === "application/ld+json";
}

/** What older software wraps data in, so that browsers without JSON-LD do not read it. */
const WRAPPERS = [
	["<!--", "-->"],
	["//<![CDATA[", "//]]>"],
	["/*<![CDATA[*/", "/*]]>*/"],
	["<![CDATA[", "]]>"],
] as const;

function unwrap(text: string): string {
	const [start, end] = WRAPPERS.find(([start]) => text.startsWith(start)) ?? ["", ""];
	return text.endsWith(end) ? text.slice(start.length, text.length - end.length) : text;
}

/** Parses a block of JSON-LD, without what older software wraps it in. */
export function parseData(text: string): Document["data"][number] {
	try {
		return { value: JSON.parse(unwrap(text.trim())) };
	} catch (error) {
		return { error: error instanceof Error ? error.message : String(error) };
	}
}
