/** Returns a 32-bit number from a text (FNV-1a with a final mix): the same on every machine and in every build. */
export function hashText(text: string): number {
	let hash = 0x811c9dc5;
	for (const character of text) {
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	}
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns one of the options, chosen by the text; a different `aspect` chooses independently. */
export function choose<T>(options: readonly [T, ...T[]], text: string, aspect: string): T {
	return options[hashText(`${aspect}/${text}`) % options.length] ?? options[0];
}

/** Returns a number from 0 up to, not including, 1, chosen by the text. */
export function chooseFraction(text: string, aspect: string): number {
	return hashText(`${aspect}/${text}`) / 2 ** 32;
}
