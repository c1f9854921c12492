/** Loader data that is streamed after the page's shell. */
export type DeferredResult<Result> = { deferred: Promise<Result> };

export function isDeferred<Result extends object>(
	value: Result | DeferredResult<Result>,
): value is DeferredResult<Result> {
	return "deferred" in value && value.deferred instanceof Promise;
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** Whether a loader's data holds a promise, so that the page has to be streamed. */
export function hasDeferred(loaderData: readonly unknown[]): boolean {
	return loaderData
		.flatMap((data) => (isObject(data) ? Object.values(data) : []))
		.some((value) => isObject(value) && isDeferred(value));
}

/** Longer than the blog's own time-out, in ms, so that a slow source ends in a message and not in a cut page. */
export const DEFERRED_TIMEOUT = 12_000;

/** Keeps a streamed response from being cached, and from being buffered by a compressor or by nginx. */
export function setStreamedHeaders(headers: Headers): void {
	headers.set("Cache-Control", "no-store, no-transform");
	headers.set("X-Accel-Buffering", "no");
}
