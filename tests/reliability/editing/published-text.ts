export const FILE = "services/seo.yaml";

/** The number of lines of a text, so that it takes several pages of a database. */
const LINES = 400;

/** Returns a text that only its number has, from the first line to the last. */
export function toText(number: number): string {
	return Array.from({ length: LINES }, (_, line) => `line${line}: text ${number}\n`).join("");
}
