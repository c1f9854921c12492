import { t } from "#app/messages/en/check-understood.server.ts";
import { needsScripts } from "../needs-scripts.ts";
import { defineRule, failAt } from "../rule.ts";
import { shorten } from "../shorten.ts";
import {
	type Business,
	getTypes,
	has,
	isBusinessType,
	listBusinesses,
	listMicrodataTypes,
} from "./business.ts";

export const businessData = defineRule({
	id: "business-data",
	group: "understood",
	cost: 50,
	test: (visit) => {
		const broken = visit.pages.flatMap(({ url, document }) =>
			document.data.flatMap((block) =>
				"error" in block ? [{ url, text: shorten(block.error) }] : [],
			),
		);
		const businesses = listBusinesses(visit);
		const isWhole = businesses.some(isComplete) || listMicrodataTypes(visit).some(isBusinessType);
		const { url, document } = visit.home;
		if (broken.length > 0) return failAt(broken, () => ({ fault: "broken" }));
		if (isWhole) return { state: "passed" };
		if (needsScripts(document)) return { state: "skipped" };
		const [first] = businesses;
		const text = first
			? shorten(`${getTypes(first).join(", ")}: ${Object.keys(first).join(", ")}`)
			: "";
		return failAt([{ url, text }], () => ({ fault: first ? "incomplete" : "missing" }));
	},
	words: {
		finding: (values) => t("businessDataFinding", values),
		tested: () => t("businessDataTested"),
		expected: () => t("businessDataExpected"),
		why: () => t("businessDataWhy"),
		mend: () => t("businessDataMend"),
		verify: () => t("businessDataVerify"),
	},
});

/** Whether a business has a name, and what leads to it. */
function isComplete(business: Business): boolean {
	const ways = ["url", "telephone", "address"];
	return has(business, "name") && ways.some((way) => has(business, way));
}
