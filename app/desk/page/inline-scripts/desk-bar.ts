/** Leads from the bar at the foot of a phone to a field at once, with its keyboard, and into a sheet that opens. */
function startBar(): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>(".desk-thumb-bar [href^='#']"))
		link.addEventListener("click", (event) => {
			const field = document.querySelector<HTMLElement>(link.hash);
			if (!field) return;
			event.preventDefault();
			const details = field.closest("details");
			if (details) details.open = true;
			field.focus();
			field.scrollIntoView({ block: "center" });
		});
	for (const sheet of document.querySelectorAll<HTMLElement>("[popover]"))
		sheet.addEventListener("toggle", (event) => {
			if (event.newState === "open") sheet.querySelector<HTMLElement>("textarea, select")?.focus();
		});
}

startBar();
