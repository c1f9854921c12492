/**
 * Returns the value of a field as the author of a form chose it, else the stored one: what equals the value that the form
 * showed, in its field `was-…`, was not chosen, and must not undo what a colleague changed meanwhile.
 */
export function getChosen(
	find: ((name: string) => string | undefined) | undefined,
	name: string,
	stored: string,
): string {
	const typed = find?.(name);
	return typed === undefined || typed === find?.(`was-${name}`) ? stored : typed;
}
