import { expect, it } from "vitest";
import { isCrossSite } from "./cross-site-forms.ts";

const SITE = "https://www.kiteline.example";
const NEIGHBOUR = "https://b.kiteline.example";

// The plain cases are tested in whole requests: tests/requests/rejected-forms.test.ts.
it.each<[whose: string, from: string, headers: Record<string, string>]>([
	["own", "a browser of today", { "Sec-Fetch-Site": "same-origin", Origin: SITE }],
	["own", "a page that a person opened himself", { "Sec-Fetch-Site": "none" }],
	["own", "before a proxy that ends TLS", { Origin: "http://www.kiteline.example" }],
	["own", "behind a proxy that names itself", { Host: "127.0.0.1:3000", Origin: SITE }],
	["foreign", "another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
	["foreign", "a neighbour", { "Sec-Fetch-Site": "same-site", Origin: NEIGHBOUR }],
	["foreign", "a name that begins like ours", { Origin: `${SITE}.evil.example` }],
	["foreign", "nowhere, as if from here", { "Sec-Fetch-Site": "same-origin", Origin: "zzz" }],
	["foreign", "an unknown relation", { "Sec-Fetch-Site": "friend" }],
])("a form is %s from %s", (whose, _from, headers) => {
	const given = new Headers({ Host: "www.kiteline.example", ...headers });
	expect(isCrossSite(given, SITE)).toBe(whose === "foreign");
});
