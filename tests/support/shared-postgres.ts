import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/fresh-build.ts";
import { findPostgres, POSTGRES_MISSING, startPostgres } from "./postgres.ts";

/** Starts one PostgreSQL for the whole run, in which each test has a database of its own. */
export default async function setup(project: TestProject) {
	buildIfStale();
	if (!findPostgres()) return console.log(POSTGRES_MISSING);
	const { port, stop } = await startPostgres();
	project.provide("postgresPort", port);
	return stop;
}
