import { t } from "#app/messages/en/check-understood.server.ts";
import { defineRule, failAt } from "../rule.ts";
import { listCountries } from "./countries.ts";
import { findNumbers, hasCallLink } from "./phone-numbers.ts";

export const phoneLink = defineRule({
	id: "phone-link",
	group: "understood",
	cost: 30,
	test: (visit) => {
		if (hasCallLink(visit)) return { state: "passed" };
		const numbers = findNumbers(visit, listCountries(visit));
		const [first] = numbers;
		if (!first) return { state: "skipped" };
		return failAt(numbers, (count) => ({ count, number: first.text }));
	},
	words: {
		finding: (values) => t("phoneLinkFinding", values),
		tested: () => t("phoneLinkTested"),
		expected: () => t("phoneLinkExpected"),
		why: () => t("phoneLinkWhy"),
		mend: () => t("phoneLinkMend"),
		verify: () => t("phoneLinkVerify"),
	},
});
