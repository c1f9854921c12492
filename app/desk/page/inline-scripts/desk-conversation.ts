import { listenForChanges } from "./listen-for-changes.ts";
import { keepInPlace, updateBlocks, updateParts } from "./update-page.ts";

/** The time in ms for which it is still told what came, once it is in sight. */
const SEEN_MS = 6_000;

/**
 * Shows what happens to an enquiry while its page is open: the page is fetched again, and what changed in it takes the place
 * of what is shown. The form keeps what was typed.
 */
function startConversation(): void {
	const line = document.querySelector<HTMLElement>("[data-mark]");
	const form = document.querySelector<HTMLFormElement>("#enquiry-form");
	if (!line || !form) return;
	const { enquiry = "", new: news = "" } = line.dataset;
	const answer = document.querySelector<HTMLTextAreaElement>("#answer-text");
	const revision = form.elements.namedItem("revision");
	/** The revision that the page shows. */
	let shown = "";
	let { mark = "" } = line.dataset;
	let newest = mark;
	let isLoading = false;
	let forgetting: ReturnType<typeof setTimeout> | undefined;

	const load = async () => {
		if (isLoading) return;
		isLoading = true;
		while (newest !== mark) {
			const asked = newest;
			const fresh = await fetchPage();
			const now = fresh?.querySelector<HTMLElement>("[data-mark]")?.dataset.mark;
			if (!fresh || !now) break;
			show(fresh);
			mark = now;
			// What happened since has a mark of its own, which the stream sends.
			if (newest === asked) newest = now;
		}
		isLoading = false;
	};

	const show = (fresh: Document) => {
		keepInPlace(() => {
			const parts = updateParts(fresh);
			const happened = updateBlocks(fresh);
			const [first] = parts;
			const labels = parts.map((part) => part.getAttribute("aria-label") ?? "");
			const what = labels.length > 0 ? labels : happened;
			if (what.length > 0) tell(what, first?.id ?? "facts");
		});
		shown = fresh.querySelector<HTMLInputElement>("#enquiry-form [name=revision]")?.value ?? shown;
		// Who writes is asked before an answer that knows nothing of what came goes out, unless they have gone to it.
		if (!answer?.value) acknowledge();
	};

	/** Lets the form say that its author has seen what the page shows. */
	const acknowledge = () => {
		if (shown && revision instanceof HTMLInputElement) revision.value = shown;
	};

	let told: string[] = [];
	const forget = () => {
		told = [];
		line.replaceChildren();
	};
	/** Tells what is new until the reader has seen it, with a link to the first of it. */
	const tell = (what: readonly string[], id: string) => {
		const link = line.querySelector("a") ?? line.appendChild(document.createElement("a"));
		if (told.length === 0) link.href = `#${id}`;
		told.push(...what);
		link.textContent = news.replace("#", told.join(", "));
		link.onclick = () => {
			forget();
			acknowledge();
		};
		const first = document.getElementById(id);
		if (first) seen.observe(first);
	};
	const seen = new IntersectionObserver((entries) => {
		const isSeen = entries.some((entry) => entry.isIntersecting);
		if (!isSeen) return;
		for (const { target } of entries) seen.unobserve(target);
		clearTimeout(forgetting);
		forgetting = setTimeout(() => {
			if (!line.contains(document.activeElement)) forget();
		}, SEEN_MS);
	});

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
