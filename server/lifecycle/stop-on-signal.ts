import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate } from "node:timers/promises";
import { stopPolling } from "#app/blog/blog-source.server.ts";
import { stopWorkers } from "#app/enquiries/delivery/running-workers.ts";
import { closeReception } from "#app/enquiries/reception.server.ts";
import { flushVisits } from "#app/visits/receive-view.server.ts";
import type { Connections } from "../limits/connections.ts";
import type { Running } from "./running.ts";

/** After SIGTERM, how long running answers may take to finish. */
const DRAIN_MS = 10_000;
/** And connections on which nothing has been asked yet. */
const SILENT_MS = 4_000;
const ACCEPT_MS = 1_000;
/** A turn of the event loop in which nothing was worked on. */
const QUIET_TURN_MS = 0.5;
/** And how long running deliveries; what is broken off then is tried again at the next start. */
const DELIVERY_PATIENCE_MS = 7_000;

type Stopped = { server: Server; connections: Connections; running: Running };

/** SIGTERM and SIGINT end the process once what runs is answered, delivered and written. */
export function stopOnSignal({ server, connections, running }: Stopped): void {
	const stop = async () => {
		running.stop();
		setTimeout(() => process.exit(1), DRAIN_MS).unref();
		stopPolling();
		const answerHeld = holdRequests(server);
		await acceptWaiting(server);
		// The close of an HTTP server goes through all its connections first, while others come.
		const closed = new Promise((done) => NetServer.prototype.close.call(server, done));
		answerHeld();
		server.closeIdleConnections();
		setTimeout(() => connections.cut(running.isServing), SILENT_MS).unref();
		await Promise.all([closed.then(flushVisits), stopWorkers(DELIVERY_PATIENCE_MS)]);
		await closeReception();
		process.exit(0);
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
}

/**
 * The system takes connections for us, and Node looks at one of them per turn: those it has not looked at would
 * be broken off by closing. So none may have come in the last turn, and that turn must have been a short one:
 * while others are answered in it, more can come.
 */
async function acceptWaiting(server: Server): Promise<void> {
	let hasCome = false;
	const note = () => {
		hasCome = true;
	};
	server.on("connection", note);
	const giveUpAt = performance.now() + ACCEPT_MS;
	let isQuiet = false;
	while (!isQuiet && performance.now() < giveUpAt) {
		hasCome = false;
		await setImmediate();
		const begun = performance.now();
		await setImmediate();
		isQuiet = !hasCome && performance.now() - begun < QUIET_TURN_MS;
	}
	server.off("connection", note);
}

/** Takes requests and answers them when it is told to: a turn that answers others is a long one. */
function holdRequests(server: Server): () => void {
	const listeners = server.listeners("request");
	const held: [IncomingMessage, ServerResponse][] = [];
	server.removeAllListeners("request");
	server.on("request", (request, response) => held.push([request, response]));
	return () => {
		server.removeAllListeners("request");
		for (const listener of listeners) server.on("request", listener as RequestListener);
		for (const [request, response] of held) server.emit("request", request, response);
	};
}
