import { t } from "#app/messages/en/check-understood.server.ts";
import { needsScripts } from "../needs-scripts.ts";
import { defineRule, failAt } from "../rule.ts";
import { shorten } from "../shorten.ts";
import {
	getTypes,
	has,
	listBusinesses,
	listMicrodataProperties,
	listMicrodataTypes,
} from "./business.ts";
import { tellsHours } from "./hours.ts";

/** Types of businesses that nobody visits, though they have an address. */
const UNVISITED = new Set([
	"Corporation",
	"OnlineBusiness",
	"OnlineStore",
	"Person",
	"NewsMediaOrganization",
]);
const PROPERTIES = ["openingHours", "openingHoursSpecification"];

export const openingHours = defineRule({
	id: "opening-hours",
	group: "understood",
	cost: 35,
	test: (visit) => {
		const businesses = listBusinesses(visit).filter(
			(one) => !getTypes(one).some((type) => UNVISITED.has(type)),
		);
		const address = businesses.find((business) => has(business, "address"))?.address;
		const isPlace = address !== undefined || listMicrodataTypes(visit).includes("PostalAddress");
		if (!isPlace || needsScripts(visit.home.document)) return { state: "skipped" };
		const properties = new Set(listMicrodataProperties(visit));
		const areInData =
			businesses.some((business) => PROPERTIES.some((property) => has(business, property))) ||
			PROPERTIES.some((property) => properties.has(property));
		if (areInData || visit.pages.some(({ document }) => tellsHours(document.text)))
			return { state: "passed" };
		return failAt([{ url: visit.home.url, text: shorten(describe(address)) }], () => ({}));
	},
	words: {
		finding: () => t("openingHoursFinding"),
		tested: () => t("openingHoursTested"),
		expected: () => t("openingHoursExpected"),
		why: () => t("openingHoursWhy"),
		mend: () => t("openingHoursMend"),
		verify: () => t("openingHoursVerify"),
	},
});

/** Returns an address in a line. */
function describe(address: unknown): string {
	if (typeof address === "string") return address;
	if (typeof address !== "object" || address === null) return "";
	const parts: readonly unknown[] = Array.isArray(address)
		? [describe(address[0])]
		: Object.entries(address).flatMap(([name, part]) => (name.startsWith("@") ? [] : [part]));
	return parts.filter((part) => typeof part === "string").join(", ");
}
