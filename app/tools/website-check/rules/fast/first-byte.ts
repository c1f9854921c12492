import { t } from "#app/messages/en/check-fast.server.ts";
import { defineRule, failAt } from "../rule.ts";

/** Google calls up to 800 ms good (https://web.dev/articles/ttfb). */
const MOST_MS = 800;

export const firstByte = defineRule({
	id: "first-byte",
	group: "fast",
	cost: 45,
	test: ({ home: { url, firstByteMs } }) =>
		failAt(firstByteMs > MOST_MS ? [{ url, text: `${Math.round(firstByteMs)} ms` }] : [], () => ({
			seconds: Math.round(firstByteMs / 100) / 10,
		})),
	words: {
		finding: (values) => t("firstByteFinding", values),
		tested: () => t("firstByteTested"),
		expected: () => t("firstByteExpected", { seconds: MOST_MS / 1000 }),
		why: () => t("firstByteWhy"),
		mend: () => t("firstByteMend"),
		verify: () => t("firstByteVerify"),
	},
});
