import type { Graph } from "./types.ts";

const ESCAPES: Record<string, string> = {
	"<": "\\u003c",
	">": "\\u003e",
	"&": "\\u0026",
	"\u2028": "\\u2028",
	"\u2029": "\\u2029",
};

/** As the text of a script element, which nothing in it can end or turn into a comment. */
export function writeGraph(graph: Graph): string {
	return JSON.stringify(graph).replaceAll(
		/[<>&\u2028\u2029]/g,
		(character) => ESCAPES[character] ?? "",
	);
}
