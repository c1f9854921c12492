import type { CountryCode } from "libphonenumber-js/max";
import { t } from "#app/messages/en/check-understood.server.ts";
import { needsScripts } from "../needs-scripts.ts";
import { defineRule, failAt } from "../rule.ts";
import { listCountries } from "./countries.ts";
import { findNumbers, hasCallLink } from "./phone-numbers.ts";

/** Countries whose numbers are looked for on each website, as many do not say where they are. */
const COMMON: readonly CountryCode[] = [
	"IN",
	"DE",
	"US",
	"GB",
	"AU",
	"AE",
	"ZA",
	"SG",
	"AT",
	"CH",
	"FR",
];

export const phone = defineRule({
	id: "phone",
	group: "understood",
	cost: 60,
	test: (visit) => {
		if (needsScripts(visit.home.document)) return { state: "skipped" };
		if (hasCallLink(visit) || findNumbers(visit, listCountries(visit)).length > 0)
			return { state: "passed" };
		if (findNumbers(visit, COMMON).length > 0) return { state: "passed" };
		return failAt([{ url: visit.home.url, text: "" }], () => ({ pages: visit.pages.length }));
	},
	words: {
		finding: (values) => t("phoneFinding", values),
		tested: () => t("phoneTested"),
		expected: () => t("phoneExpected"),
		why: () => t("phoneWhy"),
		mend: () => t("phoneMend"),
		verify: () => t("phoneVerify"),
	},
});
