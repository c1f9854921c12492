const INTENTS = ["pointerdown", "pointermove", "pointerup", "keydown", "focusin"];

/**
 * Starts the page's scripts (see app/hydration/defer-scripts.ts) at the first key, click, tap or movement of a mouse,
 * and never for somebody who only reads: a finger that scrolls is no tap. On a link there is another document to come,
 * which the scripts would hold up. Where a file does not arrive, the next intent requests it again; until then links,
 * forms and accordions work natively.
 */
export function hydrateOnIntent(): void {
	for (const intent of INTENTS) addEventListener(intent, start, { capture: true, passive: true });
}

async function start(event: Event): Promise<void> {
	const { pointerType } = event as PointerEvent;
	// A touch that becomes a scroll ends in pointercancel.
	if (pointerType === "touch" && event.type !== "pointerup") return;
	if (pointerType && (event.target as Partial<Element>).closest?.("a[href]")) return;
	for (const intent of INTENTS) removeEventListener(intent, start, { capture: true });
	const script = document.querySelector<HTMLScriptElement>("#deferred");
	// A streamed page starts its scripts at once.
	if (!script) return;
	try {
		const links = document.querySelectorAll<HTMLLinkElement>("link[rel=deferred]");
		await Promise.all([loadStyles(), ...Array.from(links, ({ href }) => fetchFile(href))]);
	} catch {
		return hydrateOnIntent();
	}
	script.type = "module";
	// An element that is inserted again is executed by its new type.
	script.parentElement?.insertBefore(script, script.nextSibling);
}

/** Puts the file into the browser's cache, as browsers never repeat an import that has failed. */
async function fetchFile(address: string): Promise<void> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(address);
	await response.arrayBuffer();
}

/** The whole style sheet, as the page has only the rules that its first HTML uses. */
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
