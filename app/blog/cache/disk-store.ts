import { createHash, hash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { warn } from "#app/operations-log.ts";

/** What was fetched, and when; Unix time in ms. */
export type Kept = { value: unknown; fetchedAt: number };

/** Keeps JSON values across restarts. It is a help and no more: none of its faults reaches a visitor. */
export type DiskStore = {
	/** Null when there is none, or none that can be read. */
	read(key: string): Promise<Kept | null>;
	write(key: string, kept: Kept): Promise<void>;
	remove(key: string): Promise<void>;
};

const MOST_FILES = 3_000;
/** The oldest go in groups, so that not every write has to look. */
const SPARE = 200;

export const NO_DISK: DiskStore = {
	read: async () => null,
	write: async () => {},
	remove: async () => {},
};

/**
 * A file per key, written under another name first, so that a crash leaves no half of one. Its first line is the
 * digest of the others: what a failing disk or another hand has made of it is as good as nothing.
 */
export function openDiskStore(folder: string, mostFiles = MOST_FILES): DiskStore {
	let isTold = false;
	let writes = 0;
	const toFile = (key: string) =>
		join(folder, `${createHash("sha256").update(key).digest("hex").slice(0, 32)}.json`);
	const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
		try {
			return await work();
		} catch (error) {
			if (!isTold) warn(`The blog cannot be kept in ${folder}: ${String(error)}`);
			isTold = true;
			return null;
		}
	};

	return {
		async read(key) {
			try {
				const [digest, body = ""] = split(await readFile(toFile(key), "utf8"));
				if (digest !== toDigest(body)) return null;
				const kept: unknown = JSON.parse(body);
				return isKept(kept) && Reflect.get(kept, "key") === key ? kept : null;
			} catch {
				return null;
			}
		},
		async write(key, kept) {
			await attempt(async () => {
				await mkdir(folder, { recursive: true });
				const file = toFile(key);
				const temporary = `${file}.${process.pid}.${++writes}`;
				const body = JSON.stringify({ key, ...kept });
				try {
					await writeFile(temporary, `${toDigest(body)}\n${body}`);
					await rename(temporary, file);
				} catch (error) {
					// On a full disk the half of it would only take room.
					await rm(temporary, { force: true });
					throw error;
				}
				if (writes % SPARE === 1) await removeOldest(folder, mostFiles);
			});
		},
		async remove(key) {
			await attempt(() => rm(toFile(key), { force: true }));
		},
	};
}

const toDigest = (body: string) => hash("sha256", body, "base64");

function split(text: string): string[] {
	const end = text.indexOf("\n");
	return [text.slice(0, end), text.slice(end + 1)];
}

async function removeOldest(folder: string, most: number): Promise<void> {
	const names = await readdir(folder);
	if (names.length <= most) return;
	const ages = await Promise.all(
		names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
	);
	const oldest = ages.sort((a, b) => a.time - b.time).slice(0, names.length - most + SPARE);
	await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

function isKept(value: unknown): value is Kept {
	return (
		typeof value === "object" &&
		value !== null &&
		"value" in value &&
		"fetchedAt" in value &&
		typeof value.fetchedAt === "number"
	);
}
