import { expect, it } from "vitest";
import { ALL_KINDS } from "#app/content/pages/all-kinds.ts";
import type { ContentField } from "#app/content/schemas/field.ts";
import { getField, getWords } from "./content-field.ts";

const LABEL_MAX = 40;
const HINT_MAX = 240;
/** What names of files, paths, placeholders and code have, and plain words do not. */
const CODE = /[{}<>/\\`_=#|"]|\.\w/;
/** The names of files and the words of engineers, which hints do without, too. */
const FOR_ENGINEERS = /\.(?:yaml|md)\b|content\/|pages\/|\bslugs?\b|`/;

type Placed = { place: string; field: ContentField };

/** Lists the fields of a group, and all that are in them, each with its place. */
function listPlaced(field: ContentField, place: string): Placed[] {
	const inner = Object.entries(field.properties ?? {}).map(([name, each]) => ({
		place: `${place} ${name}`,
		field: each,
	}));
	const { items } = field;
	if (items) inner.push({ place: `${place}[]`, field: items });
	const variants = (field.oneOf ?? []).flatMap((each) =>
		listPlaced(each, `${place} ${getWords(each).label}`),
	);
	return [...inner, ...inner.flatMap((each) => listPlaced(each.field, each.place)), ...variants];
}

const placed = ALL_KINDS.flatMap(({ name, schema }) => listPlaced(getField(schema), name));
const named = placed.filter(({ field }) => !field.oneOf);

function listPlaces(isWrong: (field: ContentField) => boolean): string[] {
	return named.filter(({ field }) => isWrong(field)).map(({ place }) => place);
}

it("every field, list and entry has a short label in plain words", () => {
	expect(named.length).toBeGreaterThan(1000);
	expect(listPlaces(({ title = "" }) => !/^\p{Lu}/u.test(title))).toEqual([]);
	expect(listPlaces(({ title = "" }) => title.length > LABEL_MAX)).toEqual([]);
	expect(listPlaces(({ title = "" }) => CODE.test(title))).toEqual([]);
});

it("every hint begins like a sentence, is no longer than three lines, and names no file", () => {
	const listHints = (isWrong: (hint: string) => boolean) =>
		listPlaces(({ description }) => description !== undefined && isWrong(description));
	expect(listHints((hint) => !/^[\p{Lu}{\d]/u.test(hint))).toEqual([]);
	expect(listHints((hint) => hint.length > HINT_MAX)).toEqual([]);
	expect(listHints((hint) => FOR_ENGINEERS.test(hint))).toEqual([]);
});

it("no two fields of a group have the same label", () => {
	const listRepeated = ({ properties = {} }: ContentField) => {
		const shown = Object.values(properties).filter((each) => each.const === undefined);
		const labels = shown.map((each) => getWords(each).label);
		return labels.filter((label, at) => labels.indexOf(label) < at);
	};
	const roots = ALL_KINDS.map(({ name, schema }) => ({ place: name, field: getField(schema) }));
	const groups = [...roots, ...placed].flatMap(({ place, field }) =>
		[field, ...(field.oneOf ?? [])].map((group) => ({ place, group })),
	);
	const repeated = groups.flatMap(({ place, group }) =>
		listRepeated(group).map((label) => `${place}: ${label}`),
	);
	expect(repeated).toEqual([]);
});

it("no hint says what its label says already", () => {
	const isSame = ({ title, description }: ContentField) =>
		description !== undefined && title === description;
	expect(listPlaces(isSame)).toEqual([]);
});
