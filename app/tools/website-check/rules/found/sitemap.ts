import { t } from "#app/messages/en/check-found.server.ts";
import { defineRule, failAt } from "../rule.ts";
import { getSiteName, isAnswered } from "./pages.ts";
import { parseSitemap } from "./parse-sitemap.ts";

/** The first line is enough to recognise what answered instead. */
const SHOWN = 80;

export const sitemap = defineRule({
	id: "sitemap",
	group: "found",
	cost: 20,
	test: ({ sitemap: answer, home }) => {
		const { asked: url, status, bytes, text } = answer;
		const fail = (kind: string, shown: string) => failAt([{ url, text: shown }], () => ({ kind }));
		if (status === 404 || status === 410) return fail("none", String(status));
		// Compressed ones, and those that are kept from programs like ours, tell nothing.
		if (!isAnswered(answer) || (text === "" && bytes > 0)) return { state: "skipped" };
		const found = parseSitemap(answer);
		if (found === null) return fail("other", text.trim().slice(0, SHOWN));
		const own = [getSiteName(home.url), getSiteName(home.asked)];
		// An index may lie at another host, with what it lists.
		const isOwn = ({ href }: URL) => own.includes(getSiteName(href));
		const isElsewhere = !own.includes(getSiteName(url)) && found.isIndex;
		return isElsewhere || found.addresses.some(isOwn)
			? { state: "passed" }
			: fail("foreign", found.addresses[0]?.href ?? "");
	},
	words: {
		finding: (values) => t("sitemapFinding", values),
		tested: () => t("sitemapTested"),
		expected: () => t("sitemapExpected"),
		why: () => t("sitemapWhy"),
		mend: () => t("sitemapMend"),
		verify: () => t("sitemapVerify"),
	},
});
