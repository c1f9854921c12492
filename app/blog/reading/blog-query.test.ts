import { expect, it } from "vitest";
import { parseBlogQuery, toBlogPath, WORDS_MAX } from "./blog-query.ts";

it.each([
	["", "/blog"],
	["page=1", "/blog"],
	["category=&tag=&q=+&utm_source=mail", "/blog"],
	["page=2&q=a%20b&tag=t&category=c", "/blog?category=c&tag=t&q=a+b&page=2"],
	["category=seo&category=web", "/blog?category=seo"],
	["q=%22%3E%3Cimg", "/blog?q=%22%3E%3Cimg"],
	["category=%E0%A4%AA", "/blog?category=%E0%A4%AA"],
	["category=a%26b&q=%2B%23%25&page=999999", "/blog?category=a%26b&q=%2B%23%25&page=999999"],
	[`category=${"a".repeat(200)}`, `/blog?category=${"a".repeat(200)}`],
	...[`category=${"a".repeat(201)}`, `tag=${"a".repeat(201)}`].map((query) => [query, null]),
	...["0", "-1", "", "1.5", "01", "1e3", "+2", "٢", "1000000"].map((page) => [
		`page=${page}`,
		null,
	]),
])("the query %j has one address, or is of no page", (query, path) => {
	const parsed = parseBlogQuery(new URLSearchParams(query ?? ""));
	expect(parsed && toBlogPath(parsed)).toBe(path);
});

it.each([
	["  slow \t\n websites ", "slow websites"],
	["a\0b\u001B[31mc", "a b [31mc"],
	["lone \uD800 surrogate", "lone surrogate"],
	["\u2028line\u00A0two", "line two"],
	["<script>", "<script>"],
	["W".repeat(10_000), "W".repeat(WORDS_MAX)],
	["🪁".repeat(200), "🪁".repeat(100)],
])("the words %j are tidied", (words, tidy) => {
	expect(parseBlogQuery(new URLSearchParams({ q: words }))?.words).toBe(tidy);
});
