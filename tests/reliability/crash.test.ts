import { describe, onTestFinished, test } from "vitest";
import { findPostgres, POSTGRES_MISSING, startPostgres } from "../support/postgres.ts";
import { runCrash } from "./crash/crash-run.ts";

const LOAD = { nodes: 1, rate: 20, seconds: 3, every: 1.2, mayStall: false };

if (!findPostgres()) console.log(POSTGRES_MISSING);

const LONG = { timeout: 120_000 };

// `npm run test:full -- crash` has the other pairs, two nodes, and receivers that stall.
describe("nothing acknowledged is lost or stored twice, and everything is delivered", LONG, () => {
	test("SQLite, kill -9 under load", () => runCrash({ signal: "SIGKILL", ...LOAD }));

	test.runIf(findPostgres())("PostgreSQL, SIGTERM under load", async () => {
		const postgres = await startPostgres();
		onTestFinished(postgres.stop);
		const databaseUrl = await postgres.createDatabase();
		await runCrash({ databaseUrl, signal: "SIGTERM", ...LOAD });
	});
});
