import { expect, it } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { parseSince } from "./parse-values.ts";

describeInRegions(({ iso }) => {
	it("since is a day at the agency or so long ago, and nothing else", () => {
		setClock(() => Date.UTC(2026, 10, 21, 8, 35));
		expect(parseSince("2026-11-21")).toBe(iso("2026-11-21T00:00"));
		expect(parseSince("3w")).toBe("2026-10-31T08:35:00.000Z");
		for (const text of ["", "7", "7m", "999999d", "2026-02-30"])
			expect(() => parseSince(text), text).toThrow("2026-11-21, or 24h, 7d, 3w");
	});
});
