import type { Document } from "../visit/document.ts";
import { countWords } from "./count-words.ts";

/** Pages with fewer words say nothing before their scripts have run: a line of loading, or a name. */
export const LEAST_WORDS = 30;

/** The id of the element that React, Vue, Next.js, Nuxt, Gatsby, Quasar and others fill. */
const APP_ROOTS = new Set(
	"root app __next __nuxt ___gatsby q-app main-app app-root react-root svelte".split(" "),
);

/** Whether a page is empty until scripts fill it, as those of single-page applications are. */
export function needsScripts({ text, noscript, roots, scripts }: Document): boolean {
	if (countWords(text) >= LEAST_WORDS || scripts.length === 0) return false;
	const asks = /java\s?script/i.test(noscript);
	// An element whose name has a hyphen is one that a script defines, as <app-root> of Angular.
	const hasRoot = roots.some(
		({ tag, attributes: { id = "" } }) => APP_ROOTS.has(id.toLowerCase()) || tag.includes("-"),
	);
	return asks || hasRoot;
}
