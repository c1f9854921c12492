/**
 * Runs at the page's end as inline text, so it uses nothing from outside itself. Scrolls, before anything is painted,
 * to where the visitor left this page of the tab's history, as React Router's own script does at twice the length.
 */
export default function restoreScroll(): void {
	if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
	try {
		const top = JSON.parse(sessionStorage["react-router-scroll-positions"])[history.state.key];
		if (top >= 0) scrollTo(0, top);
	} catch {
		// Nothing is kept, or the storage is closed.
	}
}
