const PAUSE_MS = 1_000;

/** Saves the answer that is being written, once nothing was typed for a second and when the page is left. */
function startDraft(): void {
	const text = document.querySelector<HTMLTextAreaElement>("#answer-text");
	const status = document.querySelector<HTMLElement>("#answer-draft");
	const was = text?.form?.elements.namedItem("was-text");
	const cc = text?.form?.elements.namedItem("cc");
	if (!text?.form || !status) return;
	if (!(was instanceof HTMLInputElement && cc instanceof HTMLInputElement)) return;
	let sent = { text: text.defaultValue, cc: cc.defaultValue };
	let timer: ReturnType<typeof setTimeout> | undefined;
	let saving = new AbortController();

	const save = async () => {
		clearTimeout(timer);
		const saved = sent;
		const typed = { text: text.value, cc: cc.value };
		if (typed.text === sent.text && typed.cc === sent.cc) return;
		sent = typed;
		saving = new AbortController();
		const { signal } = saving;
		const body = new URLSearchParams({ intent: "draft", "was-text": was.value, ...typed });
		try {
			const response = await fetch(location.pathname, {
				method: "POST",
				body,
				keepalive: true,
				signal,
			});
			if (response.status !== 204) throw new Error(response.statusText);
			was.value = typed.text;
			status.textContent = typed.text ? "Draft saved" : "";
		} catch {
			if (signal.aborted) return;
			sent = saved;
			status.textContent = "The draft could not be saved yet.";
		}
	};

	for (const field of [text, cc])
		field.addEventListener("input", () => {
			clearTimeout(timer);
			timer = setTimeout(save, PAUSE_MS);
		});
	// The form sends the draft itself.
	text.form.addEventListener("submit", () => {
		clearTimeout(timer);
		saving.abort();
		sent = { text: text.value, cc: cc.value };
	});
	addEventListener("pagehide", save);
}

/** Says at once that files are too large together, as the server does after all of them have arrived. */
function startFiles(): void {
	const field = document.querySelector<HTMLInputElement>("[type=file][name=files]");
	const warning = document.querySelector<HTMLElement>("#answer-too-large");
	field?.addEventListener("change", () => {
		const size = [...(field.files ?? [])].reduce((sum, file) => sum + file.size, 0);
		const isTooLarge = size > Number(field.dataset.max);
		if (warning) warning.textContent = isTooLarge ? "These files are too large together." : "";
	});
}

startDraft();
startFiles();
