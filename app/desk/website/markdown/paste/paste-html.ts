import { PASTED_PATH, type Pasted } from "./pasted.ts";

/**
 * Asks for HTML of the clipboard as Markdown; null where it is no more than its text, or cannot be converted now. The site
 * converts it: a browser's own parser reports each style of the HTML as a violation of the page's policy.
 */
export async function convertPasted(html: string): Promise<Pasted | null> {
	const body = new FormData();
	body.set("html", html);
	try {
		const response = await fetch(PASTED_PATH, {
			method: "POST",
			headers: { Accept: "application/json" },
			body,
		});
		return response.ok ? ((await response.json()) as Pasted | null) : null;
	} catch {
		return null;
	}
}

/** Writes what was pasted at the cursor of a text, with an empty line around what is more than a part of a line. */
export function insertPasted(text: HTMLTextAreaElement, { markdown, isInline }: Pasted): void {
	const before = text.value.slice(0, text.selectionStart);
	const after = text.value.slice(text.selectionEnd);
	const opening = listMissing(before.slice(before.trimEnd().length), before);
	const closing = listMissing(after.slice(0, after.length - after.trimStart().length), after);
	insert(text, isInline ? markdown : opening + markdown + closing);
}

/** Lists the line breaks that are missing between a text and what comes beside it, for an empty line. */
function listMissing(between: string, text: string): string {
	const count = between.split("\n").length - 1;
	return text.trim() === "" ? "" : "\n".repeat(Math.max(0, 2 - count));
}

/**
 * Writes words at the cursor of a text. Only what is written by this command can be taken back by the browser: it is
 * deprecated, and there is no other, so that the buttons write by it too.
 * https://developer.mozilla.org/docs/Web/API/Document/execCommand
 */
export function insert(text: HTMLTextAreaElement, words: string): void {
	if (words === "") return;
	text.focus();
	document.execCommand("insertText", false, words);
}
