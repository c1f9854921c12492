import { expect, it } from "vitest";
import { countRequests } from "./count-requests.ts";
import { writeMetrics } from "./write-metrics.ts";

it("writes each metric with its help, type and values", () => {
	const text = writeMetrics([
		{
			name: "site_a",
			help: 'What "a" is.\nAnd a \\.',
			type: "gauge",
			values: [
				[{}, 1.5],
				[{ kind: 'a"b\\c\nd', other: "e" }, 2],
			],
		},
	]);
	expect(text).toBe(
		[
			'# HELP site_a What "a" is.\\nAnd a \\\\.',
			"# TYPE site_a gauge",
			"site_a 1.5",
			'site_a{kind="a\\"b\\\\c\\nd",other="e"} 2',
			"",
		].join("\n"),
	);
});

it("counts answers by kind, status and time, each bucket with those before it", () => {
	const counts = countRequests();
	const report = { id: "a", method: "GET", route: null, bytes: 100, cache: "stored" } as const;
	counts.add({ ...report, kind: "page", status: 200, ms: 0.5 });
	counts.add({ ...report, kind: "page", status: 204, ms: 30 });
	counts.add({ ...report, kind: "form", status: 503, ms: 60_000 });
	counts.addShed("late");
	const lines = writeMetrics(counts.list()).split("\n");
	for (const line of [
		'site_requests_total{kind="page",status="2xx"} 2',
		'site_requests_total{kind="form",status="5xx"} 1',
		'site_request_seconds_bucket{le="0.001"} 1',
		'site_request_seconds_bucket{le="0.05"} 2',
		'site_request_seconds_bucket{le="10"} 2',
		'site_request_seconds_bucket{le="+Inf"} 3',
		"site_request_seconds_count 3",
		"site_sent_bytes_total 300",
		'site_page_cache_total{state="stored"} 3',
		'site_shed_total{reason="late"} 1',
		'site_shed_total{reason="full"} 0',
	])
		expect(lines).toContain(line);
});
