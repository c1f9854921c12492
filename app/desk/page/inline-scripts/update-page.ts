/** The markup of what is shown, as the server rendered it; the reader may have opened a part of it since. */
const sources = new Map<Element, string>();

for (const each of document.querySelectorAll("#conversation article, [data-live]"))
	sources.set(each, each.outerHTML);

/**
 * Puts the parts of the conversation where the fresh page has them, marks those that are new, and removes those that are no
 * more. Returns the new ones.
 */
export function updateParts(fresh: Document): HTMLElement[] {
	const conversation = document.querySelector("#conversation");
	const parts = fresh.querySelectorAll<HTMLElement>("#conversation article");
	if (!conversation || parts.length === 0) return [];
	const ids = new Set(Array.from(parts, ({ id }) => id));
	for (const part of conversation.querySelectorAll("article")) if (!ids.has(part.id)) part.remove();
	const added: HTMLElement[] = [];
	let before: Element | null = null;
	for (const part of parts) {
		const shown = document.getElementById(part.id);
		if (shown) before = update(shown, part);
		else {
			sources.set(part, part.outerHTML);
			part.dataset.new = "";
			added.push(part);
			if (before) before.after(part);
			else conversation.append(part);
			before = part;
		}
	}
	return added;
}

/** Updates what else the page shows of the enquiry. Returns what has happened to it, in words. */
export function updateBlocks(fresh: Document): string[] {
	const entries = "#history li";
	const known = document.querySelectorAll(entries).length;
	const happened = [...fresh.querySelectorAll(entries)].slice(known);
	for (const block of document.querySelectorAll<HTMLElement>("[data-live]")) {
		const now = fresh.querySelector<HTMLElement>(`[data-live="${block.dataset.live}"]`);
		if (now) update(block, now);
	}
	return happened.map((entry) => entry.querySelector("[data-words]")?.textContent ?? "");
}

/** Calls a function that changes the page, and scrolls so that what the reader looks at stays where it is. */
export function keepInPlace(change: () => void): void {
	const { activeElement } = document;
	const isFocused = activeElement !== null && activeElement !== document.body;
	const seen = isFocused && isInSight(activeElement) ? activeElement : findFirstInSight();
	const top = seen?.getBoundingClientRect().top ?? 0;
	change();
	if (seen?.isConnected) scrollBy(0, seen.getBoundingClientRect().top - top);
}

/** Returns the element that stands where the other one did: that one itself where it is as it was, or in use. */
function update(shown: Element, now: Element): Element {
	const html = now.outerHTML;
	if (sources.get(shown) === html || isInUse(shown)) return shown;
	sources.set(now, html);
	if (shown instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement)
		now.open = shown.open;
	shown.replaceWith(now);
	return now;
}

/** Returns whether the reader has the focus or a selection in an element, or has chosen or typed something there. */
function isInUse(element: Element): boolean {
	const selection = getSelection();
	const isSelected = selection?.isCollapsed === false && selection.containsNode(element, true);
	if (isSelected || element.contains(document.activeElement)) return true;
	const fields = element.querySelectorAll<HTMLInputElement>("input:not([type=hidden])");
	const options = element.querySelectorAll("option");
	return (
		[...fields].some(
			(field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
		) || [...options].some((option) => option.selected !== option.defaultSelected)
	);
}

function findFirstInSight(): Element | undefined {
	return [...document.querySelectorAll("#conversation article, label, h2")].find(isInSight);
}

function isInSight(element: Element): boolean {
	const { top, bottom } = element.getBoundingClientRect();
	return bottom > 0 && top < innerHeight;
}
