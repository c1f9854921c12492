export const THEMES = ["light", "dark", "system"] as const;

/**
 * Runs in the page's head as inline text, before anything is painted, so it uses nothing from outside
 * itself. What it does works the same before and after hydration, and for markup that comes later.
 */
export function runEarly(): void {
	const root = document.documentElement;

	// The theme: kept in this browser only, put on before the first paint.
	const readTheme = () => {
		try {
			return localStorage.getItem("theme");
		} catch {
			return null;
		}
	};
	const showTheme = (theme: string | null) => {
		if (theme === "light" || theme === "dark") root.dataset.theme = theme;
		else delete root.dataset.theme;
		for (const input of document.querySelectorAll<HTMLInputElement>("input[name=theme]")) {
			input.checked = input.value === (root.dataset.theme ?? "system");
		}
		// The browser's own bars go with it.
		for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
			const { scheme } = meta.dataset;
			const ofSystem = `(prefers-color-scheme: ${scheme})`;
			const ofChoice = scheme === root.dataset.theme ? "all" : "not all";
			meta.media = root.dataset.theme ? ofChoice : ofSystem;
		}
	};
	showTheme(readTheme());
	addEventListener("DOMContentLoaded", () => showTheme(readTheme()));
	// Some browsers put a form's earlier state back after that.
	addEventListener("pageshow", () => showTheme(readTheme()));
	addEventListener("storage", (event) => event.key === "theme" && showTheme(event.newValue));
	addEventListener("change", ({ target }) => {
		if (!(target instanceof HTMLInputElement) || target.name !== "theme") return;
		showTheme(target.value);
		try {
			localStorage.setItem("theme", target.value);
		} catch {
			// Storage is closed: the choice holds for this page.
		}
	});

	addEventListener("click", ({ target }) => {
		if (!(target instanceof Element)) return;
		// A link chosen in the menu closes it, also when it leads to the page one is on.
		if (target.closest("dialog a")) target.closest("dialog")?.close();
		// Browsers without invoker commands.
		const button = target.closest("button[commandfor]");
		if (!button || "commandForElement" in button) return;
		const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
		if (!(dialog instanceof HTMLDialogElement)) return;
		if (button.getAttribute("command") === "close") dialog.close();
		else dialog.showModal();
	});

	// Accordions: Home, End and arrows move the focus between the questions of one group.
	addEventListener("keydown", (event) => {
		const summary = event.target instanceof Element ? event.target.closest("summary") : null;
		const group = summary?.closest("[data-accordion]");
		const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
		if (!summary || !group || hasModifier) return;
		const all = [...group.querySelectorAll("summary")];
		const at = all.indexOf(summary);
		const moves: Record<string, number> = {
			Home: 0,
			End: all.length - 1,
			ArrowDown: (at + 1) % all.length,
			ArrowUp: (at - 1 + all.length) % all.length,
		};
		const to = moves[event.key];
		if (to === undefined) return;
		event.preventDefault();
		all[to]?.focus();
	});
}
