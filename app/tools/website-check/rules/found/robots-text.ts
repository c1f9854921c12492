import { t } from "#app/messages/en/check-found.server.ts";
import { hasRobotsText } from "../robots-rules.ts";
import { defineRule, failAt } from "../rule.ts";
import { isAnswered } from "./pages.ts";

/** The first line of a page is enough to recognise it. */
const SHOWN = 80;

export const robotsText = defineRule({
	id: "robots-text",
	group: "found",
	cost: 15,
	test: ({ robots }) => {
		if (!isAnswered(robots)) return { state: "skipped" };
		const { asked: url, text } = robots;
		const isText = hasRobotsText(robots);
		return failAt(isText ? [] : [{ url, text: text.trim().slice(0, SHOWN) }], () => ({ url }));
	},
	words: {
		finding: () => t("robotsTextFinding"),
		tested: () => t("robotsTextTested"),
		expected: () => t("robotsTextExpected"),
		why: () => t("robotsTextWhy"),
		mend: () => t("robotsTextMend"),
		verify: () => t("robotsTextVerify"),
	},
});
