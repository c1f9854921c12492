import { expect, it } from "vitest";
import { makePost, makeTerms } from "./post-for-tests.ts";
import { chooseRelated } from "./related-posts.ts";

const WEB = makeTerms("Web");
const SPEED = makeTerms("Speed");
const NEWEST = makePost("newest", { title: "Mangoes" });
const NEAR = makePost("near", { title: "A slow website again" });
const THIS = makePost("this", { title: "The slow bill", categories: WEB, tags: SPEED });
const CATEGORY = makePost("same-category", { categories: WEB });
const TAG = makePost("same-tag", { tags: SPEED });
const BOTH = makePost("both", { categories: WEB, tags: SPEED });

it.each([
	["share tags before categories", [NEWEST, THIS, CATEGORY, TAG, BOTH], [BOTH, TAG, CATEGORY]],
	["share words of the title, then the newest", [NEWEST, NEAR, THIS, BOTH], [BOTH, NEAR, NEWEST]],
	["are there, which may be none", [THIS], []],
	["can be compared: none with a post that is not listed", [NEWEST], []],
])("related are those that %s", (_which, posts, related) => {
	expect(chooseRelated(posts, "this")).toEqual(related);
});

it("a slug that WordPress encodes is known from the address", () => {
	expect(chooseRelated([makePost("%e0%a4%aa"), NEWEST], "प")).toEqual([NEWEST]);
});
