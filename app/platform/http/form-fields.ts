import * as z from "zod/mini";
import { cleanText } from "#app/platform/clean-text.ts";

/** All values of each field of a form, or of each parameter of a query. */
export type Fields = Readonly<Record<string, readonly FormDataEntryValue[]>>;

/** Lists the values of each field, the input of a schema whose fields are those below. */
export function toFields(sent: FormData | URLSearchParams): Fields {
	return Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name)]));
}

/** Returns the fields as form data. */
export function toFormData(fields: Fields): FormData {
	const form = new FormData();
	for (const [name, values] of Object.entries(fields))
		for (const value of values) form.append(name, value);
	return form;
}

const values = z.array(z.unknown());
const clean = (value: unknown) => (typeof value === "string" ? cleanText(value) : "");

/** A trimmed text; undefined where there is no field of this name. */
export const textIfAny = z.optional(
	z.pipe(
		values,
		z.transform(([value]) => clean(value)),
	),
);
/** A trimmed text, empty where there is none. */
export const text = z.pipe(
	textIfAny,
	z.transform((value) => value ?? ""),
);
/** The texts of all fields of the name that are not empty. */
export const texts = z.pipe(
	z._default(values, []),
	z.transform((all) => all.map(clean).filter(Boolean)),
);
/** The files that were chosen; a field without any sends an empty one. */
export const files = z.pipe(
	z._default(values, []),
	z.transform((all) =>
		all.flatMap((value) => (value instanceof File && value.name !== "" ? [value] : [])),
	),
);

/** An integer of at least `min`, else the fallback. */
export function integer(fallback: number, min = Number.NEGATIVE_INFINITY) {
	const parse = z.transform((typed: string) => Number(typed || Number.NaN));
	return z.catch(
		z.pipe(text, z.pipe(parse, z.number().check(z.refine(Number.isInteger), z.gte(min)))),
		fallback,
	);
}
