/**
 * Listens for changes of enquiries since the inbox was rendered, and offers to show them. Only while the tab is
 * visible.
 */
function startLive(): void {
	const line = document.querySelector<HTMLElement>("[data-mark]");
	const [notice] = line?.children ?? [];
	const [text] = notice?.children ?? [];
	if (!line || !(notice instanceof HTMLElement) || !text) return;
	const { title } = document;
	const { mark = "" } = line.dataset;
	let stream: EventSource | undefined;

	const show = (now: string) => {
		// The number of additional enquiries; the rest of the mark is another change.
		const count = Number.parseInt(now, 10) - Number.parseInt(mark, 10);
		const isChanged = now !== mark;
		notice.hidden = !isChanged;
		document.title = isChanged ? `(${count > 0 ? count : "changed"}) ${title}` : title;
		text.textContent =
			count > 0 ? `${count} new ${count === 1 ? "enquiry" : "enquiries"}.` : "Something changed.";
	};
	const open = () => {
		stream?.close();
		stream = document.hidden ? undefined : new EventSource("/desk/events");
		stream?.addEventListener("message", ({ data }) => show(data));
		stream?.addEventListener("error", ({ target }) => {
			// Browsers try again by themselves, but not after a rejection.
			if ((target as EventSource).readyState === EventSource.CLOSED)
				setTimeout(retry, RETRY_MS, target);
		});
	};
	const retry = (rejected: EventSource) => rejected === stream && open();
	document.addEventListener("visibilitychange", open);
	// A page that the browser restores from its cache opens a new stream.
	addEventListener("pageshow", open);
}

const RETRY_MS = 60_000;

startLive();
