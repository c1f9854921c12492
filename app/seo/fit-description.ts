/** Longer ones are cut by search engines, wherever that falls. */
const LONGEST = 165;

/** A text as a page's description: whole where it fits, or cut behind a word. */
export function fitDescription(text: string): string {
	const line = text.replaceAll(/\s+/g, " ").trim();
	if (line.length <= LONGEST) return line;
	const cut = line.slice(0, LONGEST - 1).toWellFormed();
	const end = cut.lastIndexOf(" ");
	return `${(end > LONGEST / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–—-]+$/u, "")}…`;
}
