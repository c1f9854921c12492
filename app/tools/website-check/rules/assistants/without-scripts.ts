import { t } from "#app/messages/en/check-assistants.server.ts";
import { LEAST_WORDS, needsScripts } from "../needs-scripts.ts";
import { defineRule, failAt } from "../rule.ts";

export const withoutScripts = defineRule({
	id: "without-scripts",
	group: "assistants",
	cost: 70,
	test: ({ pages }) =>
		failAt(
			pages
				.filter(({ document }) => needsScripts(document))
				.map(({ url, document }) => ({ url, text: document.text })),
			(count) => ({ count, pages: pages.length }),
		),
	words: {
		finding: (values) => t("withoutScriptsFinding", values),
		tested: () => t("withoutScriptsTested"),
		expected: () => t("withoutScriptsExpected", { words: LEAST_WORDS }),
		why: () => t("withoutScriptsWhy"),
		mend: () => t("withoutScriptsMend"),
		verify: () => t("withoutScriptsVerify"),
	},
});
