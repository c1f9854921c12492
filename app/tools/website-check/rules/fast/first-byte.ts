import { t } from "#app/messages/en/check-fast.server.ts";
import { defineRule, failAt } from "../rule.ts";

/** Google calls up to 0.8 seconds good (https://web.dev/articles/ttfb). */
const MOST = 0.8;

export const firstByte = defineRule({
	id: "first-byte",
	group: "fast",
	cost: 45,
	test: ({ home, pages }) => {
		const { url } = home;
		// One page may be slow by chance, and the first one because nothing is cached yet.
		const times = pages.map(({ firstByteMs }) => firstByteMs).toSorted((one, other) => one - other);
		const firstByteMs = Math.min(home.firstByteMs, times[Math.floor(times.length / 2)] ?? 0);
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
