import { t } from "#app/messages/en/check-understood.server.ts";
import { defineRule, failAt } from "../rule.ts";
import { shorten } from "../shorten.ts";
import { readViewport, type Viewport } from "./read-viewport.ts";

/** People with poor eyesight have to be able to double the size: https://www.w3.org/TR/WCAG22/#resize-text */
const LEAST_SCALE = 2;

export const zoom = defineRule({
	id: "zoom",
	group: "understood",
	cost: 25,
	test: ({ pages }) =>
		failAt(
			pages.flatMap(({ url, document }) => {
				const viewport = readViewport(document);
				return hindersZoom(viewport) ? [{ url, text: shorten(viewport.content) }] : [];
			}),
			(count) => ({ count, pages: pages.length }),
		),
	words: {
		finding: (values) => t("zoomFinding", values),
		tested: () => t("zoomTested"),
		expected: () => t("zoomExpected"),
		why: () => t("zoomWhy"),
		mend: () => t("zoomMend"),
		verify: () => t("zoomVerify"),
	},
});

function hindersZoom({ properties }: Viewport): boolean {
	const scalable = properties.get("user-scalable");
	const most = Number(properties.get("maximum-scale") ?? Number.NaN);
	return scalable === "no" || scalable === "0" || (most >= 0 && most < LEAST_SCALE);
}
