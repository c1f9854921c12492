import { expect, it } from "vitest";
import { createPost, createTerms } from "../../tests/support/posts.ts";
import { findPostsAbout, findRelatedPosts, isFiledUnder } from "./related-posts.ts";

const WEB = createTerms("Web");
const SPEED = createTerms("Speed");
const NEWEST = createPost("newest", { title: "Mangoes" });
const NEAR = createPost("near", { title: "A slow website again" });
const THIS = createPost("this", { title: "The slow bill", categories: WEB, tags: SPEED });
const CATEGORY = createPost("same-category", { categories: WEB });
const TAG = createPost("same-tag", { tags: SPEED });
const BOTH = createPost("both", { categories: WEB, tags: SPEED });

it.each([
	["share tags before categories", [NEWEST, THIS, CATEGORY, TAG, BOTH], [BOTH, TAG, CATEGORY]],
	["share words of the title, then the newest", [NEWEST, NEAR, THIS, BOTH], [BOTH, NEAR, NEWEST]],
	["are there, which may be none", [THIS], []],
])("related are those that %s", (_which, posts, related) => {
	expect(findRelatedPosts(posts, "this")).toEqual(related);
});

it("a slug that WordPress encodes is known from the address", () => {
	expect(findRelatedPosts([createPost("%e0%a4%aa"), NEWEST], "प")).toEqual([NEWEST]);
});

const SALEM = { slug: "salem", name: "Salem" };

it.each([
	["has a category of its slug", true, true, { categories: [{ slug: "salem", name: "A city" }] }],
	["has a tag of its name", true, true, { tags: [{ slug: "city-7", name: "sa\u00ADlem" }] }],
	["names it with a hyphen that does not show", true, false, { title: "In Sa\u00ADlem" }],
	["names it after a longer word", true, false, { title: "Jerusalem, then Salem" }],
	["names longer words only", false, false, { excerpt: "In Salempur, too, and in सSalem" }],
])("a post that %s is about a place: %s, filed under it: %s", (_how, isAbout, isFiled, facts) => {
	const post = createPost("a", facts);
	expect(findPostsAbout([post], SALEM)).toEqual(isAbout ? [post] : []);
	expect(isFiledUnder(post, SALEM)).toBe(isFiled);
});

it("three posts at most are chosen, in the order of the list", () => {
	const posts = ["a", "b", "c", "d"].map((slug) => createPost(slug, { title: "Salem" }));
	expect(findPostsAbout([createPost("none"), ...posts], SALEM)).toEqual(posts.slice(0, 3));
});
