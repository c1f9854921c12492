/**
 * `npm run test:full`: what takes too long for each commit. Names behind `--` choose parts
 * (`npm run test:full -- firefox cluster`), `--short` has each in its short form.
 */
import { parseArgs } from "node:util";
import { buildIfStale } from "./fresh-build.ts";
import { provideCurrentWordpress } from "./testing/current-wordpress.ts";
import { listPackages, provideDebianPackages } from "./testing/debian-packages.ts";
import { type Part, runParts } from "./testing/run-parts.ts";

/** Parts that share the machine with another. */
const BESIDE = [
	"keyboard",
	"axe",
	"adapted",
	"steady",
	"drawings",
	"firefox",
	"budgets",
	"documents",
	"deploy",
];
/** Parts that load the machine, or whose promises have times. */
const ALONE = ["attack", "crash", "cluster", "faults", "wordpress"];

const { values, positionals } = parseArgs({
	options: { short: { type: "boolean", default: false } },
	allowPositionals: true,
});
const unknown = positionals.filter((name) => ![...BESIDE, ...ALONE].includes(name));
if (unknown.length > 0) {
	console.error(
		`No part is named ${unknown.join(", ")}. There are: ${[...BESIDE, ...ALONE].join(", ")}`,
	);
	process.exit(1);
}
const choose = (names: string[]): Part[] =>
	names
		.filter((name) => positionals.length === 0 || positionals.includes(name))
		.map((name) =>
			name === "firefox"
				? { name, project: name }
				: { name, project: "full", paths: [`tests/full/${name}/`] },
		);
const beside = choose(BESIDE);
const alone = choose(ALONE);
provideDebianPackages(listPackages([...beside, ...alone].map(({ name }) => name)));
if (!values.short && alone.some(({ name }) => name === "wordpress")) provideCurrentWordpress();
buildIfStale();
process.exitCode = await runParts(
	[
		{ parts: beside, lanes: 2 },
		{ parts: alone, lanes: 1 },
	].filter(({ parts }) => parts.length > 0),
	values.short ? { TEST_SHORT: "1" } : {},
);
