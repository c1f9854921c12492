import { Counter, Histogram, type Registry } from "prom-client";
import type { RequestReport } from "../log/observe-requests.ts";

/** In seconds: a cached response takes less than the first one. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** No place, or too slow to render. */
export type ShedReason = "full" | "time";

/** Counts responses since the start. */
export function createRequestMetrics(registry: Registry) {
	const registers = [registry];
	const requests = new Counter({
		name: "site_requests_total",
		help: "Responses by what was requested and their status.",
		labelNames: ["kind", "status"],
		registers,
	});
	const seconds = new Histogram({
		name: "site_request_seconds",
		help: "From a request's headers to the end of its response.",
		buckets: BUCKETS,
		registers,
	});
	const bytes = new Counter({
		name: "site_sent_bytes_total",
		help: "Bytes of responses.",
		registers,
	});
	const cache = new Counter({
		name: "site_page_cache_total",
		help: "Responses from memory (stored), rendered for one (made) or several (shared), or not cached (none).",
		labelNames: ["state"],
		registers,
	});
	const shed = new Counter({
		name: "site_shed_total",
		help: "Requests answered 503: no place (full), too slow to render (time).",
		labelNames: ["reason"],
		registers,
	});
	for (const reason of ["full", "time"] as const) shed.inc({ reason }, 0);

	return {
		countResponse(report: RequestReport): void {
			requests.inc({ kind: report.kind, status: `${Math.trunc(report.status / 100)}xx` });
			seconds.observe(report.ms / 1_000);
			bytes.inc(report.bytes);
			cache.inc({ state: report.cache });
		},
		countShed(reason: ShedReason): void {
			shed.inc({ reason });
		},
	};
}
