import { openSync } from "node:fs";
import { describe, test } from "vitest";
import { isShort } from "../../support/is-short.ts";
import { damageCache } from "./blog-faults.ts";
import { killInMigration } from "./migration.ts";
import { breakLog, fillHeap, moveClock } from "./process-faults.ts";
import { fillDisk, isRoot, limitFiles, lockStore, makeReadOnly } from "./store-faults.ts";

if (!isRoot) console.log("The full disk is left out: only root can mount one.");

describe("it serves its pages and loses no enquiry, during and after:", {
	timeout: 200_000,
}, () => {
	test.runIf(isRoot)("a full disk", fillDisk);
	test.skipIf(isRoot && isShort)("files that may not grow", limitFiles);
	test("a data folder that is read-only", makeReadOnly);
	test("a store that another process locks", lockStore);
	test("a clock that jumps by a day", moveClock);
	test("a full heap", fillHeap);
	test("kill -9 during a migration", killInMigration);
	test.skipIf(isShort)("damaged files of the blog, without the CMS", damageCache);
	test("a log that nobody reads", () => breakLog("pipe"));
	test.skipIf(isShort)("a log on a full disk", () => breakLog(openSync("/dev/full", "w")));
});
