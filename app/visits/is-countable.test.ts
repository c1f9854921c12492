import { expect, it } from "vitest";
import { isCountable } from "./is-countable.ts";

const SITE_URL = "https://kiteline.example";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";

function judge(headers: Record<string, string>, address = "http://127.0.0.1:3000/visits") {
	const given = { Origin: SITE_URL, "User-Agent": BROWSER, "Sec-Fetch-Site": "same-origin" };
	const sent = Object.entries({ ...given, ...headers }).filter(([, value]) => value);
	return isCountable(new Request(address, { method: "POST", headers: sent }), SITE_URL);
}

it("counts what a page of this site tells, behind a proxy or not", () => {
	expect(judge({})).toBe(true);
	expect(judge({ "Sec-Fetch-Site": "" })).toBe(true);
	expect(judge({ Origin: "http://127.0.0.1:3000" })).toBe(true);
	// In front the connection is encrypted, behind it is not.
	expect(judge({ Origin: "https://w.example" }, "http://w.example/visits")).toBe(true);
});

it.each([
	["Global Privacy Control", { "Sec-GPC": "1" }],
	["Do Not Track", { DNT: "1" }],
	["another site", { Origin: "https://evil.example" }],
	["a subdomain", { Origin: "https://evil.kiteline.example" }],
	["a page without an origin", { Origin: "null" }],
	["nobody", { Origin: "" }],
	["no address at all", { Origin: "not an address" }],
	["a cross-site request", { "Sec-Fetch-Site": "cross-site" }],
	["a same-site request", { "Sec-Fetch-Site": "same-site" }],
	["a crawler", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
	["a headless browser", { "User-Agent": `${BROWSER} HeadlessChrome/150.0` }],
	["no browser", { "User-Agent": "curl/8.5.0" }],
	["what names no browser", { "User-Agent": "" }],
])("does not count %s", (_who, headers) => {
	expect(judge(headers)).toBe(false);
});
