import { t } from "#app/messages/en/check-trusted.server.ts";
import { resolveLoads } from "../../visit/loads.ts";
import type { Page } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";

export const mixedContent = defineRule({
	id: "mixed-content",
	group: "trusted",
	cost: 60,
	test: ({ pages }) => {
		const secure = pages.filter(({ url }) => url.startsWith("https:"));
		if (secure.length === 0) return { state: "skipped" };
		// What stands on every page, as a logo, is one fault.
		const places = new Map<string, string>();
		for (const page of secure)
			for (const address of listPlain(page))
				if (!places.has(address)) places.set(address, page.url);
		return failAt(
			[...places].map(([text, url]) => ({ url, text })),
			(count) => ({ count }),
		);
	},
	words: {
		finding: (values) => t("mixedContentFinding", values),
		tested: () => t("mixedContentTested"),
		expected: () => t("mixedContentExpected"),
		why: () => t("mixedContentWhy"),
		mend: () => t("mixedContentMend"),
		verify: () => t("mixedContentVerify"),
	},
});

/** Lists the addresses without https that a page loads, or sends its forms to. */
function listPlain(page: Page): string[] {
	if (isUpgraded(page)) return [];
	const loads = resolveLoads(page).filter(
		({ kind, url }) => kind !== "hint" && url.protocol === "http:",
	);
	return loads.map(({ url }) => url.href);
}

/** Returns whether the page tells browsers to load everything by https. */
function isUpgraded({ headers, document }: Page): boolean {
	const policies = [
		headers["content-security-policy"] ?? "",
		...document.metas.flatMap(({ "http-equiv": name = "", content = "" }) =>
			name.toLowerCase() === "content-security-policy" ? [content] : [],
		),
	];
	return policies.some((policy) => policy.toLowerCase().includes("upgrade-insecure-requests"));
}
