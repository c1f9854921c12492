/**
 * Adds single-key shortcuts to the desk, except in its fields; a checkbox in their list turns them off (WCAG 2.1.4).
 */
function startKeys(): void {
	const dialog = document.querySelector<HTMLDialogElement>("#keys");
	const box = dialog?.querySelector<HTMLInputElement>("input");
	const button = document.querySelector<HTMLButtonElement>("[data-shows-keys]");
	if (!dialog || !box || !button) return;
	button.hidden = false;
	box.checked = read() !== "off";
	box.addEventListener("change", () => write(box.checked ? "on" : "off"));
	button.addEventListener("click", () => dialog.showModal());
	const actions: Record<string, () => unknown> = {
		j: () => step(1, "next"),
		k: () => step(-1, "prev"),
		e: () => focusIn("#elsewhere [name=said]"),
		// Where the site does not send answers, this is the link that opens the reader's own mailbox.
		r: () => focusIn("#answer [name=text], #elsewhere [href^='mailto:']"),
		x: () => findBox()?.click(),
		a: () => manage("owner"),
		s: () => manage("until"),
		n: () => focusIn("[name=note]"),
		t: () => focusIn("[data-filters], fieldset:not(:has([data-filters])) [name=template]"),
		g: () => focusIn("[data-views] [aria-current], [data-views]:not(:has([aria-current])) a"),
		z: () => findUndo()?.click(),
		u: () => document.querySelector<HTMLElement>("[data-up]")?.click(),
		"/": () => focusIn("input[type=search]"),
		// In a narrow window the list is not rendered.
		"?": () => button.checkVisibility() && dialog.showModal(),
	};
	addEventListener("keydown", (event) => {
		const { key, target, ctrlKey, altKey, metaKey, isComposing } = event;
		if (key === "Enter" && (ctrlKey || metaKey) && !isComposing) return send(target as Element);
		const isField = (target as Element).matches("input:not([type=checkbox]), select, textarea");
		if (key === "Escape" && isField && !isComposing) return (target as HTMLElement).blur();
		if (isField || ctrlKey || altKey || metaKey || isComposing || dialog.open || !box.checked)
			return;
		const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
		if (!action) return;
		event.preventDefault();
		action();
	});
}

/** Goes to another row of the inbox, or to another enquiry. */
function step(by: 1 | -1, rel: "next" | "prev"): void {
	const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
	const at = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
	const row = at < 0 ? rows[0] : rows[at + by];
	if (row) row.focus();
	else document.querySelector<HTMLElement>(`main a[rel=${rel}]`)?.click();
}

/** Sends the answer or the note that is being written. */
function send(text: Element): void {
	const section = text.matches("textarea") ? text.closest("section") : null;
	section?.querySelector<HTMLElement>("[name=intent]:is([value=answer], [value=note])")?.click();
}

/** Finds the box of the row that has the focus. */
function findBox(): HTMLInputElement | null {
	const row = document.activeElement?.closest("li:has([data-row])");
	return row?.querySelector<HTMLInputElement>("[name=id]") ?? null;
}

/** Focuses the choice of an owner or of a snooze; in the inbox the row that has the focus is ticked for it. */
function manage(name: "owner" | "until"): void {
	const box = findBox();
	if (box && !box.checked) box.click();
	focusIn(`#manage select[name=${name}], .desk-bulk select[name=${name}]`);
}

/** Finds the button that undoes what was done last, while it can be. */
function findUndo(): HTMLElement | undefined {
	const buttons = document.querySelectorAll<HTMLElement>(".desk-undo");
	return [...buttons].find((button) => button.checkVisibility({ visibilityProperty: true }));
}

/** Focuses the first element of the page that matches, and opens what it is folded in, or the sheet of a phone. */
function focusIn(selector: string): void {
	const element = document.querySelector<HTMLElement>(selector);
	const details = element?.closest("details");
	if (details) details.open = true;
	if (element?.checkVisibility() === false)
		element.closest<HTMLElement>("[popover]")?.showPopover();
	element?.focus();
}

function read(): string | null {
	try {
		return localStorage.getItem("desk-keys");
	} catch {
		// Storage is blocked: the shortcuts are on.
		return null;
	}
}

function write(value: string): void {
	try {
		localStorage.setItem("desk-keys", value);
	} catch {
		// Storage is blocked: the choice is valid on this page only.
	}
}

startKeys();
