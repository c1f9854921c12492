import { t } from "#app/messages/en/check-found.server.ts";
import type { Page } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";
import { listShownPages } from "./pages.ts";

/** So many pages beside the one that was asked for show that it is no single slip. */
const SEVERAL = 2;

export const heading = defineRule({
	id: "heading",
	group: "found",
	cost: 30,
	test: (visit) => {
		const pages = listShownPages(visit);
		if (pages.length === 0) return { state: "skipped" };
		const faulty = pages.filter((page) => !hasHeading(page));
		const isOfWebsite = faulty.includes(visit.home) || faulty.length >= SEVERAL;
		const evidence = faulty.map((page) => ({ url: page.url, text: describe(page) }));
		return failAt(isOfWebsite ? evidence : [], (count) => ({ count, pages: pages.length }));
	},
	words: {
		finding: (values) => t("headingFinding", values),
		tested: () => t("headingTested"),
		expected: () => t("headingExpected"),
		why: () => t("headingWhy"),
		mend: () => t("headingMend"),
		verify: () => t("headingVerify"),
	},
});

function hasHeading({ document: { headings } }: Page): boolean {
	return headings.some(({ level, text }) => level === 1 && text !== "");
}

/** Shows an empty heading, or the first heading that stands there instead. */
function describe({ document: { headings } }: Page): string {
	if (headings.some(({ level }) => level === 1)) return "<h1></h1>";
	const first = headings.find(({ text }) => text !== "");
	return first ? `<h${first.level}>${first.text}</h${first.level}>` : "";
}
