import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { Answer } from "../answers/answer.ts";
import { noteCacheState } from "../answers/cache-state.ts";
import { sendMade, toResponse } from "../answers/send-answer.ts";
import type { Pages } from "./pages.ts";
import type { AskedPage } from "./read-address.ts";

/** Answers with the pages that are the same for all; leaves everything else to those that come after it. */
export function servePages(
	pages: Pages,
	readAddress: (request: Request) => AskedPage | null,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
	return async (context, next) => {
		const { raw } = context.req;
		if (raw.method !== "GET" && raw.method !== "HEAD") return next();
		// For HEAD hono makes a Response of its own out of the one that it gets.
		const send = (answer: Answer) =>
			raw.method === "GET" ? sendMade(answer, context.env) : toResponse(answer, raw.headers);
		const asked = readAddress(raw);
		if (!asked) return next();
		const answer = await pages.read(asked, (state) => noteCacheState(context.env.outgoing, state));
		return answer instanceof Answer ? send(answer) : answer;
	};
}
