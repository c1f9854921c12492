import { beforeAll, expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { readSpeed, readVisits } from "../support/enquiries.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { CHROME } from "./visitor.ts";

type Message = [body: string, headers?: Record<string, string>];

const ABOUT = '{"path":"/about"}';
const SPEED = '{"path":"/about","device":"phone","speed":{"LCP":1200,"CLS":0.02}}';
/**
 * Messages that must not count; nothing else in this file is about this page. Other bodies are tested in
 * app/visits/view.test.ts and speed-message.test.ts.
 */
const REJECTED: Message[] = [ABOUT, SPEED].flatMap((body): Message[] => [
	[body, { "Sec-GPC": "1" }],
	[body, { DNT: "1" }],
	[body, { Origin: "https://evil.example" }],
	[body, { "User-Agent": "Googlebot/2.1" }],
	[body.replace("/about", "/nowhere")],
	[body.replace("/about", "/About")],
	[body.replace("{", `{"more":"${"x".repeat(2_100)}",`)],
	[body.replace("}", "")],
]);

const responses: Response[] = [];

async function send([body, headers]: Message, times = 1): Promise<void> {
	const init = {
		method: "POST",
		body,
		headers: {
			Origin: SITE_URL,
			"Sec-Fetch-Site": "same-origin",
			"User-Agent": CHROME,
			"Content-Type": "text/plain;charset=UTF-8",
			...headers,
		},
	};
	for (let time = 0; time < times; time++) responses.push(await site.request("/visits", init));
}

provideSite();

/** Senders that no other test file uses. */
const FROM_OFFICE = { "X-Forwarded-For": "198.51.100.201" };
const FROM_BOT = { "X-Forwarded-For": "198.51.100.202" };

// All messages are sent first, as counts are written some seconds later.
beforeAll(async () => {
	// The store is created at its first use.
	expect((await site.request("/readyz")).status).toBe(200);
	for (const [body, headers] of REJECTED) await send([body, { ...FROM_OFFICE, ...headers }]);
	const from = { referrer: "search.example", touch: "utm_medium=email" };
	await send([JSON.stringify({ path: "/mumbai", from }), FROM_OFFICE], 2);
	await send(['{"path":"/services"}', FROM_OFFICE]);
	// These are more than one address may send in a minute.
	await send(['{"path":"/surat"}', FROM_BOT], 125);
	const speed = { LCP: 1_200, INP: 56, CLS: 0, TTFB: 90.4 };
	await send([JSON.stringify({ path: "/mumbai", device: "desktop", speed }), FROM_BOT], 3);
});

test("messages get the same answer, whether they count or not", () => {
	for (const { status, headers } of responses) {
		expect([status, headers.get("Cache-Control")]).toEqual([204, "no-store"]);
		expect(headers.has("Set-Cookie")).toBe(false);
	}
});

test("views are counted within seconds unless they must not be or come too often, and no more is kept", async () => {
	const none = { service: "", city: "", source: "", medium: "", campaign: "", entries: 0 };
	const day = toDay(getNow());
	const from = { source: "search.example", medium: "email", entries: 2 };
	await expect
		.poll(() => readVisits(site))
		.toEqual([
			{ ...none, day, path: "/mumbai", city: "mumbai", views: 2, ...from },
			{ ...none, day, path: "/services", views: 1 },
			{ ...none, day, path: "/surat", city: "surat", views: 120 },
		]);
});

test("a page's speed is counted by the kind of page and by device alone, with a limit of its own", async () => {
	const row = { day: toDay(getNow()), template: "city", device: "desktop", loads: 3 };
	await expect
		.poll(() => readSpeed(site))
		.toEqual([
			{ ...row, metric: "CLS", bucket: 0 },
			{ ...row, metric: "INP", bucket: 56 },
			{ ...row, metric: "LCP", bucket: 1_250 },
			{ ...row, metric: "TTFB", bucket: 100 },
		]);
});

test.each(["/", "/contact"])("messages come from a script of %s", async (path) => {
	expect(await (await site.request(path)).text()).toContain("sendBeacon");
});
