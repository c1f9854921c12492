import { Registry } from "prom-client";
import { expect, it } from "vitest";
import { createRequestMetrics } from "./request-metrics.ts";

it("responses are counted by their time, and their bytes", async () => {
	const registry = new Registry();
	const { countResponse, countRejection } = createRequestMetrics(registry);
	const report = { id: "a", method: "GET", kind: "page", route: null, status: 200 } as const;
	for (const ms of [0.5, 30, 60_000]) countResponse({ ...report, ms, bytes: 100, cache: "stored" });
	countRejection("time");
	expect((await registry.metrics()).split("\n")).toEqual(
		expect.arrayContaining([
			'site_requests_total{kind="page",status="2xx"} 3',
			'site_request_seconds_bucket{le="0.001"} 1',
			'site_request_seconds_bucket{le="0.05"} 2',
			'site_request_seconds_bucket{le="+Inf"} 3',
			"site_sent_bytes_total 300",
			'site_shed_total{reason="full"} 0',
			'site_shed_total{reason="time"} 1',
		]),
	);
});
