import type { FileKind } from "#app/content/pages/files.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import { parseAmount } from "#app/platform/parse-amount.ts";
import { listFields } from "../form/form-tree.ts";

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

/** An amount of money of any size. */
const ANY_AMOUNT = { kind: "money", min: 0, max: Number.MAX_SAFE_INTEGER, example: 1 } as const;

type SearchedFile = { file: string; kind: FileKind; text: string };

/** The greatest number of places that are shown. */
export const MOST_FOUND = 50;
/** The number of characters that are shown on each side. */
const AROUND = 80;

/**
 * Finds a text in the fields of files, however its lines are broken and whatever the case of its letters; an amount, such as
 * ₹35,000, also in the fields of numbers, which come first. A form is made only of files in which it can be: of the others it
 * would take seconds. One place more than is shown tells that there are more.
 */
export function findTexts(files: Iterable<SearchedFile>, sought: string): FoundText[] {
	const found: FoundText[] = [];
	const numbers: FoundText[] = [];
	const needle = toSearched(sought);
	const number = toNumber(sought);
	for (const { file, kind, text } of files) {
		if (!mayHave(text, needle) && !(number && text.includes(number))) continue;
		for (const { name, label, place, value, control } of listFields(buildForm(kind, text))) {
			const shown = value.replaceAll(/\s+/g, " ");
			const isNumber = control === "number" && value === number;
			const at = isNumber ? 0 : shown.toLowerCase().indexOf(needle);
			if (at < 0) continue;
			const end = at + (isNumber ? value : needle).length;
			(isNumber ? numbers : found).push({
				file,
				field: name,
				labels: [...place, label],
				before: cutStart(shown.slice(0, at)),
				match: shown.slice(at, end),
				after: cutEnd(shown.slice(end)),
			});
			if (found.length > MOST_FOUND) return [...numbers, ...found];
		}
	}
	return [...numbers, ...found];
}

/** Returns an amount as the fields of numbers have it, `35000` for `₹35,000`; undefined for what is none. */
function toNumber(sought: string): string | undefined {
	const { value } = parseAmount(sought, ANY_AMOUNT);
	return value === undefined ? undefined : String(value);
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
