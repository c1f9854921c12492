import { expect, test } from "vitest";
import { isCountable } from "./is-countable.ts";

const SITE_URL = "https://kiteline.example";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";

// Privacy signals, other sites and crawlers are tested in tests/requests/visits.test.ts.
test.each([
	["a browser without Sec-Fetch-Site", { "Sec-Fetch-Site": "" }, true],
	["the host that was asked for", { Origin: "http://own.example" }, true],
	["that host, with TLS ended by a proxy", { Origin: "https://own.example" }, true],
	["a page without an origin", { Origin: "null" }, false],
	["a same-site request", { "Sec-Fetch-Site": "same-site" }, false],
	["what names no browser", { "User-Agent": "" }, false],
])("a view from %s counts: %j", (_who, headers, counts) => {
	const given = { Origin: SITE_URL, "User-Agent": BROWSER, "Sec-Fetch-Site": "same-origin" };
	const sent = Object.entries({ ...given, ...headers }).filter(([, value]) => value);
	const request = new Request("http://own.example/visits", { method: "POST", headers: sent });
	expect(isCountable(request, SITE_URL)).toBe(counts);
});
