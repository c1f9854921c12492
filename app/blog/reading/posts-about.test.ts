import { describe, expect, it } from "vitest";
import { makePost, makeTerms } from "./post-for-tests.ts";
import { choosePostsAbout, isFiledUnder } from "./posts-about.ts";

const SEO = { slug: "seo", name: "SEO Services" };
const SALEM = { slug: "salem", name: "Salem" };

const choose = (subject: typeof SEO, ...posts: ReturnType<typeof makePost>[]) =>
	choosePostsAbout(posts, subject).map(({ slug }) => slug);

describe("choosePostsAbout", () => {
	it("takes posts that are filed under the subject, by slug or by name", () => {
		const posts = [
			makePost("by-slug", { categories: [{ slug: "seo", name: "Searching" }] }),
			makePost("by-name", { tags: [{ slug: "news-7", name: "seo services" }] }),
			makePost("other", { categories: makeTerms("Email"), tags: makeTerms("seo-tools") }),
		];
		expect(choose(SEO, ...posts)).toEqual(["by-slug", "by-name"]);
	});

	it("takes posts that name it in title or excerpt, as a word of its own", () => {
		const posts = [
			makePost("title", { title: "What Salem weaves" }),
			makePost("excerpt", { excerpt: "A week in &lt;Salem&gt;." }),
			makePost("end", { title: "Jerusalem, then Salem" }),
			makePost("part", { title: "Jerusalem", excerpt: "In Salempur, too, and in सSalem" }),
			makePost("small", { title: "salem" }),
		];
		expect(choose(SALEM, ...posts)).toEqual(["title", "excerpt", "end"]);
	});

	it("takes three at most, in the order of the list", () => {
		const posts = ["a", "b", "c", "d"].map((slug) => makePost(slug, { title: "Salem" }));
		expect(choose(SALEM, makePost("none"), ...posts)).toEqual(["a", "b", "c"]);
	});

	it("takes none where none is about it", () => {
		expect(choose(SALEM)).toEqual([]);
		expect(choose(SALEM, makePost("a"))).toEqual([]);
	});
});

it("a post is filed under what its terms say, not under what it names", () => {
	expect(isFiledUnder(makePost("a", { title: "SEO Services" }), SEO)).toBe(false);
	expect(isFiledUnder(makePost("a", { categories: makeTerms("SEO") }), SEO)).toBe(true);
});
