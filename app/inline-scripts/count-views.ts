import { asksNotToBeCounted } from "#app/platform/privacy-signals.ts";

/**
 * Sends one beacon for each page view: the path, and for the first view of a visit its source. Stores nothing in the
 * browser, and sends nothing with Global Privacy Control or Do Not Track.
 */
function countViews(): void {
	type From = { referrer?: string | undefined; touch?: string | undefined };
	if (asksNotToBeCounted()) return;

	const { host, search } = location;
	const [, , referrer] = document.referrer.split("/");
	// No reload, and no navigation back or forward.
	const isFirstLoad = (
		performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
	).every(({ type }) => type === "navigate");
	let view: { path: string; from?: From } | null = { path: location.pathname };
	if (isFirstLoad && referrer !== host)
		view.from = {
			referrer,
			// Click ids without their values, which would identify the visitor.
			touch: search
				.match(/\b(utm_(source|medium|campaign)=[^&]*|\w*clid|[gw]braid|li_fat_id)/g)
				?.join("&")
				.slice(0, 999),
		};
	let wasShown = false;

	const send = () => {
		if (!view || !wasShown) return;
		navigator.sendBeacon("/visits", JSON.stringify(view));
		view = null;
	};
	/** Updates whether the page is visible. A prerendered page is hidden until its activation. */
	const updateVisibility = () => {
		wasShown ||= document.visibilityState === "visible";
	};
	const sendNext = () => {
		send();
		view = { path: location.pathname };
		wasShown = false;
		updateVisibility();
		send();
	};

	updateVisibility();
	// The view is sent after the first paint, so that nothing waits for it, or when the page is hidden, as it may never be
	// shown again.
	new PerformanceObserver((paints) => {
		if (paints.getEntriesByName("first-contentful-paint")[0]) send();
	}).observe({ type: "paint" });
	for (const type of ["visibilitychange", "pagehide"])
		addEventListener(type, () => {
			updateVisibility();
			send();
		});
	// The page was restored from the back/forward cache.
	addEventListener("pageshow", (event) => event.persisted && sendNext());
	addEventListener("page-changed-in-place", sendNext);
}

countViews();
