import anyAscii from "any-ascii";

/** Letters, digits and their marks, of any script. */
const LETTERS = /[\p{L}\p{M}\p{N}]/gu;

const DANISH_LETTERS = { ø: "oe", å: "aa" };
/** Letters that a language writes as two in ASCII, where others leave out the mark; by its code of ISO 639. */
const LETTERS_OF_LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	da: DANISH_LETTERS,
	de: { ä: "ae", ö: "oe", ü: "ue" },
	nb: DANISH_LETTERS,
	nn: DANISH_LETTERS,
	no: DANISH_LETTERS,
};

/**
 * Returns the slug of a name in the language of a locale (BCP 47): lower-case words of ASCII letters and digits, joined by
 * hyphens; empty where it has none.
 */
export function toSlug(name: string, locale = "en"): string {
	const own = LETTERS_OF_LANGUAGES[new Intl.Locale(locale).language];
	return name
		.normalize("NFC")
		.replaceAll(LETTERS, (letter) => own?.[letter.toLowerCase()] ?? toAscii(letter))
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
}

function toAscii(letter: string): string {
	return anyAscii(letter).replaceAll("'", "");
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
