import { t } from "#app/messages/en/check-found.server.ts";
import { defineRule, failAt } from "../rule.ts";
import { findNoindex } from "./noindex.ts";

export const index = defineRule({
	id: "index",
	group: "found",
	cost: 100,
	test: ({ home, pages }) => {
		if (findNoindex(home) === null) return { state: "passed" };
		const evidence = pages.flatMap((page) => {
			const text = findNoindex(page);
			return text === null ? [] : [{ url: page.url, text }];
		});
		return failAt(evidence, (count) => ({ others: count - 1 }));
	},
	words: {
		finding: (values) => t("indexFinding", values),
		tested: () => t("indexTested"),
		expected: () => t("indexExpected"),
		why: () => t("indexWhy"),
		mend: () => t("indexMend"),
		verify: () => t("indexVerify"),
	},
});
