/** The letters that press a tool together with Ctrl or ⌘. */
export const TOOL_LETTERS: Readonly<Record<string, string>> = { bold: "b", italic: "i", link: "k" };

/** Finds the text of an id. */
export function findText(field: string): HTMLTextAreaElement | null {
	const text = document.getElementById(field);
	return text instanceof HTMLTextAreaElement ? text : null;
}

/** Finds the button of a tool of the text with an id. */
export function findButton(field: string, tool: string): HTMLElement | null {
	return document.querySelector(
		`markdown-toolbar[for="${CSS.escape(field)}"] [data-md-button="${tool}"]`,
	);
}

/** The part of a pressed key that is read, of the browser or of React. */
type PressedKey = Pick<
	KeyboardEvent,
	"key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "preventDefault"
> & { currentTarget: EventTarget | null };

/** Presses the tool whose letter is typed into a text with Ctrl or ⌘. */
export function pressByKey(event: PressedKey): void {
	const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event;
	if (ctrlKey === metaKey || altKey || shiftKey) return;
	const [tool = ""] =
		Object.entries(TOOL_LETTERS).find(([, letter]) => letter === key.toLowerCase()) ?? [];
	const button = findButton((currentTarget as Element).id, tool);
	if (!button) return;
	event.preventDefault();
	button.click();
}
