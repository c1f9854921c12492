/**
 * Runs at the page's end as inline text, so it uses nothing from outside itself. Scrolls, before anything is painted,
 * to where the visitor left this page of the tab's history, as React Router's own script does at twice the length.
 * Whoever is new here was nowhere yet: the first use of a storage, and naming the entry of the history, take 2 to 3 ms
 * each, so the name comes after the first frame.
 */
export default function restoreScroll(): void {
	const { key } = history.state ?? {};
	if (key) {
		try {
			const top = JSON.parse(sessionStorage["react-router-scroll-positions"])[key];
			if (top >= 0) scrollTo(0, top);
		} catch {
			// Nothing is kept, or the storage is closed.
		}
	} else {
		const name = () => history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
		requestAnimationFrame(() => setTimeout(name));
	}
}
