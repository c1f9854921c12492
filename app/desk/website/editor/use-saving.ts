import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { readForm } from "./read-form.ts";
import { createSaveQueue, type Saved, type SaveState } from "./save-queue.ts";
import { sendForm } from "./send-form.ts";

type Settings = {
	element: RefObject<HTMLFormElement | null>;
	path: string;
	version: string;
	/** True if nothing is saved until somebody says so. */
	isHeld: boolean;
	onSave: (saved: Saved) => void;
};

export type Saving = ReturnType<typeof useSaving>;

/** Saves what is typed, and sends the form as without a script once all is saved that was typed before. */
export function useSaving({ element, path, version, isHeld, onSave }: Settings) {
	const [state, setState] = useState<SaveState | null>(null);
	const isHolding = useRef(isHeld);
	const isLeaving = useRef(false);
	const [queue] = useState(() =>
		createSaveQueue({
			version,
			read: () => readForm(element.current),
			send: (body) => sendForm(path, body),
			show(next) {
				setState(next);
				if (next.kind === "saved") onSave(next.saved);
			},
		}),
	);

	useEffect(() => {
		const ending = new AbortController();
		const { signal } = ending;
		const tryAgain = () => {
			if (queue.isUnsaved()) void queue.flush();
		};
		// Whoever was signed out comes back from the tab in which they signed in.
		for (const event of ["online", "focus"]) addEventListener(event, tryAgain, { signal });
		const keep = (event: BeforeUnloadEvent) => {
			if (!queue.isIdle() && !isLeaving.current) event.preventDefault();
		};
		addEventListener("beforeunload", keep, { signal });
		return () => ending.abort();
	}, [queue]);

	/** Lets the browser send the form as without a script: the answer is a page. */
	const letGo = () => {
		const field = element.current?.elements.namedItem("version");
		if (field instanceof HTMLInputElement) field.value = queue.getVersion();
		isLeaving.current = true;
	};
	const leave = (submitter: HTMLElement | null) => {
		letGo();
		element.current?.requestSubmit(submitter);
	};
	return {
		queue,
		state,
		type(): void {
			if (!isHolding.current) queue.type();
		},
		submit(event: FormEvent<HTMLFormElement>): void {
			if (isLeaving.current) return;
			const { submitter } = event.nativeEvent as SubmitEvent;
			const isSave = submitter instanceof HTMLButtonElement && submitter.value === "save";
			isHolding.current = false;
			// While a form's submit event is dispatched, requestSubmit does nothing.
			if (!isSave && queue.isIdle()) {
				letGo();
				return;
			}
			event.preventDefault();
			if (isSave) queue.type();
			void queue.flush().then((isSaved) => {
				if (!isSave && isSaved) leave(submitter);
			});
		},
		/** Sends the words that could not be saved, for the page that shows somebody else's beside them. */
		showBoth(): void {
			leave(element.current?.querySelector<HTMLElement>('[name="intent"][value="save"]') ?? null);
		},
	};
}
