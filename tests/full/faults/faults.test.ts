import { describe, test } from "vitest";
import { findProgram } from "../../support/programs.ts";
import { isShort } from "../../support/short.ts";
import { breakCache } from "./blog-faults.ts";
import { killInMigration } from "./migration.ts";
import { breakLog, fillHeap, moveClock } from "./process-faults.ts";
import { fillDisk, isRoot, limitFiles, lockStore, makeReadOnly } from "./store-faults.ts";

const LONG = { timeout: 200_000 };

if (!isRoot) console.log("The full disk is left out: only root can mount one.");
const hasLimits = findProgram(["prlimit"]) !== null;
if (!hasLimits)
	console.log(
		"Files that may not grow are left out (Debian, as root: apt-get install util-linux).",
	);

describe("it serves its pages and loses no enquiry, during and after:", LONG, () => {
	test.runIf(isRoot)("a full disk", fillDisk);
	test("a data folder that is read-only", makeReadOnly);
	test("a store that another process locks", lockStore);
	test("a clock that jumps by a day", moveClock);
	test("a full heap", fillHeap);
	test("kill -9 during a migration", killInMigration);
	test("a log that nobody reads", () => breakLog("silent"));
});

describe.skipIf(isShort)("it also does so, in the long form, during and after:", LONG, () => {
	test.runIf(hasLimits)("files that may not grow", limitFiles);
	test("kill -9 during a write of the cache, and damaged files of it", breakCache);
	test("a log whose reader is gone", () => breakLog("gone"));
	test("a log on a full disk", () => breakLog("full disk"));
});
