/** Finds the fields with the addresses that get a copy of an answer: those that are ticked, and the one for further addresses. */
export function findCopies(form: HTMLFormElement) {
	const typed = form.querySelector<HTMLInputElement>("[name=cc]:not([type=checkbox])");
	if (!typed) return null;
	// Those that are offered may change while the page is open.
	const getTicks = () => [...form.querySelectorAll<HTMLInputElement>("[name=cc][type=checkbox]")];
	const join = (ticks: readonly HTMLInputElement[], further: string) =>
		[...ticks.map(({ value }) => value), further].filter(Boolean).join(", ");
	return {
		read: () =>
			join(
				getTicks().filter(({ checked }) => checked),
				typed.value,
			),
		/** Returns what the page was rendered with. */
		readDefault: () =>
			join(
				getTicks().filter(({ defaultChecked }) => defaultChecked),
				typed.defaultValue,
			),
		show: (copies: string) => {
			const addresses = copies.split(", ");
			const ticks = getTicks();
			for (const tick of ticks) tick.checked = addresses.includes(tick.value);
			const offered = ticks.map(({ value }) => value);
			typed.value = addresses.filter((address) => !offered.includes(address)).join(", ");
		},
	};
}
