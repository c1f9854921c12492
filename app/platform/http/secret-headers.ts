import { getEnv } from "#app/platform/env.server.ts";

/** Sets headers for an address that is a key: nobody may cache what it has or tell another site the address. */
export function setSecretHeaders(headers: Headers): void {
	headers.set("Cache-Control", "private, no-store");
	headers.set("CDN-Cache-Control", "no-store");
	// The value is not no-referrer, with which browsers hide the origin of a form that is posted here. A tool on the next
	// page reads and sends its referrer.
	headers.set("Referrer-Policy", getEnv().ANALYTICS ? "strict-origin" : "same-origin");
	headers.set("X-Robots-Tag", "noindex");
}
