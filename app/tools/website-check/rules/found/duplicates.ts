import { t } from "#app/messages/en/check-found.server.ts";
import { resolveAddress } from "../../visit/resolve-address.ts";
import type { Page } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";
import { getDescription, listShownPages } from "./pages.ts";

export const duplicates = defineRule({
	id: "duplicates",
	group: "found",
	cost: 40,
	test: (visit) => {
		const pages = listDifferent(listShownPages(visit));
		if (pages.length < 2) return { state: "skipped" };
		const titles = findAlike(pages, ({ document }) => document.titles[0] ?? "");
		const descriptions = findAlike(pages, ({ document }) => getDescription(document));
		const kind = titles.length > 0 ? (descriptions.length > 0 ? "both" : "title") : "description";
		const count = new Set([...titles, ...descriptions].map(({ url }) => url)).size;
		return failAt(titles.length > 0 ? titles : descriptions, () => ({
			kind,
			count,
			pages: pages.length,
		}));
	},
	words: {
		finding: (values) => t("duplicatesFinding", values),
		tested: () => t("duplicatesTested"),
		expected: () => t("duplicatesExpected"),
		why: () => t("duplicatesWhy"),
		mend: () => t("duplicatesMend"),
		verify: () => t("duplicatesVerify"),
	},
});

/** Leaves out the second address of a page: another query, the same words, or a canonical address that is not its own. */
function listDifferent(pages: readonly Page[]): Page[] {
	const paths = new Set<string>();
	const texts = new Set<string>();
	return pages.filter((page) => {
		const { pathname } = new URL(page.url);
		if (paths.has(pathname) || texts.has(page.document.text) || isCopy(page)) return false;
		paths.add(pathname);
		texts.add(page.document.text);
		return true;
	});
}

function isCopy(page: Page): boolean {
	const head = page.document.heads.find(({ rel = "" }) => rel.toLowerCase() === "canonical");
	const canonical = resolveAddress(page, head?.href ?? "");
	return canonical !== null && canonical.pathname !== new URL(page.url).pathname;
}

/** Finds the pages of one language that have a text in common, those with the same text beside each other. */
function findAlike(pages: readonly Page[], read: (page: Page) => string) {
	const groups = Map.groupBy(pages, (page) => `${page.document.lang} ${read(page).toLowerCase()}`);
	return [...groups.values()]
		.filter(([first, second]) => first && second && read(first) !== "")
		.flatMap((group) => group.map((page) => ({ url: page.url, text: read(page) })));
}
