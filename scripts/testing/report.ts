import { readFileSync } from "node:fs";
import { relative } from "node:path";
import * as z from "zod/mini";
import type { Result } from "./run-stages.ts";

/** Vitest's JSON report. */
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

/** A run without a report counts as one failed test. */
export function parseReport(file: string): Report {
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
	for (const result of results)
		console.log(
			`${result.name.padEnd(width)}${format(result.seconds)}  ${result.status}${formatCounts(result)}`,
		);
	console.log(`${"all".padEnd(width)}${format(seconds)}`);
	const files = results.flatMap((result) => result.files ?? []);
	const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
	if (slowest.length > 0) console.log("\nslowest files");
	for (const file of slowest) console.log(`${format(file.seconds)}  ${file.name}`);
	let [passed, failed] = [0, 0];
	for (const result of results) {
		const isPassed = result.status === "passed";
		passed += result.passed ?? (isPassed ? 1 : 0);
		failed += isPassed ? 0 : Math.max(1, result.failed ?? 1);
	}
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed > 0 ? 1 : 0;
}

function formatCounts({ passed, failed, skipped }: Result): string {
	if (passed === undefined) return "";
	return `: ${passed} passed${failed ? `, ${failed} failed` : ""}${skipped ? `, ${skipped} skipped` : ""}`;
}
