import type { RouterContextProvider } from "react-router";
import { getResponseHeaders } from "#app/response-headers.ts";
import { isLater, type Later, setStreamedHeaders } from "./later.ts";

/**
 * Sets the headers of a page that depends on the blog: one without its posts, or whose posts come later, is not cached.
 * Returns the status of a page that is nothing without them.
 */
export function setBlogHeaders(
	context: Readonly<RouterContextProvider>,
	result: { status: string } | Later<object>,
): number {
	const headers = getResponseHeaders(context);
	if (isLater(result)) setStreamedHeaders(headers);
	else if (result.status === "unavailable") {
		headers.set("Cache-Control", "no-store");
		headers.set("Retry-After", "60");
		return 503;
	}
	return 200;
}
