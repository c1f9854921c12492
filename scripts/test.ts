/** `npm test`: what must hold at each commit, in some minutes. docs/testing.md says what each part shows. */
import { installDebianPackages, listPackages } from "./testing/debian-packages.ts";
import { runStages, STATIC_CHECKS } from "./testing/run-stages.ts";

installDebianPackages(listPackages());
const build = { name: "build", command: ["node", "scripts/fresh-build.ts"] };
const content = { name: "content", command: ["node", "cli/check-content.ts"] };
const projects = ["journeys", "requests", "unit", "pages", "processes", "stores"];
const { types, lint, unused } = STATIC_CHECKS;
process.exitCode = await runStages([
	{ parts: [build, types], concurrency: 2, isRequired: true },
	{
		parts: [...projects.map((project) => ({ name: project, project })), lint, unused, content],
		concurrency: 3,
	},
]);
