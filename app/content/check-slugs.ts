import type { ContentIssue } from "#app/platform/content-error.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";

export type Slugs = ReadonlySet<string>;

/** Checks that the slug, or each of the slugs, that a field of a file names is known. */
export function checkSlugs(
	file: string,
	field: string,
	found: string | readonly string[],
	known: Slugs,
	kind: string,
): ContentIssue[] {
	if (typeof found !== "string")
		return found.flatMap((slug, index) => checkSlugs(file, `${field}.${index}`, slug, known, kind));
	return known.has(found) ? [] : [{ file, field, reason: formatUnknown(kind, found, known) }];
}

export function toSlugs(entries: readonly { slug: string }[]): Slugs {
	return new Set(entries.map(({ slug }) => slug));
}
