import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/fresh-build.ts";
import { startSite } from "./site.ts";

/** Starts one site per worker for the whole run. */
export default async function setup(project: TestProject) {
	buildIfStale();
	const workers = Number(project.vitest.config.maxWorkers) || 1;
	const sites = await Promise.all(Array.from({ length: workers }, () => startSite()));
	// As text, without the functions.
	project.provide("sites", JSON.parse(JSON.stringify(sites)));
	return async () => {
		for (const site of sites) await site.stop();
	};
}
