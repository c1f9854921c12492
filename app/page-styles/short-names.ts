import type { Selector } from "./read-selector.ts";

const FIRST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const NEXT = "abcdefghijklmnopqrstuvwxyz";

/**
 * Two letters for each class that stands alone in every selector that speaks of it, so that it means the
 * same whatever other elements are called. A class that an attribute selector could find keeps its name.
 */
export function chooseShortNames(selectors: readonly Selector[]): Map<string, string> {
	const isAlone = new Map<string, boolean>();
	const parts: string[] = [];
	for (const { text, classes } of selectors) {
		for (const name of classes)
			isAlone.set(name, isAlone.get(name) !== false && classes.length === 1);
		parts.push(...[...text.matchAll(/\[class[*^$~|]?="?([^\]"]+)/g)].map(([, part = ""]) => part));
	}
	const names = new Map<string, string>();
	const free = listShortNames(new Set(isAlone.keys()));
	for (const [name, alone] of isAlone)
		if (alone && name.length > 2 && !parts.some((part) => name.includes(part)))
			names.set(name, free.next().value ?? name);
	return names;
}

/**
 * Two letters each, the second of few, which compresses better than more letters or names of one; without those that
 * are taken.
 */
export function* listShortNames(taken: ReadonlySet<string>): Generator<string> {
	for (const first of FIRST)
		for (const next of NEXT) if (!taken.has(first + next)) yield first + next;
}
