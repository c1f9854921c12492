import { t } from "#app/messages/en/check-found.server.ts";
import { defineRule, failAt } from "../rule.ts";

/** Google shows about 60 characters of a title; what is shorter than ten says nothing of a business. */
const LEAST = 10;
const MOST = 70;

export const title = defineRule({
	id: "title",
	group: "found",
	cost: 80,
	test: ({ pages }) =>
		failAt(
			pages.flatMap(({ url, document: { titles } }) => {
				const [text = ""] = titles;
				const { length } = [...text];
				return length >= LEAST && length <= MOST ? [] : [{ url, text }];
			}),
			(count) => ({ count, pages: pages.length }),
		),
	words: {
		finding: (values) => t("titleFinding", values),
		tested: () => t("titleTested"),
		expected: () => t("titleExpected", { least: LEAST, most: MOST }),
		why: () => t("titleWhy"),
		mend: () => t("titleMend"),
		verify: () => t("titleVerify"),
	},
});
