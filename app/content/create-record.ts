/**
 * Creates an object of values by names from outside, such as slugs. Unlike other objects it has nothing by a name that
 * nobody gave it, such as `constructor`.
 */
export function createRecord<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
	return Object.assign(Object.create(null), Object.fromEntries(entries));
}
