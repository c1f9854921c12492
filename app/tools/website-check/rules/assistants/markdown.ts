import { t } from "#app/messages/en/check-assistants.server.ts";
import type { Page } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";
import { shorten } from "../shorten.ts";
import { isUnclear } from "./is-unclear.ts";

const TYPE = "text/markdown";

export const markdown = defineRule({
	id: "markdown",
	group: "assistants",
	cost: 5,
	test: ({ markdown, home }) => {
		const type = markdown.headers["content-type"]?.toLowerCase() ?? "";
		const isMarkdown = markdown.status >= 200 && markdown.status < 300 && type.startsWith(TYPE);
		if (isMarkdown || isLinked(home)) return { state: "passed" };
		if (isUnclear(markdown)) return { state: "skipped" };
		return failAt([{ url: home.url, text: shorten(type) }], () => ({}));
	},
	words: {
		finding: () => t("markdownFinding"),
		tested: () => t("markdownTested"),
		expected: () => t("markdownExpected"),
		why: () => t("markdownWhy"),
		mend: () => t("markdownMend"),
		verify: () => t("markdownVerify"),
	},
});

/** Whether a page names another form of it in Markdown, in its head or in its header fields. */
function isLinked({ document: { heads }, headers }: Page): boolean {
	return (
		(headers.link ?? "").toLowerCase().includes(TYPE) ||
		heads.some(
			({ rel = "", type = "" }) =>
				rel.toLowerCase().split(/\s+/).includes("alternate") &&
				type.trim().toLowerCase().startsWith(TYPE),
		)
	);
}
