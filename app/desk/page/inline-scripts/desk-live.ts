import { listenForChanges } from "./listen-for-changes.ts";

const HIDDEN_MS = 120_000;

/**
 * Listens for changes of enquiries since the inbox was rendered, and offers to show them. A tab in the
 * background asks every two minutes, so that its title has the number.
 */
function startLive(): void {
	const line = document.querySelector<HTMLElement>("[data-mark]");
	const [notice] = line?.children ?? [];
	const [text] = notice?.children ?? [];
	if (!line || !(notice instanceof HTMLElement) || !text) return;
	const { title } = document;
	const { mark = "", new: forms = "{}", changed = "", title: changedTitle = "" } = line.dataset;
	const newEnquiries: Record<string, string> = JSON.parse(forms);
	const plurals = new Intl.PluralRules(document.documentElement.lang);

	const show = (now: string) => {
		// The number of additional enquiries; the rest of the mark is another change.
		const count = Number.parseInt(now, 10) - Number.parseInt(mark, 10);
		const isChanged = now !== mark;
		notice.hidden = !isChanged;
		document.title = isChanged ? `(${count > 0 ? count : changedTitle}) ${title}` : title;
		text.textContent =
			count > 0
				? (newEnquiries[plurals.select(count)]?.replace("#", String(count)) ?? "")
				: changed;
	};
	listenForChanges("/desk/events", show, HIDDEN_MS);
}

startLive();
