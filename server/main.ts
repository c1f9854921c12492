import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { setBlogSource, startPolling } from "#app/blog/blog-source.server.ts";
import { readContent } from "#app/content/content.server.ts";
import { getEnv, settlePort } from "#app/env.server.ts";
import type { Env } from "#app/env.ts";
import { setOperationsLog } from "#app/operations-log.ts";
import { getSiteIndex } from "#app/search/site-index.server.ts";
import { startDelivering } from "./deliver.ts";
import { describeStart } from "./describe-start.ts";
import { endOnCrash } from "./lifecycle/end-on-crash.ts";
import { createRunning } from "./lifecycle/running.ts";
import { stopOnSignal } from "./lifecycle/stop-on-signal.ts";
import { limitConnections } from "./limits/connections.ts";
import { watchLoopDelay } from "./limits/loop-delay.ts";
import { makeServer } from "./limits/make-server.ts";
import { openLog, toOperationsLog } from "./log/open-log.ts";
import { countRequests } from "./metrics/count-requests.ts";
import { measureState } from "./metrics/measure-state.ts";
import { makeMetricsServer } from "./metrics/serve-metrics.ts";
import { writeMetrics } from "./metrics/write-metrics.ts";
import { openForStart } from "./open-for-start.ts";
import { createSite } from "./site.ts";
import { explainStartFault } from "./start-faults.ts";

export { createSite, setBlogSource };

const CLIENT = join(import.meta.dirname, "../client");

/** Starts the site; a fault in settings, content, store or port ends the process with one clear line each. */
export async function start(): Promise<void> {
	let env: Env | undefined;
	try {
		env = getEnv();
		const log = openLog(env);
		setOperationsLog(toOperationsLog(log));
		endOnCrash(log);
		const content = readContent();
		const store = await openForStart(env);
		const server = makeServer();
		const connections = limitConnections(server, { isBehindProxy: env.TRUST_PROXY > 0 });
		await listen(server, env.PORT, env.HOST);
		env = settlePort(readPort(server));
		const running = createRunning();
		const readDelay = watchLoopDelay();
		const counts = countRequests();
		const site = createSite(build, CLIENT, {
			running,
			readDelay,
			onShed: counts.addShed,
			onAnswer: (report) => {
				counts.add(report);
				log.info(report, "answered");
			},
		});
		server.on("request", site.listener);
		const metricsPort = await serveMetrics(env, async () =>
			writeMetrics([
				...counts.list(),
				...(await measureState({ ...site, readDelay, readConnections: () => connections.count })),
			]),
		);
		startDelivering(env, content);
		startPolling();
		getSiteIndex();
		stopOnSignal({ server, connections, running });
		console.log(describeStart({ env, content, store, metricsPort }));
	} catch (error) {
		for (const line of explainStartFault(error, env)) console.error(line);
		process.exit(1);
	}
}

/** The site without a listening socket, for tests. */
export function createBuiltSite(): RequestListener {
	return createSite(build, CLIENT).listener;
}

function listen(server: Server, port: number, host: string): Promise<void> {
	return new Promise((done, reject) => {
		server.on("error", reject).listen(port, host, done);
	});
}

/** Gives the port where the metrics are to be had; null where none is set. */
async function serveMetrics(env: Env, write: () => Promise<string>): Promise<number | null> {
	if (env.METRICS_PORT === undefined) return null;
	const server = makeMetricsServer(write);
	await listen(server, env.METRICS_PORT, env.METRICS_HOST);
	return readPort(server);
}

function readPort(server: Server): number {
	const address = server.address();
	return typeof address === "object" && address ? address.port : 0;
}
