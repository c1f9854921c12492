/**
 * `npm run test:quick` runs static checks, and the unit tests of what changed since main; with `-- --all` all of them.
 */
import { spawnSync } from "node:child_process";
import { runStages, STATIC_CHECKS } from "./testing/run-stages.ts";

const paths = process.argv.includes("--all")
	? []
	: ["--changed", findMergeBase(), "--passWithNoTests"];
process.exitCode = await runStages([
	{
		parts: [{ name: "unit", projects: ["unit"], paths }, ...Object.values(STATIC_CHECKS)],
		concurrency: 2,
	},
]);

/** Returns the commit at which this branch left main; on main itself, the one last pushed or committed. */
function findMergeBase(): string {
	for (const main of ["origin/main", "main"]) {
		const { stdout, status } = spawnSync("git", ["merge-base", "HEAD", main], { encoding: "utf8" });
		if (status === 0) return stdout.trim();
	}
	return "HEAD";
}
