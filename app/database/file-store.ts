import { mkdir, open, readdir, readFile, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { getNow } from "#app/platform/clock.ts";
import { STRANGER_FILES_MB } from "#app/platform/settings.ts";
import type { AttachmentRow } from "./tables.ts";

const MB = 1024 * 1024;
/** The free bytes on the disk below which visitors' files are left in the mailbox. */
const LEAST_FREE_BYTES = 1024 * MB;

/** The content of a file, without an id where it is to be stored in its row. */
export type FileContent = { id?: string | undefined; content: Uint8Array | null };

/**
 * Stores the contents of attachments. Beside SQLite each is a file of its own, named by the id of its row, as its one
 * connection would block the event loop while it writes. On PostgreSQL, which is all that nodes share, contents are in the
 * column `content`; so are those of SQLite from before there were files, and of a restored backup.
 */
export type FileStore = {
	/** The greatest number of bytes that are kept of strangers' files in a day. */
	strangerBytes: number;
	/** Returns whether there is room for visitors' files. */
	hasRoom(): Promise<boolean>;
	/**
	 * Writes contents to the disk, before the transaction that inserts their rows. Resolves to the values of these rows;
	 * rejects when one cannot be written, of which nothing is left then.
	 */
	put<File extends FileContent>(files: readonly File[]): Promise<(File & FileContent)[]>;
	/** Reads the content of an attachment. Resolves to null where there is none. */
	get(row: Pick<AttachmentRow, "id" | "content" | "isKept">): Promise<Uint8Array | null>;
	/** Removes contents. */
	remove(ids: readonly string[]): Promise<void>;
	/** Lists the ids of the contents that were written before a time (Unix ms). */
	list(before: number): Promise<string[]>;
};

/** Returns the folder of the files beside a SQLite store; the names of both begin alike, so that they are moved together. */
export function toFilesPath(storePath: string): string {
	return `${storePath}-files`;
}

/** Creates the store of files in a folder; without one it leaves contents to their rows. */
export function createFileStore(
	folder: string | null,
	strangerMb: number = STRANGER_FILES_MB,
): FileStore {
	const strangerBytes = strangerMb * MB;
	if (folder === null)
		return {
			strangerBytes,
			hasRoom: async () => true,
			put: async (files) => [...files],
			get: async ({ content }) => content,
			remove: async () => {},
			list: async () => [],
		};
	const toPath = (id: string) => join(folder, id);

	async function remove(ids: readonly string[]): Promise<void> {
		for (const id of ids) await rm(toPath(id), { force: true });
	}

	return {
		strangerBytes,
		async hasRoom() {
			const { bavail, bsize } = await statfs(dirname(folder));
			return bavail * bsize >= LEAST_FREE_BYTES;
		},
		async put(files) {
			const placed = files.map((file) =>
				file.content ? { ...file, id: crypto.randomUUID(), content: null } : file,
			);
			if (placed.every(({ id }) => id === undefined)) return placed;
			try {
				await createFolder(folder);
				for (const [at, { content }] of files.entries()) {
					const id = placed[at]?.id;
					if (id && content) await write(toPath(id), content);
				}
				await syncFolder(folder);
			} catch (error) {
				await remove(placed.flatMap(({ id }) => id ?? []));
				throw error;
			}
			return placed;
		},
		async get({ id, content, isKept }) {
			if (content || !isKept) return content;
			return readFile(toPath(id)).catch(toNull);
		},
		remove,
		async list(before) {
			const ids = (await readdir(folder).catch(toNull)) ?? [];
			const old: string[] = [];
			for (const id of ids) {
				const found = await stat(toPath(id)).catch(toNull);
				if (found && found.mtimeMs < before) old.push(id);
			}
			return old;
		},
	};
}

/** Creates the folder with the first file. Its name is on the disk before that of a file in it. */
async function createFolder(folder: string): Promise<void> {
	if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(dirname(folder));
}

async function write(path: string, content: Uint8Array): Promise<void> {
	const file = await open(path, "wx", 0o600);
	try {
		await file.writeFile(content);
		// The age of a file without a row is told by the same clock.
		const now = new Date(getNow());
		await file.utimes(now, now);
		await file.sync();
	} finally {
		await file.close();
	}
}

/** Brings the names of files to the disk. */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** Returns null for a path that does not exist. */
function toNull(error: unknown): null {
	if (error instanceof Error && Reflect.get(error, "code") === "ENOENT") return null;
	throw error;
}
