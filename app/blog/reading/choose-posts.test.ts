import { describe, expect, it } from "vitest";
import { parseBlogQuery } from "./blog-query.ts";
import { choosePosts } from "./choose-posts.ts";
import { makePost, makeTerms } from "./post-for-tests.ts";

const POSTS = Array.from({ length: 30 }, (_, index) =>
	makePost(`post-${index + 1}`, {
		title: index === 20 ? "Umbrellas" : "Bedsheets",
		categories: makeTerms(index % 3 ? "Web" : "SEO"),
		tags: index % 10 ? [] : makeTerms("Local"),
	}),
);

async function choose(query: string, posts = POSTS) {
	const parsed = parseBlogQuery(new URLSearchParams(query));
	if (!parsed) throw new Error("no query");
	const choice = await choosePosts(parsed)(posts);
	if (choice.status === "missing") return "missing";
	const { featured, posts: shown, total, pages, topics } = choice;
	return {
		featured: featured?.slug ?? null,
		shown: shown.map(({ slug }) => slug),
		total,
		pages,
		topics: topics.items.map(({ name, count }) => `${name} ${count}`),
		within: topics.within,
	};
}

describe("choosePosts", () => {
	it("features the newest of the whole list, with eleven more on its page", async () => {
		const choice = await choose("");
		expect(choice).toMatchObject({ featured: "post-1", total: 30, pages: 3 });
		expect(choice).toHaveProperty("shown.length", 11);
		expect(choice).toHaveProperty("topics", ["Web 20", "SEO 10"]);
	});

	it("gives twelve without a featured one after it, and the rest at the end", async () => {
		expect(await choose("page=2")).toMatchObject({ featured: null });
		expect(await choose("page=2")).toHaveProperty("shown.0", "post-13");
		expect(await choose("page=2")).toHaveProperty("shown.length", 12);
		expect(await choose("page=3")).toHaveProperty("shown.length", 6);
	});

	it("shows every post on exactly one page", async () => {
		const pages = await Promise.all([1, 2, 3].map((page) => choose(`page=${page}`)));
		const slugs = pages.flatMap((page) =>
			page === "missing" ? [] : [...(page.featured ? [page.featured] : []), ...page.shown],
		);
		expect(slugs).toEqual(POSTS.map(({ slug }) => slug));
	});

	it.each(["page=4", "category=seo&page=2", "q=zzzzzz&page=2", "page=999999"])(
		"knows no page beyond the end: %s",
		async (query) => {
			expect(await choose(query)).toBe("missing");
		},
	);

	it.each(["category=art", "tag=art", "category=local", "category=__proto__", "category=SEO"])(
		"knows nothing of %s",
		async (query) => {
			expect(await choose(query)).toBe("missing");
		},
	);

	it("filters by category and tag together, without a featured one", async () => {
		const choice = await choose("category=seo&tag=local");
		expect(choice).toMatchObject({ featured: null, shown: ["post-1"], total: 1 });
		expect(choice).toHaveProperty("topics", ["Web 2", "SEO 1"]);
	});

	it("searches within a category, and counts within the search", async () => {
		expect(await choose("q=umbrella")).toMatchObject({ shown: ["post-21"], topics: ["Web 1"] });
		expect(await choose("q=umbrella&category=seo")).toMatchObject({
			shown: [],
			total: 0,
			pages: 1,
			topics: ["Web 1", "SEO 0"],
			within: { words: "umbrella" },
		});
	});

	it("leads back to the whole list where nothing is found", async () => {
		expect(await choose("q=zzzzzz&tag=local")).toMatchObject({
			total: 0,
			topics: ["Web 20", "SEO 10"],
			within: { words: "", tag: null },
		});
	});

	it("has one empty page of an empty list", async () => {
		expect(await choose("", [])).toMatchObject({ featured: null, shown: [], pages: 1 });
	});
});
