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
			{ referrer: "x.example", source: "News Letter", medium: "E-Mail", campaign: "Diwali 2026" },
			{ source: "news-letter", medium: "e-mail", campaign: "diwali-2026" },
		],
		[{ click: "gclid" }, { source: "google-ads", medium: "", campaign: "" }],
		[
			{ click: "fbclid", source: "x" },
			{ source: "x", medium: "", campaign: "" },
		],
	])("from %j is of %j", (from, origin) => {
		expect(readOrigin(from)).toEqual(origin);
	});

	it("keeps no e-mail address and nothing long that a link may hold", () => {
		const mail = "asha@x.example";
		expect(readOrigin({ source: mail, medium: mail, campaign: mail })).toEqual({
			source: "other",
			medium: "other",
			campaign: "other",
		});
		expect(readOrigin({ campaign: "x".repeat(81) })).toMatchObject({ campaign: "other" });
		expect(readOrigin({ medium: "x".repeat(41) })).toMatchObject({ medium: "other" });
	});

	it.each([
		[{ referrer: "evil.example/path" }],
		[{ referrer: "=cmd()" }],
		[{ referrer: "a\u001b[31m" }],
		[{ click: "utm_source" }],
		[{ click: "toString" }],
		[{ click: "__proto__" }],
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
		'{"path":"/","from":{"source":7}}',
		'{"path":"/","from":{"source":{"$gt":""}}}',
		`{"path":"/","from":{"campaign":"${"x".repeat(254)}"}}`,
		`${"[".repeat(1_000)}`,
	])("is refused: %s", (body) => {
		expect(readView(body)).toBeNull();
	});

	it("beside it is left out", () => {
		const body = '{"path":"/","__proto__":{"origin":1},"constructor":1,"userAgent":"x","id":"7"}';
		expect(readView(body)).toEqual({ path: "/", origin: null });
	});
});
