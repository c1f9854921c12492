/**
 * Tells the server of each page that was shown, once: the path, and of a visit's first page where it came from. Stores
 * nothing in the browser, and sends nothing where the browser asks for privacy.
 */
function countViews(): void {
	type From = { referrer?: string | undefined; touch?: string | undefined };
	const { globalPrivacyControl, doNotTrack } = navigator as {
		globalPrivacyControl?: boolean;
		doNotTrack?: string | null;
	};
	if (globalPrivacyControl || doNotTrack === "1") return;

	const { host, search } = location;
	const isArrival = (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]) //
		.every(({ type }) => type === "navigate");
	const [, , referrer] = document.referrer.split("/");
	let view: { path: string; from?: From } | null = { path: location.pathname };
	if (isArrival && referrer !== host)
		view.from = {
			referrer,
			// Of an advertisement's click its kind; the value would be the visitor's number.
			touch: search
				.match(/\b(utm_(source|medium|campaign)=[^&]*|\w*clid|[gw]braid|li_fat_id)/g)
				?.join("&")
				.slice(0, 999),
		};
	let wasShown = false;

	const tell = () => {
		if (!view || !wasShown) return;
		navigator.sendBeacon("/visits", JSON.stringify(view));
		view = null;
	};
	/** A page made ready ahead counts as hidden until somebody goes to it. */
	const look = () => {
		wasShown ||= document.visibilityState === "visible";
	};
	const tellOfNext = () => {
		tell();
		view = { path: location.pathname };
		wasShown = false;
		look();
		tell();
	};

	look();
	// Once it is painted, for which nothing waits then; or as it is left, as it may not come back.
	new PerformanceObserver((paints) => {
		if (paints.getEntriesByName("first-contentful-paint")[0]) tell();
	}).observe({ type: "paint" });
	for (const type of ["visibilitychange", "pagehide"])
		addEventListener(type, () => {
			look();
			tell();
		});
	// Back from the browser's memory of whole pages.
	addEventListener("pageshow", (event) => event.persisted && tellOfNext());
	addEventListener("page-changed-in-place", tellOfNext);
}

countViews();

export {};
