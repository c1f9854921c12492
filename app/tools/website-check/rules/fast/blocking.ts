import { t } from "#app/messages/en/check-fast.server.ts";
import { type Load, resolveLoads } from "../../visit/loads.ts";
import { defineRule, failAt } from "../rule.ts";

/** How many files may hold up a page. */
const MOST = 4;
/** The types of a script that runs while the page is read: others are data, or started later by another script. */
const RUNNING = ["", "text/javascript", "application/javascript", "application/x-javascript"];
const MEDIA = ["", "all", "screen"];

export const blocking = defineRule({
	id: "blocking",
	group: "fast",
	cost: 30,
	test: ({ home }) => {
		const files = resolveLoads(home).filter((load) => load.isInHead && isBlocking(load));
		if (files.length <= MOST) return { state: "passed" };
		const scripts = files.filter(({ kind }) => kind === "script").length;
		return failAt(
			files.map(({ kind, url }) => ({
				url: url.href,
				text: kind === "script" ? "<script>" : "<link rel=stylesheet>",
			})),
			(count) => ({ count, scripts, styles: count - scripts }),
		);
	},
	words: {
		finding: (values) => t("blockingFinding", values),
		tested: () => t("blockingTested"),
		expected: () => t("blockingExpected", { most: MOST }),
		why: () => t("blockingWhy"),
		mend: () => t("blockingMend"),
		verify: () => t("blockingVerify"),
	},
});

function isBlocking({ kind, attributes }: Load): boolean {
	const { type = "", media = "", async, defer, nomodule, disabled } = attributes;
	if (kind === "style") return disabled === undefined && MEDIA.includes(media.trim().toLowerCase());
	const isLater = [async, defer, nomodule].some((value) => value !== undefined);
	return kind === "script" && !isLater && RUNNING.includes(type.trim().toLowerCase());
}
