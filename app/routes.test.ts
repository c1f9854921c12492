import { expect, it } from "vitest";
import { openRoute } from "./routes/open-route-for-tests.ts";

// Of the addresses that visitors mistype: tests/requests/addresses.test.ts.
it.each([
	["below a district", ["/mumbai/bandra/west"]],
	["below a service in a city", ["/services/seo/mumbai/bandra"]],
	["below a post", ["/blog/a/b"]],
	["of all reasons", ["/why-choose-us"]],
	["of a filter that nobody knows", ["/case-studies?service=astrology"]],
	["of a name that every object has", ["/__proto__", "/mumbai/__proto__", "/blog/__proto__"]],
	["of a name that every object has", ["/services/seo/constructor", "/case-studies/__proto__"]],
	["of a name that every object has", ["/case-studies?industry=__proto__"]],
])("there is no page %s: %j", async (_what, paths) => {
	for (const path of paths) expect((await openRoute(path)).status, path).toBe(404);
});
