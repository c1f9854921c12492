import { isDeepStrictEqual } from "node:util";
import { changeText } from "../text/change-text.ts";
import { readText } from "../text/read-text.ts";
import { BODY, type Path, type TextChange, toFieldName } from "../text/text-change.ts";
import { type Merged, mergeLines, type Sides } from "./merge-lines.ts";

/** The same value on each side; undefined where a side does not have it. */
type Values = { base: unknown; mine: unknown; theirs: unknown };

/** The place of a value, with the names of the fields beside it in my order. */
type Place = { path: Path; order?: readonly string[] };

/** The changes that make of their text what both sides want, and the fields that both have changed differently. */
type Found = { changes: TextChange[]; conflicts: string[] };

/**
 * Merges two texts field by field: what I have changed is changed in their text. Fields beside each other do not meet.
 * Throws where a side cannot be read, or cannot be changed so.
 */
export function mergeFields(sides: Sides, isMarkdown: boolean): Merged {
	const values = {
		base: readFields(sides.base, isMarkdown),
		mine: readFields(sides.mine, isMarkdown),
		theirs: readFields(sides.theirs, isMarkdown),
	};
	const found: Found = { changes: [], conflicts: [] };
	mergeValues(values, { path: [] }, found);
	const text = changeText(sides.theirs, found.changes, { isMarkdown });
	return { text, conflicts: found.conflicts };
}

function readFields(text: string, isMarkdown: boolean): unknown {
	const { data, body } = readText(text, isMarkdown);
	return isMarkdown ? { ...Object(data), [toFieldName(BODY)]: body } : data;
}

function mergeValues(values: Values, place: Place, found: Found): void {
	const { base, mine, theirs } = values;
	if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, theirs)) return;
	const parts = listParts(values);
	if (!parts) {
		mergeWhole(values, place, found);
		return;
	}
	const order = Array.isArray(mine) ? undefined : Object.keys(Object(mine));
	for (const part of parts) {
		const path = [...place.path, part];
		mergeValues(pickPart(values, part), order ? { path, order } : { path }, found);
	}
}

/** Lists the fields of groups, or the indexes of lists of the same length; undefined for all other values. */
function listParts({ base, mine, theirs }: Values): (string | number)[] | undefined {
	const sides = [mine, theirs, base];
	if (sides.every(isGroup)) return [...new Set(sides.flatMap((side) => Object.keys(side)))];
	if (!sides.every((side) => Array.isArray(side))) return undefined;
	const [{ length }] = sides as [unknown[]];
	return sides.every((side) => side.length === length) ? [...Array(length).keys()] : undefined;
}

function isGroup(value: unknown): value is object {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function pickPart(values: Values, part: string | number): Values {
	const pick = (value: unknown): unknown => Reflect.get(Object(value), part);
	return { base: pick(values.base), mine: pick(values.mine), theirs: pick(values.theirs) };
}

/** Changes a value that I have changed, whole; where both have changed a text of several lines, line by line. */
function mergeWhole({ base, mine, theirs }: Values, place: Place, found: Found): void {
	if (mine === undefined) found.changes.push({ kind: "remove", path: place.path });
	const isOursAlone = isDeepStrictEqual(theirs, base);
	const merged =
		!isOursAlone && isLines(base) && isLines(mine) && isLines(theirs)
			? mergeLines({ base, mine, theirs })
			: { text: mine, conflicts: isOursAlone ? [] : [""] };
	if (merged.conflicts.length > 0) found.conflicts.push(toFieldName(place.path));
	if (mine !== undefined) found.changes.push({ kind: "set", ...place, value: merged.text });
}

function isLines(value: unknown): value is string {
	return typeof value === "string" && value.includes("\n");
}
