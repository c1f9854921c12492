import { setImmediate } from "node:timers/promises";
import type { RequestHandler } from "react-router";
import { MAX_ACTIVE, RETRY_AFTER_S } from "./limits.ts";

/**
 * Limits how many requests a handler renders at the same time, and responds with 503 where there is no place. Forms,
 * which matter most, have twice the places of pages.
 */
export function createConcurrencyLimit(
	handle: RequestHandler,
	{ maxActive = MAX_ACTIVE, onReject = () => {} } = {},
) {
	let active = 0;
	let turn: Promise<void> = Promise.resolve();

	const handleLimited: RequestHandler = async (request, context) => {
		const isForm = request.method === "POST";
		if (active >= (isForm ? 2 * maxActive : maxActive)) {
			onReject();
			return createBusyResponse();
		}
		active++;
		try {
			// One page is rendered per turn of the event loop, as Node accepts one connection per turn: otherwise a new visitor,
			// whose page is cached, waits for all pages that are being rendered (330 ms instead of 7).
			if (!isForm) {
				turn = turn.then(() => setImmediate());
				await turn;
			}
			return await handle(request, context);
		} finally {
			active--;
		}
	};
	return {
		handle: handleLimited,
		get active() {
			return active;
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
