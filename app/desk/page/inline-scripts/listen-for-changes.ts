const RETRY_MS = 60_000;

/**
 * Listens to a stream of the desk, and calls back with each of its marks. A tab in the background closes it, and opens it
 * again when it is shown, or else after a pause, if there is one.
 */
export function listenForChanges(
	address: string,
	onMark: (mark: string) => void,
	hiddenPauseMs?: number,
): void {
	let stream: EventSource | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const open = () => {
		clearTimeout(timer);
		stream?.close();
		const opened = new EventSource(address);
		stream = opened;
		opened.addEventListener("message", ({ data }) => {
			onMark(data);
			if (document.hidden) closeFor(hiddenPauseMs);
		});
		opened.addEventListener("error", () => {
			// Browsers try again by themselves, but not after a rejection, and too often for a tab that nobody looks at.
			const isRejected = opened.readyState === EventSource.CLOSED;
			if (opened === stream && (isRejected || document.hidden))
				closeFor(document.hidden ? hiddenPauseMs : RETRY_MS);
		});
	};
	/** A closed stream leaves its connection to other tabs, and lets the device sleep. */
	const closeFor = (pause: number | undefined) => {
		stream?.close();
		stream = undefined;
		clearTimeout(timer);
		if (pause !== undefined) timer = setTimeout(open, pause);
	};
	document.addEventListener("visibilitychange", () =>
		document.hidden ? closeFor(hiddenPauseMs) : open(),
	);
	// A page that the browser restores from its cache opens a new stream.
	addEventListener("pageshow", open);
}
