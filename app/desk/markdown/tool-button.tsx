import { type KeyboardEvent, useRef } from "react";
import { Drawing } from "#app/desk/page/drawing.tsx";
import { t } from "#app/messages/en/desk-website-editor.server.ts";
import { findButton, findText } from "./find-tool.ts";

/** What the tools write before the lines that they are for; of two headings one can stand there. */
const BEFORE_LINES: Record<string, string> = { "header-2": "## ", "header-3": "### ", quote: "> " };
const OTHER_HEADING: Record<string, string> = {
	"header-2": "header-3",
	"header-3": "header-2",
};

type ToolButtonProps = {
	/** The id of the text. */
	field: string;
	tool: string;
	name: string;
	path: string;
	letter: string | undefined;
};

/**
 * Renders a button of the toolbar. What is for lines gets the whole line of the cursor, as the toolbar would write before
 * the word that it is in.
 */
export function ToolButton({ field, tool, name, path, letter }: ToolButtonProps) {
	const fromEnd = useRef<number>(null);
	const isForLines = Object.hasOwn(BEFORE_LINES, tool);
	const before = () => {
		const text = findText(field);
		if (!text || !isForLines) return;
		const cursor = text.selectionStart === text.selectionEnd ? text.selectionStart : null;
		const line = selectLines(text);
		fromEnd.current = cursor === null ? null : text.selectionEnd - cursor;
		const other = OTHER_HEADING[tool];
		if (!other || !line.startsWith(BEFORE_LINES[other] ?? "")) return;
		findButton(field, other)?.click();
		selectLines(text);
	};
	const after = () => {
		const text = findText(field);
		if (!text || !isForLines || fromEnd.current === null) return;
		const cursor = Math.max(text.selectionEnd - fromEnd.current, text.selectionStart);
		text.setSelectionRange(cursor, cursor);
	};
	return (
		<button
			type="button"
			className="desk-tool"
			data-md-button={tool}
			aria-label={name}
			aria-keyshortcuts={letter && `Control+${letter.toUpperCase()} Meta+${letter.toUpperCase()}`}
			title={letter ? t("withKey", { name, key: letter.toUpperCase() }) : name}
			onClickCapture={before}
			onClick={after}
			onKeyDownCapture={pressAsClick}
		>
			<Drawing path={path} />
		</button>
	);
}

/** Makes a key that presses a button a click, which is all that has to be listened to then. */
function pressAsClick(event: KeyboardEvent<HTMLButtonElement>): void {
	if (event.key !== "Enter" && event.key !== " ") return;
	event.preventDefault();
	event.stopPropagation();
	event.currentTarget.click();
}

/** Selects all of the lines that the selection is in, and returns them. */
function selectLines(text: HTMLTextAreaElement): string {
	const { value, selectionStart, selectionEnd } = text;
	const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
	const end = value.indexOf("\n", selectionEnd);
	text.setSelectionRange(start, end < 0 ? value.length : end);
	return value.slice(text.selectionStart, text.selectionEnd);
}
