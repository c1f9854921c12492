import * as z from "zod/mini";

/** A sentence in place of a code: from before these had codes, or from a node of an older release during an upgrade. */
export const storedTextSchema = z.object({ code: z.literal("text"), text: z.string() });
type StoredText = z.infer<typeof storedTextSchema>;

/** Parses a code with its values, which a row has as JSON. Whatever else the row has is a sentence. */
export function parseCode<Code>(schema: z.ZodMiniType<Code>, stored: string): Code | StoredText {
	return toCode(schema, parseJson(stored));
}

/** Parses codes with their values, which a row has as a JSON array. Whatever else the row has is a sentence. */
export function parseCodes<Code>(
	schema: z.ZodMiniType<Code>,
	stored: string,
): (Code | StoredText)[] {
	const parsed = parseJson(stored);
	return (Array.isArray(parsed) ? parsed : [parsed]).map((each) => toCode(schema, each));
}

function toCode<Code>(schema: z.ZodMiniType<Code>, value: unknown): Code | StoredText {
	const { data } = schema.safeParse(value);
	return data ?? { code: "text", text: typeof value === "string" ? value : JSON.stringify(value) };
}

function parseJson(stored: string): unknown {
	try {
		return JSON.parse(stored);
	} catch {
		return stored;
	}
}
