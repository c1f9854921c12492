/** `npm test`: what must hold at each commit, in some minutes. docs/testing.md tells what each part shows. */
import { listPackages, provideDebianPackages } from "./testing/debian-packages.ts";
import { runParts } from "./testing/run-parts.ts";
import { STATIC_CHECKS } from "./testing/static-checks.ts";

provideDebianPackages(listPackages());
const build = { name: "build", command: "node", arguments: ["scripts/fresh-build.ts"] };
const content = { name: "content", command: "node", arguments: ["cli/check-content.ts"] };
const [types, ...others] = STATIC_CHECKS;
process.exitCode = await runParts([
	{ parts: [build, ...(types ? [types] : [])], lanes: 2, isNeeded: true },
	{
		parts: [
			...["journeys", "requests", "unit", "pages", "processes", "stores"].map((project) => ({
				name: project,
				project,
			})),
			...others,
			content,
		],
		lanes: 3,
	},
]);
