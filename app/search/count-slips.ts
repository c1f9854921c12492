/**
 * How many slips lie between two words: letters that are wrong, missing or too many, and neighbours that changed
 * places. Above `most` it stops counting and gives more than `most`. With `isBeginning` the rest of `word` is free.
 */
export function countSlips(given: string, word: string, most: number, isBeginning = false): number {
	if (given.length - word.length > most) return most + 1;
	if (!isBeginning && word.length - given.length > most) return most + 1;
	let twoAbove: number[] = [];
	let above = Array.from({ length: word.length + 1 }, (_, column) => column);
	for (let row = 1; row <= given.length; row++) {
		const line = [row];
		let least = row;
		for (let column = 1; column <= word.length; column++) {
			const isSame = given[row - 1] === word[column - 1];
			let slips = Math.min(
				at(above, column - 1) + (isSame ? 0 : 1),
				at(above, column) + 1,
				at(line, column - 1) + 1,
			);
			const isSwapped = given[row - 1] === word[column - 2] && given[row - 2] === word[column - 1];
			if (row > 1 && column > 1 && isSwapped) slips = Math.min(slips, at(twoAbove, column - 2) + 1);
			line.push(slips);
			least = Math.min(least, slips);
		}
		if (least > most) return most + 1;
		twoAbove = above;
		above = line;
	}
	return isBeginning ? Math.min(...above) : at(above, word.length);
}

function at(line: readonly number[], column: number): number {
	return line[column] ?? 0;
}
