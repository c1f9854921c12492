import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const ENGLISH = /\/app\/messages\/en\/[^/]+\.ts$/;

type Node = { type: string; start: number; end: number; value?: unknown };

/** Creates a plugin that compiles the English messages of the browser's scripts, so that no parser is among them. */
export function compileMessages(): Plugin {
	return {
		name: "compile-messages",
		applyToEnvironment: ({ config }) => config.consumer === "client",
		transform: {
			filter: { id: ENGLISH },
			handler(code) {
				const texts = listTexts(this.parse(code, { lang: "ts" }));
				const parts = texts.toReversed().reduce((rest, { start, end, value }) => {
					return rest.slice(0, start) + JSON.stringify(compile(value)) + rest.slice(end);
				}, code);
				return { code: parts, map: null };
			},
		},
	};
}

/** Lists the values of the properties that are texts, in their order. */
function listTexts(node: unknown): { start: number; end: number; value: string }[] {
	if (typeof node !== "object" || node === null) return [];
	const { type, value } = node as { type?: string; value?: Node };
	if (type === "Property" && typeof value?.value === "string")
		return [{ start: value.start, end: value.end, value: value.value }];
	return Object.values(node).flatMap(listTexts);
}
