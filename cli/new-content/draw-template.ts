import { stringify } from "yaml";
import { describeBounds, type Field, isOptional } from "./field.ts";

/** Values by the path of their field, for instance "coordinates.latitude". */
export type Values = ReadonlyMap<string, unknown>;

/** From so many characters on, a text stands on lines of its own, where a colon needs no quotes. */
const LONG = 100;

/**
 * A YAML file with every field in the schema's order, a comment before each. A field without a value
 * stays empty, which no schema takes; one that may be left out stands in comments.
 */
export function drawTemplate(root: Field, values: Values): string {
	return `${Object.entries(root.properties ?? {})
		.map(([name]) => drawField(root, name, { path: "", pad: "", values }).join("\n"))
		.join("\n\n")}\n`;
}

type Place = { path: string; pad: string; values: Values; isBare?: boolean };

function drawField(parent: Field, name: string, place: Place): string[] {
	const field = parent.properties?.[name];
	if (!field) return [];
	const path = place.path ? `${place.path}.${name}` : name;
	const isLeftOut = isOptional(parent, name) && !hasValue(place.values, path);
	const within = { ...place, path, isBare: place.isBare || isLeftOut };
	const lines = drawEntry(name, field, within);
	const comment = place.isBare ? [] : [`${place.pad}# ${explain(field, isLeftOut)}`];
	// Optional parts of what is itself left out would be comments in comments.
	if (isLeftOut && place.isBare) return [];
	return [...comment, ...(isLeftOut ? lines.map((line) => putAside(line, place.pad)) : lines)];
}

function drawEntry(name: string, field: Field, place: Place): string[] {
	const { pad } = place;
	const deeper = { ...place, pad: `${pad}  ` };
	if (field.type === "object") return [`${pad}${name}:`, ...drawFields(field, deeper)];
	if (field.type === "array" && field.items)
		return [`${pad}${name}:`, ...drawList(field, field.items, deeper)];
	return [`${pad}${name}:${drawValue(field, place.values.get(place.path))}`];
}

function drawFields(field: Field, place: Place): string[] {
	return Object.keys(field.properties ?? {}).flatMap((name) => drawField(field, name, place));
}

function drawList(list: Field, item: Field, place: Place): string[] {
	const given = place.values.get(place.path);
	const entries = Array.isArray(given)
		? given
		: Array<undefined>(Math.max(1, list.minItems ?? 1)).fill(undefined);
	if (item.type !== "object")
		return entries.map((entry) => `${place.pad}-${drawValue(item, entry)}`);
	return entries.flatMap((_, at) => {
		const isBare = place.isBare || at > 0;
		return drawFirst(drawFields(item, { ...place, pad: `${place.pad}  `, isBare }), place.pad);
	});
}

/** Sets the dash of a list's entry before its first field, and that field's comment above the dash. */
function drawFirst(lines: string[], pad: string): string[] {
	const at = lines.findIndex((line) => !line.trimStart().startsWith("#"));
	return lines.map((line, index) => {
		if (index > at) return line;
		return index < at ? line.slice(2) : `${pad}- ${line.slice(pad.length + 2)}`;
	});
}

function drawValue(field: Field, value: unknown): string {
	if (value !== undefined)
		// One line whatever it holds, so that nothing needs an indentation of its own.
		return ` ${stringify(value, { lineWidth: 0, blockQuote: false }).trimEnd()}`;
	return field.type === "string" && (field.maxLength ?? 0) > LONG ? " >-" : "";
}

function explain(field: Field, isLeftOut: boolean): string {
	const bounds = describeBounds(field);
	const notes = [bounds, isLeftOut ? "may be left out" : ""].filter(Boolean).join("; ");
	return `${field.description ?? ""}${notes && ` (${notes})`}`.trim();
}

function putAside(line: string, pad: string): string {
	return `${pad}# ${line.slice(pad.length)}`;
}

function hasValue(values: Values, path: string): boolean {
	return [...values.keys()].some((key) => key === path || key.startsWith(`${path}.`));
}
