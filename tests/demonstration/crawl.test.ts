import { expect, test } from "vitest";
import { listAddresses } from "../support/addresses.ts";
// Its tests run here once more, with all pages of the demonstration.
import "../pages/crawl/crawl.test.ts";

test("there are more than 250 pages", () => {
	expect(listAddresses().length).toBeGreaterThan(250);
});
