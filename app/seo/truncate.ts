/** The longest description in characters; search engines cut longer ones anywhere. */
const DESCRIPTION_MAX = 165;
const TITLE_MAX = 65;

/** Cuts a page's description after a word where it is too long. */
export function truncateDescription(text: string): string {
	return truncate(text, DESCRIPTION_MAX);
}

/** Cuts a page's title, before the agency's name is added. */
export function truncateTitle(text: string): string {
	return truncate(text, TITLE_MAX);
}

function truncate(text: string, max: number): string {
	const line = text.replaceAll(/\s+/g, " ").trim();
	if (line.length <= max) return line;
	const cut = line.slice(0, max - 1).toWellFormed();
	const end = cut.lastIndexOf(" ");
	return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–—-]+$/u, "")}…`;
}
