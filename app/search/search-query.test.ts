import { expect, it } from "vitest";
import { parseSearchQuery, toSearchPath } from "./search-query.ts";

it.each(["0", "-1", "1.5", "x", "10000", "1e3", "٣"])("there is no page %j", (page) => {
	expect(parseSearchQuery(new URLSearchParams({ q: "seo", page }))).toBeNull();
});

it.each([
	["", { words: "", page: 1 }, "/search"],
	["q=seo+mumbai&page=2", { words: "seo mumbai", page: 2 }, "/search?q=seo+mumbai&page=2"],
	["q=a%26b%3D<c>", { words: "a&b=<c>", page: 1 }, "/search?q=a%26b%3D%3Cc%3E"],
	["q=+a%00b%0Ac%E2%80%A8d+", { words: "a b c d", page: 1 }, "/search?q=a+b+c+d"],
	[`q=${"W".repeat(101)}`, { words: "W".repeat(100), page: 1 }, `/search?q=${"W".repeat(100)}`],
])("the query %j is parsed, and has one address", (given, query, path) => {
	expect(parseSearchQuery(new URLSearchParams(given))).toEqual(query);
	expect(toSearchPath(query)).toBe(path);
});
