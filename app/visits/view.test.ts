import { expect, test } from "vitest";
import { parseView } from "./view.ts";

const DIRECT = { source: "direct", medium: "", campaign: "" };
const OTHER = { source: "other", medium: "other", campaign: "other" };
const LINK = "utm_source=News%20Letter&utm_medium=E-Mail&utm_campaign=A+B";
const PERSONAL = "utm_source=a@x.example&utm_medium=a@x.example&utm_campaign=a@x.example";

test("a later page has its path and no origin, and nothing else is read", () => {
	const body = '{"path":"/mumbai/bandra","__proto__":{"origin":1},"userAgent":"x","id":"7"}';
	expect(parseView(body)).toEqual({ path: "/mumbai/bandra", origin: null });
});

test.each([
	[{}, DIRECT],
	[{ referrer: "Search.Example" }, { ...DIRECT, source: "search.example" }],
	[{ touch: LINK }, { source: "news-letter", medium: "e-mail", campaign: "a-b" }],
	[{ touch: PERSONAL }, OTHER],
	[{ touch: `utm_campaign=${"x".repeat(81)}` }, { ...DIRECT, campaign: "other" }],
	[{ referrer: "evil.example/path" }, DIRECT],
])("a view from %j is of %j", (from, origin) => {
	expect(parseView(JSON.stringify({ path: "/", from }))?.origin).toEqual(origin);
});

test.each([
	"",
	'{"path":"/a\\u0000b"}',
	`{"path":"/${"x".repeat(700)}"}`,
	'{"path":"/","from":{"touch":{"$gt":""}}}',
	`{"path":"/","from":{"referrer":"${"x".repeat(254)}"}}`,
	`{"path":"/","from":{"touch":"${"x".repeat(1_001)}"}}`,
])("what is no view is rejected: %s", (body) => {
	expect(parseView(body)).toBeNull();
});
