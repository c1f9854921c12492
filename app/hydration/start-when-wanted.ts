import type { StartPage } from "./start-page.ts";

/**
 * Runs in the page as inline text, so it uses nothing from outside itself. Fetches what starts the page (start-page.ts)
 * at the first key, click, tap or movement of a mouse, and never for somebody who only reads: a finger that
 * scrolls is no tap. On a link there is another document to come, which the bundle would hold up.
 * A failed fetch (a tunnel, a deploy in between) is tried again at the next touch; links, forms and
 * accordions work natively all the while, and for ever where the server has another version of this page.
 */
export default function startWhenWanted(file: string, routes: string[], state: string): void {
	const listen = (change: "addEventListener" | "removeEventListener") => {
		for (const intent of ["pointerdown", "pointermove", "pointerup", "keydown", "focusin"])
			window[change](intent, start, { capture: true, passive: true });
	};
	const start = async (event: Event) => {
		// What becomes a scroll ends in pointercancel.
		const { pointerType } = event as PointerEvent;
		if (pointerType === "touch" && event.type !== "pointerup") return;
		if (pointerType && (event.target as Partial<Element>).closest?.("a[href]")) return;
		listen("removeEventListener");
		try {
			// Browsers remember for ever that an import failed: it is asked for only when the file has come.
			const answer = await fetch(file);
			if (!answer.ok) throw answer;
			await answer.arrayBuffer();
			const page: { default: StartPage } = await import(/* @vite-ignore */ file);
			await page.default(routes, state);
		} catch {
			listen("addEventListener");
		}
	};

	listen("addEventListener");
}
