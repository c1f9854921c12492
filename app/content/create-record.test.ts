import { expect, it } from "vitest";
import { AGENCY } from "../../tests/support/agency.ts";
import { toCitySummary } from "./city-summary.ts";
import { loadContent } from "./load.ts";

it("a city has no text of a service that is called as what each object has", () => {
	for (const city of loadContent(AGENCY).cities) {
		const { differences, updatedServices } = toCitySummary(city);
		for (const bySlug of [city.services, differences, updatedServices]) {
			expect(Object.keys(bySlug)).not.toEqual([]);
			expect(bySlug.constructor).toBeUndefined();
		}
	}
});
