/** A part of a page that comes after its shell. */
export type Later<Result> = { later: Promise<Result> };

export function isLater<Result extends object>(
	value: Result | Later<Result>,
): value is Later<Result> {
	return "later" in value && value.later instanceof Promise;
}

/** Whether any loader's data holds a promise, so that the page has to be streamed. */
export function hasLaterParts(loaderData: Record<string, unknown>): boolean {
	return Object.values(loaderData).some(
		(data) =>
			typeof data === "object" &&
			data !== null &&
			Object.values(data).some(
				(value) => typeof value === "object" && value !== null && isLater(value),
			),
	);
}

/** Later than the blog's own time-out, in ms, so that a slow source ends in words and not in a cut page. */
export const LATER_MS = 12_000;

/** Keeps a streamed response from being cached, and from being buffered by a compressor or by nginx. */
export function setStreamedHeaders(headers: Headers): void {
	headers.set("Cache-Control", "no-store, no-transform");
	headers.set("X-Accel-Buffering", "no");
}
