import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { FIELD_NAMES } from "#app/enquiries/fields.ts";
import { setClock } from "#app/platform/clock.ts";
import { json, startContentHost } from "../support/content-host.ts";
import { GOOD, makeAgedForm, readSpeed, readVisits } from "../support/enquiries.ts";
import { createProjectFolder } from "../support/project-folder.ts";
import { sendRaw } from "../support/raw-request.ts";
import { SITE_URL } from "../support/site.ts";
import { spawnProcess } from "../support/started-process.ts";
import { CHROME } from "./visitor.ts";

/** The schema of a log line: one per request, and nothing else in it. */
const lineSchema = z.strictObject({
	level: z.literal("info"),
	time: z.string(),
	msg: z.literal("answered"),
	id: z.string().check(z.regex(/^[0-9a-z-]{8,41}$/)),
	method: z.string(),
	kind: z.enum(["asset", "page", "form", "service", "refused"]),
	route: z.nullable(z.string().check(z.regex(/^[a-z-]+$/))),
	status: z.number(),
	ms: z.number(),
	bytes: z.number().check(z.gte(50)),
	cache: z.enum(["stored", "made", "shared", "none"]),
});

let cms: Awaited<ReturnType<typeof startContentHost>>;
let server: ReturnType<typeof spawnProcess>;
let origin: string;
let dataDir: string;

// One process of `npm start` serves all tests; the last one ends it.
beforeAll(async () => {
	cms = await startContentHost(json([]));
	const folder = createProjectFolder();
	({ dataDir } = folder);
	const settings = {
		SITE_URL,
		TRUST_PROXY: "1",
		METRICS_PORT: "0",
		CONTENT_API_URL: cms.base,
		BLOG_TTL: "1s",
		// Nobody listens there, so that deliveries stay pending.
		WEBHOOK_URL: "http://127.0.0.1:9/",
		WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
	};
	server = spawnProcess({ cwd: folder.path, settings });
	origin = await server.origin();
	return async () => {
		server.end("SIGKILL");
		await server.ended;
		await cms.stop();
		folder.remove();
	};
});

/** Reads all lines so far, as text. */
const readLog = () =>
	server.output.stdout
		.split("\n")
		.slice(0, -1)
		.filter((line) => line.startsWith("{"));

const findLines = (id: string) => readLog().filter((line) => line.includes(id));

const findMetricsAddress = () => /metrics +(http:\S+)/.exec(server.output.stdout)?.[1] ?? "";

/** Reads the value of each name with its labels. */
async function readMetrics(): Promise<Map<string, number>> {
	const text = await (await fetch(findMetricsAddress())).text();
	const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
	const pairs = lines.map((line) => line.split(/ (?=\S+$)/));
	return new Map(pairs.map(([name = "", value]) => [name, Number(value)]));
}

const untilBlogIs = (state: string) =>
	expect
		.poll(async () => {
			await fetch(`${origin}/blog`);
			return (await readMetrics()).get(`site_blog_source{state="${state}"}`);
		})
		.toBe(1);

