import {
	accessibilitySchema,
	privacyPolicySchema,
	type TermsPage,
	termsSchema,
} from "../schemas/pages.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { listItems, listNames, listTexts, toTitleEntry } from "./search-entry.ts";

export const text = { privacyPolicy: privacyPolicySchema, accessibility: accessibilitySchema };
export const ownText = { terms: termsSchema };

export const pages: PageFamily = {
	routes: ["/privacy-policy", "/terms", "/accessibility"],
	optional: {
		name: "terms",
		words: "Terms of use",
		paths: /^\/terms$/,
		isThere: ({ pages }) => pages.terms !== undefined,
		remove: ({ pages }) => ({ pages: { ...pages, terms: undefined } }),
	},
	list: ({ pages: { privacyPolicy, terms, accessibility } }) => [
		toSinglePage("/privacy-policy", "pages/privacy-policy.yaml", {
			updated: privacyPolicy.updated,
			search: () => ({ ...toTitleEntry(privacyPolicy), body: listTexts(privacyPolicy.sections) }),
			card: () => toPlainCard(privacyPolicy, "lilac"),
		}),
		...(terms ? [toTermsPage(terms)] : []),
		toSinglePage("/accessibility", "pages/accessibility.yaml", {
			updated: accessibility.updated,
			search: () => ({ ...toTitleEntry(accessibility), body: listItems(accessibility.tested) }),
			card: () => toPlainCard(accessibility, "aqua"),
		}),
	],
	listSamples: ({ pages: { privacyPolicy, terms } }) => [
		["pages/privacy-policy.yaml", "rows", listRows(privacyPolicy)],
		["pages/terms.yaml", "rows", terms && listRows(terms)],
	],
};

function toTermsPage(terms: TermsPage) {
	return toSinglePage("/terms", "pages/terms.yaml", {
		updated: terms.updated,
		search: () => ({
			...toTitleEntry(terms, ...listNames("terms")),
			body: listTexts(terms.sections),
		}),
		card: () => toPlainCard(terms, "sand"),
	});
}

function listRows({ sections }: TermsPage) {
	return sections.flatMap(({ rows = [] }) => rows);
}
