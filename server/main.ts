import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { collectDefaultMetrics, Registry } from "prom-client";
import { setBlogSource, startPolling } from "#app/blog/blog-source.server.ts";
import { readContent } from "#app/content/content.server.ts";
import { getEnv, settlePort } from "#app/env.server.ts";
import type { Env } from "#app/env.ts";
import { setOperationsLog } from "#app/operations-log.ts";
import { getSiteIndex } from "#app/search/site-index.server.ts";
import { startDelivering } from "./deliver.ts";
import { describeStart } from "./describe-start.ts";
import { endOnCrash } from "./lifecycle/end-on-crash.ts";
import { stopOnSignal } from "./lifecycle/stop-on-signal.ts";
import { createLimitedServer } from "./limits/create-server.ts";
import { openLog, toOperationsLog } from "./log/open-log.ts";
import { createMetricsServer } from "./metrics/metrics-server.ts";
import { createRequestMetrics } from "./metrics/request-metrics.ts";
import { createStateMetrics } from "./metrics/state-metrics.ts";
import { openForStart } from "./open-for-start.ts";
import { createSite, type Site } from "./site.ts";
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
		const server = createLimitedServer();
		await listen(server, env.PORT, env.HOST);
		env = settlePort(readPort(server));
		const registry = new Registry();
		const metrics = env.METRICS_PORT === undefined ? null : createRequestMetrics(registry);
		const site = createSite(build, CLIENT, {
			onShed: metrics?.countShed,
			onResponse: (report) => {
				metrics?.countResponse(report);
				log.info(report, "answered");
			},
		});
		server.on("request", site.listener);
		const metricsPort = await serveMetrics(env, registry, server, site);
		startDelivering(env, content);
		startPolling();
		// Created now, so that the first search does not wait for it.
		getSiteIndex();
		stopOnSignal({ server, site, graceMs: env.STOP_GRACE });
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

/** Returns the port of the metrics; null where none is set. */
async function serveMetrics(
	env: Env,
	registry: Registry,
	server: Server,
	site: Site,
): Promise<number | null> {
	if (env.METRICS_PORT === undefined) return null;
	collectDefaultMetrics({ register: registry });
	const update = createStateMetrics(registry, server, site);
	const metricsServer = createMetricsServer(registry, update);
	await listen(metricsServer, env.METRICS_PORT, env.METRICS_HOST);
	return readPort(metricsServer);
}

function readPort(server: Server): number {
	const address = server.address();
	return typeof address === "object" && address ? address.port : 0;
}
