import { streamSSE } from "hono/streaming";
import type { Database } from "#app/database/open-database.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { getSessionToken } from "#app/desk/request/session-cookie.ts";
import { announceOpening, endOpening, noteOpening } from "#app/desk/store/openings.ts";
import {
	addStream,
	type EventStream,
	hasStream,
	removeStream,
	takePlace,
} from "./event-streams.ts";
import { type StreamSubject, toSubject } from "./stream-subject.ts";

/** The time in seconds after which a browser whose stream was rejected may try again. */
const RETRY_AFTER_S = 60;

export const eventsRoute: DeskRoute = { path: "/desk/events", role: "member", get: showEvents };

/**
 * Serves a stream of server-sent events that say that something changed, and contain nothing of
 * anybody: for the inbox or, with `enquiry`, for the page of an enquiry, whose reader is here as long as it is open.
 */
async function showEvents(context: DeskContext): Promise<Response> {
	// Hono responds to HEAD by the handler of GET, and nobody would end that stream.
	if (context.req.method === "HEAD") return context.body(null);
	const token = getSessionToken(context) ?? "";
	const leave = takePlace(token);
	if (!leave) {
		context.header("Retry-After", String(RETRY_AFTER_S));
		return context.text("Too many pages are open, or the site is stopping.", 503);
	}
	const subject = toSubject(context.req.query("enquiry"), context.var.session.staff.id);
	const { database, mark } = await readMark(subject).catch((error) => {
		leave();
		throw error;
	});
	const response = streamSSE(context, async (events) => {
		const ended = Promise.withResolvers<void>();
		const stream: EventStream = {
			token,
			subject,
			mark,
			end: ended.resolve,
			send: (data) => void events.writeSSE({ data }),
			sendHeartbeat: () => void events.write(":\n\n"),
		};
		events.onAbort(ended.resolve);
		addStream(stream, database.changes);
		await tellOpening(database, subject, true);
		await ended.promise;
		removeStream(stream);
		leave();
		if (!hasStream(subject.key)) await tellOpening(database, subject, false);
	});
	response.headers.set("Cache-Control", "no-store, no-transform");
	// This header is for nginx: https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_buffering
	response.headers.set("X-Accel-Buffering", "no");
	return response;
}

/** Tells colleagues that the reader came or went. While the store does not respond, nobody is told. */
async function tellOpening(
	database: Database,
	{ opening }: StreamSubject,
	isOpen: boolean,
): Promise<void> {
	if (!opening) return;
	try {
		await (isOpen ? noteOpening : endOpening)(database, opening);
		await announceOpening(database);
	} catch {
		// What is not noted for a minute counts no more.
	}
}

async function readMark(subject: StreamSubject) {
	const { database } = await getDeskServices();
	return { database, mark: await subject.readMark(database) };
}
