import { fromDom } from "hast-util-from-dom";
import { convertToMarkdown, type Pasted } from "./to-markdown.ts";

/** Converts HTML of the clipboard to Markdown; null where it is no more than its text. */
export function convertHtml(html: string): Pasted | null {
	const { body } = new DOMParser().parseFromString(html, "text/html");
	const root = fromDom(body);
	const children = root.type === "element" ? root.children : [];
	return convertToMarkdown({ type: "root", children }, location.origin);
}

/** Writes what was pasted at the cursor of a text, with an empty line around what is more than a part of a line. */
export function insertPasted(field: HTMLTextAreaElement, { markdown, isInline }: Pasted): void {
	if (markdown === "") return;
	const before = field.value.slice(0, field.selectionStart);
	const after = field.value.slice(field.selectionEnd);
	const opening = isInline ? "" : "\n".repeat(countMissing(before.trimEnd(), before));
	const closing = isInline ? "" : "\n".repeat(countMissing(after.trimStart(), after));
	// Only what is written by a command can be undone by the browser. It is deprecated, and there is no other: the toolbar
	// writes by it too, https://developer.mozilla.org/docs/Web/API/Document/execCommand
	document.execCommand("insertText", false, opening + markdown + closing);
}

/** Counts the line breaks that are missing between a text and what comes beside it, for an empty line. */
function countMissing(trimmed: string, text: string): number {
	if (trimmed === "") return 0;
	const breaks = [...text].filter((each) => each === "\n").length;
	const within = [...trimmed].filter((each) => each === "\n").length;
	return Math.max(0, 2 - (breaks - within));
}
