/** Shows those texts alone that have what is typed into their filter. */
function startFilter(): void {
	const filter = document.querySelector<HTMLInputElement>("[data-filters]");
	const list = document.getElementById(filter?.dataset.filters ?? "");
	const status = filter?.closest("details")?.querySelector<HTMLElement>("[data-none]");
	if (!filter || !list || !status) return;
	const entries = [...list.children] as HTMLElement[];
	const toWords = (text: string) => text.normalize("NFC").toLocaleLowerCase();
	const texts = new Map(entries.map((entry) => [entry, toWords(entry.textContent ?? "")]));
	const show = () => {
		const sought = toWords(filter.value.trim());
		for (const [entry, text] of texts) entry.hidden = !text.includes(sought);
		const isAnyLeft = entries.some(({ hidden }) => !hidden);
		status.textContent = isAnyLeft ? "" : (status.dataset.none ?? "");
	};
	filter.addEventListener("input", show);
	// Enter chooses the first one that is left.
	filter.addEventListener("keydown", (event) => {
		if (event.key !== "Enter" || event.isComposing) return;
		event.preventDefault();
		entries
			.find(({ hidden }) => !hidden)
			?.querySelector("button")
			?.click();
	});
}

startFilter();
