import { describe, expect, it } from "vitest";
import { HOSTILE_TEXTS } from "../../tests/support/hostile-texts.ts";
import { parseSearchQuery, toSearchPath } from "./search-query.ts";

const parse = (query: string) => parseSearchQuery(new URLSearchParams(query));

describe("parseSearchQuery", () => {
	it("reads words and page", () => {
		expect(parse("q=seo+mumbai&page=2")).toEqual({ words: "seo mumbai", page: 2 });
		expect(parse("")).toEqual({ words: "", page: 1 });
	});

	it.each(["0", "-1", "1.5", "x", "10000", "1e3", "٣"])("knows no page %j", (page) => {
		expect(parse(`q=seo&page=${page}`)).toBeNull();
	});

	it.each(HOSTILE_TEXTS)("makes one short line of %j", (text) => {
		const words = parseSearchQuery(new URLSearchParams({ q: text }))?.words ?? "";
		expect([...words].length).toBeLessThanOrEqual(100);
		expect(words).not.toMatch(/\p{Cc}|\u2028|\u2029/u);
		expect(words).toBe(words.trim());
		expect(words.isWellFormed()).toBe(true);
	});
});

describe("toSearchPath", () => {
	it.each([
		[{ words: "" }, "/search"],
		[{ words: "seo mumbai" }, "/search?q=seo+mumbai"],
		[{ words: "a&b=<c>", page: 3 }, "/search?q=a%26b%3D%3Cc%3E&page=3"],
		[{ words: "seo", page: 1 }, "/search?q=seo"],
	])("of %j is %s, and is read as the same", (query, path) => {
		expect(toSearchPath(query)).toBe(path);
		expect(parse(path.split("?")[1] ?? "")).toEqual({ page: 1, ...query });
	});
});
