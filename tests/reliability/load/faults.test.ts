import { describe, test } from "vitest";
import { PATIENCE } from "../../support/patience.ts";
import { breakLog, fillHeap, killInMigration, moveClock } from "./process-faults.ts";
import { fillDisk, isRoot, lockStore, makeReadOnly } from "./store-faults.ts";

if (!isRoot) console.log("The full disk is left out: only root can mount one.");

describe("the site serves its pages and loses no enquiry, during and after", {
	timeout: 120_000 * PATIENCE,
}, () => {
	test.runIf(isRoot)("a full disk", fillDisk);
	test("a data folder that is read-only", makeReadOnly);
	test("a store that another process locks", lockStore);
	test("a clock that jumps by a day", moveClock);
	test("a full heap", fillHeap);
	test("kill -9 during a migration", killInMigration);
	test("a log that nobody reads", breakLog);
});
