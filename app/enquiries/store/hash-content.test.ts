import { expect, test } from "vitest";
import { createNewEnquiry } from "../../../tests/support/new-enquiry.ts";
import type { NewEnquiry } from "../enquiry.ts";
import { hashContent } from "./hash-content.ts";

const ALL: Partial<NewEnquiry> = {
	phone: "+91 98765 43210",
	company: "Desai & Co",
	budget: 50_000,
	timeline: "quarter",
	service: "seo",
	city: "surat",
	wantsNews: true,
};

// These forms were sent before fields were added: a retry after an update of the site is no second enquiry.
test.each<[what: string, given: Partial<NewEnquiry>, hash: string]>([
	["the required fields alone", {}, "x3h8Xgioy7BoEWw1HH26iy42g0TZg8T21nN8yr3IQxc"],
	["all fields of the first version", ALL, "f4tdEMvH1q9Psrf0lRuyDil4pyh8X0s0YX9eCwqkunU"],
	[
		"a time to be called",
		{ ...ALL, callback: "midday" },
		"NE275BfgWCY4XRgKg3KhxnP321jCFqzgbxsZUM4aFh4",
	],
	[
		"a calculation",
		{ calculation: "tool=ad-budget" },
		"xU6a6rvpO7gg43mesnNo1hAL23xbf53DOvYvIm4WQgo",
	],
	[
		"a budget as a range",
		{ ...ALL, callback: "midday", budgetRange: "50k to 1 lakh" },
		"0Egz2I0ShztzCM03l0Xl_pJ78g1x-onT8seoO4bwMzg",
	],
	[
		"a range alone",
		{ budget: 50_000, budgetRange: "50k to 1 lakh" },
		"oxn7XDw6KS2ffaqviQNW7e2XZVuKAK2Y6WjxcuqeYpI",
	],
])("the hash of %s stays", (_what, given, hash) => {
	expect(hashContent(createNewEnquiry(given))).toBe(hash);
});

test("another website is another content", () => {
	const hashes = [null, "https://x.example/", "https://y.example/"].map((website) =>
		hashContent(createNewEnquiry({ website })),
	);
	expect(new Set(hashes).size).toBe(3);
});
