import { expect, it } from "vitest";
import { AGENCY } from "../../tests/support/agency.ts";
import { hasFamilyOf } from "./families.ts";
import { loadContent } from "./load.ts";

it("a tool without its text has no page, and the list of the tools is there while anything is in it", () => {
	const content = loadContent(AGENCY);
	const { tools } = content.pages;
	const list = (given: Partial<typeof content>) =>
		["/tools", "/tools/ad-budget", "/tools/seo-payback", "/tools/website-check"].filter((path) =>
			hasFamilyOf(path, { ...content, festivals: undefined, ...given }, { hasContentApi: false }),
		);
	const withTools = (given: Partial<typeof tools>) => ({
		pages: { ...content.pages, tools: { ...tools, ...given } },
	});
	const calculators = { adBudget: undefined, seoPayback: undefined };
	const check = "/tools/website-check";
	expect(list({})).toHaveLength(4);
	expect(list(withTools({ seoPayback: undefined }))).toEqual(["/tools", "/tools/ad-budget", check]);
	expect(list(withTools({ adBudget: undefined, websiteCheck: undefined }))).toEqual([
		"/tools",
		"/tools/seo-payback",
	]);
	expect(list(withTools(calculators))).toEqual(["/tools", check]);
	expect(list(withTools({ ...calculators, websiteCheck: undefined }))).toEqual([]);
});

it("there is a page of terms where the content has one", () => {
	const content = loadContent(AGENCY);
	const hasTerms = (terms: typeof content.pages.terms) =>
		hasFamilyOf(
			"/terms",
			{ ...content, pages: { ...content.pages, terms } },
			{ hasContentApi: false },
		);
	expect(hasTerms(content.pages.terms)).toBe(true);
	expect(hasTerms(undefined)).toBe(false);
});
