import { expect, it } from "vitest";
import { makePost, makeTerms } from "./post-for-tests.ts";
import { choosePostsAbout, isFiledUnder } from "./posts-about.ts";

const SALEM = { slug: "salem", name: "Salem" };

it.each([
	["has a category of its slug", true, true, { categories: [{ slug: "salem", name: "A city" }] }],
	["has a tag of its name", true, true, { tags: [{ slug: "city-7", name: "salem" }] }],
	["names it in its excerpt", true, false, { excerpt: "A week in &lt;Salem&gt;." }],
	["names it after a longer word", true, false, { title: "Jerusalem, then Salem" }],
	["names longer words only", false, false, { excerpt: "In Salempur, too, and in सSalem" }],
	["has other terms", false, false, { categories: makeTerms("City"), tags: makeTerms("salem-7") }],
])("a post that %s is about a place: %s, filed under it: %s", (_how, isAbout, isFiled, facts) => {
	const post = makePost("a", facts);
	expect(choosePostsAbout([post], SALEM)).toEqual(isAbout ? [post] : []);
	expect(isFiledUnder(post, SALEM)).toBe(isFiled);
});

it("three posts at most are chosen, in the order of the list", () => {
	const posts = ["a", "b", "c", "d"].map((slug) => makePost(slug, { title: "Salem" }));
	expect(choosePostsAbout([makePost("none"), ...posts], SALEM)).toEqual(posts.slice(0, 3));
});
