import { readFileSync } from "node:fs";
import { relative } from "node:path";
import * as z from "zod/mini";
import type { Result } from "./run-parts.ts";

/** What Vitest's JSON report says of a run. */
const reportSchema = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	numPendingTests: z.number(),
	testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

export type Report = {
	passed: number;
	failed: number;
	skipped: number;
	files: { name: string; seconds: number }[];
};

const SLOWEST = 10;

/** The counts of a Vitest run and the seconds of each file; a run that left no report counts as one failed test. */
export function readReport(file: string): Report {
	try {
		const report = reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
		return {
			passed: report.numPassedTests,
			failed: report.numFailedTests,
			skipped: report.numPendingTests,
			files: report.testResults.map(({ name, startTime, endTime }) => ({
				name: relative(process.cwd(), name),
				seconds: (endTime - startTime) / 1_000,
			})),
		};
	} catch (error) {
		console.error(`The tests left no report: ${String(error)}`);
		return { passed: 0, failed: 1, skipped: 0, files: [] };
	}
}

/** Prints each part with its time and result, and the slowest files. Returns the exit code. */
export function printTable(results: readonly Result[], seconds: number): number {
	const width = Math.max(...results.map(({ name }) => name.length));
	const format = (time: number) => `${time.toFixed(1).padStart(7)} s`;
	console.log(`\n${"part".padEnd(width)}     time  result`);
	for (const result of results) {
		const { name, status, passed, failed, skipped } = result;
		const counts =
			passed === undefined
				? ""
				: `: ${passed} passed${failed ? `, ${failed} failed` : ""}${skipped ? `, ${skipped} skipped` : ""}`;
		console.log(`${name.padEnd(width)}${format(result.seconds)}  ${status}${counts}`);
	}
	console.log(`${"all".padEnd(width)}${format(seconds)}`);
	const files = results.flatMap((result) => result.files ?? []);
	const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
	if (slowest.length > 0) console.log("\nslowest files");
	for (const file of slowest) console.log(`${format(file.seconds)}  ${file.name}`);
	const add = (count: (result: Result) => number) =>
		results.reduce((sum, result) => sum + count(result), 0);
	const passed = add((result) => result.passed ?? (result.status === "passed" ? 1 : 0));
	const failed = add((result) =>
		result.status === "passed" ? 0 : Math.max(1, result.failed ?? 1),
	);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed > 0 ? 1 : 0;
}
