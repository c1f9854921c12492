/** The prefixes of answers and forwarded messages in all languages: a few letters and a colon, and perhaps a count. */
const PREFIXES = /^(?:\s*\p{L}{1,5}\s?(?:[[(]\d{1,3}[\])])?\s?[:：])+/u;
const MAX_LENGTH = 300;

/** Returns a subject without its prefixes, to be compared. */
export function stripPrefixes(subject: string): string {
	return subject
		.slice(0, MAX_LENGTH)
		.replace(PREFIXES, "")
		.replaceAll(/\s+/g, " ")
		.trim()
		.toLowerCase();
}
