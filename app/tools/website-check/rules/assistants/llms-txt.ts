import { t } from "#app/messages/en/check-assistants.server.ts";
import type { Answer } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";
import { shorten } from "../shorten.ts";
import { isUnclear } from "./is-unclear.ts";

export const llmsTxt = defineRule({
	id: "llms-txt",
	group: "assistants",
	cost: 4,
	test: ({ llms }) => {
		if (isUnclear(llms)) return { state: "skipped" };
		const fault = findFault(llms);
		if (!fault) return { state: "passed" };
		const text = fault === "missing" ? String(llms.status) : shorten(llms.text.trim());
		return failAt([{ url: llms.asked, text }], () => ({ fault }));
	},
	words: {
		finding: (values) => t("llmsTxtFinding", values),
		tested: () => t("llmsTxtTested"),
		expected: () => t("llmsTxtExpected"),
		why: () => t("llmsTxtWhy"),
		mend: () => t("llmsTxtMend"),
		verify: () => t("llmsTxtVerify"),
	},
});

function findFault({ status, headers, text }: Answer): "missing" | "html" | "malformed" | null {
	if (status < 200 || status >= 300) return "missing";
	const start = text.replace("\u{feff}", "").trimStart();
	// Many websites answer an address that they do not have with a page, and with the status of success.
	if (headers["content-type"]?.toLowerCase().includes("html") || start.startsWith("<"))
		return "html";
	return start.startsWith("# ") ? null : "malformed";
}
