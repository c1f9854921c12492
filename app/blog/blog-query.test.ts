import { expect, it } from "vitest";
import { parseBlogQuery, toBlogPath } from "./blog-query.ts";

it.each([
	["", "/blog"],
	["page=1", "/blog"],
	["category=&tag=&q=+&utm_source=mail", "/blog"],
	["page=2&q=a%20b&tag=t&category=c", "/blog?category=c&tag=t&q=a+b&page=2"],
	["category=seo&category=web", "/blog?category=seo"],
	["category=a%26b&q=%2B%23%25&page=999999", "/blog?category=a%26b&q=%2B%23%25&page=999999"],
	[`category=${"a".repeat(200)}`, `/blog?category=${"a".repeat(200)}`],
	...[`category=${"a".repeat(201)}`, `tag=${"a".repeat(201)}`].map((query) => [query, null]),
	...["0", "-1", "", "1.5", "01", "٢", "1000000"].map((page) => [`page=${page}`, null]),
])("the query %j has one address, or is of no page", (query, path) => {
	const parsed = parseBlogQuery(new URLSearchParams(query ?? ""));
	expect(parsed && toBlogPath(parsed)).toBe(path);
});
