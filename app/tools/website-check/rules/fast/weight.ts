import { t } from "#app/messages/en/check-fast.server.ts";
import { defineRule, failAt } from "../rule.ts";
import { formatSize, getFileName, listParts } from "./files.ts";

/** What a page may weigh on the line, in bytes. */
const MOST = 2_000_000;

export const weight = defineRule({
	id: "weight",
	group: "fast",
	cost: 50,
	test: (visit) => {
		const parts = listParts(visit).toSorted((one, other) => other.bytes - one.bytes);
		const sum = parts.reduce((all, { bytes }) => all + bytes, 0);
		const [heaviest] = parts;
		if (sum <= MOST || !heaviest) return { state: "passed" };
		return failAt(
			parts.map(({ url, bytes }) => ({ url, text: formatSize(bytes) })),
			() => ({
				megabytes: toMegabytes(sum),
				name: getFileName(heaviest.url),
				heaviest: toMegabytes(heaviest.bytes),
			}),
		);
	},
	words: {
		finding: (values) => t("weightFinding", values),
		tested: () => t("weightTested"),
		expected: () => t("weightExpected", { megabytes: toMegabytes(MOST) }),
		why: () => t("weightWhy"),
		mend: () => t("weightMend"),
		verify: () => t("weightVerify"),
	},
});

function toMegabytes(bytes: number): number {
	return Math.round(bytes / 100_000) / 10;
}
