import anyAscii from "any-ascii";

/** Letters, digits and their marks, of any script. */
const LETTERS = /[\p{L}\p{M}\p{N}]/gu;

/** Returns the slug of a name: lower-case words of ASCII letters and digits, joined by hyphens; empty where it has none. */
export function toSlug(name: string): string {
	return name
		.normalize("NFC")
		.replaceAll(LETTERS, (letter) => anyAscii(letter).replaceAll("'", ""))
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
}

/** Returns a slug as a title-cased readable name: `old-harbour` becomes `Old Harbour`. */
export function toReadableName(slug: string): string {
	return slug
		.split("-")
		.filter(Boolean)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(" ");
}

export function toInitials(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
	return ends.map((word) => word?.charAt(0).toUpperCase() ?? "").join("");
}
