import { expect, it } from "vitest";
import { isForeign } from "./foreign-forms.ts";

const SITE = "https://www.kiteline.example";

it.each<[whose: string, from: string, headers: Record<string, string>]>([
	["own", "a browser of today", { "Sec-Fetch-Site": "same-origin", Origin: SITE }],
	["own", "one that hides its origin", { "Sec-Fetch-Site": "same-origin", Origin: "null" }],
	["own", "a page that a person opened himself", { "Sec-Fetch-Site": "none" }],
	["own", "an older browser", { Origin: SITE }],
	["own", "before a proxy that ends TLS", { Origin: "http://www.kiteline.example" }],
	["own", "behind a proxy that names itself", { Host: "127.0.0.1:3000", Origin: SITE }],
	["own", "another name of this machine", { Host: "[::1]:3000", Origin: "http://[::1]:3000" }],
	["own", "what is no browser", {}],
	["foreign", "another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
	["foreign", "another site that hides", { "Sec-Fetch-Site": "cross-site", Origin: "null" }],
	[
		"foreign",
		"a neighbour",
		{ "Sec-Fetch-Site": "same-site", Origin: "https://b.kiteline.example" },
	],
	["foreign", "another site, by an older browser", { Origin: "https://evil.example" }],
	["foreign", "a frame without an origin", { Origin: "null" }],
	["foreign", "another port", { Origin: `${SITE}:8443` }],
	["foreign", "a name that begins like ours", { Origin: `${SITE}.evil.example` }],
	["foreign", "nowhere", { Origin: "zzz" }],
	["foreign", "nowhere, as if from here", { "Sec-Fetch-Site": "same-origin", Origin: "zzz" }],
	["foreign", "two", { Origin: `${SITE}, https://evil.example` }],
	["foreign", "an unknown relation", { "Sec-Fetch-Site": "friend" }],
])("a form is %s from %s", (whose, _from, headers) => {
	const given = new Headers({ Host: "www.kiteline.example", ...headers });
	expect(isForeign(given, SITE)).toBe(whose === "foreign");
});
