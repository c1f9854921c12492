import { describe, expect, it } from "vitest";
import type { Measure } from "#app/content/schemas/story.ts";
import { readHeadline } from "./case-headline.ts";

function measure(label: string, before: number, after: number, service?: string): Measure {
	return { label, unit: "a month", before, after, service, period: "P", base: "B", source: "S" };
}

const MEASURES = [measure("Orders", 100, 300), measure("Sales from letters", 10, 12, "letters")];

describe("a case's one figure", () => {
	it("is of the measure that changed the most", () => {
		expect(readHeadline({ measures: MEASURES })?.measure.label).toBe("Orders");
	});

	it("is of what a service moved, on that service's page", () => {
		expect(readHeadline({ measures: MEASURES }, "letters")?.measure.label).toBe(
			"Sales from letters",
		);
	});

	it("is the case's own for a service that moved none alone", () => {
		expect(readHeadline({ measures: MEASURES }, "search")?.measure.label).toBe("Orders");
	});

	it("is none where nothing was measured", () => {
		expect(readHeadline({ measures: [] })).toBeNull();
	});
});
