import { distance } from "fastest-levenshtein";

const NAMES_MAX = 10;

/** Returns a word that contains the given one, or else the one with the fewest typos; null when none is near. */
export function findNearest(given: string, known: readonly string[]): string | null {
	const lower = given.toLowerCase();
	const bare = lower.replace(/^-+/, "");
	const part = bare.length > 1 && known.find((word) => word.includes(bare));
	if (part) return part;
	const isNear = (word: string, typos: number) => typos <= Math.ceil(word.length / 3);
	const [nearest] = known
		.filter((word) => isNear(word, Math.abs(word.length - lower.length)))
		.map((word) => ({ word, typos: distance(lower, word) }))
		.filter(({ word, typos }) => isNear(word, typos))
		.sort((a, b) => a.typos - b.typos);
	return nearest?.word ?? null;
}

export function formatUnknown(kind: string, given: string, known: Iterable<string>): string {
	const names = [...known];
	const nearest = findNearest(given, names);
	const some = names.slice(0, NAMES_MAX).join(", ");
	const all = names.length > NAMES_MAX ? ` ${names.length}, for instance ${some}` : `: ${some}`;
	const hint = names.length === 0 ? "there are none" : `there are${all}`;
	return `there is no ${kind} ${JSON.stringify(given)}; ${nearest ? `did you mean ${nearest}?` : hint}`;
}
