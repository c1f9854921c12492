import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { warn } from "#app/operations-log.ts";

export type CachedPicture = {
	bytes: Buffer;
	/** SHA-256 of the bytes in hexadecimal. */
	digest: string;
	/** When it was made, in milliseconds since 1970. */
	madeAt: number;
};

export type PictureCache = {
	/** Returns null when it is not there or damaged; never rejects. */
	read: (key: string) => Promise<CachedPicture | null>;
	/** What cannot be written is not cached, which costs a line in the log and nothing more. */
	write: (key: string, bytes: Buffer) => Promise<CachedPicture>;
	remove: (key: string) => Promise<void>;
};

const DEFAULT_MAX_BYTES = 500 * 1000 * 1000;
const DIGEST_BYTES = 32;
const NAME = /^[0-9a-f]{64}$/;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Pictures as files in a folder, at most `maxBytes` together: beyond it the least recently read are removed. Keys
 * are any text. A file's modification time is when it was made, its access time when it was last read, so that a
 * restart forgets neither; its first 32 bytes are the digest of the others.
 */
export function openPictureCache(
	folder: string,
	{ maxBytes = DEFAULT_MAX_BYTES, now = Date.now } = {},
): PictureCache {
	const removals: Promise<void>[] = [];
	/** File sizes by name. */
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
	const whenRemoved = () => Promise.all(removals.splice(0));

	/** Lists the files of an earlier run, and removes those that it left half-written. */
	async function open(): Promise<void> {
		const files = [];
		for (const name of await readdir(folder).catch(() => [])) {
			const file = await stat(join(folder, name)).catch(() => null);
			if (!file?.isFile()) continue;
			if (NAME.test(name)) files.push({ name, size: file.size, usedAt: file.atimeMs });
			else if (name.endsWith(".part") && file.mtimeMs < now() - HOUR_MS) await removeFile(name);
		}
		for (const { name, size } of files.sort((a, b) => a.usedAt - b.usedAt)) sizes.set(name, size);
		await whenRemoved();
	}

	async function toName(key: string): Promise<string> {
		opening ??= open();
		await opening;
		return createHash("sha256").update(key).digest("hex");
	}

	async function read(name: string): Promise<CachedPicture | null> {
		const path = join(folder, name);
		const [file, { mtime }] = await Promise.all([readFile(path), stat(path)]);
		const bytes = file.subarray(DIGEST_BYTES);
		const digest = toDigest(bytes);
		if (file.toString("hex", 0, DIGEST_BYTES) !== digest) {
			await remove(name);
			return null;
		}
		sizes.set(name, file.byteLength);
		await utimes(path, new Date(now()), mtime).catch(() => {});
		return { bytes, digest, madeAt: mtime.getTime() };
	}

	async function write(name: string, { bytes, digest, madeAt }: CachedPicture) {
		const part = join(folder, `${randomUUID()}.part`);
		try {
			await mkdir(folder, { recursive: true });
			await writeFile(part, [Buffer.from(digest, "hex"), bytes]);
			await utimes(part, new Date(madeAt), new Date(madeAt));
			await rename(part, join(folder, name));
			sizes.set(name, bytes.byteLength + DIGEST_BYTES);
		} catch (error) {
			await rm(part, { force: true }).catch(() => {});
			if (now() < nextWarning) return;
			nextWarning = now() + MINUTE_MS;
			const code = error instanceof Error && "code" in error ? error.code : error;
			warn(`A picture cannot be kept in ${folder}: ${code}`);
		}
	}

	async function remove(name: string): Promise<void> {
		sizes.delete(name);
		await whenRemoved();
	}

	return {
		read: async (key) => read(await toName(key)).catch(() => null),
		write: async (key, bytes) => {
			const picture = { bytes, digest: toDigest(bytes), madeAt: now() };
			const name = await toName(key);
			if (bytes.byteLength + DIGEST_BYTES <= maxBytes) await write(name, picture);
			await whenRemoved();
			return picture;
		},
		remove: async (key) => remove(await toName(key)),
	};
}

function toDigest(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("hex");
}
