import type { FormField, FormGroup, FormList } from "#app/editing/fields/build-form.ts";

/** A part of a form: a field, or what has parts itself. */
export type FormPart = FormField | FormGroup | FormList;

export function isField(part: FormPart): part is FormField {
	return "control" in part;
}

export function isList(part: FormPart): part is FormList {
	return "entries" in part;
}

/** Returns whether a part has parts itself. */
export function isSection(part: FormPart): part is FormGroup | FormList {
	return !isField(part);
}

/** A field with the labels of what it is in, the outermost first. */
export type PlacedField = FormField & { place: readonly string[] };

/** Lists the fields of a form in the order of the page. */
export function listFields(part: FormPart, place: readonly string[] = []): PlacedField[] {
	if (isField(part)) return [{ ...part, place }];
	const within = part.label ? [...place, part.label] : place;
	return getParts(part).flatMap((each) => listFields(each, within));
}

/** Lists the names of all parts that a reason can stand at. */
export function listNames(part: FormPart): string[] {
	return isField(part) ? [part.name] : [part.name, ...getParts(part).flatMap(listNames)];
}

/** Returns a form whose fields have the values that were typed. */
export function withTyped(form: FormGroup, typed: ReadonlyMap<string, string>): FormGroup {
	return { ...form, fields: form.fields.map((part) => putTyped(part, typed)) };
}

function putTyped<Part extends FormPart>(part: Part, typed: ReadonlyMap<string, string>): Part {
	if (isField(part)) return { ...part, value: typed.get(part.name) ?? part.value };
	if (isList(part))
		return {
			...part,
			entries: part.entries.map((entry) => putTyped<FormField | FormGroup>(entry, typed)),
		};
	return { ...part, fields: part.fields.map((each) => putTyped(each, typed)) };
}

function getParts(part: FormGroup | FormList): readonly FormPart[] {
	return isList(part) ? part.entries : part.fields;
}
