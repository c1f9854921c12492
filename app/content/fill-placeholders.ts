/** Replaces `{name}` in a text by its value; a placeholder without a value stays. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
	return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
		Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
	);
}

/** Lists the names that a text has in braces. */
export function listPlaceholders(text: string): string[] {
	return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

export function fillTexts<Key extends string>(
	texts: Readonly<Record<Key, string>>,
	values: Readonly<Record<string, string>>,
): Record<Key, string> {
	const filled: Record<Key, string> = { ...texts };
	for (const key of Object.keys(texts) as Key[]) filled[key] = fillPlaceholders(texts[key], values);
	return filled;
}

/**
 * Replaces `{agency.city}` and the like in every text of parsed content. Throws a RangeError that names an unknown
 * placeholder.
 */
export function fillAgency<T>(value: T, agency: Readonly<Record<string, string>>): T {
	// Few texts have one, and content is filled at each publication.
	if (typeof value === "string" && !value.includes("{agency.")) return value;
	if (typeof value === "string")
		return value.replaceAll(/\{agency\.(\w+)\}/g, (placeholder, name: string) => {
			if (Object.hasOwn(agency, name)) return agency[name] ?? "";
			const known = Object.keys(agency).map((key) => `{agency.${key}}`);
			throw new RangeError(`${placeholder} is unknown; there is ${known.join(" and ")}`);
		}) as T;
	if (Array.isArray(value)) return value.map((entry) => fillAgency(entry, agency)) as T;
	if (value === null || typeof value !== "object") return value;
	const entries = Object.entries(value).map(([key, entry]) => [key, fillAgency(entry, agency)]);
	return Object.fromEntries(entries) as T;
}
