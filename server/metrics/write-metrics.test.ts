import { expect, it } from "vitest";
import { countRequests } from "./count-requests.ts";
import { writeMetrics } from "./write-metrics.ts";

it("answers are counted by their time, each bucket with those before it, and their bytes", () => {
	const counts = countRequests();
	const report = { id: "a", method: "GET", kind: "page", route: null, status: 200 } as const;
	for (const ms of [0.5, 30, 60_000]) counts.add({ ...report, ms, bytes: 100, cache: "stored" });
	counts.addShed("late");
	expect(writeMetrics(counts.list()).split("\n")).toEqual(
		expect.arrayContaining([
			'site_request_seconds_bucket{le="0.001"} 1',
			'site_request_seconds_bucket{le="0.05"} 2',
			'site_request_seconds_bucket{le="10"} 2',
			'site_request_seconds_bucket{le="+Inf"} 3',
			"site_request_seconds_sum 60.0305",
			"site_sent_bytes_total 300",
			'site_shed_total{reason="late"} 1',
		]),
	);
});
