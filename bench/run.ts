/**
 * `npm run bench [-- pages server …] [--thorough]` measures all parts, or those that are named, beside
 * their limits and the best peers, and renews docs/benchmarks.md. Exit code 1 when a limit is not held.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale } from "../scripts/fresh-build.ts";
import { installDebianPackages } from "../scripts/testing/debian-packages.ts";
import { ROOT } from "../tests/support/project-folder.ts";
import { clicks } from "./clicks.ts";
import { cost } from "./cost.ts";
import { formatSection, formatTable, renewSection } from "./document.ts";
import { enquiries } from "./enquiries.ts";
import { isHeld, type Part } from "./figures.ts";
import { hydration } from "./hydration.ts";
import { lighthouse } from "./lighthouse.ts";
import { pages } from "./pages.ts";
import { server } from "./server.ts";
import { slowLine } from "./slow-line.ts";

const PARTS = [pages, lighthouse, slowLine, hydration, clicks, server, cost, enquiries];
const DOCUMENT = join(ROOT, "docs/benchmarks.md");

const isThorough = process.argv.includes("--thorough");
const named = process.argv.slice(2).filter((word) => word !== "--thorough");
const unknown = named.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
	const names = PARTS.map(({ name }) => name).join(", ");
	console.error(`There is no bench ${unknown.join(", ")}; there are ${names}, and --thorough.`);
	process.exit(1);
}
installDebianPackages(["chromium", "fonts-liberation", "nginx-light", "wrk"]);
buildIfStale();
const missed: string[] = [];
for (const part of PARTS)
	if (named.length === 0 || named.includes(part.name)) missed.push(...(await run(part)));
for (const line of missed) console.log(`Not held: ${line}`);
process.exit(missed.length === 0 ? 0 : 1);

/** Measures a part and writes its section at once, so that a run that is broken off has its results. */
async function run(part: Part): Promise<string[]> {
	console.log(`\n── ${part.title}`);
	const notes: string[] = [];
	const print = (line: string) => console.log(`   ${line}`);
	const note = (line: string) => {
		print(line);
		notes.push(line);
	};
	const tables = await part.measure({ isThorough, print, note });
	for (const table of tables) console.log(`\n${formatTable(table)}`);
	const section = formatSection(part, tables, { notes, isThorough });
	writeFileSync(DOCUMENT, renewSection(readFileSync(DOCUMENT, "utf8"), section, PARTS));
	return tables.flatMap(({ title, figures }) =>
		figures
			.filter((figure) => isHeld(figure) === false)
			.map((figure) => `${part.title}, ${title}: ${figure.title}`),
	);
}
