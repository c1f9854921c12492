import { describe, expect, it } from "vitest";
import { parseBlogQuery, toBlogPath, WORDS_MAX } from "./blog-query.ts";

const parse = (query: string) => parseBlogQuery(new URLSearchParams(query));
const canonise = (query: string) => {
	const parsed = parse(query);
	return parsed && toBlogPath(parsed);
};

describe("parseBlogQuery", () => {
	it("asks for the first page of everything where nothing is said", () => {
		expect(parse("")).toEqual({ category: null, tag: null, words: "", page: 1 });
		expect(parse("category=&tag=&q=+&utm_source=mail")).toEqual(parse(""));
	});

	it.each(["0", "-1", "abc", "", "1.5", "01", "1e3", " 2", "٢", "9999999", "2\0"])(
		"knows no page %j",
		(page) => {
			expect(parseBlogQuery(new URLSearchParams({ page }))).toBeNull();
		},
	);

	it("knows no category that is longer than any slug", () => {
		expect(parse(`category=${"a".repeat(201)}`)).toBeNull();
	});

	it.each([
		["  slow \t\n websites ", "slow websites"],
		["a\0b\u001B[31mc", "a b [31mc"],
		["lone \uD800 surrogate", "lone surrogate"],
		["\u2028line\u00A0two", "line two"],
		["<script>", "<script>"],
		["W".repeat(10_000), "W".repeat(WORDS_MAX)],
		["🪁".repeat(200), "🪁".repeat(WORDS_MAX)],
		["पतंग".normalize("NFC"), "पतंग"],
	])("tidies the words %j", (words, tidy) => {
		expect(parseBlogQuery(new URLSearchParams({ q: words }))?.words).toBe(tidy);
	});
});

describe("toBlogPath", () => {
	it.each([
		["", "/blog"],
		["page=1", "/blog"],
		["page=2&q=a%20b&tag=t&category=c", "/blog?category=c&tag=t&q=a+b&page=2"],
		["category=seo&category=web", "/blog?category=seo"],
		["q=%22%3E%3Cimg", "/blog?q=%22%3E%3Cimg"],
		["category=%E0%A4%AA", "/blog?category=%E0%A4%AA"],
	])("gives %j its one address", (query, path) => {
		expect(canonise(query)).toBe(path);
	});

	it("gives an address that reads as the same query", () => {
		const query = "category=a%26b&q=%2B%23%25&page=3";
		const path = canonise(query) ?? "";
		expect(parse(path.split("?")[1] ?? "")).toEqual(parse(query));
	});
});
