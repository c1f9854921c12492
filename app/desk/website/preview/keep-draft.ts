/**
 * Keeps whoever looks at a preview in it: links and searches get its `draft`, and are followed by the browser rather than by
 * React Router, which asks for public data. A draft of one page alone has none to give: its links lead to public pages.
 * Forms that send something say that nothing was sent.
 */
const banner = document.querySelector<HTMLElement>("[data-preview]");
const draft = banner?.dataset.preview ?? "";
const status = banner?.querySelector<HTMLElement>("[data-not-sent]");

/** Returns the address with the draft, or null where it leads out of the preview. */
function toPreview(address: string): string | null {
	const url = new URL(address, location.href);
	const isOfPages = url.origin === location.origin && !/^\/desk(?:\/|$)/.test(url.pathname);
	if (!isOfPages) return null;
	if (draft) url.searchParams.set("draft", draft);
	return url.href;
}

function keepLink(event: Event): void {
	const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
	if (!link?.href || banner?.contains(link)) return;
	// The browser scrolls to what is on this page.
	if (link.getAttribute("href")?.startsWith("#")) return;
	const address = toPreview(link.href);
	if (!address) return;
	link.href = address;
	event.stopImmediatePropagation();
}

function keepForm(event: SubmitEvent): void {
	const { target: form, submitter } = event;
	if (!(form instanceof HTMLFormElement)) return;
	event.stopImmediatePropagation();
	const method = submitter?.getAttribute("formmethod") ?? form.method;
	if (method === "get") {
		if (!draft || form.elements.namedItem("draft")) return;
		const field = document.createElement("input");
		field.type = "hidden";
		field.name = "draft";
		field.value = draft;
		form.append(field);
		return;
	}
	event.preventDefault();
	if (!banner || !status) return;
	banner.hidden = false;
	status.textContent = status.dataset.notSent ?? "";
}

// Before React, which listens at the document, too, and after the editor, which listens at the window of its frame.
document.addEventListener("click", keepLink, { capture: true });
document.addEventListener("auxclick", keepLink, { capture: true });
addEventListener("submit", keepForm, { capture: true });

// The form beside the frame says what this is.
if (banner && self !== top) banner.hidden = true;

export {};
