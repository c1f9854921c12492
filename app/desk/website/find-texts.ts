import type { FileKind } from "#app/content/pages/files.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import { listFields } from "./form-tree.ts";

/** A text of the website in which something was found. */
export type FoundText = {
	file: string;
	/** The name of the field. */
	field: string;
	/** Its label, with those of what it is in. */
	labels: readonly string[];
	/** The part of the text around what was found, which is between the two. */
	before: string;
	match: string;
	after: string;
};

type SearchedFile = { file: string; kind: FileKind; text: string };

/** The greatest number of places that are shown. */
export const MOST_FOUND = 50;
/** The number of characters that are shown on each side. */
const AROUND = 80;

/**
 * Finds a text in the fields of files, however its lines are broken and whatever the case of its letters. A form is made
 * only of files in which it can be: of the others it would take seconds. One place
 * more than is shown tells that there are more.
 */
export function findTexts(files: Iterable<SearchedFile>, sought: string): FoundText[] {
	const found: FoundText[] = [];
	const needle = toSearched(sought);
	for (const { file, kind, text } of files) {
		if (!mayHave(text, needle)) continue;
		for (const { name, label, place, value } of listFields(buildForm(kind, text))) {
			const shown = value.replaceAll(/\s+/g, " ");
			const at = shown.toLowerCase().indexOf(needle);
			if (at < 0) continue;
			const end = at + needle.length;
			found.push({
				file,
				field: name,
				labels: [...place, label],
				before: cutStart(shown.slice(0, at)),
				match: shown.slice(at, end),
				after: cutEnd(shown.slice(end)),
			});
			if (found.length > MOST_FOUND) return found;
		}
	}
	return found;
}

/** Returns whether the text of a file can have it in a field: all of its words are there, if not in one line. */
function mayHave(text: string, needle: string): boolean {
	const searched = toSearched(text);
	return needle.split(/[\s"'\\]+/).every((word) => searched.includes(word));
}

function toSearched(text: string): string {
	return text.replaceAll(/\s+/g, " ").trim().toLowerCase();
}

function cutStart(text: string): string {
	return text.length > AROUND ? `…${text.slice(-AROUND)}` : text;
}

function cutEnd(text: string): string {
	return text.length > AROUND ? `${text.slice(0, AROUND)}…` : text;
}
