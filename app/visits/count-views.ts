/**
 * Runs in the page's head as inline text, so it uses nothing from outside itself. Tells the server of each page
 * that was shown, once: the path, and of a visit's first page where it came from. It keeps nothing in the
 * browser, and tells nothing where the browser asks for privacy.
 */
export function countViews(): void {
	const wishes = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string | null };
	if (wishes.globalPrivacyControl || wishes.doNotTrack === "1") return;

	const isShown = () => document.visibilityState === "visible";
	// A page made ready ahead counts as hidden until somebody goes to it.
	let wasShown = isShown();
	let isDue = true;
	let path = location.pathname;

	/** Null where the visit began with another page. */
	const readOrigin = () => {
		const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		if (arrival && arrival.type !== "navigate") return null;
		const { host } = new URL(document.referrer || "none:");
		if (host === location.host) return null;
		const query = new URLSearchParams(location.search);
		const read = (name: string) => query.get(name)?.slice(0, 100) || undefined;
		// Of an advertisement's click its kind; the value would be the visitor's number.
		const kinds = ["gclid", "gbraid", "wbraid", "fbclid", "msclkid", "li_fat_id"];
		return {
			referrer: host || undefined,
			source: read("utm_source"),
			medium: read("utm_medium"),
			campaign: read("utm_campaign"),
			click: kinds.find((kind) => query.get(kind)),
		};
	};
	let from = readOrigin();

	const tell = () => {
		if (!isDue || !wasShown) return;
		isDue = false;
		navigator.sendBeacon("/visits", JSON.stringify({ path, from: from ?? undefined }));
	};
	const tellOfNext = () => {
		tell();
		isDue = true;
		wasShown = isShown();
		path = location.pathname;
		from = null;
		tell();
	};
	const tellAtIdle = () => {
		if ("requestIdleCallback" in window) requestIdleCallback(tell, { timeout: 5000 });
		else setTimeout(tell, 500);
	};

	if (document.readyState === "complete") tellAtIdle();
	else addEventListener("load", tellAtIdle, { once: true });
	document.addEventListener("visibilitychange", () => {
		wasShown ||= isShown();
		// Also as it is left: it may not come back.
		tell();
	});
	addEventListener("pagehide", tell);
	// Back from the browser's memory of whole pages.
	addEventListener("pageshow", (event) => event.persisted && tellOfNext());
	addEventListener("page-changed-in-place", tellOfNext);
}
