import { mergeFields } from "./merge-fields.ts";
import { type Merged, mergeLines, type Sides } from "./merge-lines.ts";

/** Texts of a content file; null where there is none, or it shall be deleted. */
type FileSides = { [Side in keyof Sides]: Sides[Side] | null };

/** Merges two states of a content file that were made of the same one. Where only one has deleted it, mine stays. */
export function mergeFiles(
	file: string,
	{ base, mine, theirs }: FileSides,
): Omit<Merged, "text"> & { text: string | null } {
	if (mine === theirs || theirs === base) return { text: mine, conflicts: [] };
	if (mine === base) return { text: theirs, conflicts: [] };
	if (mine === null || theirs === null) return { text: mine, conflicts: ["the whole file"] };
	return mergeTexts(file, { base: base ?? "", mine, theirs });
}

/** Merges line by line, and where lines meet, field by field. */
function mergeTexts(file: string, sides: Sides): Merged {
	const byLine = mergeLines(sides);
	if (byLine.conflicts.length === 0) return byLine;
	try {
		return mergeFields(sides, file.endsWith(".md"));
	} catch {
		// A text that is no YAML has lines all the same.
		return byLine;
	}
}
