import { describe, expect, it } from "vitest";
import { isForeign } from "./foreign-forms.ts";

const SITE = "https://www.kiteline.example";
const judge = (headers: Record<string, string>) =>
	isForeign(new Headers({ Host: "www.kiteline.example", ...headers }), SITE);

describe("a form", () => {
	it.each([
		["of a browser of today", { "Sec-Fetch-Site": "same-origin", Origin: SITE }],
		["of one that keeps its origin to itself", { "Sec-Fetch-Site": "same-origin", Origin: "null" }],
		["that a person has opened himself", { "Sec-Fetch-Site": "none" }],
		["of an older browser", { Origin: SITE }],
		["before a proxy that ends TLS", { Origin: "http://www.kiteline.example" }],
		["behind a proxy that names itself", { Host: "127.0.0.1:3000", Origin: SITE }],
		["under another name of the same machine", { Host: "[::1]:3000", Origin: "http://[::1]:3000" }],
		["of what is no browser", {}],
	])("is the site's own: %s", (_what, headers) => {
		expect(judge(headers)).toBe(false);
	});

	it.each([
		["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
		["another site that hides", { "Sec-Fetch-Site": "cross-site", Origin: "null" }],
		["a neighbour", { "Sec-Fetch-Site": "same-site", Origin: "https://b.kiteline.example" }],
		["another site, by an older browser", { Origin: "https://evil.example" }],
		["a frame without an origin", { Origin: "null" }],
		["another port", { Origin: "https://www.kiteline.example:8443" }],
		["a name that begins like ours", { Origin: "https://www.kiteline.example.evil.example" }],
		["nowhere", { Origin: "zzz" }],
		["nowhere, as if from here", { "Sec-Fetch-Site": "same-origin", Origin: "zzz" }],
		["two", { Origin: `${SITE}, https://evil.example` }],
		["an unknown relation", { "Sec-Fetch-Site": "friend" }],
	])("is foreign from %s", (_what, headers) => {
		expect(judge(headers)).toBe(true);
	});
});
