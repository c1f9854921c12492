import stringWidth from "string-width";
import { t } from "#app/messages/en/check-found.server.ts";
import { defineRule, failAt } from "../rule.ts";
import { listShownPages } from "./pages.ts";

/**
 * Widths in Latin letters, of which a Chinese one has two. Google shows about 60; what is narrower than ten says nothing of a
 * business, and what is wider than 150 is a list of keywords.
 */
const LEAST = 10;
const MOST = 150;

export const title = defineRule({
	id: "title",
	group: "found",
	cost: 80,
	test: (visit) => {
		const pages = listShownPages(visit);
		if (pages.length === 0) return { state: "skipped" };
		const faulty = pages.flatMap(({ url, document: { titles } }) => {
			const [text = ""] = titles;
			const width = stringWidth(text);
			return width >= LEAST && width <= MOST ? [] : [{ url, text }];
		});
		return failAt(faulty, (count) => ({ count, pages: pages.length }));
	},
	words: {
		finding: (values) => t("titleFinding", values),
		tested: () => t("titleTested"),
		expected: () => t("titleExpected", { least: LEAST, most: MOST }),
		why: () => t("titleWhy"),
		mend: () => t("titleMend"),
		verify: () => t("titleVerify"),
	},
});
