import { setImmediate } from "node:timers/promises";
import { MAX_ACTIVE, RETRY_AFTER_S } from "./limits.ts";

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/** Limits how many requests are rendered at the same time; forms, which matter most, have twice the places of pages. */
export function createConcurrencyLimit({ maxActive = MAX_ACTIVE, onReject = () => {} } = {}) {
	let active = 0;
	let turn: Promise<void> = Promise.resolve();

	return {
		get active() {
			return active;
		},
		/** Wraps a handler: it responds with 503 where there is no place. */
		wrap<Rest extends unknown[]>(handle: Handler<Rest>): Handler<Rest> {
			return async (request, ...rest) => {
				const isForm = request.method === "POST";
				if (active >= (isForm ? 2 * maxActive : maxActive)) {
					onReject();
					return createBusyResponse();
				}
				active++;
				try {
					// One page per turn of the event loop, as Node accepts one connection per turn: else a new visitor,
					// whose page is cached, waits for all pages that are being rendered (330 ms instead of 7).
					if (!isForm) {
						turn = turn.then(() => setImmediate());
						await turn;
					}
					return await handle(request, ...rest);
				} finally {
					active--;
				}
			};
		},
	};
}

export function createBusyResponse(): Response {
	return new Response("The site has more to do than it can. Please try again in a moment.", {
		status: 503,
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": "no-store",
			"Retry-After": String(RETRY_AFTER_S),
		},
	});
}
