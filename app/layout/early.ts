export const THEMES = ["light", "dark", "system"] as const;

/**
 * Runs in the page's head as inline text, before anything is painted, so it uses nothing from outside
 * itself. What it does works the same before and after hydration, and for markup that comes later.
 */
export default function runEarly(): void {
	const { dataset } = document.documentElement;
	const list = (selector: string) =>
		document.querySelectorAll<HTMLInputElement & HTMLMetaElement>(selector);

	// The theme: kept in this browser only, put on before the first paint.
	const showTheme = (theme: string | null) => {
		const chosen = theme === "light" || theme === "dark" ? theme : "";
		if (chosen) dataset.theme = chosen;
		else delete dataset.theme;
		for (const input of list("[name=theme]")) input.checked = input.value === (chosen || "system");
		// The browser's own bars go with it.
		for (const meta of list("meta[data-scheme]")) {
			const { scheme } = meta.dataset;
			const ofChoice = scheme === chosen ? "all" : "not all";
			meta.media = chosen ? ofChoice : `(prefers-color-scheme: ${scheme})`;
		}
	};
	const showKeptTheme = () => {
		let theme = null;
		try {
			theme = localStorage.getItem("theme");
		} catch {
			// Storage is closed: the system's theme.
		}
		showTheme(theme);
	};
	showKeptTheme();
	// Some browsers put a form's earlier state back as late as at pageshow.
	for (const type of ["DOMContentLoaded", "pageshow"]) addEventListener(type, showKeptTheme);
	addEventListener("storage", (event) => event.key === "theme" && showTheme(event.newValue));
	addEventListener("change", ({ target }) => {
		const { name, value } = target as HTMLInputElement;
		if (name !== "theme") return;
		showTheme(value);
		try {
			localStorage.setItem("theme", value);
		} catch {
			// The choice holds for this page.
		}
	});

	addEventListener("click", (event) => {
		const target = event.target as Element;
		// A link chosen in the menu closes it, also when it leads to the page one is on.
		if (target.closest("dialog a")) target.closest("dialog")?.close();
		// Browsers without invoker commands.
		const button = target.closest("button[commandfor]");
		if (!button || Reflect.has(button, "commandForElement")) return;
		const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
		if (button.getAttribute("command") === "close") (dialog as HTMLDialogElement).close();
		else (dialog as HTMLDialogElement).showModal();
	});

	// Accordions: Home, End and arrows move the focus between the questions of one group.
	addEventListener("keydown", (event) => {
		const summary = (event.target as Element).closest?.("summary");
		const group = summary?.closest("[data-accordion]");
		if (!summary || !group || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
			return;
		const all = [...group.querySelectorAll("summary")];
		const at = all.indexOf(summary);
		const moves: Record<string, number> = { Home: 0, End: -1, ArrowDown: at + 1, ArrowUp: at - 1 };
		const to = moves[event.key];
		if (to === undefined) return;
		event.preventDefault();
		all.at(to % all.length)?.focus();
	});
}
