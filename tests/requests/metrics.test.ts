import { expect, onTestFinished, test, vi } from "vitest";
import { json, startContentHost } from "../support/content-host.ts";
import { GOOD, makeAgedForm } from "../support/enquiries.ts";
import { findFreePort } from "../support/listen.ts";
import { openFolder, startProcess } from "../support/started-process.ts";

const LINE = /^([a-z_][a-z0-9_]*(?:\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)*\})?) (-?[\d.e+-]+|Nan)$/;

/** Reads the text format: the value of each name with its labels, once, and no line beside but comments. */
function parse(text: string): Map<string, number> {
	const isMetric = (line: string) => line !== "" && !/^# (HELP|TYPE) [a-z_][a-z0-9_]* ./.test(line);
	const lines = text.split("\n").filter(isMetric);
	const found = lines.map((line) => LINE.exec(line) ?? expect.fail(`This is no line: ${line}`));
	const values = new Map(found.map(([, name = "", value]) => [name, Number(value)]));
	expect(values.size, "different names").toBe(lines.length);
	return values;
}

async function start(settings: Record<string, string>) {
	const { path, dataDir } = openFolder();
	const started = startProcess({ cwd: path, settings });
	const origin = await started.origin();
	const address = /metrics +(http:\S+)/.exec(started.output.stdout)?.[1];
	return {
		origin,
		address,
		dataDir,
		read: async () => parse(await (await fetch(address ?? "")).text()),
	};
}

test("the metrics tell what was answered, what is kept and what waits", async () => {
	const { origin, address, read, dataDir } = await start({
		METRICS_PORT: "0",
		// Nobody answers there, so that what is to be delivered waits.
		WEBHOOK_URL: `http://127.0.0.1:${await findFreePort()}`,
		WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
	});
	expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
	for (const path of ["/about", "/about", "/nowhere/at/all"]) await fetch(origin + path);
	const body = new URLSearchParams({
		...makeAgedForm({ dataDir }, 60_000),
		...GOOD,
	});
	await fetch(`${origin}/contact`, { method: "POST", body, redirect: "manual" });
	const exact = {
		'site_requests_total{kind="page",status="2xx"}': 2,
		'site_requests_total{kind="page",status="4xx"}': 1,
		'site_requests_total{kind="form",status="3xx"}': 1,
		'site_page_cache_total{state="stored"}': 1,
		'site_page_cache_total{state="made"}': 1,
		'site_request_seconds_bucket{le="+Inf"}': 4,
		'site_shed_total{reason="full"}': 0,
		'site_blog_source{state="embedded"}': 1,
		site_store_up: 1,
		'site_deliveries{channel="webhook",state="pending"}': 1,
	};
	await vi.waitFor(async () => expect(Object.fromEntries(await read())).toMatchObject(exact));
	const metrics = await read();
	const least = { page_cache_bytes: 1_000, memory_bytes: 10_000_000, connections: 1 };
	for (const [name, value] of Object.entries({ ...least, outbox_oldest_seconds: 0 }))
		expect(metrics.get(`site_${name}`), name).toBeGreaterThanOrEqual(value);
	expect([...metrics.keys()].join()).toContain("site_enquiries{verdict=");
	for (const name of ["nodejs_heap_size_used_bytes", "process_start_time_seconds"])
		expect(metrics.get(name), name).toBeGreaterThan(0);
	expect((await fetch(`${origin}/metrics`)).status).toBe(404);
	expect((await fetch(new URL("/", address))).status).toBe(404);
});

test("the state of the blog's source is told: fresh while it answers, failing when it no longer does", async () => {
	const cms = await startContentHost(json([]));
	onTestFinished(() => cms.stop());
	const settings = { METRICS_PORT: "0", CONTENT_API_URL: cms.base, BLOG_TTL: "1s" };
	const { origin, read } = await start(settings);
	const untilIn = (state: string, other: string) =>
		vi.waitFor(
			async () => {
				await fetch(`${origin}/blog`);
				const metrics = await read();
				expect(metrics.get(`site_blog_source{state="${state}"}`)).toBe(1);
				expect(metrics.get(`site_blog_source{state="${other}"}`)).toBe(0);
				return metrics;
			},
			{ timeout: 30_000, interval: 500 },
		);
	expect((await untilIn("fresh", "failing")).get("site_blog_age_seconds")).toBeLessThan(60);
	cms.answer(json("no", {}, 500));
	await untilIn("failing", "fresh");
}, 60_000);
