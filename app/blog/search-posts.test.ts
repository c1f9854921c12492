import { expect, it, vi } from "vitest";
import { createPost, createTerms } from "../../tests/support/posts.ts";
import { searchPosts } from "./search-posts.ts";

const POSTS = [
	createPost("bill", {
		title: "The monthly bill of a slow website",
		excerpt: "Seconds cost rupees &amp; patience.",
		author: "Meera Shah",
	}),
	createPost("budget", {
		title: "A festive budget",
		excerpt: "Counted back from the packing table, website and all.",
		categories: createTerms("Advertising"),
		tags: createTerms("Diwali"),
	}),
	createPost("kite", { title: "पतंग की डोर", excerpt: "A café on the roof, with <em>kites</em>." }),
	createPost("seo", { title: "Reading an SEO report", excerpt: "Ten minutes." }),
];

it.each([
	["bill", "rupees patience", "meera", "monhly"],
	["budget", "advertising", "diwali", "adverticing", "bugdet", "festiv"],
	["kite", "पतंग", "CAFE", "kites"],
	["seo", "seo", "reprot"],
	["bill", "bill", "slow website", "slow umbrellas"],
	["bill,budget", "website"],
	["", "zzzzzz", "!!! ...", "", "em", "amp", "<>", "🪁", "x".repeat(100)],
])("finds %j in every field, with slips, by all words or else any", async (slugs, ...searches) => {
	for (const words of searches) {
		const found = await searchPosts(POSTS, words);
		expect(found.map(({ slug }) => slug).join(), words).toBe(slugs);
	}
});

it("thousands are indexed in parts, so that other requests are served meanwhile", async () => {
	const posts = Array.from({ length: 1_000 }, (_, index) => createPost(`note-${index}`));
	const others = vi.fn();
	setImmediate(others);
	expect(await searchPosts(posts, "999")).toEqual([posts[999]]);
	expect(others).toHaveBeenCalled();
});
