import { z } from "zod";
import type { FileKind } from "#app/content/pages/files.ts";
import type { ContentField } from "#app/content/schemas/field.ts";
import { readText } from "../text/read-text.ts";
import { BODY, type Path, toFieldName } from "../text/text-change.ts";
import {
	chooseVariant,
	createEmpty,
	getField,
	getRest,
	getValue,
	getWords,
	listVariants,
	TEXT,
} from "./content-field.ts";
import type { Control, FormField, FormGroup, FormList, FormNode } from "./form.ts";

/** The most characters of a text that is asked for in one line. */
const LINE_MAX = 120;
/** A time of day as browsers take it. */
const TIME = /^\d\d:\d\d$/;
const BODY_LABEL = "Text";

/** What a schema says only together with the group that a field is in. */
type Place = {
	path: Path;
	label: string;
	hint?: string;
	isRequired: boolean;
	hasBlanks: boolean;
};

type FormOptions = {
	/** True if each list has the new entries that it can get. */
	hasBlanks?: boolean;
};

/** Builds the form of a file from its kind's schema and its text; throws a TextChangeError where it is no YAML. */
export function buildForm(
	{ schema, isMarkdown }: FileKind,
	text: string,
	{ hasBlanks = false }: FormOptions = {},
): FormGroup {
	const { data, body } = readText(text, isMarkdown);
	const place = { path: [], label: "", isRequired: true, hasBlanks };
	const form = buildGroup(getField(schema), data, place);
	if (!isMarkdown) return form;
	const name = toFieldName(BODY);
	const field: FormField = {
		name,
		path: BODY,
		label: BODY_LABEL,
		control: "markdown",
		value: body,
		isRequired: true,
	};
	return { ...form, fields: [...form.fields, field] };
}

function buildNode(field: ContentField, value: unknown, place: Place): FormNode {
	if (field.type === "object") return buildGroup(chooseVariant(field, value), value, place);
	if (field.type === "array") return buildList(field, value, place);
	return buildField(field, value, place);
}

function buildGroup(field: ContentField, value: unknown, place: Place): FormGroup {
	const { properties = {}, required = [] } = field;
	const isPresent = typeof value === "object" && value !== null;
	const rest = getRest(field);
	const named = Object.entries(properties).filter(([name, inner]) =>
		isShown(inner, getValue(value, name)),
	);
	// Names that are free are those of the file.
	const free = rest && isPresent ? Object.keys(value).map((name) => [name, rest] as const) : [];
	const fields = [...named, ...free].map(([name, inner]) =>
		buildNode(inner, getValue(value, name), {
			path: [...place.path, name],
			...getWords(inner, name),
			isRequired: isPresent && required.includes(name),
			hasBlanks: place.hasBlanks,
		}),
	);
	return { ...toNamed(place), fields, isPresent };
}

/** Returns false for what nobody fills in: constants, and marks of the demonstration that are off. */
function isShown(field: ContentField, value: unknown): boolean {
	const isOff = value === undefined || value === false;
	return field.const === undefined && !(field.control === "sample" && isOff);
}

function buildList(field: ContentField, value: unknown, place: Place): FormList {
	const { items = TEXT, minItems = 0, maxItems } = field;
	const { path, isRequired, hasBlanks } = place;
	const buildEntry = (each: unknown, index: number) =>
		buildNode(items, each, {
			path: [...path, index],
			...getWords(chooseVariant(items, each)),
			isRequired: true,
			hasBlanks,
		});
	const values: unknown[] = Array.isArray(value) ? value : [];
	return {
		...toNamed(place),
		entries: values.map(buildEntry),
		// A list that may be left out goes with its last entry.
		minEntries: isRequired ? minItems : 0,
		maxEntries: maxItems,
		entryLabel: items.title,
		variants: listVariants(items),
		...(hasBlanks && {
			blanks: (items.oneOf ?? [items]).map((variant) => buildEntry(createEmpty(variant), 0)),
		}),
	};
}

function buildField(field: ContentField, value: unknown, place: Place): FormField {
	const { enum: choices, names = {}, of, minLength, maxLength, minimum, maximum, pattern } = field;
	const shown = toText(value);
	return {
		...toNamed(place),
		control: chooseControl(field, shown),
		value: shown,
		default: field.default === undefined ? undefined : toText(field.default),
		minLength,
		maxLength,
		minimum,
		maximum,
		isWhole: field.type === "integer",
		pattern,
		of,
		// A value that is no choice any more stays until somebody takes another one.
		options:
			choices &&
			[...new Set([...choices, ...(shown ? [shown] : [])])].map((each) => ({
				value: each,
				name: names[each] ?? each,
			})),
	};
}

function toNamed({ path, label, hint, isRequired }: Place) {
	return { name: toFieldName(path), path, label, hint, isRequired };
}

/** Chooses a control that shows the value as it is: browsers empty a date or a number that is none. */
function chooseControl(field: ContentField, value: string): Control {
	const isOneLine = !value.includes("\n");
	const { control = "sample" } = field;
	if (control === "time") return value === "" || TIME.test(value) ? control : "line";
	if (control !== "sample" && isOneLine) return control;
	if (field.enum) return "choice";
	if (field.type === "boolean") return "tick";
	if (field.type === "integer" || field.type === "number")
		return Number.isFinite(Number(value)) ? "number" : "line";
	if (field.format === "date")
		return value === "" || z.iso.date().safeParse(value).success ? "date" : "line";
	if (!isOneLine) return "lines";
	if (field.format === "email") return "email";
	if (field.format === "uri") return "url";
	const { maxLength = field.pattern ? 0 : Number.POSITIVE_INFINITY } = field;
	return maxLength > LINE_MAX ? "lines" : "line";
}

function toText(value: unknown): string {
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
		? String(value)
		: "";
}
