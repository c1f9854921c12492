/** `npm test` runs what must hold at each commit, in some minutes. docs/testing.md lists what each part shows. */
import { installDebianPackages, listPackages } from "./testing/debian-packages.ts";
import { runStages, STATIC_CHECKS } from "./testing/run-stages.ts";

installDebianPackages(listPackages());
const build = { name: "build", command: ["node", "scripts/fresh-build.ts"] };
const content = { name: "content", command: ["node", "cli/check-content.ts"] };
const { types, lint, unused } = STATIC_CHECKS;
const projects = ["journeys", "pages", "demonstration", "requests", "processes", "stores", "unit"];
process.exitCode = await runStages([
	{ parts: [build, types, lint, unused, content], concurrency: 2, isRequired: true },
	{ parts: [{ name: "tests", projects }], concurrency: 1 },
]);
