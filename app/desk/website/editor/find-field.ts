/** A field of the form with what it has. */
export type FieldText = { name: string; value: string };

/** The length from which a text that is a part of another one tells which field it is of. */
const TELLING = 3;

/**
 * Finds the field that a text of the page is of, by what was clicked from the innermost out: the field that has the same
 * text, or else the shortest one that has it in it, or that is in it.
 */
export function findField(
	fields: readonly FieldText[],
	clicked: readonly string[],
): string | undefined {
	const texts = clicked.map(toPlain).filter((text) => text !== "");
	const known = fields
		.map(({ name, value }) => ({ name, value: toPlain(value) }))
		.filter(({ value }) => value !== "")
		.toSorted((one, other) => one.value.length - other.value.length);
	for (const text of texts) {
		const same = known.find(({ value }) => value === text || fits(value, text));
		if (same) return same.name;
	}
	for (const text of texts) {
		const around = text.length >= TELLING && known.find(({ value }) => value.includes(text));
		if (around) return around.name;
	}
	for (const text of texts) {
		const within = known.findLast(({ value }) => value.length >= TELLING && text.includes(value));
		if (within) return within.name;
	}
	return undefined;
}

/** Returns whether a text is another one with its placeholders, such as `{city}`, filled in. */
export function fits(value: string, text: string): boolean {
	const parts = value.split(/\{[\w.]+\}/);
	const [first = "", ...others] = parts;
	if (others.length === 0 || parts.join("").trim().length < TELLING) return false;
	if (!text.startsWith(first) || !text.endsWith(others.at(-1) ?? "")) return false;
	let at = 0;
	return parts.every((part) => {
		const found = text.indexOf(part, at);
		at = found + part.length;
		return found >= 0;
	});
}

/** Returns a text as pages show it: all white space is one blank. */
export function toPlain(text: string): string {
	return text.replaceAll(/\s+/g, " ").trim();
}
