/** Its engine, and none but it, blocks what lacks COEP of its own and knows no `<iframe credentialless>`. */
const FIREFOX = /\bFirefox\//;

/**
 * Cross-Origin-Embedder-Policy of the page with the map: that of all others, but for Firefox, which would not show
 * the map. The page is each visitor's own and never kept, so that it may depend on the browser.
 */
export function chooseEmbedderPolicy(userAgent: string | null): "unsafe-none" | null {
	return FIREFOX.test(userAgent ?? "") ? "unsafe-none" : null;
}

/** Whether this document, begun at another page, would block the map: isolated is what COEP makes of it. */
export function wantsOwnDocument(): boolean {
	return crossOriginIsolated && !("credentialless" in HTMLIFrameElement.prototype);
}
