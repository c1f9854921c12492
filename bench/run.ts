/**
 * `npm run bench [-- pages taps clicks server cost …] [--thorough]`: what is measured, side by side with its limit and
 * with the best peer; all of it, or what is named. Renews docs/benchmarks.md. Exit code 1 when a limit is not held.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale } from "../scripts/fresh-build.ts";
import { provideDebianPackages } from "../scripts/testing/debian-packages.ts";
import { ROOT } from "../tests/support/project-folder.ts";
import { blog } from "./blog.ts";
import { cards } from "./cards.ts";
import { cities } from "./cities.ts";
import { clicks } from "./clicks/clicks.ts";
import { cost } from "./cost/cost.ts";
import { describeMachine } from "./describe-machine.ts";
import { enquiries } from "./enquiries.ts";
import { formatSection, formatTable } from "./format-section.ts";
import { lighthouse } from "./lighthouse/lighthouse.ts";
import { pages } from "./pages/pages.ts";
import type { Part, Table } from "./part.ts";
import { renewSections } from "./renew-document.ts";
import { server } from "./server/server.ts";
import { slowLine } from "./slow-line.ts";
import { taps } from "./taps/taps.ts";

const PARTS: readonly Part[] = [
	pages,
	lighthouse,
	slowLine,
	taps,
	clicks,
	server,
	cost,
	enquiries,
	blog,
	cities,
	cards,
];
const DOCUMENT = join(ROOT, "docs/benchmarks.md");

const isThorough = process.argv.includes("--thorough");
const named = process.argv.slice(2).filter((word) => word !== "--thorough");
const unknown = named.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
	const names = PARTS.map(({ name }) => name).join(", ");
	console.error(`There is no bench ${unknown.join(", ")}; there are ${names}, and --thorough.`);
	process.exit(1);
}
provideDebianPackages(["chromium", "fonts-liberation", "nginx-light", "wrk"]);
buildIfStale();
const missed: string[] = [];
for (const part of PARTS)
	if (named.length === 0 || named.includes(part.name)) missed.push(...(await run(part)));
for (const line of missed) console.log(`Not held: ${line}`);
process.exit(missed.length === 0 ? 0 : 1);

/** Measures, prints and writes one part at once, so that a run that is broken off keeps what it has. */
async function run(part: Part): Promise<string[]> {
	console.log(`\n── ${part.title}`);
	const notes: string[] = [];
	const tell = (line: string) => console.log(`   ${line}`);
	const note = (line: string) => {
		tell(line);
		notes.push(line);
	};
	const begun = performance.now();
	const tables = await part.measure({ isThorough, tell, note });
	for (const table of tables) console.log(`\n${formatTable(table)}`);
	console.log(`\n   ${Math.round((performance.now() - begun) / 1000)} s`);
	const section = formatSection(part, tables, { machine: describeMachine(), notes, isThorough });
	const document = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, "utf8") : "";
	const order = PARTS.map(({ title }) => title);
	writeFileSync(DOCUMENT, renewSections(document, [section], order));
	return tables.flatMap((table) => describeMissed(part, table));
}

function describeMissed(part: Part, { title, figures }: Table): string[] {
	const missed = figures.filter(({ held }) => held === false).map((figure) => figure.title);
	return missed.length > 0 ? [`${part.title}, ${title}: ${missed.join("; ")}`] : [];
}
