/** The most characters of the website that a place of a finding shows. */
const LONGEST = 100;

/** Returns a text as it is shown beside a finding: a `data:` address or a long one only with its beginning. */
export function shorten(text: string): string {
	// A letter outside the basic plane takes two units, and a text may have megabytes.
	const letters = [...text.slice(0, 2 * LONGEST + 2)];
	return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : text;
}
