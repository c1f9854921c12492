import { expect, it } from "vitest";
import { createPost, createTerms } from "../../tests/support/posts.ts";
import { parseBlogQuery } from "./blog-query.ts";
import { toListedPost } from "./post.ts";
import { selectPosts } from "./select-posts.ts";

const POSTS = Array.from({ length: 30 }, (_, index) =>
	createPost(`post-${index + 1}`, {
		title: index === 20 ? "Umbrellas" : "Bedsheets",
		categories: createTerms(index % 3 ? "Web" : "SEO"),
		tags: index % 10 ? [] : createTerms("Local"),
	}),
);

async function choose(query: string, posts = POSTS) {
	const parsed = parseBlogQuery(new URLSearchParams(query));
	if (!parsed) throw new Error("no query");
	const choice = await selectPosts(posts, parsed);
	if (choice.status === "missing") return "missing";
	const { items, within } = choice.topics;
	return { ...choice, topics: items.map(({ name, count }) => `${name} ${count}`).join(), within };
}

const LISTED = POSTS.map(toListedPost);

it.each([
	["", { featured: LISTED[0], posts: LISTED.slice(1, 10), total: 30, topics: "Web 20,SEO 10" }],
	["page=2", { featured: null, posts: LISTED.slice(10, 20), total: 30, pages: 3 }],
	["page=3", { featured: null, posts: LISTED.slice(20) }],
	["tag=local&category=seo", { featured: null, posts: [LISTED[0]], topics: "Web 2,SEO 1" }],
	["q=umbrella", { featured: null, posts: [LISTED[20]], topics: "Web 1" }],
	[
		"q=umbrella&category=seo",
		{ posts: [], pages: 1, topics: "Web 1,SEO 0", within: { words: "umbrella", tag: null } },
	],
	["q=zzzzzz&tag=local", { total: 0, topics: "Web 20,SEO 10", within: { words: "", tag: null } }],
])("the list at ?%s has its posts and its topics", async (query, chosen) => {
	expect(await choose(query)).toMatchObject(chosen);
});

it("there is no page beyond the end, and none of an unknown term", async () => {
	for (const query of ["page=4", "q=zzzzzz&page=2", "category=local", "tag=art"])
		expect(await choose(query), query).toBe("missing");
});

it("an empty list has one empty page", async () => {
	expect(await choose("", [])).toMatchObject({ featured: null, posts: [], pages: 1 });
});
