/** The event that scripts which cannot wait for an intent dispatch on `window`. */
export const HYDRATION_WANTED = "hydration-wanted";

const INTENTS = ["pointerdown", "pointermove", "pointerup", "keydown", "focusin", HYDRATION_WANTED];

/**
 * Starts the scripts of defer-scripts.ts at the first key, click, tap, focus or mouse movement, but not for scrolling by
 * touch. A pointer on a link does not start them, as they would delay the next document. If a file fails to load, the
 * next intent requests it again; until then links, forms and accordions work natively.
 */
export function hydrateOnIntent(): void {
	for (const intent of INTENTS) addEventListener(intent, start, { capture: true, passive: true });
}

async function start(event: Event): Promise<void> {
	const { pointerType, movementX, movementY } = event as PointerEvent;
	// Browsers also send this event for a mouse that does not move where the page appears under it.
	if (event.type === "pointermove" && movementX === 0 && movementY === 0) return;
	// A touch that becomes a scroll fires pointercancel instead.
	if (pointerType === "touch" && event.type !== "pointerup") return;
	if (pointerType && (event.target as Partial<Element>).closest?.("a[href]")) return;
	const script = document.querySelector<HTMLScriptElement>("#deferred");
	// If the end of the document is not parsed yet, as when a field has autofocus, the next intent counts. A streamed page
	// has started its scripts already.
	if (!script) return;
	for (const intent of INTENTS) removeEventListener(intent, start, true);
	try {
		const links = document.querySelectorAll<HTMLLinkElement>("link[rel=deferred]");
		await Promise.all([loadStyles(), ...Array.from(links, ({ href }) => fetchFile(href))]);
	} catch {
		return hydrateOnIntent();
	}
	script.type = "module";
	// A script element is executed by its new type when it is inserted again.
	script.parentElement?.insertBefore(script, script.nextSibling);
}

/** Caches the file first, as browsers never retry a failed import. */
async function fetchFile(address: string): Promise<void> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(address);
	await response.arrayBuffer();
}

/** Loads the full style sheet, as the page has only the rules that its first HTML uses. */
async function loadStyles(): Promise<void> {
	const href = document.querySelector<HTMLElement>("style[data-sheet]")?.dataset.sheet;
	if (!href || document.querySelector(`link[href="${href}"]`)) return;
	await fetchFile(href);
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = href;
	await new Promise((resolve, reject) => {
		link.onload = resolve;
		link.onerror = reject;
		document.head.append(link);
	});
}
