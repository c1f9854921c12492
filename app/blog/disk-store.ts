import * as z from "zod/mini";
import { createDiskCache } from "#app/platform/disk-cache.ts";

/** What was fetched, and when, in Unix ms. */
const entrySchema = z.object({ value: z.unknown(), fetchedAt: z.number() });
export type StoredEntry = z.infer<typeof entrySchema>;
export type DiskStore = ReturnType<typeof createDiskStore>;

const MAX_BYTES = 100_000_000;

/** Stores JSON values that outlast a restart. */
export function createDiskStore(folder: string) {
	const cache = createDiskCache(folder, { maxBytes: MAX_BYTES });
	return {
		async load(key: string): Promise<StoredEntry | null> {
			const file = await cache.read(key);
			return file && entrySchema.parse(JSON.parse(file.bytes.toString()));
		},
		async save(key: string, entry: StoredEntry): Promise<void> {
			await cache.write(key, Buffer.from(JSON.stringify(entry)));
		},
		remove: (key: string) => cache.remove(key),
	};
}
