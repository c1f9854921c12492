import { findCopies } from "./find-copies.ts";

const PAUSE_MS = 1_000;

type Answer = { text: string; cc: string; subject: string };

/**
 * Saves the answer that is being written, once nothing was typed for a second and when the page is left. A save begins after
 * the one before it; what may have been saved although its response was lost is sent again first.
 */
function startDraft(): void {
	const text = document.querySelector<HTMLTextAreaElement>("#answer-text");
	const status = document.querySelector<HTMLElement>("#answer-draft");
	const form = text?.form;
	if (!form || !status) return;
	const getField = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
	const copies = findCopies(form);
	if (!copies) return;
	const subject = getField("subject");
	const version = getField("draft-version");
	const was = getField("was-text");
	const tried = getField("tried-text");
	const wasSubject = getField("was-subject");
	let saved: Answer = {
		text: text.defaultValue,
		cc: copies.readDefault(),
		subject: subject.defaultValue,
	};
	let unsure: Answer | null = null;
	let saving: AbortController | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const read = (): Answer => ({ text: text.value, cc: copies.read(), subject: subject.value });
	const isTyped = (answer: Answer) => isSame(answer, read());

	const save = async (): Promise<void> => {
		clearTimeout(timer);
		if (saving || isTyped(saved)) return;
		saving = new AbortController();
		await send(unsure ?? read(), saving.signal);
		saving = null;
		if (!unsure && !isTyped(saved)) wait();
	};

	const wait = () => {
		clearTimeout(timer);
		timer = setTimeout(save, PAUSE_MS);
	};

	const send = async (answer: Answer, signal: AbortSignal, isLeaving = false): Promise<void> => {
		const body = new FormData();
		const names = { intent: "draft", ...answer };
		for (const [name, value] of Object.entries(names)) body.set(name, value);
		for (const { name, value } of [version, was, tried, wasSubject]) body.set(name, value);
		tried.value = answer.text;
		unsure = answer;
		try {
			const request = { method: "POST", body, keepalive: isLeaving, signal };
			const response = await fetch(location.pathname, request);
			if (response.status === 422) {
				unsure = null;
				tried.value = "";
				saved = answer;
				status.textContent = await response.text();
				return;
			}
			const isOther = response.headers.get("Content-Type")?.startsWith("application/json");
			if (response.status !== 204 && !isOther) throw new Error(response.statusText);
			take(answer, isOther ? await response.json() : answer, response.headers);
		} catch {
			if (!signal.aborted) status.textContent = status.dataset.unsaved ?? "";
		}
	};

	/** Shows the draft as it is stored, with words from elsewhere, unless somebody types: then the next save merges them. */
	const take = (sent: Answer, stored: Answer, headers: Headers) => {
		unsure = null;
		tried.value = "";
		was.value = sent.text;
		saved = sent;
		const hasOthers = !isSame(sent, stored);
		if (hasOthers && !isTyped(sent)) return;
		version.value = headers.get("Draft-Version") ?? "";
		if (hasOthers) show(stored);
		const { dataset } = status;
		status.textContent = (hasOthers ? dataset.merged : stored.text && dataset.saved) ?? "";
	};

	const show = (stored: Answer) => {
		const { selectionStart, selectionEnd, value } = text;
		const added = stored.text.endsWith(value) ? stored.text.length - value.length : 0;
		text.value = stored.text;
		text.setSelectionRange(selectionStart + added, selectionEnd + added);
		copies.show(stored.cc);
		subject.value = stored.subject;
		was.value = stored.text;
		saved = stored;
	};

	for (const field of [text, subject]) field.addEventListener("input", wait);
	form.addEventListener("input", ({ target }) => {
		if (target instanceof HTMLInputElement && target.name === "cc") wait();
	});
	/** Stops the save on its way, which may have arrived, before the page sends all of it. */
	const stop = () => {
		clearTimeout(timer);
		saving?.abort();
	};
	// The form sends the draft itself.
	form.addEventListener("submit", () => {
		stop();
		saved = read();
	});
	addEventListener("online", save);
	addEventListener("pagehide", () => {
		if (isTyped(saved)) return;
		stop();
		void send(read(), new AbortController().signal, true);
	});
}

function isSame(one: Answer, other: Answer): boolean {
	return one.text === other.text && one.cc === other.cc && one.subject === other.subject;
}

/** Says at once that files are too large together, as the server does after all of them have arrived. */
function startFiles(): void {
	const field = document.querySelector<HTMLInputElement>("[type=file][name=files]");
	const warning = document.querySelector<HTMLElement>("#answer-too-large");
	field?.addEventListener("change", () => {
		const size = [...(field.files ?? [])].reduce((sum, file) => sum + file.size, 0);
		const isTooLarge = size > Number(field.dataset.max);
		if (warning) warning.textContent = isTooLarge ? (warning.dataset.warning ?? "") : "";
	});
}

startDraft();
startFiles();
