import type { Server } from "node:http";
import { promisify } from "node:util";
import { collectDefaultMetrics, Gauge, type Registry } from "prom-client";
import { getBlogState } from "#app/blog/blog-source.server.ts";
import type { Database } from "#app/database/open-database.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { getNow } from "#app/platform/clock.ts";
import type { Env } from "#app/platform/env.server.ts";
import { parseImapUrl } from "#app/platform/imap-url.ts";
import { findReadAt } from "#app/replies/imap/mailbox-store.ts";
import { nameMailbox } from "#app/replies/imap/mailbox-worker.ts";
import { createLimitedServer, listen } from "../limits/create-server.ts";
import type { SiteServer } from "../site.ts";

const BLOG_STATES = ["embedded", "fresh", "stale", "failing"] as const;

/**
 * Serves `GET /metrics` on a port of its own, which no proxy in front of the site reaches by mistake. Returns null where
 * none is set.
 */
export async function startMetricsServer(
	{ METRICS_PORT, METRICS_HOST, IMAP_URL }: Env,
	registry: Registry,
	server: Server,
	site: SiteServer,
): Promise<Server | null> {
	if (METRICS_PORT === undefined) return null;
	collectDefaultMetrics({ register: registry });
	const update = createStateMetrics(registry, server, site, IMAP_URL);
	const metricsServer = createLimitedServer().on("request", async (request, response) => {
		if (request.method !== "GET" || request.url !== "/metrics") {
			response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" });
			response.end("Only GET /metrics is answered here.");
			return;
		}
		await update();
		response.writeHead(200, { "Content-Type": registry.contentType });
		response.end(await registry.metrics());
	});
	await listen(metricsServer.unref(), METRICS_PORT, METRICS_HOST);
	return metricsServer;
}

/** Returns a function that updates the gauges of the site's state. */
function createStateMetrics(
	registry: Registry,
	server: Server,
	site: SiteServer,
	imapUrl: string | undefined,
) {
	const mailbox = imapUrl ? parseImapUrl(imapUrl) : null;
	const gauge = <Label extends string = never>(name: string, help: string, labels: Label[] = []) =>
		new Gauge({ name: `site_${name}`, help, labelNames: labels, registers: [registry] });
	const getConnections = promisify(server.getConnections.bind(server));

	const connections = gauge("connections", "Open connections.");
	const active = gauge("answers_at_work", "Requests that are being rendered.");
	const memory = gauge("memory_bytes", "Resident memory.");
	const pageBytes = gauge("page_cache_bytes", "Memory of the cached pages.");
	const blog = gauge("blog_source", "1 for the state that the blog's source is in.", ["state"]);
	const blogAge = gauge("blog_age_seconds", "Since the blog's source last answered well.");
	const storeUp = gauge("store_up", "Whether the store answers.");
	const enquiries = gauge("enquiries", "Stored enquiries by verdict.", ["verdict"]);
	const deliveries = gauge(
		"deliveries",
		"Deliveries by channel and state; pending ones are the outbox.",
		["channel", "state"],
	);
	const oldest = gauge(
		"outbox_oldest_seconds",
		"Since the enquiry of the oldest pending delivery was stored; 0 without one.",
	);
	const mailboxAge = gauge(
		"mailbox_age_seconds",
		"Since the mailbox of replies was last read well by any node.",
	);

	function updateBlog(now: number): void {
		const { state, fetchedAt } = getBlogState(now);
		for (const each of BLOG_STATES) blog.set({ state: each }, each === state ? 1 : 0);
		if (fetchedAt === null) blogAge.remove();
		else blogAge.set((now - fetchedAt) / 1_000);
	}

	async function updateMailbox(database: Database, now: number): Promise<void> {
		mailboxAge.remove();
		const readAt = mailbox && (await findReadAt(database, nameMailbox(mailbox)));
		if (readAt !== null) mailboxAge.set((now - readAt) / 1_000);
	}

	async function updateStore(now: number): Promise<void> {
		for (const each of [enquiries, deliveries]) each.reset();
		oldest.remove();
		try {
			const services = await getEnquiryServices();
			await services.enquiries.check();
			const measured = await services.staff.measure();
			await updateMailbox(services.database, now);
			storeUp.set(1);
			for (const { verdict, count } of measured.enquiries) enquiries.set({ verdict }, count);
			for (const { channel, state, count } of measured.deliveries)
				deliveries.set({ channel, state }, count);
			const { oldestPending } = measured;
			oldest.set(oldestPending ? (now - Date.parse(oldestPending)) / 1_000 : 0);
		} catch {
			// The route of /readyz logs the reason.
			storeUp.set(0);
		}
	}

	return async () => {
		const now = getNow();
		connections.set(await getConnections());
		active.set(site.renders.active);
		memory.set(process.memoryUsage.rss());
		pageBytes.set(site.pages?.bytes ?? 0);
		updateBlog(now);
		await updateStore(now);
	};
}