test("the metrics tell what was answered, what is kept and what waits", async () => {
	// biome-ignore lint/plugin: npm start reads the system's clock
	setClock(Date.now);
	expect(findMetricsAddress()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
	await untilBlogIs("fresh");
	const before = await readMetrics();
	for (const path of ["/about", "/about", "/nowhere/at/all"]) await fetch(origin + path);
	const body = new URLSearchParams({ ...makeAgedForm({ dataDir }, 60_000), ...GOOD });
	await fetch(`${origin}/contact`, { method: "POST", body, redirect: "manual" });
	const counted = {
		'site_requests_total{kind="page",status="2xx"}': 2,
		'site_requests_total{kind="page",status="4xx"}': 1,
		'site_requests_total{kind="form",status="3xx"}': 1,
		'site_page_cache_total{state="stored"}': 1,
		'site_request_seconds_bucket{le="+Inf"}': 4,
		'site_shed_total{reason="full"}': 0,
	};
	const readCounted = async () => {
		const metrics = await readMetrics();
		const risenBy = (name: string) => (metrics.get(name) ?? 0) - (before.get(name) ?? 0);
		return Object.fromEntries(Object.keys(counted).map((name) => [name, risenBy(name)]));
	};
	await expect.poll(readCounted).toEqual(counted);
	const metrics = await readMetrics();
	expect(Object.fromEntries(metrics)).toMatchObject({
		site_store_up: 1,
		'site_enquiries{verdict="clean"}': 1,
		'site_deliveries{channel="webhook",state="pending"}': 1,
	});
	for (const name of ["site_page_cache_bytes", "site_memory_bytes", "nodejs_heap_size_used_bytes"])
		expect(metrics.get(name), name).toBeGreaterThan(0);
	expect((await fetch(`${origin}/metrics`)).status).toBe(404);
	expect((await fetch(new URL("/", findMetricsAddress()))).status).toBe(404);
});

test.each<[path: string, line: object, init?: RequestInit]>([
	["/mumbai", { kind: "page", route: "city", status: 200, cache: "made" }],
	["/mumbai", { kind: "page", route: null, status: 200, cache: "stored" }],
	["/search?q=words", { kind: "page", route: "search", status: 200, cache: "none" }],
	["/livez", { kind: "service", route: null, status: 200, cache: "none" }],
	["/contact", { kind: "form", route: "contact", status: 422 }, { method: "POST", body: "name=" }],
	["/about", { kind: "refused", method: "DELETE", status: 405, route: null }, { method: "DELETE" }],
])(
	"the log has one line for %s: what answered it, and from where, as %j",
	async (path, line, init) => {
		// The trusted proxy sets this id; requests without one are tested in server/log/observe-requests.test.ts.
		const id = crypto.randomUUID();
		const headers = { "X-Request-Id": id, "Content-Type": "application/x-www-form-urlencoded" };
		await (await fetch(origin + path, { redirect: "manual", headers, ...init })).arrayBuffer();
		await expect.poll(() => findLines(id)).toHaveLength(1);
		expect(lineSchema.parse(JSON.parse(findLines(id).join()))).toMatchObject(line);
	},
);

test("the log holds nothing of a visitor, wherever he writes it", async () => {
	const mark = "zebrafinch";
	const mail = `${mark}@visitor.example`;
	const fields =
		"calculation service city district formToken submissionId wantsNews landingPage referrer firstTouch lastTouch homepage cf-turnstile-response";
	const headers = {
		"User-Agent": mark,
		Cookie: `session=${mark}`,
		Referer: `https://${mark}.example/`,
		"X-Forwarded-For": "203.0.113.77",
		"X-Request-Id": mail,
	};
	const send = (body: URLSearchParams | string, path = "/contact") =>
		fetch(origin + path, { method: "POST", body, headers, redirect: "manual" });
	const good = { name: mark, email: mail, message: `${mark} weaves bedsheets in Surat.` };
	for (const name of [...FIELD_NAMES, ...fields.split(" ")])
		await send(new URLSearchParams({ ...good, [name]: `${mark} ${mail}` }));
	await send(mark);
	await send(JSON.stringify({ path: `/${mark}`, referrer: mark }), "/visits");
	await send(JSON.stringify({ slug: mark }), "/hooks/content");
	for (const path of [
		`/blog/${mail}`,
		`/services/${mark}/${mark}`,
		`/%zz${mark}`,
		`/search?q=${mail}`,
		`/art/${mark}.svg`,
		`/cards/${mark}.png`,
		`/pictures/${mark}`,
		`/${mark}.data`,
		`/${mark}.txt`,
		`/${mark}${"a".repeat(2_000)}`,
	])
		await fetch(origin + path, { headers, redirect: "manual" });
	await sendRaw(origin, `GET / HTTP/1.1\r\nHost: ${mail}\r\n\r\n`);
	await sendRaw(origin, `${mark.toUpperCase()} /${mark} HTTP/1.1\r\nHost: a\r\n\r\n`);
	const last = crypto.randomUUID();
	await fetch(`${origin}/livez`, { headers: { "X-Request-Id": last } });
	await expect.poll(() => findLines(last)).toHaveLength(1);
	const written = server.output.stdout + server.output.stderr;
	expect(written.match(new RegExp(`.*(${mark}|203\\.0\\.113\\.77).*`, "gi"))).toBeNull();
});

test("the metrics tell that the blog's source no longer answers", async () => {
	cms.answer(json("no", {}, 500));
	await untilBlogIs("failing");
});

test("as the site stops it writes what waits: the log, and the counts of visits", async () => {
	const headers = { Origin: SITE_URL, "User-Agent": CHROME };
	const speed = '"device":"phone","speed":{"LCP":1200,"CLS":0.02}';
	for (const body of ['{"path":"/about"}', `{"path":"/about",${speed}}`])
		await fetch(`${origin}/visits`, { method: "POST", body, headers });
	const id = crypto.randomUUID();
	await fetch(`${origin}/livez`, { headers: { "X-Request-Id": id } });
	server.end("SIGTERM");
	expect(await server.ended).toBe(0);
	expect(findLines(id)).toHaveLength(1);
	expect(readVisits({ dataDir })).toMatchObject([{ path: "/about", views: 1 }]);
	expect(readSpeed({ dataDir })).toMatchObject([{ metric: "CLS" }, { metric: "LCP", loads: 1 }]);
});
