/** Says who wrote before with the e-mail address or phone number that was typed, once its field is left. */
function startFindingKnown(): void {
	const line = document.querySelector<HTMLElement>("[data-known]");
	const fields = [...document.querySelectorAll<HTMLInputElement>("#email, #phone")];
	if (!line) return;
	let asked = 0;
	const find = async () => {
		asked += 1;
		const at = asked;
		const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
		const response = await fetch(`/desk/enquiries/known?${query}`).catch(() => null);
		// A later answer counts, and without one the page says it after the enquiry is saved.
		if (!response?.ok || at !== asked) return;
		const persons: { href: string; words: string }[] = await response.json();
		line.replaceChildren(
			...persons.map(({ href, words }) => {
				const link = document.createElement("a");
				link.href = href;
				link.textContent = words;
				return link;
			}),
		);
	};
	for (const field of fields) field.addEventListener("change", find);
}

startFindingKnown();
