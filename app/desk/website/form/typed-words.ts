import type { FormGroup } from "#app/editing/fields/form.ts";
import type { Fields } from "#app/platform/http/form-fields.ts";
import { listFields } from "./form-tree.ts";

/** The fields of a form that are none of the file. */
const OWN = [
	"intent",
	"version",
	"list",
	"index",
	"variant",
	"to",
	"value",
	"redirect",
	"note",
	"publishAt",
];

/** Lists the words of a sent form by the names of their fields. */
export function listTyped(fields: Fields): ReadonlyMap<string, string> {
	return new Map(
		Object.entries(fields).flatMap(([name, [value]]) =>
			typeof value === "string" && !OWN.includes(name) ? [[name, toPlain(value)]] : [],
		),
	);
}

/** Lists what the fields of a form have in another text of the file, where the two differ. */
export function compareTyped(form: FormGroup, other: FormGroup): ReadonlyMap<string, string> {
	const values = new Map(listFields(other).map(({ name, value }) => [name, value]));
	return new Map(
		listFields(form).flatMap(({ name, value }) => {
			const theirs = values.get(name) ?? "";
			return toPlain(theirs) === toPlain(value) ? [] : [[name, theirs]];
		}),
	);
}

function toPlain(text: string): string {
	return text.replaceAll("\r\n", "\n").trim();
}
