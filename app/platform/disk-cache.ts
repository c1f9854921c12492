import { hash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { getNow } from "#app/platform/clock.ts";
import { HOUR, MINUTE } from "#app/platform/durations.ts";
import { warn } from "#app/platform/operations-log.ts";

export type CachedFile = {
	bytes: Buffer;
	digest: string;
	createdAt: number;
};

export type DiskCache = ReturnType<typeof createDiskCache>;

const DEFAULT_MAX_BYTES = 500 * 1000 * 1000;
const DIGEST_BYTES = 32;
const FILE_NAME = /^[0-9a-f]{64}$/;
const WARN_EVERY_MS = MINUTE;

/**
 * Caches files in a folder, at most `maxBytes` together; the least recently read are removed. The modification time of
 * a file is when it was created, its access time when it was last read; its first 32 bytes are the digest of the others.
 */
export function createDiskCache(
	folder: string,
	{ maxBytes = DEFAULT_MAX_BYTES, now = getNow } = {},
) {
	const removals: Promise<void>[] = [];
	/** The sizes of the files by their names. */
	const sizes = new LRUCache<string, number>({
		maxSize: maxBytes,
		sizeCalculation: (size) => Math.max(1, size),
		dispose: (_size, name, reason) => {
			if (reason !== "set") removals.push(removeFile(name));
		},
	});
	let nextWarning = 0;
	let opening: Promise<void> | undefined;

	const removeFile = (name: string) => rm(join(folder, name), { force: true }).catch(() => {});
	const waitForRemovals = () => Promise.all(removals.splice(0));

	/** Lists the files of an earlier run, and removes those that it wrote in part, or in the form of an older version. */
	async function open(): Promise<void> {
		const files = [];
		for (const name of await readdir(folder).catch(() => [])) {
			const file = await stat(join(folder, name)).catch(() => null);
			if (!file?.isFile()) continue;
			if (FILE_NAME.test(name)) files.push({ name, size: file.size, usedAt: file.atimeMs });
			else if (file.mtimeMs < now() - HOUR) await removeFile(name);
		}
		for (const { name, size } of files.sort((a, b) => a.usedAt - b.usedAt)) sizes.set(name, size);
		await waitForRemovals();
	}

	async function getFileName(key: string): Promise<string> {
		opening ??= open();
		await opening;
		return hash("sha256", key);
	}

	async function readCached(name: string): Promise<CachedFile | null> {
		const path = join(folder, name);
		const [file, { mtime }] = await Promise.all([readFile(path), stat(path)]);
		const bytes = file.subarray(DIGEST_BYTES);
		const digest = hash("sha256", bytes);
		if (file.toString("hex", 0, DIGEST_BYTES) !== digest) {
			sizes.delete(name);
			await waitForRemovals();
			return null;
		}
		sizes.set(name, file.byteLength);
		await utimes(path, new Date(now()), mtime).catch(() => {});
		return { bytes, digest, createdAt: mtime.getTime() };
	}

	async function writeCached(name: string, { bytes, digest, createdAt }: CachedFile) {
		const part = join(folder, `${randomUUID()}.part`);
		try {
			await mkdir(folder, { recursive: true });
			await writeFile(part, [Buffer.from(digest, "hex"), bytes]);
			await utimes(part, new Date(createdAt), new Date(createdAt));
			await rename(part, join(folder, name));
			sizes.set(name, bytes.byteLength + DIGEST_BYTES);
		} catch (error) {
			await rm(part, { force: true }).catch(() => {});
			if (now() < nextWarning) return;
			nextWarning = now() + WARN_EVERY_MS;
			const code = error instanceof Error && "code" in error ? error.code : error;
			warn(`Nothing can be cached in ${folder}: ${code}`);
		}
	}

	return {
		/** Returns null where the file is missing or damaged; never rejects. */
		read: async (key: string) => readCached(await getFileName(key)).catch(() => null),
		/** Logs a line and caches nothing where the disk fails. */
		write: async (key: string, bytes: Buffer): Promise<CachedFile> => {
			const cached = { bytes, digest: hash("sha256", bytes), createdAt: now() };
			const name = await getFileName(key);
			if (bytes.byteLength + DIGEST_BYTES <= maxBytes) await writeCached(name, cached);
			await waitForRemovals();
			return cached;
		},
		/** Removes also a file that another process has written. */
		remove: async (key: string) => {
			const name = await getFileName(key);
			sizes.delete(name);
			await removeFile(name);
		},
	};
}
