import stringWidth from "string-width";
import { t } from "#app/messages/en/check-found.server.ts";
import { defineRule, failAt } from "../rule.ts";
import { getDescription, listShownPages } from "./pages.ts";

/**
 * Widths in Latin letters, of which a Chinese one has two. Google shows about 160, and cuts what is longer: that is no
 * fault, but whoever writes twice that has not chosen.
 */
const LEAST = 40;
const MOST = 320;

export const description = defineRule({
	id: "description",
	group: "found",
	cost: 45,
	test: (visit) => {
		const pages = listShownPages(visit);
		if (pages.length === 0) return { state: "skipped" };
		const faulty = pages.filter(({ document }) => {
			const width = stringWidth(getDescription(document));
			return width < LEAST || width > MOST;
		});
		// Google finds a sentence of its own for a page of privacy or a post: the start page and most others count.
		const isOfWebsite = faulty.includes(visit.home) || faulty.length * 2 > pages.length;
		const evidence = faulty.map(({ url, document }) => ({ url, text: getDescription(document) }));
		return failAt(isOfWebsite ? evidence : [], (count) => ({ count, pages: pages.length }));
	},
	words: {
		finding: (values) => t("descriptionFinding", values),
		tested: () => t("descriptionTested"),
		expected: () => t("descriptionExpected", { least: LEAST, most: MOST }),
		why: () => t("descriptionWhy"),
		mend: () => t("descriptionMend"),
		verify: () => t("descriptionVerify"),
	},
});
