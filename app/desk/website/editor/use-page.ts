import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { findField, toPlain } from "./find-field.ts";
import { listTextsAt, markText } from "./mark-text.ts";
import type { PageWindow } from "./page-pane.tsx";
import { readForm } from "./read-form.ts";
import { showWords } from "./send-form.ts";
import type { Saving } from "./use-saving.ts";

/** The time in ms after the last key in which the page is loaded. */
const PAUSE_MS = 150;

type Settings = {
	element: RefObject<HTMLFormElement | null>;
	/** The path of the page, and the file that the form is of. */
	page: string;
	file: string;
	saving: Saving;
	/** Is called before a field gets the cursor. */
	onLead: () => void;
	/** Takes a text that was clicked in the page and is in no field of the form. */
	onElsewhere: (text: string) => void;
};

/** Shows the page as the form has it, and leads from its texts to their fields and back. */
export function usePage({ element, page, file, saving, onLead, onElsewhere }: Settings) {
	const { queue } = saving;
	const [turn, setTurn] = useState(1);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const shown = useRef<PageWindow>(null);
	const place = useRef("");

	const mark = useCallback((control: Element | null) => {
		if (shown.current) markText(shown.current, readMarked(control));
	}, []);
	const load = useCallback(
		(frame: string) => {
			const words = readForm(element.current);
			words.set("file", file);
			showWords(page, frame, words);
		},
		[element, page, file],
	);
	const show = useCallback(() => {
		clearTimeout(timer.current);
		// Until the draft has the same entries as the form, the page of its words would be another one.
		if (!queue.isChangingLists()) setTurn((before) => before + 1);
	}, [queue]);
	return {
		turn,
		load,
		show,
		showSoon(): void {
			clearTimeout(timer.current);
			timer.current = setTimeout(show, PAUSE_MS);
		},
		/** Marks in the page what a control has, or has in the line of its cursor, when the cursor comes to it. */
		follow(control: Element): void {
			const next = readPlace(control);
			if (next === place.current) return;
			place.current = next;
			mark(control);
		},
		/** Takes the page that is shown now. */
		take(next: PageWindow): void {
			shown.current = next;
			mark(document.activeElement);
			const lead = (event: MouseEvent) => {
				if (event.ctrlKey || event.metaKey || event.shiftKey) return;
				// A link leads on with a key, as browsers have it for another tab.
				if (event.target instanceof next.Element && event.target.closest("a"))
					event.preventDefault();
				const texts = listTextsAt(event);
				const control = findControl(element.current, texts);
				if (!control) return onElsewhere(findSought(texts));
				// The form has to be there before a field of it can have the cursor.
				flushSync(onLead);
				enter(control, texts);
			};
			next.addEventListener("click", lead, { capture: true });
		},
	};
}

/** The most characters of a text that is looked for in the other parts of the website. */
const SOUGHT_MAX = 80;

/** Returns the beginning of what was clicked, which is looked for in the other parts of the website. */
function findSought(texts: readonly string[]): string {
	return (texts.map(toPlain).find((text) => text !== "") ?? "").slice(0, SOUGHT_MAX).trim();
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

function isTextControl(control: Element | null): control is TextControl {
	return (
		control instanceof HTMLTextAreaElement ||
		(control instanceof HTMLInputElement && control.type !== "hidden")
	);
}

function findControl(
	form: HTMLFormElement | null,
	texts: readonly string[],
): TextControl | undefined {
	if (!form) return undefined;
	const controls = [...form.elements].filter(isTextControl);
	const name = findField(controls, texts);
	return controls.find((control) => control.name === name);
}

/** Puts the cursor into a control, whose section opens; in one of several lines to the first of the texts that it has. */
function enter(control: TextControl, texts: readonly string[]): void {
	const section = control.closest("details");
	if (section) section.open = true;
	const isText = control instanceof HTMLTextAreaElement;
	const places = isText ? texts.map((text) => control.value.indexOf(text.trim())) : [];
	const at = places.find((each) => each >= 0);
	if (at !== undefined) control.setSelectionRange(at, at);
	// Only with it, the browser scrolls to the cursor within a text.
	control.focus({ preventScroll: !isText });
	control.scrollIntoView({ block: "center" });
}

/** Tells in which line of which control the cursor is. */
function readPlace(control: Element): string {
	if (!isTextControl(control)) return "";
	const isText = control instanceof HTMLTextAreaElement;
	return `${control.name} ${isText ? findLine(control) : ""}`;
}

/** Returns where the line begins that the cursor of a text is in. */
function findLine({ value, selectionStart }: HTMLTextAreaElement): number {
	return value.lastIndexOf("\n", selectionStart - 1) + 1;
}

/** Reads what is marked of a control: of several lines that of the cursor, without marks of Markdown before it. */
function readMarked(control: Element | null): string {
	if (!isTextControl(control)) return "";
	if (control instanceof HTMLInputElement || !control.value.includes("\n")) return control.value;
	const { value, selectionStart } = control;
	const start = findLine(control);
	const end = value.indexOf("\n", selectionStart);
	const line = value.slice(start, end < 0 ? undefined : end);
	return line.replace(/^(?:#+|[-*>]|\d+\.)\s+/, "");
}
