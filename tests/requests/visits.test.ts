import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { getNow } from "#app/clock.ts";
import { toDay } from "#app/visits/day.ts";
import { readSpeed, readVisits } from "../support/enquiries.ts";
import { SITE_URL, startSite } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { openFolder, startProcess } from "../support/started-process.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36";

function makeView(body: string, headers: Record<string, string> = {}): RequestInit {
	return {
		method: "POST",
		body,
		headers: {
			Origin: SITE_URL,
			"Sec-Fetch-Site": "same-origin",
			"User-Agent": BROWSER,
			"Content-Type": "text/plain;charset=UTF-8",
			"X-Forwarded-For": "203.0.113.1",
			...headers,
		},
	};
}

const send = (body: string, headers?: Record<string, string>) =>
	site.request("/visits", makeView(body, headers));

const ABOUT = '{"path":"/about"}';
const SPEED = '{"path":"/about","device":"phone","speed":{"LCP":1200,"CLS":0.02}}';
/** What must not count; nothing else here is about this page. */
const REFUSED: [body: string, headers?: Record<string, string>][] = [
	[ABOUT, { "Sec-GPC": "1" }],
	[ABOUT, { DNT: "1" }],
	[ABOUT, { Origin: "https://evil.example" }],
	[ABOUT, { "User-Agent": "Googlebot/2.1" }],
	['{"path":"/nowhere"}'],
	['{"path":"/About"}'],
	['{"path":"//evil.example"}'],
	['{"path":"/about","from":{"touch":["a"]}}'],
	["\u0000\uFFFF"],
	[`{"path":"/about","more":"${"x".repeat(2_100)}"}`],
];

/** Nor must these, and no view either. */
const REFUSED_SPEEDS: typeof REFUSED = [
	[SPEED, { "Sec-GPC": "1" }],
	[SPEED, { DNT: "1" }],
	[SPEED, { Origin: "https://evil.example" }],
	[SPEED, { "User-Agent": "Googlebot/2.1" }],
	[SPEED.replace("/about", "/nowhere")],
	[SPEED.replace("phone", "watch")],
	[SPEED.replace("1200", "-1")],
	[SPEED.replace("1200", "1e308")],
	[SPEED.replace("1200", "NaN")],
	[SPEED.replace("1200", '"1200"')],
	[SPEED.replace("LCP", "FCP")],
	[SPEED.replace("{", `{"more":"${"x".repeat(2_100)}",`)],
];

describe("messages that are sent", () => {
	provideSite({ TRUST_PROXY: "1" });
	const responses: Response[] = [];

	// Together, as what is counted is written some seconds later.
	beforeAll(async () => {
		// The store is made at its first use.
		expect((await site.request("/readyz")).status).toBe(200);
		for (const [body, headers] of [...REFUSED, ...REFUSED_SPEEDS])
			responses.push(await send(body, headers));
		const from = { referrer: "search.example", touch: "utm_medium=email" };
		const view = { path: "/mumbai", from };
		for (const sent of [view, view, { path: "/services" }])
			responses.push(await send(JSON.stringify(sent)));
		for (let at = 0; at < 150; at++)
			responses.push(await send('{"path":"/surat"}', { "X-Forwarded-For": "203.0.113.2" }));
		const speed = { LCP: 1_200, INP: 56, CLS: 0, TTFB: 90.4 };
		const city = JSON.stringify({ path: "/mumbai", device: "desktop", speed });
		for (let at = 0; at < 150; at++)
			responses.push(await send(city, { "X-Forwarded-For": "203.0.113.2" }));
	});

	test("get the same answer, whether they count or not", () => {
		for (const { status, headers } of responses) {
			expect([status, headers.get("Cache-Control")]).toEqual([204, "no-store"]);
			expect(headers.has("Set-Cookie")).toBe(false);
		}
	});

	test("are counted within seconds unless they must not be or come too often, and no more is kept", async () => {
		const none = { service: "", city: "", source: "", medium: "", campaign: "", entries: 0 };
		const day = toDay(getNow());
		const from = { source: "search.example", medium: "email", entries: 2 };
		const counted = [
			{ ...none, day, path: "/mumbai", city: "mumbai", views: 2, ...from },
			{ ...none, day, path: "/services", views: 1 },
			{ ...none, day, path: "/surat", city: "surat", views: 120 },
		];
		await expect.poll(() => readVisits(site)).toEqual(counted);
	});

	test("of a page's speed are counted by the kind of page and by device alone, with a limit of their own", async () => {
		const day = toDay(getNow());
		const row = { day, template: "city", device: "desktop", loads: 120 };
		await expect
			.poll(() => readSpeed(site))
			.toEqual([
				{ ...row, metric: "CLS", bucket: 0 },
				{ ...row, metric: "INP", bucket: 56 },
				{ ...row, metric: "LCP", bucket: 1_250 },
				{ ...row, metric: "TTFB", bucket: 100 },
			]);
	});

	test.each(["/", "/contact"])("come from a script of %s", async (path) => {
		expect(await (await site.request(path)).text()).toContain("sendBeacon");
	});
});

test("counts that wait to be written are written as the site stops", async () => {
	const { path, dataDir } = openFolder();
	const { origin, end, ended } = startProcess({ cwd: path, settings: { SITE_URL } });
	for (const body of [ABOUT, SPEED]) await fetch(`${await origin()}/visits`, makeView(body));
	end("SIGTERM");
	expect(await ended).toBe(0);
	expect(readVisits({ dataDir })).toMatchObject([{ path: "/about", views: 1 }]);
	expect(readSpeed({ dataDir })).toMatchObject([{ metric: "CLS" }, { metric: "LCP", loads: 1 }]);
});

test("turned off, no page sends views, and nobody takes them", async () => {
	const silent = await startSite({ VISITS: "off" });
	onTestFinished(() => silent.stop());
	expect(await (await silent.request("/")).text()).not.toContain("sendBeacon");
	for (const body of [ABOUT, SPEED])
		expect((await silent.request("/visits", makeView(body))).status).toBe(404);
});
