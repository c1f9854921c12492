import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as build from "virtual:react-router/server-build";
import type { Logger } from "pino";
import { Registry } from "prom-client";
import { startPolling } from "#app/blog/blog-source.server.ts";
import { checkDemonstration } from "#app/content/check-demonstration.ts";
import { getContent, reloadContent } from "#app/content/content.server.ts";
import { ParsedValues } from "#app/content/files/parsed-values.ts";
import { createRefreshTokens } from "#app/database/refresh-tokens.ts";
import { startEmptyingJournal } from "#app/database/start-emptying-journal.ts";
import { startRefreshingBusyCalendars } from "#app/desk/calls/refresh-busy-calendars.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { publishPlanned } from "#app/desk/website/schedule/publish-planned.ts";
import { getEditing, startEditing } from "#app/editing/editing.server.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { openStore } from "#app/enquiries/open-store-at-start.ts";
import { startSweepingFiles } from "#app/enquiries/store/start-sweeping-files.ts";
import { getEnv, setPort } from "#app/platform/env.server.ts";
import { setRefreshTokens } from "#app/platform/oauth-tokens.ts";
import { startReadingReplies } from "#app/replies/start-reading-replies.ts";
import { getSiteIndex } from "#app/site/search/search-site.server.ts";
import { startChecks } from "#app/tools/website-check/run-checks.ts";
import { stopWork } from "./lifecycle/shutdown.ts";
import { startDelivery } from "./lifecycle/start-delivery.ts";
import { formatStartReport } from "./lifecycle/start-report.ts";
import { listen } from "./limits/create-server.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import { createRequestMetrics } from "./metrics/request-metrics.ts";
import { createSite } from "./site.ts";

type Settings = {
	/** It gets the site's listener, unless it listens already: in development Vite hands requests on. */
	server: Server;
	/** Folder of the built files; null in development. */
	clientDir: string | null;
	/** The file that keeps what was parsed from one start to the next; null in development. */
	valuesPath: string | null;
	/** It gets a line for each request; null in development. */
	log: Logger | null;
};

/** Starts the site with all that works beside its requests. */
export async function runSite({ server, clientDir, valuesPath, log }: Settings) {
	const isBehindVite = server.listening;
	const { PORT, HOST, CONTENT_DIR } = getEnv();
	const values = valuesPath === null ? undefined : new ParsedValues(valuesPath);
	const { content } = reloadContent(CONTENT_DIR, values);
	checkDemonstration(getEnv(), content);
	const store = await openStore(getEnv());
	const isLaid = startEditing(publishPlanned);
	// What was published is on the first page that anybody gets, but for a store that is away.
	if (store.isAvailable) await isLaid;
	const port = isBehindVite
		? (server.address() as AddressInfo).port
		: await listen(server, PORT, HOST);
	const env = setPort(port);
	const registry = new Registry();
	const metrics = env.METRICS_PORT === undefined ? null : createRequestMetrics(registry);
	const site = createSite(build, clientDir, {
		onOverload: metrics?.countRejection,
		onResponse: (report) => {
			metrics?.countResponse(report);
			log?.info(report, "answered");
		},
	});
	if (!isBehindVite) server.on("request", site.listener);
	const metricsServer = await startMetricsServer(env, registry, server, site);
	setRefreshTokens(createRefreshTokens(async () => (await getEnquiryServices()).database));
	startDelivery(env);
	startReadingReplies(env);
	startChecks();
	startPolling();
	const timers = [startRefreshingBusyCalendars()];
	if (!env.DATABASE_URL) {
		const getDatabase = async () => (await getEnquiryServices()).database;
		timers.push(startEmptyingJournal(getDatabase));
		timers.push(startSweepingFiles(getDatabase, store.isAvailable));
	}
	// The search index is built now, so that the first search does not wait for it.
	getSiteIndex();
	return {
		site,
		/** Says in plain lines what the site uses. */
		report: async (): Promise<string> => {
			const staff = store.isAvailable ? await (await getDeskServices()).people.list() : null;
			const active = staff?.filter(({ disabledAt }) => !disabledAt);
			const metricsPort = metricsServer && (metricsServer.address() as AddressInfo).port;
			return formatStartReport({
				env,
				content: getContent(),
				store,
				laid: { files: getEditing().listStates() },
				metricsPort,
				people: active?.map(({ email }) => email) ?? null,
			});
		},
		/** Ends all but the server, as another version of the site takes its place. */
		stop: async (): Promise<void> => {
			site.announceStop();
			for (const timer of timers) clearInterval(timer);
			metricsServer?.close();
			metricsServer?.closeAllConnections();
			await stopWork();
		},
	};
}

export type RunningSite = Awaited<ReturnType<typeof runSite>>;
