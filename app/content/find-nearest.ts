/** What was most likely meant: a word that begins so or holds it, else the fewest slips away; null when none is near. */
export function findNearest(given: string, known: readonly string[]): string | null {
	const wanted = given.toLowerCase();
	const bare = wanted.replace(/^-+/, "");
	const part = bare.length > 1 && known.find((word) => word.includes(bare));
	if (part) return part;
	const isNear = (word: string, slips: number) => slips <= Math.ceil(word.length / 3);
	const [nearest] = known
		.filter((word) => isNear(word, Math.abs(word.length - wanted.length)))
		.map((word) => ({ word, slips: countSlips(wanted, word) }))
		.filter(({ word, slips }) => isNear(word, slips))
		.sort((a, b) => a.slips - b.slips);
	return nearest?.word ?? null;
}

/** Levenshtein distance. */
function countSlips(a: string, b: string): number {
	let above = [...Array(b.length + 1).keys()];
	for (const [row, letter] of [...a].entries()) {
		const line = [row + 1];
		for (const [column, other] of [...b].entries()) {
			const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
			line.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
		}
		above = line;
	}
	return above.at(-1) ?? 0;
}
