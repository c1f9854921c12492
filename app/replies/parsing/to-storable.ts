/**
 * Returns a value in which each text is one that both databases store: PostgreSQL rejects U+0000, and half of a surrogate
 * pair is no text in UTF-8.
 */
export function toStorable<Value>(value: Value): Value {
	return convert(value) as Value;
}

function convert(value: unknown): unknown {
	if (typeof value === "string") return value.toWellFormed().replaceAll("\u0000", "");
	if (Array.isArray(value)) return value.map(convert);
	// The content of a file stays as it is.
	if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, convert(each)]));
}
