/** Sets headers for an address that is a key: nobody may cache what it has or tell another site the address. */
export function setSecretHeaders(headers: Headers): void {
	headers.set("Cache-Control", "private, no-store");
	headers.set("CDN-Cache-Control", "no-store");
	// The value is not no-referrer, with which browsers hide the origin of a form that is posted here.
	headers.set("Referrer-Policy", "same-origin");
	headers.set("X-Robots-Tag", "noindex");
}
