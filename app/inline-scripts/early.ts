import { startTheme } from "#app/design/theme.ts";
import { storeAttribution } from "./attribution.ts";
import { hydrateOnIntent } from "./hydrate-on-intent.ts";
import { startLateStyles } from "./late-styles.ts";

// Runs in the head, before the first paint and before React. Listeners are on `window`, so they handle events of elements
// that React renders later.

startTheme();
startLateStyles();
startDialogs();
startAccordionKeys();
storeAttribution();
hydrateOnIntent();

/** Closes a dialog after a click on a link in it. Opens and closes it in browsers without invoker commands. */
function startDialogs(): void {
	addEventListener("click", (event) => {
		const target = event.target as Element;
		if (target.closest("dialog a")) target.closest("dialog")?.close();
		const button = target.closest("button[commandfor]");
		if (!button || "commandForElement" in button) return;
		const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
		if (!(dialog instanceof HTMLDialogElement)) return;
		if (button.getAttribute("command") === "close") dialog.close();
		else dialog.showModal();
	});
}

/** Moves the focus between the summaries of an accordion by Home, End and the arrow keys. */
function startAccordionKeys(): void {
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
