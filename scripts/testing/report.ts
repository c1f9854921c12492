import { readFileSync } from "node:fs";
import { relative } from "node:path";
import * as z from "zod/mini";
import { formatTable } from "../../cli/terminal/table.ts";

export type Result = {
	name: string;
	seconds: number;
	status: "passed" | "failed" | "not run";
	report?: Report;
};

const reportSchema = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	numPendingTests: z.number(),
	testResults: z.array(
		z.object({
			name: z.string(),
			startTime: z.number(),
			endTime: z.number(),
			assertionResults: z.array(
				z.object({
					fullName: z.string(),
					status: z.string(),
					failureMessages: z.optional(z.nullable(z.array(z.string()))),
				}),
			),
		}),
	),
});
export type Report = z.infer<typeof reportSchema>;

const SLOWEST = 10;
const COLUMNS = [
	{ title: "part" },
	{ title: "time", isNumber: true },
	{ title: "result" },
	...["passed", "failed", "skipped"].map((title) => ({ title, isNumber: true })),
];

/** A run without a report counts as one failed test. */
export function loadReport(file: string): Report {
	try {
		return reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch (error) {
		console.error(`The tests left no report: ${String(error)}`);
		return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, testResults: [] };
	}
}

/** Prints each part with its time and result, the slowest files and what failed. Returns the exit code. */
export function printTable(results: readonly Result[], seconds: number): number {
	let [passed, failed] = [0, 0];
	const rows = results.map(({ name, seconds, status, report }) => {
		passed += report?.numPassedTests ?? (status === "passed" ? 1 : 0);
		failed += status === "passed" ? 0 : Math.max(1, report?.numFailedTests ?? 1);
		const { numPassedTests, numFailedTests, numPendingTests } = report ?? {};
		const counts = [numPassedTests, numFailedTests, numPendingTests];
		return [name, formatSeconds(seconds), status, ...counts.map((count) => String(count || ""))];
	});
	const all = ["all", formatSeconds(seconds), "", "", "", ""];
	const target = { width: Number.POSITIVE_INFINITY, paint: (_: unknown, text: string) => text };
	console.log(`\n${formatTable(COLUMNS, [...rows, all], target)}`);
	const files = results
		.flatMap(({ report }) => report?.testResults ?? [])
		.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1_000 }))
		.toSorted((a, b) => b.seconds - a.seconds);
	if (files.length > 0) console.log("\nslowest files");
	for (const { name, seconds } of files.slice(0, SLOWEST))
		console.log(`${formatSeconds(seconds).padStart(9)}  ${relative(process.cwd(), name)}`);
	printFailures(results);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed > 0 ? 1 : 0;
}

/** Again at the end, where they are found although the output of the parts is long, or cut. */
function printFailures(results: readonly Result[]): void {
	for (const { name, assertionResults } of results.flatMap(
		({ report }) => report?.testResults ?? [],
	))
		for (const { fullName, status, failureMessages } of assertionResults) {
			if (status !== "failed") continue;
			const [reason = ""] = failureMessages ?? [];
			console.log(
				`\nfailed: ${relative(process.cwd(), name)}: ${fullName}\n${reason.slice(0, 800)}`,
			);
		}
}

function formatSeconds(seconds: number): string {
	return `${seconds.toFixed(1)} s`;
}
