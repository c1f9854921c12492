import { t } from "#app/messages/en/check-fast.server.ts";
import { defineRule, failAt } from "../rule.ts";

/** Google calls up to 0.8 seconds good (https://web.dev/articles/ttfb). */
const MOST = 0.8;

export const firstByte = defineRule({
	id: "first-byte",
	group: "fast",
	cost: 45,
	test: ({ home: { url, firstByteMs } }) => {
		// As it is shown, so that nobody reads that 0.8 is more than 0.8.
		const seconds = Math.round(firstByteMs / 10) / 100;
		const text = `${Math.round(firstByteMs)} ms`;
		return failAt(seconds > MOST ? [{ url, text }] : [], () => ({ seconds }));
	},
	words: {
		finding: (values) => t("firstByteFinding", values),
		tested: () => t("firstByteTested"),
		expected: () => t("firstByteExpected", { seconds: MOST }),
		why: () => t("firstByteWhy"),
		mend: () => t("firstByteMend"),
		verify: () => t("firstByteVerify"),
	},
});
