import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Texts } from "#app/content/files/layered-texts.ts";
import { type AddedPicture, MEDIA_FOLDER } from "#app/content/media/media-files.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";

/**
 * Writes the pictures that were added at the desk and that texts name into the folder of the content, unless it has a file
 * of that name. Resolves to their paths. Throws a UserError where one cannot be written.
 */
export async function writePictures(
	folder: string,
	texts: Texts,
	pictures: readonly AddedPicture[],
): Promise<string[]> {
	const all = [...texts.values()].join("\n");
	const written: string[] = [];
	for (const { name, read } of pictures) {
		const path = join(folder, MEDIA_FOLDER, name);
		const bytes = all.includes(name) && !existsSync(path) ? await read() : null;
		if (!bytes) continue;
		try {
			mkdirSync(join(folder, MEDIA_FOLDER), { recursive: true });
			writeFileSync(path, bytes, { flag: "wx", flush: true });
		} catch (error) {
			if (!(error instanceof Error)) throw error;
			throw new UserError(`${path} cannot be written, and no text was changed: ${error.message}`);
		}
		written.push(path);
	}
	return written;
}
