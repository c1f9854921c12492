import { t } from "#app/messages/en/check-fast.server.ts";
import { defineRule, failAt } from "../rule.ts";
import { getFileName, isOwn, listParts, listValues, type Part } from "./files.ts";

/** How long a file should be kept, in seconds. */
const DAY = 24 * 60 * 60;
const LIFETIMES = ["max-age", "s-maxage"];

export const caching = defineRule({
	id: "caching",
	group: "fast",
	cost: 25,
	test: (visit) => {
		const files = listParts(visit).filter(({ kind, url }) => kind !== "page" && isOwn(url, visit));
		if (files.length === 0) return { state: "skipped" };
		const forgotten = files.filter((file) => getLifetime(file, visit.at) < DAY);
		return failAt(
			forgotten.map(({ url, headers }) => ({
				url,
				text: headers["cache-control"] || headers.expires || getFileName(url),
			})),
			(count) => ({ count, files: files.length }),
		);
	},
	words: {
		finding: (values) => t("cachingFinding", values),
		tested: () => t("cachingTested"),
		expected: () => t("cachingExpected"),
		why: () => t("cachingWhy"),
		mend: () => t("cachingMend"),
		verify: () => t("cachingVerify"),
	},
});

/** Returns for how many seconds a file may be kept; 0 where browsers have to ask each time (RFC 9111). */
function getLifetime({ headers }: Part, at: number): number {
	const directives = listValues(headers["cache-control"]);
	if (directives.includes("no-store") || directives.includes("no-cache")) return 0;
	const lifetimes = directives.flatMap((directive) => {
		const [name = "", value = ""] = directive.split("=");
		const seconds = Number(value.replaceAll('"', "") || Number.NaN);
		return LIFETIMES.includes(name.trim()) && Number.isFinite(seconds) ? [seconds] : [];
	});
	if (lifetimes.length > 0) return Math.max(...lifetimes);
	const sentAt = Date.parse(headers.date ?? "");
	const endsAt = Date.parse(headers.expires ?? "");
	if (Number.isNaN(endsAt)) return 0;
	return (endsAt - (Number.isNaN(sentAt) ? at : sentAt)) / 1000;
}
