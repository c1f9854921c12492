const PAUSE_MS = 1_000;

/** Saves the answer that is being written, once nothing was typed for a second and when the page is left. */
function startDraft(): void {
	const text = document.querySelector<HTMLTextAreaElement>("#answer-text");
	const status = document.querySelector<HTMLElement>("#answer-draft");
	const was = text?.form?.elements.namedItem("was-text");
	if (!text?.form || !status || !(was instanceof HTMLInputElement)) return;
	let sent = text.defaultValue;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let saving = new AbortController();

	const save = async () => {
		clearTimeout(timer);
		const { value } = text;
		if (value === sent) return;
		sent = value;
		saving = new AbortController();
		const { signal } = saving;
		const body = new URLSearchParams({ intent: "draft", text: value, "was-text": was.value });
		try {
			const response = await fetch(location.pathname, {
				method: "POST",
				body,
				keepalive: true,
				signal,
			});
			if (response.status !== 204) throw new Error(response.statusText);
			was.value = value;
			status.textContent = value ? "Draft saved" : "";
		} catch {
			if (signal.aborted) return;
			sent = was.value;
			status.textContent = "The draft could not be saved yet.";
		}
	};

	text.addEventListener("input", () => {
		clearTimeout(timer);
		timer = setTimeout(save, PAUSE_MS);
	});
	// The form sends the text itself.
	text.form.addEventListener("submit", () => {
		clearTimeout(timer);
		saving.abort();
		sent = text.value;
	});
	addEventListener("pagehide", save);
}

startDraft();
