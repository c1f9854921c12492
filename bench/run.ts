/**
 * `npm run bench [-- pages server …]` measures all parts, or those that are named, beside
 * their limits and the best peers, and renews docs/benchmarks.md. Exit code 1 when a limit is not held.
 * `npm run bench -- pages --beside URL` visits pages in turn with another site's page.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadRegion } from "../app/content/load.ts";
import { setRegion } from "../app/platform/region.ts";
import { buildIfStale } from "../scripts/fresh-build.ts";
import { installDebianPackages } from "../scripts/testing/debian-packages.ts";
import { ROOT } from "../tests/support/project-folder.ts";
import { measureBeside } from "./beside.ts";
import { measureCheck } from "./check.ts";
import { measureCost } from "./cost.ts";
import { measureDesk } from "./desk.ts";
import { describeMachine, formatTable, getVerdict, type Measure, renewFigures } from "./figures.ts";
import { measureWithLighthouse } from "./lighthouse.ts";
import { measureMail } from "./mail/measure-mail.ts";
import { measurePages } from "./pages.ts";
import { measureServer } from "./server.ts";

const PARTS: Record<string, Measure> = {
	pages: measurePages,
	lighthouse: measureWithLighthouse,
	server: measureServer,
	cost: measureCost,
	desk: measureDesk,
	check: measureCheck,
	mail: measureMail,
};
const DOCUMENT = join(ROOT, "docs/benchmarks.md");

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { beside: { type: "string" } },
});
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
	const names = Object.keys(PARTS).join(", ");
	throw new Error(`There is no bench ${unknown.join(", ")}; there are ${names}.`);
}
installDebianPackages(["chromium", "fonts-liberation"]);
buildIfStale();
setRegion(loadRegion);
if (values.beside) {
	write("beside", "pages --beside URL", await measureBeside(values.beside));
	process.exit();
}
const missed: string[] = [];
for (const [name, measure] of Object.entries(PARTS))
	if (positionals.length === 0 || positionals.includes(name)) await run(name, measure);
for (const line of missed) console.log(`Not held: ${line}`);
process.exit(missed.length === 0 ? 0 : 1);

/** Measures a part and writes its figures at once, so that an interrupted run has its results. */
async function run(name: string, measure: Measure): Promise<void> {
	console.log(`\n── ${name}`);
	const tables: string[] = [];
	for (const table of await measure()) {
		tables.push(formatTable(table));
		for (const figure of table.figures)
			if (getVerdict(figure) === "NOT held")
				missed.push(`${name}, ${table.title}: ${figure.title}`);
	}
	write(name, name, tables);
}

function write(place: string, command: string, tables: readonly string[]): void {
	const figures = [`\`npm run bench -- ${command}\`, ${describeMachine()}.`, ...tables].join(
		"\n\n",
	);
	console.log(figures);
	writeFileSync(DOCUMENT, renewFigures(readFileSync(DOCUMENT, "utf8"), place, figures));
}
