import type { RequestListener } from "node:http";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { Registry } from "prom-client";
import { startPolling } from "#app/blog/blog-source.server.ts";
import { reloadContent } from "#app/content/content.server.ts";
import { getDeskServices } from "#app/desk/desk-services.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { type Env, getEnv, setPort } from "#app/platform/env.server.ts";
import { setOperationsLog, warn } from "#app/platform/operations-log.ts";
import { keepFilesPrivate, restrictFolder } from "#app/platform/private-files.ts";
import { getSiteIndex } from "#app/site/search/search-site.server.ts";
import { startDelivery } from "./lifecycle/deliver.ts";
import { startEmptyingJournal } from "./lifecycle/empty-journal.ts";
import { openStore } from "./lifecycle/open-store.ts";
import { startRefreshingCalendars } from "./lifecycle/refresh-calendars.ts";
import { exitOnUncaughtException, shutDownOnSignal } from "./lifecycle/shutdown.ts";
import { formatStartError } from "./lifecycle/start-errors.ts";
import { formatStartReport } from "./lifecycle/start-report.ts";
import { createLimitedServer, listen } from "./limits/create-server.ts";
import { createLog, toOperationsLog } from "./log/create-log.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import { createRequestMetrics } from "./metrics/request-metrics.ts";
import { createSite } from "./site.ts";

export { setBlogSource } from "#app/blog/blog-source.server.ts";
export { setClock } from "#app/platform/clock.ts";

const CLIENT = join(import.meta.dirname, "../client");

/** Starts the site; errors in settings, content, store or port end the process with one clear line each. */
export async function start(): Promise<void> {
	let env: Env | undefined;
	keepFilesPrivate();
	try {
		env = getEnv();
		const log = createLog(env);
		setOperationsLog(toOperationsLog(log));
		restrictData(env);
		exitOnUncaughtException(log);
		const { content } = reloadContent();
		const store = await openStore(env);
		const server = createLimitedServer();
		env = setPort(await listen(server, env.PORT, env.HOST));
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
		const metricsPort = await startMetricsServer(env, registry, server, site);
		startDelivery(env, content);
		startPolling();
		startRefreshingCalendars();
		if (!env.DATABASE_URL) startEmptyingJournal(async () => (await getEnquiryServices()).database);
		// The search index is built now, so that the first search does not wait for it.
		getSiteIndex();
		shutDownOnSignal({ server, site, graceMs: env.STOP_GRACE });
		const staff = store.isAvailable ? await (await getDeskServices()).people.list() : null;
		const peopleCount = staff?.filter(({ disabledAt }) => !disabledAt).length ?? null;
		console.log(formatStartReport({ env, content, store, metricsPort, peopleCount }));
	} catch (error) {
		for (const line of formatStartError(error, env)) console.error(line);
		process.exit(1);
	}
}

/** Creates the site without a listening socket, for tests. */
export function createBuiltSite(): RequestListener {
	return createSite(build, CLIENT).listener;
}

/** Restricts files that were made before the site kept them private, or were copied. */
function restrictData({ DATA_DIR }: Env): void {
	try {
		const count = restrictFolder(DATA_DIR);
		if (count > 0)
			console.log(`${count} files in ${DATA_DIR} were open to other users, and are no more.`);
	} catch (error) {
		warn(`Other users can read ${DATA_DIR}, which could not be changed:`, error);
	}
}
