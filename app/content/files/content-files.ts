import { type Dirent, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { z } from "zod";
import { ContentError } from "#app/platform/content-error.ts";
import { isStray } from "#app/platform/is-stray.ts";
import { listEntries } from "#app/platform/list-entries.ts";
import { MediaFiles } from "../media/media-files.ts";
import type { Parsed } from "./parse-file.ts";
import type { ParsedValues } from "./parsed-values.ts";

/** Files that are ignored beside stray ones: pictures, and read-me files. */
const IGNORED = /^media\/|(?:^|\/)README\.md$/;
const SET_FOLDER = "set CONTENT_DIR to the folder that has the agency's site.yaml";
const UNUSABLE_FOLDER: Readonly<Record<string, string>> = {
	ENOENT: `there is no such folder; ${SET_FOLDER}`,
	ENOTDIR: `is not a folder; ${SET_FOLDER}`,
};
/** Control characters, and U+FFFD, which the decoder puts for bytes that are not UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_TEXT = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffd-\uffff]/;
const CONFLICT_MARKER = /^(?:<{7}|>{7}|\|{7})(?: |$)/m;
/** How many texts of one file are kept parsed: that of the file, the published one and those of drafts. */
const KEPT_MAX = 4;

/** The text of a file, or the reason why there is none. */
export type LoadedText = { text: string } | { reason: string; line?: number };
type Parse<T, V> = (
	path: string,
	text: string,
	schema: z.ZodType<T>,
	values?: ParsedValues,
) => Parsed<V>;
type Kept = { text: string; parsed: Parsed<unknown> };

/**
 * The files of a content folder as they are when it is listed. What was read and parsed is kept, so that content with
 * other texts in place of some files is loaded by parsing those alone.
 */
export class ContentFiles {
	readonly folder: string;
	/** The paths below the folder, sorted, also of symbolic links. */
	readonly paths: readonly string[];
	readonly links: ReadonlySet<string>;
	readonly media: MediaFiles;
	/** The values of texts that were parsed before, while the files are read for the first time. */
	values: ParsedValues | undefined;
	readonly #loaded = new Map<string, LoadedText>();
	readonly #parsed = new WeakMap<z.ZodType, Map<string, Kept[]>>();

	constructor(folder: string) {
		this.folder = folder;
		const entries = listFolder(folder).filter((entry) => !entry.isDirectory());
		const toPath = ({ parentPath, name }: Dirent) =>
			relative(folder, join(parentPath, name)).split(sep).join("/");
		const paths = entries.map(toPath).filter((path) => !IGNORED.test(path));
		this.paths = paths.sort();
		this.links = new Set(entries.filter((entry) => entry.isSymbolicLink()).map(toPath));
		this.media = new MediaFiles(folder);
	}

	/** Loads the text of a file by its path on this machine. */
	load(path: string): LoadedText {
		const loaded = this.#loaded.get(path) ?? loadText(path);
		this.#loaded.set(path, loaded);
		return loaded;
	}

	/** Parses a text of a file. The value is kept: it must not be changed. */
	parse<T, V>(path: string, text: string, schema: z.ZodType<T>, parse: Parse<T, V>): Parsed<V> {
		const files = this.#parsed.get(schema) ?? new Map<string, Kept[]>();
		this.#parsed.set(schema, files);
		const kept = files.get(path) ?? [];
		const known = kept.find((entry) => entry.text === text);
		// A schema is parsed by one parser alone.
		if (known) return known.parsed as Parsed<V>;
		const parsed = parse(path, text, schema, this.values);
		files.set(path, [{ text, parsed }, ...kept.slice(0, KEPT_MAX - 1)]);
		return parsed;
	}
}

/** Returns the text of a UTF-8 file without its byte order mark, or the reason why there is none. */
export function loadText(path: string): LoadedText {
	try {
		return checkText(new TextDecoder().decode(readFileSync(path)));
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		const isMissing = "code" in error && error.code === "ENOENT";
		return { reason: isMissing ? "is missing" : `cannot be read: ${error.message.split(",")[0]}` };
	}
}

/** Returns a text, or the reason why it is not one. */
export function checkText(text: string): LoadedText {
	const control = NOT_TEXT.exec(text);
	const conflict = CONFLICT_MARKER.exec(text);
	const found = control ?? conflict;
	if (!found) return { text };
	const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
	const reason = control
		? `is not UTF-8 text here (U+${code}); save the file as UTF-8, and delete or retype the character`
		: "has unresolved Git conflict markers; keep one of the versions";
	return { reason, line: text.slice(0, found.index).split(/\r\n|\r|\n/).length };
}

function listFolder(folder: string): Dirent[] {
	try {
		return listEntries(folder, isStray);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		const reason = UNUSABLE_FOLDER[code] ?? `cannot be read: ${String(error)}`;
		throw new ContentError([{ file: folder, field: "", reason }]);
	}
}
