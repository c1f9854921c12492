/** The most characters of the website that a place of a finding shows. */
const LONGEST = 100;

/** Returns a text as it is shown beside a finding: a `data:` address or a long one only with its beginning. */
export function shorten(text: string): string {
	const letters = [...text];
	return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : text;
}
