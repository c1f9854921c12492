import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isStray } from "#app/platform/is-stray.ts";

/** The folder of the pictures, below that of the content. */
export const MEDIA_FOLDER = "media";

/** A picture, logo or font that was added at the desk, and stands for a file of its name. */
export type AddedPicture = {
	name: string;
	/** Its media type. */
	type: string;
	/** Changes with its bytes. */
	hash: string;
	/** Its size in pixels, upright; 0 of a font. */
	width: number;
	height: number;
	/** What it shows, for those who do not see it. */
	alt: string;
	/** The bytes of a logo or a font, which are read while the content is parsed. */
	bytes?: Buffer;
	/** Resolves to null where it is gone. */
	read: () => Promise<Uint8Array | null>;
};

/**
 * The files of the content's folder `media` as they are when it is listed, and behind them what was added at the desk:
 * pictures, logos and fonts. What was read of the files is kept.
 */
export class MediaFiles {
	readonly folder: string;
	readonly #names: ReadonlySet<string>;
	readonly #hashes = new Map<string, string>();
	readonly #bytes = new Map<string, Buffer>();
	#added: ReadonlyMap<string, AddedPicture> = new Map();

	constructor(contentFolder: string) {
		this.folder = join(contentFolder, MEDIA_FOLDER);
		this.#names = new Set(listNames(this.folder));
	}

	/** Replaces the pictures that were added at the desk. */
	setAdded(pictures: readonly AddedPicture[]): void {
		this.#added = new Map(pictures.map((picture) => [picture.name, picture]));
	}

	/** Lists the names of the files and of the pictures that were added. */
	list(): string[] {
		return [...new Set([...this.#names, ...this.#added.keys()])].sort();
	}

	has(name: string): boolean {
		return this.#names.has(name) || this.#added.has(name);
	}

	/** Finds a picture that was added at the desk; undefined where the folder has a file of its name. */
	findAdded(name: string): AddedPicture | undefined {
		return this.#names.has(name) ? undefined : this.#added.get(name);
	}

	/** Reads the file of a logo or a font, whose bytes are kept; null where it is missing. */
	read(name: string): Buffer | null {
		if (!this.#names.has(name)) return this.#added.get(name)?.bytes ?? null;
		const bytes = this.#bytes.get(name) ?? readFileSync(join(this.folder, name));
		this.#bytes.set(name, bytes);
		return bytes;
	}

	/** Returns what changes with a file; an empty text where it is missing. */
	hash(name: string): string {
		if (!this.#names.has(name)) return this.#added.get(name)?.hash ?? "";
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
