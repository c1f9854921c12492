import type { Server } from "node:http";
import { stopPolling } from "#app/blog/blog-source.server.ts";
import { stopWorkers } from "#app/enquiries/delivery/running-workers.ts";
import { closeReception } from "#app/enquiries/reception.server.ts";
import { flushVisits } from "#app/visits/receive-view.server.ts";
import type { Connections } from "../limits/connections.ts";
import { untilNoneWaits } from "./accept-queue.ts";
import type { Running } from "./running.ts";

/** After SIGTERM, how long running answers may take to finish. */
const DRAIN_MS = 10_000;
/** And connections on which nothing has been asked yet. */
const SILENT_MS = 4_000;
/** And how long running deliveries; what is broken off then is tried again at the next start. */
const DELIVERY_PATIENCE_MS = 7_000;

type Stopped = { server: Server; connections: Connections; running: Running };

/** SIGTERM and SIGINT end the process once what runs is answered, delivered and written. */
export function stopOnSignal({ server, connections, running }: Stopped): void {
	const stop = async () => {
		running.stop();
		setTimeout(() => process.exit(1), DRAIN_MS).unref();
		stopPolling();
		await untilNoneWaits(server);
		const closed = new Promise((done) => server.close(done));
		setTimeout(() => connections.cut(running.isServing), SILENT_MS).unref();
		await Promise.all([closed.then(flushVisits), stopWorkers(DELIVERY_PATIENCE_MS)]);
		await closeReception();
		process.exit(0);
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
}
