import { AsyncLocalStorage } from "node:async_hooks";
import { data } from "react-router";
import { guessPages } from "#app/site/search/guess-pages.server.ts";

const requestPath = new AsyncLocalStorage<string>();

/** Makes the request's path known to `notFound`, which loaders call without arguments. */
export function runWithRequestPath<Result>(request: Request, run: () => Result): Result {
	return requestPath.run(new URL(request.url).pathname.replace(/\.data$/, ""), run);
}

/** Loaders throw it for paths without a page. The error boundary shows the page and its guesses of the path. */
export function notFound() {
	const path = requestPath.getStore();
	return data(path ? guessPages(path) : null, { status: 404, statusText: "Not Found" });
}
