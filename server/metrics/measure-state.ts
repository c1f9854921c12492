import { readBlogState } from "#app/blog/blog-source.server.ts";
import { getReception } from "#app/enquiries/reception.server.ts";
import type { Metric } from "./write-metrics.ts";

type Sources = {
	readConnections: () => number;
	readDelay: () => number;
	readAtWork: () => number;
	readPageBytes: () => number;
};

const gauge = (name: string, help: string, values: Metric["values"]): Metric => ({
	name,
	help,
	type: "gauge",
	values,
});

/** How the site is at the moment. What the store does not tell is left out, and `site_store_up` is 0. */
export async function measureState(sources: Sources, now = Date.now()): Promise<Metric[]> {
	return [
		gauge("site_connections", "Open connections.", [[{}, sources.readConnections()]]),
		gauge("site_answers_at_work", "Answers that are being made.", [[{}, sources.readAtWork()]]),
		gauge("site_event_loop_delay_seconds", "How late the event loop is on an average.", [
			[{}, sources.readDelay() / 1_000],
		]),
		gauge("site_memory_bytes", "Resident memory.", [[{}, process.memoryUsage.rss()]]),
		gauge("site_uptime_seconds", "Since the start.", [[{}, process.uptime()]]),
		gauge("site_page_cache_bytes", "Memory of the kept pages.", [[{}, sources.readPageBytes()]]),
		...measureBlog(now),
		...(await measureStore(now)),
	];
}

const BLOG_STATES = ["embedded", "fresh", "stale", "failing"] as const;

function measureBlog(now: number): Metric[] {
	const { state, fetchedAt } = readBlogState(now);
	return [
		gauge(
			"site_blog_source",
			"1 for the state that the blog's source is in.",
			BLOG_STATES.map((each) => [{ state: each }, each === state ? 1 : 0]),
		),
		gauge(
			"site_blog_age_seconds",
			"Since the blog's source was last asked with success.",
			fetchedAt === null ? [] : [[{}, (now - fetchedAt) / 1_000]],
		),
	];
}

async function measureStore(now: number): Promise<Metric[]> {
	const up = (value: number) => gauge("site_store_up", "Whether the store answers.", [[{}, value]]);
	try {
		const { staff, enquiries } = await getReception();
		await enquiries.check();
		const { enquiries: kept, deliveries, oldestPending } = await staff.measure();
		return [
			up(1),
			gauge(
				"site_enquiries",
				"Stored enquiries by verdict.",
				kept.map(({ verdict, count }) => [{ verdict }, count]),
			),
			gauge(
				"site_deliveries",
				"Deliveries by channel and state; pending ones are the outbox.",
				deliveries.map(({ channel, state, count }) => [{ channel, state }, count]),
			),
			gauge(
				"site_outbox_oldest_seconds",
				"Since the enquiry of the oldest pending delivery was stored; 0 without one.",
				[[{}, oldestPending ? (now - Date.parse(oldestPending)) / 1_000 : 0]],
			),
		];
	} catch {
		// Readiness tells the reason.
		return [up(0)];
	}
}
