import { expect, it } from "vitest";
import { makePost, makeTerms } from "./post-for-tests.ts";
import { choosePostsAbout, isFiledUnder } from "./posts-about.ts";

const SEO = { slug: "seo", name: "SEO Services" };
const SALEM = { slug: "salem", name: "Salem" };

it.each([
	["category's slug", { categories: [{ slug: "seo", name: "Searching" }] }, true],
	["tag's name", { tags: [{ slug: "news-7", name: "seo services" }] }, true],
	["own title only", { title: "SEO Services" }, false],
	["other terms", { categories: makeTerms("Email"), tags: makeTerms("seo-tools") }, false],
])("whether a post is filed under a subject goes by its %s", (_what, facts, isFiled) => {
	expect(isFiledUnder(makePost("a", facts), SEO)).toBe(isFiled);
});

it.each([
	["is", "is filed under it", { tags: [{ slug: "salem", name: "A city" }] }],
	["is", "names it in its title", { title: "What Salem weaves" }],
	["is", "names it in its excerpt", { excerpt: "A week in &lt;Salem&gt;." }],
	["is", "names it after a longer word", { title: "Jerusalem, then Salem" }],
	["is not", "names longer words only", { excerpt: "In Salempur, too, and in सSalem" }],
	["is not", "spells it another way", { title: "salem" }],
])("a post %s about a place when it %s", (is, _how, facts) => {
	const post = makePost("a", facts);
	expect(choosePostsAbout([post], SALEM)).toEqual(is === "is" ? [post] : []);
});

it("three posts at most are chosen, in the order of the list", () => {
	const posts = ["a", "b", "c", "d"].map((slug) => makePost(slug, { title: "Salem" }));
	expect(choosePostsAbout([makePost("none"), ...posts], SALEM)).toEqual(posts.slice(0, 3));
});
