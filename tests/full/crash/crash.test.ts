import { beforeAll, expect, test } from "vitest";
import { type Postgres, startPostgres } from "../../support/postgres.ts";
import { runCrash } from "./crash-run.ts";
import { findBroken } from "./find-broken.ts";
import { planCrashes } from "./plans.ts";

// The short form of `npm run test:crash`.
const LOAD = { rate: 30, seconds: 5, every: 2, mayStall: false };

let postgres: Postgres;

beforeAll(async () => {
	postgres = await startPostgres();
	return () => postgres.stop();
}, 60_000);

test("nothing that was acknowledged is lost or stored twice, however the server ends", async () => {
	for (const plan of await planCrashes(postgres, LOAD)) {
		const report = await runCrash(plan);
		expect(findBroken(report, plan), JSON.stringify(report)).toEqual([]);
	}
}, 300_000);
