import { data } from "react-router";
import { guessPages } from "#app/search/guess-pages.server.ts";
import { getRequestPath } from "./request-path.server.ts";

/** Loaders throw it for paths without a page. The error boundary shows the page and its guesses of the path. */
export function notFound() {
	const path = getRequestPath();
	return data(path ? guessPages(path) : null, { status: 404, statusText: "Not Found" });
}
