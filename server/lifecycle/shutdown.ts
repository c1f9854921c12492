import type { Server } from "node:http";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { stopPolling } from "#app/blog/blog-source.server.ts";
import { stopEditing } from "#app/editing/editing.server.ts";
import { stopWorker } from "#app/enquiries/delivery/worker.ts";
import { closeEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { stopReadingReplies } from "#app/replies/start-reading-replies.ts";
import { stopChecks } from "#app/tools/website-check/run-checks.ts";
import { flushVisits } from "#app/visits/receive-message.server.ts";
import type { SiteServer } from "../site.ts";

/** The longest wait for responses that are being sent. */
const DRAIN_MS = 10_000;
/** The longest wait for connections on which no request has arrived yet. */
const SILENT_MS = 4_000;
/** The longest wait for running deliveries, and for a reply that is being received; they are tried again after the next start. */
const DELIVERY_MS = 7_000;
/** The longest time that new connections may delay the closing of the server. */
const CONNECT_MS = 1_000;
const CLOSE_IDLE_EVERY_MS = 50;

type Settings = { server: Server; site: SiteServer; graceMs: number };

/**
 * Ends the process on SIGTERM and SIGINT. /readyz responds with 503 at once; during the grace time a load balancer
 * takes this node out, while requests are still served. Then no connection is accepted and running responses finish.
 */
export function shutDownOnSignal({ server, site, graceMs }: Settings): void {
	const stop = async () => {
		site.announceStop();
		await wait(graceMs);
		setTimeout(() => process.exit(1), DRAIN_MS).unref();
		await stopWork(closeServer(server, site));
		process.exit(0);
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
}

/** Ends what works beside the requests, and closes the store once they are answered. */
export async function stopWork(answered: Promise<void> = Promise.resolve()): Promise<void> {
	stopPolling();
	stopEditing();
	await Promise.all([
		answered.then(flushVisits),
		stopWorker(DELIVERY_MS),
		stopReadingReplies(DELIVERY_MS),
		stopChecks(),
	]);
	await closeEnquiryServices();
}

/** Ends the process after an uncaught error, as its state is unknown; the supervisor starts another one. */
export function exitOnUncaughtException(log: Logger): void {
	process.on("uncaughtException", (err, origin) => {
		log.fatal({ err, origin }, "The site ends by a fault that nobody caught.");
		process.exit(1);
	});
}

async function closeServer(server: Server, site: SiteServer): Promise<void> {
	await waitForQuietTurn(server);
	const silentUntil = performance.now() + SILENT_MS;
	const closing = setInterval(() => {
		const isSilent = performance.now() > silentUntil;
		const isActive = site.requests.active > 0;
		// Node treats a connection as idle while the client still reads the end of a response.
		if (!isActive || isSilent) server.closeIdleConnections();
		if (!isActive && isSilent) server.closeAllConnections();
	}, CLOSE_IDLE_EVERY_MS);
	await new Promise((done) => server.close(done));
	clearInterval(closing);
}

/**
 * Waits for a turn of the event loop without new connections. Closing the server resets connections that the system has
 * accepted and Node has not; right after such a turn these are the ones of less than a millisecond.
 */
async function waitForQuietTurn(server: Server): Promise<void> {
	const deadline = performance.now() + CONNECT_MS;
	let hasNew: boolean;
	const onConnection = () => {
		hasNew = true;
	};
	server.on("connection", onConnection);
	do {
		hasNew = false;
		await setImmediate();
	} while (hasNew && performance.now() < deadline);
	server.off("connection", onConnection);
}
