/** `npm test`: everything that must hold, one step after the other; stops at the first that fails. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { findLackOfFirefox } from "../tests/support/firefox.ts";

type Step = {
	name: string;
	command: string;
	arguments: string[];
	countsTests?: boolean;
	/** Why the step cannot be run on this machine, which then leaves it out. */
	findLack?: () => string | null;
};

const reports = mkdtempSync(join(tmpdir(), "site-tests-"));
const reportFile = join(reports, "report.json");
const testRun = (project: string): Step => ({
	name: project,
	command: "vitest",
	arguments: [
		"run",
		"--project",
		project,
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${reportFile}`,
	],
	countsTests: true,
});

const STEPS: Step[] = [
	{ name: "format and lint", command: "biome", arguments: ["ci", "."] },
	{ name: "route types", command: "react-router", arguments: ["typegen"] },
	{ name: "types", command: "tsc", arguments: [] },
	{ name: "unused code", command: "knip", arguments: [] },
	{ name: "content", command: "node", arguments: ["cli/check-content.ts"] },
	testRun("unit"),
	{ name: "build", command: "node", arguments: ["scripts/fresh-build.ts"] },
	testRun("journeys"),
	{ ...testRun("firefox"), findLack: findLackOfFirefox },
];

const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const timings: string[] = [];
let passed = 0;
let failed = 0;

for (const step of STEPS) {
	console.log(`\n── ${step.name}`);
	const lack = step.findLack?.();
	if (lack) {
		console.log(`Left out: ${lack}`);
		timings.push(`${step.name} left out`);
		continue;
	}
	const begun = performance.now();
	const run = spawnSync(step.command, step.arguments, { stdio: "inherit" });
	timings.push(`${step.name} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
	if (step.countsTests) countTests();
	if (run.status !== 0) {
		finish(`Stopped at: ${step.name}`);
		process.exit(1);
	}
}
finish("All steps passed");

function countTests(): void {
	try {
		const report = reportSchema.parse(JSON.parse(readFileSync(reportFile, "utf8")));
		passed += report.numPassedTests;
		failed += report.numFailedTests;
	} catch (error) {
		failed += 1;
		console.error(`The test run left no report: ${String(error)}`);
	}
}

function finish(line: string): void {
	rmSync(reports, { recursive: true, force: true });
	console.log(`\n${timings.join(", ")}\n${line}\n${passed} passed, ${failed} failed`);
}
