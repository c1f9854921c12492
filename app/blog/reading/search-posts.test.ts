import { describe, expect, it } from "vitest";
import { makePost, makeTerms } from "./post-for-tests.ts";
import { searchPosts } from "./search-posts.ts";

const POSTS = [
	makePost("bill", {
		title: "The monthly bill of a slow website",
		excerpt: "Seconds cost rupees &amp; patience.",
		author: "Meera Shah",
	}),
	makePost("budget", {
		title: "A festive budget",
		excerpt: "Counted back from the packing table, website and all.",
		categories: makeTerms("Advertising"),
		tags: makeTerms("Diwali"),
	}),
	makePost("kite", { title: "पतंग की डोर", excerpt: "A café on the roof, with <em>kites</em>." }),
	makePost("seo", { title: "Reading an SEO report", excerpt: "Ten minutes." }),
];

const search = async (words: string) => (await searchPosts(POSTS, words)).map(({ slug }) => slug);

describe("searchPosts", () => {
	it.each([
		["bill", "bill"],
		["rupees patience", "bill"],
		["advertising", "budget"],
		["diwali", "budget"],
		["meera", "bill"],
		["पतंग", "kite"],
		["CAFE", "kite"],
		["kites", "kite"],
		["seo", "seo"],
	])("finds %j in every field", async (words, slug) => {
		expect(await search(words)).toEqual([slug]);
	});

	it.each([
		["monhly", "bill"],
		["adverticing", "budget"],
		["bugdet", "budget"],
		["festiv", "budget"],
		["reprot", "seo"],
	])("forgives the slip %j", async (words, slug) => {
		expect(await search(words)).toEqual([slug]);
	});

	it("puts a word of the title first", async () => {
		expect(await search("website")).toEqual(["bill", "budget"]);
	});

	it("takes what has all words, or else any of them", async () => {
		expect(await search("slow website")).toEqual(["bill"]);
		expect(await search("slow umbrellas")).toEqual(["bill"]);
	});

	it.each(["zzzzzz", "!!! ...", "", "em", "amp", "<>", "🪁", "x".repeat(100)])(
		"finds nothing for %j",
		async (words) => {
			expect(await search(words)).toEqual([]);
		},
	);

	it("knows a new list from the old one", async () => {
		expect(await search("umbrella")).toEqual([]);
		const renewed = [...POSTS, makePost("rain", { title: "Umbrellas" })];
		expect(await searchPosts(renewed, "umbrella")).toEqual([renewed.at(-1)]);
	});

	it("indexes thousands in parts, so that others are answered meanwhile", async () => {
		const posts = Array.from({ length: 1_000 }, (_, index) =>
			makePost(`note-${index}`, { title: `Note ${index}` }),
		);
		let turns = 0;
		const beat = setInterval(() => {
			turns += 1;
		}, 0);
		const found = await searchPosts(posts, "999");
		clearInterval(beat);
		expect(found.map(({ slug }) => slug)).toEqual(["note-999"]);
		expect(turns).toBeGreaterThan(0);
	});
});
