/** Moves the focus between the summaries of an accordion by Home, End and the arrow keys. */
export function startAccordionKeys(): void {
	addEventListener("keydown", (event) => {
		const summary = (event.target as Partial<Element>).closest?.("summary");
		const group = summary?.closest("[data-accordion]");
		if (!summary || !group || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
			return;
		const all = [...group.querySelectorAll("summary")];
		const at = all.indexOf(summary);
		const targets: Record<string, number> = {
			Home: 0,
			End: -1,
			ArrowDown: at + 1,
			ArrowUp: at - 1,
		};
		const to = targets[event.key];
		if (to === undefined) return;
		event.preventDefault();
		all.at(to % all.length)?.focus();
	});
}
