import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { warn } from "#app/operations-log.ts";

export type KeptPicture = {
	bytes: Buffer;
	/** Differs when the bytes do: 64 hexadecimal digits. */
	digest: string;
	/** When it was made, in milliseconds of the clock. */
	madeAt: number;
};

export type PictureCache = {
	/** Null when it is not there or damaged; never an error. */
	read: (key: string) => Promise<KeptPicture | null>;
	/** What cannot be written is not kept, which costs a line in the log and nothing more. */
	write: (key: string, bytes: Buffer) => Promise<KeptPicture>;
	remove: (key: string) => Promise<void>;
};

const DEFAULT_MAX_BYTES = 500 * 1000 * 1000;
const DIGEST_BYTES = 32;
const NAME = /^[0-9a-f]{64}$/;
const HOUR_MS = 3_600_000;
const SILENCE_MS = 60_000;

/**
 * Pictures as files in a folder, at most `maxBytes` together: beyond it those go that were not read for the
 * longest time. Keys are any text. A file's change time is when it was made, its access time when it was
 * last read, so that a restart forgets neither; its first 32 bytes are the digest of the others.
 */
export function openPictureCache(
	folder: string,
	{ maxBytes = DEFAULT_MAX_BYTES, now = Date.now } = {},
): PictureCache {
	/** The sizes by file name, the one not read for the longest time first. */
	const sizes = new Map<string, number>();
	let total = 0;
	let silentUntil = 0;
	let opening: Promise<void> | undefined;

	const forget = (name: string) => {
		total -= sizes.get(name) ?? 0;
		sizes.delete(name);
	};
	const note = (name: string, size: number) => {
		forget(name);
		sizes.set(name, size);
		total += size;
	};
	const drop = async (name: string) => {
		forget(name);
		await rm(join(folder, name), { force: true }).catch(() => {});
	};

	/** Reads what lies there from an earlier run, and clears what it left half-written. */
	async function open(): Promise<void> {
		const names = await readdir(folder).catch(() => []);
		const files = [];
		for (const name of names) {
			const file = await stat(join(folder, name)).catch(() => null);
			if (!file?.isFile()) continue;
			if (NAME.test(name)) files.push({ name, size: file.size, usedAt: file.atimeMs });
			else if (name.endsWith(".part") && file.mtimeMs < now() - HOUR_MS) await drop(name);
		}
		for (const { name, size } of files.sort((a, b) => a.usedAt - b.usedAt)) note(name, size);
		await evict();
	}

	async function evict(): Promise<void> {
		for (const name of sizes.keys()) {
			if (total <= maxBytes) return;
			await drop(name);
		}
	}

	async function read(name: string): Promise<KeptPicture | null> {
		const path = join(folder, name);
		try {
			const [file, { mtime }] = await Promise.all([readFile(path), stat(path)]);
			const bytes = file.subarray(DIGEST_BYTES);
			const digest = toDigest(bytes);
			if (file.toString("hex", 0, DIGEST_BYTES) !== digest) {
				await drop(name);
				return null;
			}
			note(name, file.byteLength);
			await utimes(path, new Date(now()), mtime).catch(() => {});
			return { bytes, digest, madeAt: mtime.getTime() };
		} catch {
			forget(name);
			return null;
		}
	}

	async function write(name: string, bytes: Buffer): Promise<KeptPicture> {
		const kept = { bytes, digest: toDigest(bytes), madeAt: now() };
		const size = bytes.byteLength + DIGEST_BYTES;
		if (size > maxBytes) return kept;
		const part = join(folder, `${randomUUID()}.part`);
		try {
			await mkdir(folder, { recursive: true });
			await writeFile(part, [Buffer.from(kept.digest, "hex"), bytes]);
			await utimes(part, new Date(kept.madeAt), new Date(kept.madeAt));
			await rename(part, join(folder, name));
			note(name, size);
		} catch (error) {
			await rm(part, { force: true }).catch(() => {});
			tellFault(error);
		}
		await evict();
		return kept;
	}

	function tellFault(error: unknown): void {
		if (now() < silentUntil) return;
		silentUntil = now() + SILENCE_MS;
		const code = error instanceof Error && "code" in error ? error.code : error;
		warn(`A picture cannot be kept in ${folder}: ${code}`);
	}

	/** Each use waits for what an earlier run left to be known. */
	async function toName(key: string): Promise<string> {
		opening ??= open();
		await opening;
		return createHash("sha256").update(key).digest("hex");
	}

	return {
		read: async (key) => read(await toName(key)),
		write: async (key, bytes) => write(await toName(key), bytes),
		remove: async (key) => drop(await toName(key)),
	};
}

function toDigest(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("hex");
}
