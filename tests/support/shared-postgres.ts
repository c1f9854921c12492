import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/fresh-build.ts";
import { startPostgres } from "./postgres.ts";

/** Starts one PostgreSQL for the whole run, in which each test has a database of its own. */
export default async function setup(project: TestProject) {
	buildIfStale();
	const postgres = await startPostgres();
	project.provide("postgresPort", postgres.port);
	return postgres.stop;
}
