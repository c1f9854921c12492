import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/fresh-build.ts";
import { provideOnce } from "./provide-once.ts";
import { startSite } from "./site.ts";

/** Starts one site per worker for the whole run. */
export default function setup(project: TestProject) {
	return provideOnce(project, "sites", async () => {
		buildIfStale();
		const workers = Number(project.vitest.config.maxWorkers) || 1;
		const sites = await Promise.all(Array.from({ length: workers }, () => startSite()));
		return {
			// The value has no functions, as only text can be provided.
			value: JSON.parse(JSON.stringify(sites)),
			stop: () => Promise.all(sites.map((site) => site.stop())),
		};
	});
}
