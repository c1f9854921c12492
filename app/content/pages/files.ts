import type { z } from "zod";
import type { ContentReader } from "../files/content-reader.ts";
import type { Media } from "../media/media.ts";

/** A kind of content file; `pattern` is its path below the content's folder, with {slug} and the slugs of what it belongs to. */
export type FileKind = {
	name: string;
	pattern: string;
	schema: z.ZodType;
	/** True if `npm run content:new` adds files of it, from a template of its name. */
	hasTemplate: boolean;
	/** True if it is front matter and a text in Markdown; else it is YAML. */
	isMarkdown: boolean;
};

/** The files of a family: their kinds, and how all of them are parsed. */
export type Files<Entry = unknown> = {
	kinds: readonly FileKind[];
	parse: (reader: ContentReader, media: Media) => Entry[];
};

export function toKind(name: string, pattern: string, schema: z.ZodType): FileKind {
	return { name, pattern, schema, hasTemplate: true, isMarkdown: pattern.endsWith(".md") };
}

type Ordered = { order: number };

/** Creates the files of a folder, one for each page, in the order that they state. */
export function createFolder<Parsed extends Ordered>(
	name: string,
	folder: string,
	schema: z.ZodType<Parsed>,
): Files<Parsed & { slug: string }> {
	return {
		kinds: [toKind(name, `${folder}/{slug}.yaml`, schema)],
		parse: (reader) => sortByOrder(reader.parseFolder(folder, schema)),
	};
}

/** Returns files whose entries are made of what was parsed, for instance with their pictures. */
export function mapFiles<Parsed, Entry>(
	files: Files<Parsed>,
	toEntry: (parsed: Parsed, media: Media) => Entry,
): Files<Entry> {
	return {
		kinds: files.kinds,
		parse: (reader, media) => files.parse(reader, media).map((parsed) => toEntry(parsed, media)),
	};
}

/** Sorts entries in the order that they state; those of one place by their slugs. */
export function sortByOrder<Entry extends Ordered & { slug: string }>(
	entries: readonly Entry[],
): Entry[] {
	return entries.toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}
