export type Recent<T> = {
	get: (key: string) => T | undefined;
	set: (key: string, value: T) => void;
};

/** A memory of what was so a moment ago: values are forgotten after `forMs`, the oldest beyond `max`. */
export function createRecent<T>(forMs: number, max: number, now: () => number): Recent<T> {
	const kept = new Map<string, { value: T; until: number }>();
	return {
		get: (key) => {
			const found = kept.get(key);
			return found && found.until > now() ? found.value : undefined;
		},
		set: (key, value) => {
			kept.delete(key);
			kept.set(key, { value, until: now() + forMs });
			const [oldest] = kept.keys();
			if (kept.size > max && oldest !== undefined) kept.delete(oldest);
		},
	};
}
