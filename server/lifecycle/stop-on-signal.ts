import type { Server } from "node:http";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import { stopPolling } from "#app/blog/blog-source.server.ts";
import { stopWorkers } from "#app/enquiries/delivery/running-workers.ts";
import { closeReception } from "#app/enquiries/reception.server.ts";
import { flushVisits } from "#app/visits/receive-view.server.ts";
import type { Site } from "../site.ts";

/** How long running responses may take to finish. */
const DRAIN_MS = 10_000;
/** And connections on which no request has come yet. */
const SILENT_MS = 4_000;
/** And running deliveries; an aborted one is tried again at the next start. */
const DELIVERY_MS = 7_000;
/** How long new connections may keep the server from being closed. */
const CONNECT_MS = 1_000;
/** How often connections are closed that have become idle. */
const CLOSE_EVERY_MS = 50;

type Settings = { server: Server; site: Site; graceMs: number };

/**
 * SIGTERM and SIGINT end the process. /readyz says 503 at once; during the grace time a load balancer takes this
 * node out, while requests are still served. Then no connection is accepted and running responses finish.
 */
export function stopOnSignal({ server, site, graceMs }: Settings): void {
	const stop = async () => {
		site.announceStop();
		await wait(graceMs);
		setTimeout(() => process.exit(1), DRAIN_MS).unref();
		stopPolling();
		await Promise.all([closeServer(server, site).then(flushVisits), stopWorkers(DELIVERY_MS)]);
		await closeReception();
		process.exit(0);
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
}

async function closeServer(server: Server, site: Site): Promise<void> {
	await untilNoneConnects(server);
	const silentUntil = performance.now() + SILENT_MS;
	const closing = setInterval(() => {
		const isSilent = performance.now() > silentUntil;
		const isActive = site.activeRequests > 0;
		// Node takes a connection for idle whose client still reads the end of a response.
		if (!isActive || isSilent) server.closeIdleConnections();
		if (!isActive && isSilent) server.closeAllConnections();
	}, CLOSE_EVERY_MS);
	await new Promise((done) => server.close(done));
	clearInterval(closing);
}

/**
 * Closing breaks off the connections that the system has accepted and Node has not. So the server is closed right after
 * a turn of the event loop in which none came: what is left are those of less than a millisecond.
 */
async function untilNoneConnects(server: Server): Promise<void> {
	const giveUpAt = performance.now() + CONNECT_MS;
	let isComing: boolean;
	const note = () => {
		isComing = true;
	};
	server.on("connection", note);
	do {
		isComing = false;
		await setImmediate();
	} while (isComing && performance.now() < giveUpAt);
	server.off("connection", note);
}
