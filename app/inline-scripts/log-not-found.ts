/** Names the address of a page that there is not, at once and without React, and leaves it for React. */
function logNotFound(): void {
	console.warn("404: no page at", location.pathname);
	document.documentElement.dataset.missing = location.pathname;
}

logNotFound();
