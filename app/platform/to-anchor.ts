import { removeInvisible } from "./plain-text.ts";

/** Returns the id of a heading, of letters and numbers of any script: `was-kostet-s` of `Was kostet's?`. */
export function toAnchor(text: string): string {
	const words = removeInvisible(text)
		.normalize("NFC")
		.toLowerCase()
		.match(/[\p{L}\p{N}\p{M}]+/gu);
	return words?.join("-") ?? "";
}
