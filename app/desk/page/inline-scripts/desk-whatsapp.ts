/** Puts the answer as it is typed into the links to WhatsApp, and asks on return from there whether it was sent. */
function startWhatsApp(): void {
	const dialog = document.querySelector<HTMLDialogElement>("#whatsapp-sent");
	const [yes, no] = dialog?.querySelectorAll("button") ?? [];
	const text = document.querySelector<HTMLTextAreaElement>("#answer-text");
	const said = document.querySelector<HTMLTextAreaElement>("[name=said]");
	const links = document.querySelectorAll<HTMLAnchorElement>("a[data-whatsapp]");
	if (!dialog || !yes || !no || !said) return;
	let isOpened = false;

	const ask = () => {
		if (!isOpened || document.hidden) return;
		isOpened = false;
		dialog.showModal();
	};
	for (const link of links) {
		link.addEventListener("click", () => {
			isOpened = true;
		});
		text?.addEventListener("input", () => {
			const words = text.value.trim() || link.dataset.whatsapp || "";
			link.href = `${link.origin}${link.pathname}?text=${encodeURIComponent(words)}`;
		});
	}
	document.addEventListener("visibilitychange", ask);
	addEventListener("focus", ask);
	no.addEventListener("click", () => dialog.close());
	// What was sent there is no answer by e-mail any more.
	yes.addEventListener("click", () => {
		said.value = [said.value, text?.value].filter(Boolean).join("\n\n");
		if (text) text.value = "";
	});
}

startWhatsApp();
