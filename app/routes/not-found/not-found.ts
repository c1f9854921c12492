import { data } from "react-router";
import { guessAddress } from "#app/search/guess-address.server.ts";
import { readAskedPath } from "./asked-path.server.ts";

/**
 * Thrown by loaders for addresses that lead nowhere; the root's error boundary shows the page, with what may
 * have been meant.
 */
export function notFound() {
	const path = readAskedPath();
	return data(path ? guessAddress(path) : null, { status: 404, statusText: "Not Found" });
}
