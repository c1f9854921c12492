import { t } from "#app/messages/en/check-trusted.server.ts";
import { parseDocument } from "../../visit/parse-document.ts";
import type { Answer } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";

export const https = defineRule({
	id: "https",
	group: "trusted",
	cost: 70,
	test: ({ plain, certificate }) => {
		if (!certificate) return { state: "skipped" };
		const isPlain = plain.status === 200 && plain.url.startsWith("http:");
		if (!isPlain || leadsOn(plain)) return { state: "passed" };
		return failAt([{ url: plain.url, text: `HTTP ${plain.status}` }], () => ({}));
	},
	words: {
		finding: () => t("httpsFinding"),
		tested: () => t("httpsTested"),
		expected: () => t("httpsExpected"),
		why: () => t("httpsWhy"),
		mend: () => t("httpsMend"),
		verify: () => t("httpsVerify"),
	},
});

/** Returns whether the page itself sends browsers to https. */
function leadsOn({ text }: Answer): boolean {
	return parseDocument(text).metas.some(
		(meta) =>
			meta["http-equiv"]?.toLowerCase() === "refresh" &&
			meta.content?.toLowerCase().includes("https:"),
	);
}
