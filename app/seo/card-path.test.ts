import { describe, expect, it } from "vitest";
import { toCardPath, toPagePath } from "./card-path.ts";

describe("the path of a page's social card", () => {
	it.each([
		["/", "/cards/home.png"],
		["/about", "/cards/about.png"],
		["/services/seo/mumbai", "/cards/services/seo/mumbai.png"],
	])("of %s is %s, and leads back to it", (page, card) => {
		expect(toCardPath(page)).toBe(card);
		expect(toPagePath(card)).toBe(page);
	});

	it.each(["/", "/cards", "/cards/", "/cards/.png", "/cards.png", "/art/home.png", "/cards/about"])(
		"leads nowhere from %s",
		(path) => {
			expect(toPagePath(path)).toBeNull();
		},
	);
});
