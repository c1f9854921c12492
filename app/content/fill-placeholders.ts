/** Puts values in place of `{name}` in a text; a placeholder without a value stays. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
	return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
		Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
	);
}

export function fillTexts<Key extends string>(
	texts: Readonly<Record<Key, string>>,
	values: Readonly<Record<string, string>>,
): Record<Key, string> {
	const filled: Record<Key, string> = { ...texts };
	for (const key of Object.keys(texts) as Key[]) filled[key] = fillPlaceholders(texts[key], values);
	return filled;
}
