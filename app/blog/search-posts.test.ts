import { expect, it, vi } from "vitest";
import { createPost, createTerms } from "../../tests/support/posts.ts";
import { searchPosts } from "./search-posts.ts";

const POSTS = [
	createPost("bill", {
		title: "The monthly bill of a slow website",
		excerpt: "Seconds cost rupees &amp; pa&shy;tience.",
		author: "Meera Shah",
	}),
	createPost("budget", {
		title: "A fes\u00ADtive bud\u200Bget",
		excerpt: "Counted back from the packing table, website and all.",
		categories: createTerms("Advertising"),
		tags: createTerms("Diwali"),
	}),
	createPost("kite", {
		title: "पतं\u200Dग की डो\u200Cर",
		excerpt: "A café on the roof, with <em>kites</em>.",
	}),
	createPost("tokyo", {
		title: "東京の小さな店のための検索",
		excerpt: "สวัสดีชาวกรุงเทพ. 서울특별시에서 배우기. 香港的商店。",
	}),
	createPost("lodz", { title: "Strassen in Łódź and Đà Nẵng", excerpt: "Die Straße nach Tromsø." }),
	createPost("seo", { title: "Reading an SEO report", excerpt: "Ten minutes." }),
];

it.each([
	["bill", "rupees patience", "meera", "monhly", "month\u2060ly bi\uFEFFll"],
	["budget", "advertising", "diwali", "adverticing", "bugdet", "festiv"],
	["kite", "पतंग", "प\u200Cतंग डोर", "CAFE", "kites"],
	["seo", "seo", "reprot"],
	["tokyo", "東京", "検索", "小さな店", "店のため", "กรุงเทพ", "특별시", "商店", "香港 検索"],
	["lodz", "lodz", "Łódź", "da nang", "strasse", "straße", "tromso", "TROMSØ"],
	["", "京東", "店検", "索東"],
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
