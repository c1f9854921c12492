import { streamSSE } from "hono/streaming";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { getSessionToken } from "#app/desk/request/session-cookie.ts";
import { readInboxVersion } from "#app/desk/store/inbox-version.ts";
import { addStream, type EventStream, removeStream, takePlace } from "./event-streams.ts";

/** The time in seconds after which a browser whose stream was rejected may try again. */
const RETRY_AFTER_S = 60;

export const eventsRoute: DeskRoute = { path: "/desk/events", role: "member", get: showEvents };

/**
 * Serves a stream of server-sent events that say that something changed, and contain nothing of
 * anybody.
 */
async function showEvents(context: DeskContext): Promise<Response> {
	// Hono responds to HEAD by the handler of GET, and nobody would end that stream.
	if (context.req.method === "HEAD") return context.body(null);
	const token = getSessionToken(context) ?? "";
	const leave = takePlace(token);
	if (!leave) {
		context.header("Retry-After", String(RETRY_AFTER_S));
		return context.text("Too many inboxes are open, or the site is stopping.", 503);
	}
	const { database, mark } = await readMark().catch((error) => {
		leave();
		throw error;
	});
	const response = streamSSE(context, async (events) => {
		const ended = Promise.withResolvers<void>();
		const stream: EventStream = {
			token,
			mark,
			end: ended.resolve,
			send: (data) => void events.writeSSE({ data }),
			sendHeartbeat: () => void events.write(":\n\n"),
		};
		events.onAbort(ended.resolve);
		addStream(stream, database.changes);
		await ended.promise;
		removeStream(stream);
		leave();
	});
	response.headers.set("Cache-Control", "no-store, no-transform");
	// This header is for nginx: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering
	response.headers.set("X-Accel-Buffering", "no");
	return response;
}

async function readMark() {
	const { database } = await getDeskServices();
	return { database, mark: await readInboxVersion(database) };
}
