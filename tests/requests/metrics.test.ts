import { expect, onTestFinished, test, vi } from "vitest";
import { json, startContentHost } from "../support/content-host.ts";
import { makeAgedForm } from "../support/enquiries.ts";
import { findFreePort } from "../support/free-port.ts";
import { makeProjectFolder } from "../support/project-folder.ts";
import { startProcess } from "../support/started-process.ts";

const LINE = /^([a-z_]+)(\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)*\})? (-?[\d.e+-]+|NaN)$/;

/** Reads the text format: the value of each name with its labels. Throws where a line is none. */
function parse(text: string): Map<string, number> {
	const values = new Map<string, number>();
	const types = new Map<string, string>();
	expect(text.endsWith("\n")).toBe(true);
	for (const line of text.trimEnd().split("\n")) {
		const [, comment, named = "", type = ""] = /^# (HELP|TYPE) ([a-z_]+) (.+)$/.exec(line) ?? [];
		if (comment) {
			if (comment === "TYPE") types.set(named, type);
			continue;
		}
		const [, name = "", labels = "", value] = LINE.exec(line) ?? [];
		const family = name.replace(/_(bucket|sum|count)$/, "");
		if (!types.has(name) && types.get(family) !== "histogram")
			throw new Error(`This line has no type: ${line}`);
		if (values.has(name + labels)) throw new Error(`This line is there twice: ${line}`);
		values.set(name + labels, Number(value));
	}
	return values;
}

async function start(settings: Record<string, string>) {
	const folder = makeProjectFolder();
	onTestFinished(folder.remove);
	const started = startProcess({ cwd: folder.path, settings });
	const origin = await started.origin();
	const address = /metrics +(http:\S+)/.exec(started.output.stdout)?.[1];
	return {
		origin,
		address,
		dataDir: folder.dataDir,
		read: async () => parse(await (await fetch(address ?? "")).text()),
	};
}

test("the metrics tell what was answered, what is kept and what waits", async () => {
	const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
	const { origin, address, read, dataDir } = await start({
		METRICS_PORT: "0",
		// Nobody answers there, so that what is to be delivered waits.
		WEBHOOK_URL: `http://127.0.0.1:${await findFreePort()}`,
		WEBHOOK_SECRET: secret,
	});
	expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
	for (const path of ["/about", "/about", "/nowhere/at/all"]) await fetch(origin + path);
	const body = new URLSearchParams({
		...makeAgedForm({ dataDir }, 60_000),
		name: "Riya Desai",
		email: "riya@x.example",
		message: "We weave bedsheets in Surat and sell too few.",
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
	const least = {
		site_page_cache_bytes: 1_000,
		site_outbox_oldest_seconds: 0,
		site_memory_bytes: 10_000_000,
		site_connections: 1,
		site_event_loop_delay_seconds: 0,
	};
	for (const [name, value] of Object.entries(least))
		expect(metrics.get(name), name).toBeGreaterThanOrEqual(value);
	expect([...metrics.keys()].join()).toContain("site_enquiries{verdict=");
	expect((await fetch(`${origin}/metrics`)).status).toBe(404);
	expect((await fetch(new URL("/", address))).status).toBe(404);
});

test("the state of the blog's source is told: fresh while it answers, failing when it no longer does", async () => {
	const cms = await startContentHost(json([]));
	onTestFinished(() => cms.stop());
	const { origin, read } = await start({
		METRICS_PORT: "0",
		CONTENT_API_URL: cms.base,
		BLOG_TTL: "1s",
	});
	const isIn = async (state: string) => {
		await fetch(`${origin}/blog`);
		const metrics = await read();
		expect(metrics.get(`site_blog_source{state="${state}"}`)).toBe(1);
		return metrics;
	};
	const fresh = await vi.waitFor(() => isIn("fresh"), { timeout: 20_000 });
	expect(fresh.get("site_blog_age_seconds")).toBeLessThan(60);
	expect(fresh.get('site_blog_source{state="failing"}')).toBe(0);
	cms.answer(json("no", {}, 500));
	const failing = await vi.waitFor(() => isIn("failing"), { timeout: 30_000, interval: 500 });
	expect(failing.get('site_blog_source{state="fresh"}')).toBe(0);
}, 60_000);
