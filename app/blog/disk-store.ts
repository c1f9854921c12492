import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { warn } from "#app/platform/operations-log.ts";

/** A stored entry: what was fetched, and when, in Unix ms. */
const entrySchema = z.object({ value: z.unknown(), fetchedAt: z.number() });
export type StoredEntry = z.infer<typeof entrySchema>;
export type DiskStore = ReturnType<typeof createDiskStore>;

const MAX_FILES = 3_000;
/** The number of oldest files that are removed at once, so that few writes list the folder. */
const GROUP = 200;

/**
 * Creates a store of JSON values that outlast a restart; errors are logged and never thrown. Each key has a file, which
 * is written under another name first, so that a crash leaves no incomplete one. Its first line is the digest of the
 * rest: a damaged file counts as missing.
 */
export function createDiskStore(folder: string, maxFiles = MAX_FILES) {
	let isLogged = false;
	let writes = 0;
	const toPath = (key: string) => join(folder, `${hash("sha256", key).slice(0, 32)}.json`);
	const attempt = async (work: () => Promise<void>): Promise<void> => {
		try {
			await work();
		} catch (error) {
			if (!isLogged) warn(`Posts of the blog cannot be stored in ${folder}: ${String(error)}`);
			isLogged = true;
		}
	};

	return {
		/** Loads an entry. Returns null when there is none, or none that can be read. */
		async load(key: string): Promise<StoredEntry | null> {
			try {
				const text = await readFile(toPath(key), "utf8");
				const end = text.indexOf("\n");
				const body = text.slice(end + 1);
				return toDigest(body) === text.slice(0, end) ? entrySchema.parse(JSON.parse(body)) : null;
			} catch {
				return null;
			}
		},
		save: (key: string, entry: StoredEntry) =>
			attempt(async () => {
				await mkdir(folder, { recursive: true });
				const path = toPath(key);
				const temporary = `${path}.${process.pid}.${++writes}`;
				const body = JSON.stringify(entry);
				try {
					await writeFile(temporary, `${toDigest(body)}\n${body}`);
					await rename(temporary, path);
				} catch (error) {
					// On a full disk the incomplete file would only take up space.
					await rm(temporary, { force: true });
					throw error;
				}
				if (writes % GROUP === 1) await removeOldest(folder, maxFiles);
			}),
		remove: (key: string) => attempt(() => rm(toPath(key), { force: true })),
	};
}

const toDigest = (body: string) => hash("sha256", body, "base64");

async function removeOldest(folder: string, most: number): Promise<void> {
	const names = await readdir(folder);
	if (names.length <= most) return;
	const files = await Promise.all(
		names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
	);
	const oldest = files.sort((a, b) => a.time - b.time).slice(0, names.length - most + GROUP);
	await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}
