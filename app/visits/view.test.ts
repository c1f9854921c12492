import { describe, expect, it } from "vitest";
import { readView } from "./view.ts";

const readOrigin = (from: object) => readView(JSON.stringify({ path: "/", from }))?.origin;

describe("a view that is told", () => {
	it("has its path, and of a later page no origin", () => {
		expect(readView('{"path":"/mumbai/bandra"}')).toEqual({
			path: "/mumbai/bandra",
			origin: null,
		});
	});

	it.each([
		[{}, { source: "direct", medium: "", campaign: "" }],
		[{ referrer: "Search.Example" }, { source: "search.example", medium: "", campaign: "" }],
		[
			{
				referrer: "x.example",
				touch: "utm_source=News%20Letter&utm_medium=E-Mail&utm_campaign=Diwali+2026",
			},
			{ source: "news-letter", medium: "e-mail", campaign: "diwali-2026" },
		],
		[{ touch: "gclid" }, { source: "google-ads", medium: "", campaign: "" }],
		[{ touch: "utm_source=x&fbclid" }, { source: "x", medium: "", campaign: "" }],
	])("from %j is of %j", (from, origin) => {
		expect(readOrigin(from)).toEqual(origin);
	});

	it("keeps no e-mail address and nothing long that a link may hold", () => {
		const mail = "asha@x.example";
		const touch = `utm_source=${mail}&utm_medium=${mail}&utm_campaign=${mail}`;
		expect(readOrigin({ touch })).toEqual({
			source: "other",
			medium: "other",
			campaign: "other",
		});
		expect(readOrigin({ touch: `utm_campaign=${"x".repeat(81)}` })).toMatchObject({
			campaign: "other",
		});
		expect(readOrigin({ touch: `utm_medium=${"x".repeat(41)}` })).toMatchObject({
			medium: "other",
		});
	});

	it.each([
		[{ referrer: "evil.example/path" }],
		[{ referrer: "=cmd()" }],
		[{ referrer: "a\u001b[31m" }],
		[{ touch: "utm_source" }],
		[{ touch: "toString" }],
		[{ touch: "__proto__" }],
	])("takes %j for no more than a direct visit or a plain name", (from) => {
		expect(readOrigin(from)?.source).toMatch(/^(direct|clicked)$/);
	});
});

describe("what is not ours", () => {
	it.each([
		"",
		"{",
		"null",
		"[]",
		"7",
		'"/"',
		"{}",
		'{"path":7}',
		'{"path":""}',
		'{"path":"about"}',
		'{"path":"//evil.example"}',
		'{"path":"https://evil.example/"}',
		'{"path":"/a\\u0000b"}',
		'{"path":"/a b"}',
		'{"path":"/é"}',
		`{"path":"/${"x".repeat(700)}"}`,
		'{"path":"/","from":"direct"}',
		'{"path":"/","from":{"touch":7}}',
		'{"path":"/","from":{"touch":{"$gt":""}}}',
		`{"path":"/","from":{"referrer":"${"x".repeat(254)}"}}`,
		`{"path":"/","from":{"touch":"${"x".repeat(1_001)}"}}`,
		`${"[".repeat(1_000)}`,
	])("is refused: %s", (body) => {
		expect(readView(body)).toBeNull();
	});

	it("beside it is left out", () => {
		const body = '{"path":"/","__proto__":{"origin":1},"constructor":1,"userAgent":"x","id":"7"}';
		expect(readView(body)).toEqual({ path: "/", origin: null });
	});
});
