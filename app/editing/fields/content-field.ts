import type { z } from "zod";
import { type ContentField, toField } from "#app/content/schemas/field.ts";
import type { Path } from "../text/text-change.ts";
import type { FormOption } from "./form.ts";

/** The field of an entry of which the schema says nothing. */
export const TEXT: ContentField = { type: "string" };

const known = new WeakMap<z.ZodType, ContentField>();

/** Returns the fields of a schema, which are derived once. */
export function getField(schema: z.ZodType): ContentField {
	const field = known.get(schema) ?? toField(schema);
	known.set(schema, field);
	return field;
}

/** Returns the fields of a value: in a choice between groups, those of the group that its constant names. */
export function chooseVariant(field: ContentField, value: unknown): ContentField {
	const has = (variant: ContentField) =>
		listConstants(variant).some(({ name, constant }) => getValue(value, name) === constant);
	return field.oneOf?.find(has) ?? field.oneOf?.[0] ?? field;
}

/** Finds the group of a choice that a constant names. */
export function findVariant(field: ContentField, constant: string): ContentField | undefined {
	return field.oneOf?.find((variant) =>
		listConstants(variant).some((each) => each.constant === constant),
	);
}

/** Lists what a value can be, where it is a choice between groups. */
export function listVariants({ oneOf }: ContentField): FormOption[] | undefined {
	return oneOf?.flatMap((variant) =>
		listConstants(variant).map(({ constant, field }) => ({
			value: constant,
			name: getWords(field, constant).label,
		})),
	);
}

/**
 * Returns what a value is called, and what else there is to say of it; a group that a constant names has its words. Where
 * the schema says neither, it is called by its name in the file.
 */
export function getWords(field: ContentField, name = ""): { label: string; hint?: string } {
	const { title, description } = field.title ? field : (listConstants(field)[0]?.field ?? field);
	return title ? { label: title, hint: description } : { label: description ?? name };
}

function listConstants({ properties = {} }: ContentField) {
	return Object.entries(properties).flatMap(([name, field]) =>
		field.const === undefined ? [] : [{ name, constant: field.const, field }],
	);
}

/** Finds the field of a value by its path in the data of a file. */
export function findField(
	field: ContentField,
	data: unknown,
	path: Path,
): ContentField | undefined {
	const [part, ...rest] = path;
	const chosen = chooseVariant(field, data);
	if (part === undefined) return chosen;
	const inner =
		typeof part === "number" ? chosen.items : (chosen.properties?.[part] ?? getRest(chosen));
	return inner && findField(inner, getValue(data, part), rest);
}

/** Returns the field of the values whose names are free. */
export function getRest({ additionalProperties }: ContentField): ContentField | undefined {
	return additionalProperties || undefined;
}

/** Returns a part of parsed data; undefined where there is none. */
export function getValue(data: unknown, part: string | number): unknown {
	return new Map(Object.entries(Object(data))).get(String(part));
}

/** Creates a value that has all that it must have, empty: still to be written. */
export function createEmpty(field: ContentField): unknown {
	switch (field.type) {
		case "object": {
			const { properties = {}, required = [] } = chooseVariant(field, undefined);
			const names = Object.entries(properties).filter(([name]) => required.includes(name));
			return Object.fromEntries(names.map(([name, inner]) => [name, createEmpty(inner)]));
		}
		case "array":
			return Array.from({ length: field.minItems ?? 0 }, () => createEmpty(field.items ?? TEXT));
		case "boolean":
			return false;
		case "string":
		case "number":
		case "integer":
			return field.const ?? "";
	}
}
