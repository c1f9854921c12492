/**
 * Logs the address of a missing page, at once and without React, and records it so that React does not log it again.
 */
function logNotFound(): void {
	console.warn("404: no page at", location.pathname);
	document.documentElement.dataset.missing = location.pathname;
}

logNotFound();
