export type Noted = {
	/** Both in ms since 1970. */
	clickedAt: number;
	paintedAt: number;
	heading: string;
	path: string;
	/** Whether the page was made ready ahead and only had to be shown. */
	wasReady: boolean;
};

/**
 * Runs in each document before anything of its own. Notes when something was clicked, and when a first heading other
 * than the last one was painted: once it is in the document, the next frame draws it, and it has been drawn when the
 * frame after that begins.
 */
export function noteHeading(): void {
	const now = () => performance.timeOrigin + performance.now();
	const wasReady = "prerendering" in document && document.prerendering === true;
	let last: string | null = null;
	const look = () => {
		const heading = document.querySelector("h1")?.textContent ?? null;
		if (heading === null || heading === last) return;
		last = heading;
		requestAnimationFrame(() =>
			requestAnimationFrame(() => {
				const painted = { paintedAt: now(), heading, path: location.pathname, wasReady };
				Object.assign(window, { painted });
			}),
		);
	};
	new MutationObserver(look).observe(document, {
		childList: true,
		subtree: true,
		characterData: true,
	});
	addEventListener(
		"click",
		(event) => {
			// The next document may be another one.
			localStorage.setItem("clickedAt", String(performance.timeOrigin + event.timeStamp));
		},
		true,
	);
}
