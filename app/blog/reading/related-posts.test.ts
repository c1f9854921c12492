import { describe, expect, it } from "vitest";
import { makePost, makeTerms } from "./post-for-tests.ts";
import { chooseRelated } from "./related-posts.ts";

const slugs = (...args: Parameters<typeof chooseRelated>) =>
	chooseRelated(...args).map(({ slug }) => slug);

describe("chooseRelated", () => {
	it("goes by tags before categories, then by words of the title, then by age", () => {
		const posts = [
			makePost("newest", { title: "Mangoes" }),
			makePost("near", { title: "A slow website again" }),
			makePost("this", {
				title: "The bill of a slow website",
				categories: makeTerms("Web"),
				tags: makeTerms("Speed"),
			}),
			makePost("same-category", { categories: makeTerms("Web") }),
			makePost("same-tag", { tags: makeTerms("Speed") }),
			makePost("both", { categories: makeTerms("Web"), tags: makeTerms("Speed") }),
		];
		expect(slugs(posts, "this")).toEqual(["both", "same-tag", "same-category"]);
		const few = posts.filter(({ slug }) => !slug.startsWith("same"));
		expect(slugs(few, "this")).toEqual(["both", "near", "newest"]);
	});

	it("never gives the post itself, and no more than there are", () => {
		expect(slugs([makePost("this"), makePost("other")], "this")).toEqual(["other"]);
		expect(slugs([makePost("this")], "this")).toEqual([]);
	});

	it("gives none to a post that the list does not have", () => {
		expect(slugs([makePost("other")], "this")).toEqual([]);
	});

	it("knows a slug that WordPress encodes from the address", () => {
		const posts = [makePost("%e0%a4%aa"), makePost("other")];
		expect(slugs(posts, "प")).toEqual(["other"]);
	});
});
