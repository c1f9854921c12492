import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readVisits } from "../support/enquiries.ts";
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

describe("views that are sent", () => {
	provideSite({ TRUST_PROXY: "1" });
	const responses: Response[] = [];

	// Together, as what is counted is written some seconds later.
	beforeAll(async () => {
		// The store is made at its first use.
		expect((await site.request("/readyz")).status).toBe(200);
		for (const [body, headers] of REFUSED) responses.push(await send(body, headers));
		const from = { referrer: "search.example", touch: "utm_medium=email" };
		const city = { path: "/mumbai", from };
		for (const view of [city, city, { path: "/services" }])
			responses.push(await send(JSON.stringify(view)));
		for (let at = 0; at < 150; at++)
			responses.push(await send('{"path":"/surat"}', { "X-Forwarded-For": "203.0.113.2" }));
	});

	test("get the same answer, whether they count or not", () => {
		for (const { status, headers } of responses) {
			expect([status, headers.get("Cache-Control")]).toEqual([204, "no-store"]);
			expect(headers.has("Set-Cookie")).toBe(false);
		}
	});

	test("are counted within seconds unless they must not be or come too often, and no more is kept", async () => {
		const none = { service: "", city: "", source: "", medium: "", campaign: "", entries: 0 };
		const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
		const from = { source: "search.example", medium: "email", entries: 2 };
		const counted = [
			{ ...none, day, path: "/mumbai", city: "mumbai", views: 2, ...from },
			{ ...none, day, path: "/services", views: 1 },
			{ ...none, day, path: "/surat", city: "surat", views: 120 },
		];
		await expect.poll(() => readVisits(site)).toEqual(counted);
	});

	test.each(["/", "/contact"])("come from a script of %s", async (path) => {
		expect(await (await site.request(path)).text()).toContain("sendBeacon");
	});
});

test("counts that wait to be written are written as the site stops", async () => {
	const { path, dataDir } = openFolder();
	const { origin, end, ended } = startProcess({ cwd: path, settings: { SITE_URL } });
	await fetch(`${await origin()}/visits`, makeView(ABOUT));
	end("SIGTERM");
	expect(await ended).toBe(0);
	expect(readVisits({ dataDir })).toMatchObject([{ path: "/about", views: 1 }]);
});

test("turned off, no page sends views, and nobody takes them", async () => {
	const silent = await startSite({ VISITS: "off" });
	onTestFinished(() => silent.stop());
	expect(await (await silent.request("/")).text()).not.toContain("sendBeacon");
	expect((await silent.request("/visits", makeView(ABOUT))).status).toBe(404);
});
