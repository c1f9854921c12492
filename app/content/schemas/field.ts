import { z } from "zod";
import { controls, OWN_CONTROLS, REFERENCES } from "./controls.ts";

const fieldSchema = z.object({
	// A choice between groups of fields has no type of its own.
	type: z.enum(["object", "array", "string", "integer", "number", "boolean"]).default("object"),
	/** What it is called, and what else there is to say of it. */
	title: z.string().optional(),
	description: z.string().optional(),
	enum: z.array(z.string()).optional(),
	format: z.string().optional(),
	pattern: z.string().optional(),
	minLength: z.number().optional(),
	maxLength: z.number().optional(),
	minimum: z.number().optional(),
	maximum: z.number().optional(),
	minItems: z.number().optional(),
	maxItems: z.number().optional(),
	required: z.array(z.string()).optional(),
	get properties() {
		return z.record(z.string(), fieldSchema).optional();
	},
	const: z.string().optional(),
	get oneOf() {
		return z.array(fieldSchema).optional();
	},
	get items() {
		return fieldSchema.optional();
	},
	/** The field of each value of a group whose names are free; false for a group of the properties alone. */
	get additionalProperties() {
		return z.union([z.literal(false), fieldSchema]).optional();
	},
	default: z.unknown().optional(),
	control: z.enum(OWN_CONTROLS).optional(),
	of: z.enum(REFERENCES).optional(),
	names: z.record(z.string(), z.string()).optional(),
});
/** A field of a content file as its JSON Schema has it. */
export type ContentField = z.infer<typeof fieldSchema>;

/** Returns the JSON Schema of a content file, in the draft that most YAML editors know. */
export function toJsonSchema(schema: z.ZodType) {
	return z.toJSONSchema(schema, { ...OPTIONS, override: shorten });
}

const OPTIONS = { io: "input", target: "draft-07" } as const;
type Overridden = Parameters<NonNullable<z.core.ToJSONSchemaParams["override"]>>[0];

function shorten({ jsonSchema }: Overridden): void {
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
	// The format says the same as these patterns, which fill half a screen of an editor's message.
	if (jsonSchema.format === "date" || jsonSchema.format === "email") delete jsonSchema.pattern;
}

/** Returns the fields of a content file, with the controls of those that have one of their own. */
export function toField(schema: z.ZodType): ContentField {
	const override = (context: Overridden) => {
		shorten(context);
		const own = controls.get(context.zodSchema);
		if (own) Object.assign(context.jsonSchema, own);
	};
	return fieldSchema.parse(z.toJSONSchema(schema, { ...OPTIONS, override }));
}

/** Formats what a field is, for comments and lists of all fields. */
export function formatMeaning({ title, description }: ContentField): string {
	return [title, description].filter(Boolean).join(". ");
}

/** Describes the value that a field takes: "70 to 165 characters". Returns an empty text for a group of fields. */
export function formatBounds(field: ContentField): string {
	const { type, items, minItems = 0, maxItems, minimum, maximum } = field;
	switch (type) {
		case "object":
			return "";
		case "boolean":
			return "true or false";
		case "integer":
		case "number": {
			const from = minimum === undefined ? "" : ` from ${minimum}`;
			const to = maximum === undefined ? "" : ` to ${maximum}`;
			return `${type === "integer" ? "a whole number" : "a number"}${from}${to}`;
		}
		case "string":
			return formatTextBounds(field);
		case "array": {
			const each = items ? formatBounds(items) : "";
			return `${formatRange(minItems, maxItems)} entries${each && `, each ${each}`}`;
		}
	}
}

function formatTextBounds({
	const: only,
	enum: choices,
	names = {},
	of,
	control,
	format,
	pattern,
	minLength = 0,
	maxLength,
}: ContentField) {
	if (only) return only;
	if (choices)
		return `one of: ${choices.map((each) => formatChoice(each, names[each])).join(", ")}`;
	if (control === "picture") return "the name of a file in the folder media, such as asha-rao.jpg";
	if (of === "kite") return "service/ or city/ with a slug";
	if (of) return `the slug of ${/^[aeiou]/.test(of) ? "an" : "a"} ${of.replace("-", " ")}`;
	if (format === "date") return "a date such as 2026-01-31";
	if (format === "email") return "an e-mail address";
	if (format === "uri") return "an address that begins with https://";
	if (pattern?.startsWith("^[a-z0-9]+")) return "a slug: lower-case words joined by hyphens";
	return maxLength ? `${formatRange(minLength, maxLength)} characters` : "text";
}

function formatChoice(value: string, name: string | undefined): string {
	return name && name.toLowerCase() !== value ? `${value} (${name})` : value;
}

function formatRange(min: number, max: number | undefined): string {
	if (max === undefined) return `at least ${min}`;
	if (min === max) return String(min);
	return min > 1 ? `${min} to ${max}` : `at most ${max}`;
}
