const PREVIEW_LENGTH = 160;

/** Returns the first words of a message, on one line. */
export function shortenMessage(message: string): string {
	const characters = [...message.replaceAll(/\s+/g, " ")];
	if (characters.length <= PREVIEW_LENGTH) return characters.join("");
	return `${characters.slice(0, PREVIEW_LENGTH).join("")}…`;
}
