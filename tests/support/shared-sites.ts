import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/fresh-build.ts";
import { type SiteAddress, startSite } from "./site.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** A started site for each worker. */
		sites: SiteAddress[];
	}
}

/** Starts one site per worker for the whole run. */
export default async function setup(project: TestProject) {
	buildIfStale();
	const workers = Number(project.vitest.config.maxWorkers) || 1;
	const sites = await Promise.all(Array.from({ length: workers }, () => startSite()));
	project.provide(
		"sites",
		sites.map(({ origin, control, dataDir, log, errors }) => ({
			origin,
			control,
			dataDir,
			log,
			errors,
		})),
	);
	return async () => {
		for (const site of sites) await site.stop();
	};
}
