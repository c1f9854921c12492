type Find = (name: string) => string | undefined;

/**
 * Returns the value of a field as the author of a form chose it, else undefined: what equals the value that the form showed,
 * in its field `was-…`, was not chosen, and must not undo what a colleague changed meanwhile.
 */
export function findChosen(find: Find | undefined, name: string): string | undefined {
	const typed = find?.(name);
	return typed === find?.(`was-${name}`) ? undefined : typed;
}

/** Returns the value of a field as the author of a form chose it, else the stored one. */
export function getChosen(find: Find | undefined, name: string, stored: string): string {
	return findChosen(find, name) ?? stored;
}
