/**
 * Runs in the page's head as inline text, so it uses nothing from outside itself. Has the first screen painted before
 * the rest is laid out (styles/opening.css), then brings the rest section by section while the browser is idle.
 * Who comes back to a place in the page, or is led to one, has the whole at once: a guessed height would miss the place.
 */
export default function openPage(): void {
	const { dataset } = document.documentElement;
	// The entry of a page that was shown before has a state.
	if (history.state || location.hash) return;
	dataset.opening = "";
	addEventListener("load", () => {
		const soon = window.requestIdleCallback ?? setTimeout;
		const sections = document.querySelectorAll<HTMLElement>("main > *").values();
		const showNext = () => {
			const { value } = sections.next();
			if (!value) return delete dataset.opening;
			value.style.contentVisibility = "visible";
			return soon(showNext, { timeout: 500 });
		};
		showNext();
	});
}
