import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isStray } from "#app/platform/is-stray.ts";

/** The folder of the pictures, below that of the content. */
export const MEDIA_FOLDER = "media";

/** The files of the content's folder `media` as they are when it is listed. What was read of them is kept. */
export class MediaFiles {
	readonly folder: string;
	readonly names: ReadonlySet<string>;
	readonly #hashes = new Map<string, string>();
	readonly #bytes = new Map<string, Buffer>();

	constructor(contentFolder: string) {
		this.folder = join(contentFolder, MEDIA_FOLDER);
		this.names = new Set(listNames(this.folder));
	}

	/** Reads a small file, whose bytes are kept; null where it is missing. */
	read(name: string): Buffer | null {
		if (!this.names.has(name)) return null;
		const bytes = this.#bytes.get(name) ?? readFileSync(join(this.folder, name));
		this.#bytes.set(name, bytes);
		return bytes;
	}

	/** Returns what changes with a file; an empty text where it is missing. */
	hash(name: string): string {
		if (!this.names.has(name)) return "";
		const known = this.#hashes.get(name) ?? hash("sha256", readFileSync(join(this.folder, name)));
		this.#hashes.set(name, known);
		return known;
	}
}

/** Lists the files in the folder. Those that editors and systems leave, read-me files and links are left out. */
export function listNames(folder: string): string[] {
	try {
		return readdirSync(folder, { withFileTypes: true })
			.filter((entry) => entry.isFile() && entry.name !== "README.md" && !isStray(entry.name))
			.map(({ name }) => name)
			.sort();
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
		throw error;
	}
}
