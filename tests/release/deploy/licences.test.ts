import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatLicences, LICENCES } from "../../../scripts/licences.ts";

test("the licences of what browsers get are listed", () => {
	expect(readFileSync(LICENCES, "utf8"), "old: npm run licences").toBe(formatLicences());
});
