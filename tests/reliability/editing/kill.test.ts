import { describe, onTestFinished, test } from "vitest";
import { PATIENCE } from "../../support/patience.ts";
import { findPostgres, startPostgres } from "../../support/postgres.ts";
import { openFolder } from "../../support/started-process.ts";
import { killPublications } from "./kill-publications.ts";

const TIMES = 100;

describe("kill -9 while publishing, a hundred times", { timeout: 600_000 * PATIENCE }, () => {
	test("on SQLite", () => killPublications({ DATA_DIR: openFolder().dataDir }, TIMES));

	test.runIf(findPostgres())("on PostgreSQL", async () => {
		const postgres = await startPostgres({ isDurable: true });
		onTestFinished(() => postgres.stop());
		const DATABASE_URL = await postgres.createDatabase();
		await killPublications({ DATA_DIR: "nowhere", DATABASE_URL }, TIMES);
	});
});
