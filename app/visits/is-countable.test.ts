import { expect, test } from "vitest";
import { isCountable } from "./is-countable.ts";

const SITE_URL = "https://kiteline.example";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";

function judge(headers: Record<string, string>) {
	const given = { Origin: SITE_URL, "User-Agent": BROWSER, "Sec-Fetch-Site": "same-origin" };
	const sent = Object.entries({ ...given, ...headers }).filter(([, value]) => value);
	const request = new Request("http://own.example/visits", { method: "POST", headers: sent });
	return isCountable(request, SITE_URL);
}

test.each([
	["the site's address", {}],
	["a browser without Sec-Fetch-Site", { "Sec-Fetch-Site": "" }],
	["the host that was asked for", { Origin: "http://own.example" }],
	["that host, with TLS ended by a proxy", { Origin: "https://own.example" }],
])("a view from %s counts", (_who, headers) => {
	expect(judge(headers)).toBe(true);
});

test.each([
	["Global Privacy Control", { "Sec-GPC": "1" }],
	["Do Not Track", { DNT: "1" }],
	["another site", { Origin: "https://evil.example" }],
	["a subdomain", { Origin: "https://evil.kiteline.example" }],
	["a page without an origin", { Origin: "null" }],
	["a cross-site request", { "Sec-Fetch-Site": "cross-site" }],
	["a same-site request", { "Sec-Fetch-Site": "same-site" }],
	["a crawler", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
	["what names no browser", { "User-Agent": "" }],
])("a view from %s does not count", (_who, headers) => {
	expect(judge(headers)).toBe(false);
});
