import { listenForChanges } from "./listen-for-changes.ts";
import { keepInPlace, updateBlocks, updateParts } from "./update-page.ts";

/**
 * Shows what happens to an enquiry while its page is open: the page is fetched again, and what changed in it takes the place
 * of what is shown. The form keeps what was typed.
 */
function startConversation(): void {
	const line = document.querySelector<HTMLElement>("[data-mark]");
	const form = document.querySelector<HTMLFormElement>("#enquiry-form");
	if (!line || !form) return;
	const { enquiry = "", new: news = "" } = line.dataset;
	let { mark = "" } = line.dataset;
	let newest = mark;
	let isLoading = false;

	const load = async () => {
		if (isLoading) return;
		isLoading = true;
		while (newest !== mark) {
			const asked = newest;
			const fresh = await fetchPage();
			const shown = fresh?.querySelector<HTMLElement>("[data-mark]")?.dataset.mark;
			if (!fresh || !shown) break;
			show(fresh);
			mark = shown;
			// What happened since has a mark of its own, which the stream sends.
			if (newest === asked) newest = shown;
		}
		isLoading = false;
	};

	const show = (fresh: Document) => {
		keepInPlace(() => {
			const parts = updateParts(fresh);
			const happened = updateBlocks(fresh);
			const [first] = parts;
			const labels = parts.map((part) => part.getAttribute("aria-label") ?? "");
			const told = labels.length > 0 ? labels : happened;
			if (told.length > 0) tell(told.join(", "), first?.id ?? "history");
		});
		// What the page shows now is what its reader has seen.
		for (const name of ["revision", "shown"]) {
			const now = fresh.querySelector<HTMLInputElement>(`#enquiry-form [name=${name}]`);
			const field = form.elements.namedItem(name);
			if (now && field instanceof HTMLInputElement) field.value = now.value;
		}
	};

	const tell = (what: string, id: string) => {
		const link = document.createElement("a");
		link.href = `#${id}`;
		link.textContent = news.replace("#", what);
		link.addEventListener("click", () => line.replaceChildren());
		line.replaceChildren(link);
	};

	listenForChanges(`/desk/events?enquiry=${enquiry}`, (now) => {
		newest = now;
		void load();
	});
}

/** Fetches the page as it is now; null where it cannot be had. Its scripts do not run. */
function fetchPage(): Promise<Document | null> {
	const { promise, resolve } = Promise.withResolvers<Document | null>();
	const request = new XMLHttpRequest();
	request.open("GET", location.pathname + location.search);
	request.responseType = "document";
	request.addEventListener("load", () => resolve(request.status === 200 ? request.response : null));
	request.addEventListener("error", () => resolve(null));
	request.send();
	return promise;
}

startConversation();
