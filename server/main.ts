import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { setBlogSource, startPolling, stopPolling } from "#app/blog/blog-source.server.ts";
import { stopWorkers } from "#app/enquiries/delivery/running-workers.ts";
import { closeReception } from "#app/enquiries/reception.server.ts";
import { getEnv } from "#app/env.server.ts";
import type { Env } from "#app/env.ts";
import { openSiteIndex } from "#app/search/site-index.server.ts";
import { flushVisits } from "#app/visits/receive-view.server.ts";
import { startDelivering } from "./deliver.ts";
import { describeStart } from "./describe-start.ts";
import { openForStart } from "./open-for-start.ts";
import { readContentForStart } from "./read-content.ts";
import { createSite } from "./site.ts";
import { explainStartFault } from "./start-faults.ts";

export { createSite, setBlogSource };

/** After SIGTERM, how long running answers may take to finish. */
const DRAIN_MS = 10_000;
const ACCEPT_MS = 1_000;
/** A turn of the event loop in which nothing was worked on. */
const QUIET_TURN_MS = 0.5;
/** And how long running deliveries; what is broken off then is tried again at the next start. */
const DELIVERY_PATIENCE_MS = 7_000;

/** Starts the site; a fault in settings, content, store or port ends the process with one clear line each. */
export async function start(): Promise<void> {
	let env: Env | undefined;
	try {
		env = getEnv();
		const { content, settle } = await readContentForStart(env.DATA_DIR);
		const store = await openForStart(env);
		const server = await listen(createBuiltSite(), env.PORT, env.HOST);
		startDelivering(env, content);
		startPolling();
		settle();
		void openSiteIndex();
		stopOnSignal(server);
		console.log(describeStart({ env, content, store, port: readPort(server) }));
	} catch (error) {
		for (const line of explainStartFault(error, env)) console.error(line);
		process.exit(1);
	}
}

/** The site without a listening socket, for tests. */
export function createBuiltSite(): RequestListener {
	return createSite(build, join(import.meta.dirname, "../client"));
}

function listen(site: RequestListener, port: number, host: string): Promise<Server> {
	return new Promise((done, reject) => {
		const server = createServer(site).on("error", reject);
		server.listen(port, host, () => done(server));
	});
}

function readPort(server: Server): number {
	const address = server.address();
	return typeof address === "object" && address ? address.port : 0;
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

function stopOnSignal(server: Server): void {
	const stop = async () => {
		setTimeout(() => process.exit(1), DRAIN_MS).unref();
		stopPolling();
		await acceptWaiting(server);
		const closed = new Promise<unknown>((done) => server.close(done));
		server.closeIdleConnections();
		await Promise.all([closed.then(flushVisits), stopWorkers(DELIVERY_PATIENCE_MS)]);
		await closeReception();
		process.exit(0);
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
}
