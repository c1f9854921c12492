/** Scrolls the line of views, which is wider than a phone, to the one that is shown. */
function showChosenView(): void {
	const line = document.querySelector("[data-views]");
	const chosen = line?.querySelector("[aria-current]");
	if (!line || !chosen) return;
	const [outer, inner] = [line.getBoundingClientRect(), chosen.getBoundingClientRect()];
	line.scrollBy(inner.left + inner.width / 2 - (outer.left + outer.width / 2), 0);
}

showChosenView();
