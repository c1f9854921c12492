import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { collectDefaultMetrics, Registry } from "prom-client";
import { setBlogSource, startPolling } from "#app/blog/blog-source.server.ts";
import { reloadContent } from "#app/content/content.server.ts";
import { type Env, getEnv, setPort } from "#app/env.server.ts";
import { setOperationsLog } from "#app/operations-log.ts";
import { getSiteIndex } from "#app/search/search-site.server.ts";
import { startDelivery } from "./lifecycle/deliver.ts";
import { openStore } from "./lifecycle/open-store.ts";
import { exitOnUncaughtException, shutDownOnSignal } from "./lifecycle/shutdown.ts";
import { formatStartError } from "./lifecycle/start-errors.ts";
import { formatStartReport } from "./lifecycle/start-report.ts";
import { createLimitedServer } from "./limits/create-server.ts";
import { createLog, toOperationsLog } from "./log/create-log.ts";
import { createMetricsServer } from "./metrics/metrics-server.ts";
import { createRequestMetrics } from "./metrics/request-metrics.ts";
import { createStateMetrics } from "./metrics/state-metrics.ts";
import { createSite, type Site } from "./site.ts";

export { createSite, setBlogSource };

const CLIENT = join(import.meta.dirname, "../client");

/** Starts the site; errors in settings, content, store or port end the process with one clear line each. */
export async function start(): Promise<void> {
	let env: Env | undefined;
	try {
		env = getEnv();
		const log = createLog(env);
		setOperationsLog(toOperationsLog(log));
		exitOnUncaughtException(log);
		const content = reloadContent();
		const store = await openStore(env);
		const server = createLimitedServer();
		await listen(server, env.PORT, env.HOST);
		env = setPort(getPort(server));
		const registry = new Registry();
		const metrics = env.METRICS_PORT === undefined ? null : createRequestMetrics(registry);
		const site = createSite(build, CLIENT, {
			onOverload: metrics?.countRejection,
			onResponse: (report) => {
				metrics?.countResponse(report);
				log.info(report, "answered");
			},
		});
		server.on("request", site.listener);
		const metricsPort = await serveMetrics(env, registry, server, site);
		startDelivery(env, content);
		startPolling();
		// Built now, so that the first search does not wait for it.
		getSiteIndex();
		shutDownOnSignal({ server, site, graceMs: env.STOP_GRACE });
		console.log(formatStartReport({ env, content, store, metricsPort }));
	} catch (error) {
		for (const line of formatStartError(error, env)) console.error(line);
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
	return getPort(metricsServer);
}

function getPort(server: Server): number {
	const address = server.address();
	return typeof address === "object" && address ? address.port : 0;
}
