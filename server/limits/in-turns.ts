import { setImmediate } from "node:timers/promises";

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/**
 * The same handler, which begins one page per turn of the event loop. Node looks at one new connection per turn, and
 * at all requests that have come: where each of them rendered its page at once, the next visitor, whose page lies in
 * memory, would wait for all of them. A form goes before the pages.
 */
export function inTurns<Rest extends unknown[]>(handle: Handler<Rest>): Handler<Rest> {
	let last: Promise<void> = Promise.resolve();
	return async (request, ...rest) => {
		if (request.method !== "POST") {
			last = last.then(() => setImmediate());
			await last;
		}
		return handle(request, ...rest);
	};
}
