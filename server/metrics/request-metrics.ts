import { Counter, Histogram, type Registry } from "prom-client";
import type { RequestReport } from "../log/observe-requests.ts";

/** Upper bounds in seconds; cached responses are in the first bucket. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The reason for a rejection with 503: no place, or too slow to render. */
export type OverloadReason = "full" | "time";

export function createRequestMetrics(registry: Registry) {
	const counter = <Label extends string = never>(
		name: string,
		help: string,
		labelNames: Label[] = [],
	) => new Counter({ name: `site_${name}`, help, labelNames, registers: [registry] });

	const requests = counter("requests_total", "Responses by what was requested and their status.", [
		"kind",
		"status",
	]);
	const seconds = new Histogram({
		name: "site_request_seconds",
		help: "From a request's headers to the end of its response, without streams of events.",
		buckets: BUCKETS,
		registers: [registry],
	});
	const bytes = counter("sent_bytes_total", "Bytes of responses.");
	const cache = counter(
		"page_cache_total",
		"Responses from memory (stored), rendered for one (made) or several (shared), or not cached (none).",
		["state"],
	);
	const rejected = counter(
		"shed_total",
		"Requests answered 503: no place (full), too slow to render (time).",
		["reason"],
	);
	for (const reason of ["full", "time"] as const) rejected.inc({ reason }, 0);

	return {
		countResponse(report: RequestReport): void {
			requests.inc({ kind: report.kind, status: `${Math.trunc(report.status / 100)}xx` });
			if (report.kind !== "stream") seconds.observe(report.ms / 1_000);
			bytes.inc(report.bytes);
			cache.inc({ state: report.cache });
		},
		countRejection: (reason: OverloadReason): void => rejected.inc({ reason }),
	};
}
