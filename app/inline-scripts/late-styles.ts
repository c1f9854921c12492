/**
 * Loads the web fonts and print styles after the first contentful paint. Visitors from another page of the site have them
 * in the browser's cache, so there the first paint waits for them.
 */
export function startLateStyles(): void {
	const href = document.querySelector<HTMLElement>("style[data-late]")?.dataset.late;
	if (!href) return;
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = href;
	if (document.referrer.startsWith(`${location.origin}/`)) {
		link.setAttribute("blocking", "render");
		document.head.append(link);
		return;
	}
	new PerformanceObserver((paints, observer) => {
		if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
		observer.disconnect();
		document.head.append(link);
	}).observe({ type: "paint", buffered: true });
}
