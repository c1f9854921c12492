/** Search engines cut longer ones anywhere. */
const LENGTH_MAX = 165;

/** Cuts a page's description after a word where it is too long. */
export function truncateDescription(text: string): string {
	const line = text.replaceAll(/\s+/g, " ").trim();
	if (line.length <= LENGTH_MAX) return line;
	const cut = line.slice(0, LENGTH_MAX - 1).toWellFormed();
	const end = cut.lastIndexOf(" ");
	return `${(end > LENGTH_MAX / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–—-]+$/u, "")}…`;
}
