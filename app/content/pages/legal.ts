import { listWords } from "../page-text/list-words.ts";
import { toAccessibilityText, toPolicyText, toPrivacyText } from "../page-text/plain-pages.ts";
import {
	accessibilitySchema,
	privacyPolicySchema,
	type TermsPage,
	termsSchema,
} from "../schemas/pages.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { listNames, toTitleEntry } from "./search-entry.ts";

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
	list: (content) => {
		const {
			pages: { privacyPolicy, terms, accessibility },
		} = content;
		return [
			toSinglePage("/privacy-policy", "pages/privacy-policy.yaml", {
				updated: privacyPolicy.updated,
				text: () => toPrivacyText(content),
				search: () => ({
					...toTitleEntry(privacyPolicy),
					body: listWords(toPrivacyText(content)),
				}),
				card: () => toPlainCard(privacyPolicy, "lilac"),
			}),
			...(terms ? [toTermsPage(terms)] : []),
			toSinglePage("/accessibility", "pages/accessibility.yaml", {
				updated: accessibility.updated,
				text: () => toAccessibilityText(accessibility, content),
				search: () => ({
					...toTitleEntry(accessibility),
					body: listWords(toAccessibilityText(accessibility, content)),
				}),
				card: () => toPlainCard(accessibility, "aqua"),
			}),
		];
	},
	listSamples: ({ pages: { privacyPolicy, terms } }) => [
		["pages/privacy-policy.yaml", "rows", listRows(privacyPolicy)],
		["pages/terms.yaml", "rows", terms && listRows(terms)],
	],
};

function toTermsPage(terms: TermsPage) {
	return toSinglePage("/terms", "pages/terms.yaml", {
		updated: terms.updated,
		text: () => toPolicyText(terms),
		search: () => ({
			...toTitleEntry(terms, ...listNames("terms")),
			body: listWords(toPolicyText(terms)),
		}),
		card: () => toPlainCard(terms, "sand"),
	});
}

function listRows({ sections }: TermsPage) {
	return sections.flatMap(({ rows = [] }) => rows);
}
