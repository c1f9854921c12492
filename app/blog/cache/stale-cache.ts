import type { DiskStore, Kept } from "./disk-store.ts";

type Entry<Value> = { value: Value; fetchedAt: number; size: number };

type StaleCacheSettings<Value> = {
	/** How long a value is fresh, in ms; null values, for what is not there, have their own. */
	ttl: number;
	missingTtl?: number;
	disk: DiskStore;
	/** What lies on the disk is from an earlier version or another hand. Throws or null when it is no Value. */
	parse: (value: unknown) => Value | null;
	/** Of the values in memory, in bytes of their JSON. */
	limit?: number;
	/** Where a failed renewal is told. */
	onFault: (key: string, error: unknown) => void;
	/** Where a value that was fetched anew is told, with the one in memory before it. */
	onFetch?: (value: Value, before: Value | undefined) => void;
	now?: () => number;
};

export type StaleCache<Value> = {
	/**
	 * A fresh value; else the stale one at once while one request renews it; else what `load` gives. Throws
	 * only when there is nothing at all.
	 */
	read(key: string, load: () => Promise<Value>): Promise<Value>;
	/** Asks anew, now, together with whoever asks already. */
	renew(key: string, load: () => Promise<Value>): Promise<Value>;
	/** For who knows that it has changed: a request that runs already may have come too early for that. */
	renewAnew(key: string, load: () => Promise<Value>): Promise<Value>;
	/** The next read is served as it is and renewed. */
	age(key: string): void;
	/** What is in memory or on the disk, whatever its age. */
	peek(key: string): Promise<Value | null>;
	/** Puts a value there as if it had been fetched, stale from the start when it is not all there is. */
	put(key: string, value: Value, isStale?: boolean): void;
};

const LIMIT = 64 * 1024 * 1024;
const MISSING_TTL_MS = 10_000;
/** A null value's share of memory. */
const LEAST_SIZE = 200;

/** Values that are served while they are renewed, and for as long as that fails. */
export function createStaleCache<Value>(settings: StaleCacheSettings<Value>): StaleCache<Value> {
	const { ttl, missingTtl = MISSING_TTL_MS, disk, parse, limit = LIMIT, onFault } = settings;
	const { now = Date.now, onFetch = () => {} } = settings;
	/** In the order of their last use. */
	const entries = new Map<string, Entry<Value>>();
	const renewals = new Map<string, Promise<Value>>();
	let size = 0;

	function keep(key: string, value: Value, fetchedAt: number): void {
		drop(key);
		const entry = { value, fetchedAt, size: LEAST_SIZE + (JSON.stringify(value) ?? "").length };
		entries.set(key, entry);
		size += entry.size;
		for (const oldest of entries.keys()) {
			if (size <= limit || oldest === key) break;
			drop(oldest);
		}
	}

	function drop(key: string): void {
		size -= entries.get(key)?.size ?? 0;
		entries.delete(key);
	}

	async function find(key: string): Promise<Entry<Value> | undefined> {
		const entry = entries.get(key);
		if (entry) {
			entries.delete(key);
			entries.set(key, entry);
			return entry;
		}
		const kept = await disk.read(key);
		const value = kept && parseKept(kept);
		if (!kept || value === null || entries.has(key)) return entries.get(key);
		keep(key, value, kept.fetchedAt);
		return entries.get(key);
	}

	function parseKept({ value }: Kept): Value | null {
		try {
			return parse(value);
		} catch {
			return null;
		}
	}

	function renew(key: string, load: () => Promise<Value>): Promise<Value> {
		const running = renewals.get(key);
		if (running) return running;
		const renewal = load()
			.then((value) => {
				const before = entries.get(key)?.value;
				const isSame = before === value;
				const fetchedAt = now();
				if (!isSame) keep(key, value, fetchedAt);
				else touch(key, fetchedAt);
				if (!isSame) onFetch(value, before);
				if (value === null) void disk.remove(key);
				else if (!isSame) void disk.write(key, { value, fetchedAt });
				return value;
			})
			.finally(() => renewals.delete(key));
		renewals.set(key, renewal);
		return renewal;
	}

	function touch(key: string, fetchedAt: number): void {
		const entry = entries.get(key);
		if (entry) entry.fetchedAt = fetchedAt;
	}

	return {
		renew,
		async renewAnew(key, load) {
			await renewals.get(key)?.catch(() => {});
			return renew(key, load);
		},
		async read(key, load) {
			const entry = await find(key);
			const age = entry ? now() - entry.fetchedAt : Number.POSITIVE_INFINITY;
			const isFresh = age < (entry?.value === null ? missingTtl : ttl);
			// What was fetched in the future tells that the clock was set back.
			if (entry && isFresh && age >= 0) return entry.value;
			const renewal = renew(key, load);
			// That something was not there says little about now.
			if (!entry || entry.value === null) return renewal;
			renewal.catch((error: unknown) => onFault(key, error));
			return entry.value;
		},
		age: (key) => touch(key, 0),
		peek: async (key) => (await find(key))?.value ?? null,
		put: (key, value, isStale = false) => keep(key, value, isStale ? 0 : now()),
	};
}
