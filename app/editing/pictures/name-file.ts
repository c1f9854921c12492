import { hash } from "node:crypto";
import { win32 } from "node:path";
import { toSlug } from "#app/content/names.ts";

const NAME_LENGTH_MAX = 60;
const HASH_LENGTH = 8;

type Named = { file: File; bytes: Uint8Array; ending: string; locale: string };

/**
 * Names what is stored of a file that somebody chose: by the file's own name, in the letters of a locale and whatever folders
 * are before it, and by the hash of the bytes.
 */
export function nameFile({ file, bytes, ending, locale }: Named): { name: string; hash: string } {
	const digest = hash("sha256", bytes);
	const slug = toSlug(win32.parse(file.name).name, locale).slice(0, NAME_LENGTH_MAX);
	const stem = slug.replace(/-$/, "") || "picture";
	return { name: `${stem}-${digest.slice(0, HASH_LENGTH)}.${ending}`, hash: digest };
}
