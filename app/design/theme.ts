/** Applies the colour theme of localStorage before the first paint, and stores a new choice. */
export function startTheme(): void {
	showStoredTheme();
	// Some browsers restore form controls as late as pageshow.
	for (const type of ["DOMContentLoaded", "pageshow"]) addEventListener(type, showStoredTheme);
	addEventListener("storage", (event) => event.key === "theme" && showTheme(event.newValue));
	addEventListener("change", ({ target }) => {
		const { name, value } = target as HTMLInputElement;
		if (name !== "theme") return;
		showTheme(value);
		try {
			localStorage.setItem("theme", value);
		} catch {
			// Storage is blocked: the choice applies to this page only.
		}
	});
}

function showStoredTheme(): void {
	let theme = null;
	try {
		theme = localStorage.getItem("theme");
	} catch {
		// Storage is blocked: the system's theme applies.
	}
	showTheme(theme);
}

function showTheme(theme: string | null): void {
	const { dataset } = document.documentElement;
	const chosen = theme === "light" || theme === "dark" ? theme : "";
	if (chosen) dataset.theme = chosen;
	else delete dataset.theme;
	for (const input of document.querySelectorAll<HTMLInputElement>("[name=theme]"))
		input.checked = input.value === (chosen || "system");
	// This is the colour of the browser's toolbar.
	for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
		const { scheme } = meta.dataset;
		const ofChoice = scheme === chosen ? "all" : "not all";
		meta.media = chosen ? ofChoice : `(prefers-color-scheme: ${scheme})`;
	}
}
