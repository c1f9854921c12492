/** Loader data that is streamed after the page's shell. */
export type DeferredResult<Result> = { deferred: Promise<Result> };
export type MaybeDeferred<Result> = Result | DeferredResult<Result>;

export function isDeferred<Result extends object>(
	value: MaybeDeferred<Result>,
): value is DeferredResult<Result> {
	return "deferred" in value && value.deferred instanceof Promise;
}

/** Returns whether a loader's data has a promise, so that the page has to be streamed. */
export function hasDeferred(loaderData: readonly unknown[]): boolean {
	return loaderData
		.flatMap((data) => Object.values(data ?? {}))
		.some((value) => typeof value === "object" && value !== null && isDeferred(value));
}

/**
 * The time-out in ms, longer than the blog's own one, so that a slow source ends in a message and not in a cut page.
 */
export const DEFERRED_TIMEOUT = 12_000;

/**
 * Sets headers that keep a streamed response from being cached, and from being buffered by a compressor or by nginx.
 */
export function setStreamedHeaders(headers: Headers): void {
	headers.set("Cache-Control", "no-store, no-transform");
	headers.set("X-Accel-Buffering", "no");
}
