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
