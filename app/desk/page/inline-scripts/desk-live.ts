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
	let stream: EventSource | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

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
	const open = () => {
		clearTimeout(timer);
		stream?.close();
		const opened = new EventSource("/desk/events");
		stream = opened;
		opened.addEventListener("message", ({ data }) => {
			show(data);
			if (document.hidden) closeFor(HIDDEN_MS);
		});
		opened.addEventListener("error", () => {
			// Browsers try again by themselves, but not after a rejection, and too often for a tab that nobody looks at.
			const isRejected = opened.readyState === EventSource.CLOSED;
			if (opened === stream && (isRejected || document.hidden))
				closeFor(document.hidden ? HIDDEN_MS : RETRY_MS);
		});
	};
	/** A closed stream leaves its connection to other tabs, and lets the device sleep. */
	const closeFor = (pause: number) => {
		stream?.close();
		stream = undefined;
		clearTimeout(timer);
		timer = setTimeout(open, pause);
	};
	document.addEventListener("visibilitychange", () =>
		document.hidden ? closeFor(HIDDEN_MS) : open(),
	);
	// A page that the browser restores from its cache opens a new stream.
	addEventListener("pageshow", open);
}

const RETRY_MS = 60_000;
const HIDDEN_MS = 120_000;

startLive();
