const MOST_SHOWN = 40;

/** A text as a message shows it: in quotes, on one line, and its beginning only when it is long. */
export function quote(text: string): string {
	const letters = [...text.replaceAll(/\s+/g, " ").trim()];
	const shown =
		letters.length > MOST_SHOWN
			? `${letters.slice(0, MOST_SHOWN).join("").trim()}…`
			: letters.join("");
	return JSON.stringify(shown);
}
