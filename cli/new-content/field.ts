import { z } from "zod";

const fieldSchema = z.object({
	type: z.enum(["object", "array", "string", "integer", "number", "boolean"]),
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
	get items() {
		return fieldSchema.optional();
	},
});
/** A field of a content file, with its bounds and the fields in it. */
export type Field = z.infer<typeof fieldSchema>;

/** The JSON Schema of what an editor may write, in the draft that most YAML editors read. */
export function toJsonSchema(schema: z.ZodType) {
	return z.toJSONSchema(schema, {
		io: "input",
		target: "draft-07",
		override: ({ jsonSchema }) => {
			if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
			// The format says the same as these patterns, which fill half a screen of an editor's message.
			if (jsonSchema.format === "date" || jsonSchema.format === "email") delete jsonSchema.pattern;
		},
	});
}

export function toField(schema: z.ZodType): Field {
	return fieldSchema.parse(toJsonSchema(schema));
}

export function isOptional(parent: Field, name: string): boolean {
	return !parent.required?.includes(name);
}

/** What a field takes, in words: "70 to 165 characters". Empty where its own fields say it. */
export function describeBounds(field: Field): string {
	const { items, minItems = 0, maxItems } = field;
	switch (field.type) {
		case "object":
			return "";
		case "boolean":
			return "true or false";
		case "integer":
			return `a whole number ${toRange(field.minimum, field.maximum)}`.trimEnd();
		case "number":
			return `a number ${toRange(field.minimum, field.maximum)}`.trimEnd();
		case "string":
			return describeText(field);
		case "array": {
			const each = items ? describeBounds(items) : "";
			return `${toSpan(minItems, maxItems)} entries${each && `, each ${each}`}`;
		}
	}
}

function describeText({ enum: words, format, pattern, minLength = 0, maxLength }: Field): string {
	if (words) return `one of: ${words.join(", ")}`;
	if (format === "date") return "a date such as 2026-01-31";
	if (format === "email") return "an e-mail address";
	if (format === "uri") return "an address that begins with https://";
	if (pattern?.startsWith("^[a-z0-9]+")) return "a slug: lower-case words joined by hyphens";
	return maxLength ? `${toSpan(minLength, maxLength)} characters` : "text";
}

function toSpan(min: number, max: number | undefined): string {
	if (max === undefined) return `at least ${min}`;
	if (min === max) return String(min);
	return min > 1 ? `${min} to ${max}` : `at most ${max}`;
}

function toRange(min: number | undefined, max: number | undefined): string {
	if (min !== undefined && max !== undefined) return `from ${min} to ${max}`;
	return min === undefined ? "" : `from ${min}`;
}
