import { AsyncLocalStorage } from "node:async_hooks";

const requestPath = new AsyncLocalStorage<string>();

/** Makes the request's path known to `notFound`, which loaders call without arguments. */
export function runWithRequestPath<Result>(request: Request, run: () => Result): Result {
	return requestPath.run(new URL(request.url).pathname.replace(/\.data$/, ""), run);
}

export function getRequestPath(): string | undefined {
	return requestPath.getStore();
}
