import { expect, it } from "vitest";
import type { Measure } from "#app/content/schemas/story.ts";
import { getHeadline } from "./case-headline.ts";

function measure(label: string, before: number, after: number, service?: string): Measure {
	return { label, unit: "a month", before, after, service, period: "P", base: "B", source: "S" };
}

const MEASURES = [measure("Orders", 100, 300), measure("Sales", 10, 12, "letters")];

it.each([
	["what a service changed, on that service's page", MEASURES, "letters", "Sales"],
	["the whole case for a service that changed nothing alone", MEASURES, "search", "Orders"],
])("the figure of a case is of %s", (_what, measures, service, label) => {
	expect(getHeadline({ measures }, service).label).toBe(label);
});
