/** `npm run test:quick`: static checks, and the unit tests of what changed since main; with `-- --all` all of them. */
import { spawnSync } from "node:child_process";
import { runParts } from "./testing/run-parts.ts";
import { STATIC_CHECKS } from "./testing/static-checks.ts";

const paths = process.argv.includes("--all") ? [] : ["--changed", findBase(), "--passWithNoTests"];
process.exitCode = await runParts([
	{ parts: [{ name: "unit", project: "unit", paths }, ...STATIC_CHECKS], lanes: 2 },
]);

/** Where this branch left main; on main itself, what was last pushed or committed. */
function findBase(): string {
	for (const main of ["origin/main", "main"]) {
		const { stdout, status } = spawnSync("git", ["merge-base", "HEAD", main], { encoding: "utf8" });
		if (status === 0) return stdout.trim();
	}
	return "HEAD";
}
