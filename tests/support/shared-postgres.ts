import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/fresh-build.ts";
import { findPostgres, POSTGRES_MISSING, startPostgres } from "./postgres.ts";
import { provideOnce } from "./provide-once.ts";

/** Starts one PostgreSQL for the whole run, in which each test has a database of its own. */
export default async function setup(project: TestProject) {
	buildIfStale();
	if (!findPostgres()) return console.log(POSTGRES_MISSING);
	return provideOnce(project, "postgresPort", async () => {
		const { port, stop } = await startPostgres();
		return { value: port, stop };
	});
}
