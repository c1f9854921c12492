/** Returns an object with some of another's properties, so that a loader sends no more than its page shows. */
export function pick<T extends object, Key extends keyof T>(from: T, ...keys: Key[]): Pick<T, Key> {
	return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>;
}
