import { t } from "#app/messages/en/check-understood.server.ts";
import { defineRule, failAt } from "../rule.ts";
import { shorten } from "../shorten.ts";
import { readViewport, type Viewport } from "./read-viewport.ts";

export const viewport = defineRule({
	id: "viewport",
	group: "understood",
	cost: 75,
	test: ({ pages }) =>
		failAt(
			pages.flatMap(({ url, document }) => {
				const viewport = readViewport(document);
				return isForScreens(viewport) ? [{ url, text: shorten(viewport.content) }] : [];
			}),
			(count) => ({ count, pages: pages.length }),
		),
	words: {
		finding: (values) => t("viewportFinding", values),
		tested: () => t("viewportTested"),
		expected: () => t("viewportExpected"),
		why: () => t("viewportWhy"),
		mend: () => t("viewportMend"),
		verify: () => t("viewportVerify"),
	},
});

/** Whether phones show the page as a large screen would: it sets no width, or a fixed one. */
function isForScreens({ properties }: Viewport): boolean {
	const width = properties.get("width");
	if (width === undefined) return !properties.has("initial-scale");
	return Number.isFinite(Number(width));
}
