import { t } from "#app/messages/en/check-found.server.ts";
import { parseDocument } from "../../visit/parse-document.ts";
import { defineRule, failAt } from "../rule.ts";
import { findNoindex } from "./noindex.ts";
import { getSiteName, isAnswered } from "./pages.ts";

export const missingPage = defineRule({
	id: "missing-page",
	group: "found",
	cost: 20,
	test: ({ missing }) => {
		const { asked, url, status, headers, text } = missing;
		const isElsewhere = getSiteName(asked) !== getSiteName(url);
		if (isElsewhere || status === 0 || status >= 500) return { state: "skipped" };
		// What a page of scripts shows with `noindex` is in no result either.
		const isShown = isAnswered(missing) && !findNoindex({ headers, document: parseDocument(text) });
		const shown = asked === url ? String(status) : `${status} ${url}`;
		return failAt(isShown ? [{ url: asked, text: shown }] : [], () => ({ status }));
	},
	words: {
		finding: () => t("missingPageFinding"),
		tested: () => t("missingPageTested"),
		expected: () => t("missingPageExpected"),
		why: () => t("missingPageWhy"),
		mend: () => t("missingPageMend"),
		verify: () => t("missingPageVerify"),
	},
});
