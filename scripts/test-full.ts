/**
 * `npm run test:full` runs what takes too long for each commit. Names behind `--` choose parts (`npm run test:full --
 * firefox load`), `--short` runs each in its short form.
 */
import { parseArgs } from "node:util";
import { buildIfStale } from "./fresh-build.ts";
import { listClockParts } from "./testing/clock-parts.ts";
import { installDebianPackages, listPackages } from "./testing/debian-packages.ts";
import { type Part, runStages } from "./testing/run-stages.ts";

/** The parts that run two at a time, the longest first. */
const CONCURRENT = [
	"walk",
	"budgets",
	"firefox",
	"clock",
	"wordpress",
	"chromium",
	"attack",
	"mail",
	"deploy",
	"drawings",
	"fields",
];
/** The parts that run alone, as they load the machine. */
const SERIAL = ["load"];
/** The journeys of `--short` in Firefox: dialogs, forms, passkeys and cookies differ most between browsers. */
const SHORT_FIREFOX = ["/menu.test", "/form.test", "/desk-sign-in.test"];

const { values, positionals } = parseArgs({
	options: { short: { type: "boolean", default: false } },
	allowPositionals: true,
});
const all = [...CONCURRENT, ...SERIAL];
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) {
	console.error(`No part is named ${unknown.join(", ")}. There are: ${all.join(", ")}`);
	process.exit(1);
}
const chosen = positionals.length > 0 ? positionals : all;
installDebianPackages(listPackages(chosen));
buildIfStale();
process.exitCode = await runStages(
	[
		{ parts: toParts(CONCURRENT), concurrency: 2 },
		{ parts: toParts(SERIAL), concurrency: 1 },
	],
	values.short ? { TEST_SHORT: "1" } : {},
);

function toParts(names: readonly string[]): Part[] {
	const parts = names.filter((name) => chosen.includes(name));
	return parts.flatMap((name): Part | Part[] => {
		if (name === "clock") return listClockParts(values.short);
		if (name === "chromium") return { name, projects: [name] };
		if (name === "firefox")
			return { name, projects: [name], paths: values.short ? SHORT_FIREFOX : [] };
		const projects = name === "budgets" ? ["full", "demonstration-budgets"] : ["full"];
		return { name, projects, paths: [`/${name}/`] };
	});
}
