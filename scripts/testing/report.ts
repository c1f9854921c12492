import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { formatTable } from "../../app/platform/terminal/table.ts";

const fileSchema = z.object({
	project: z.string(),
	path: z.string(),
	/** The time of the file's tests, hooks and imports. */
	seconds: z.number(),
	passed: z.number(),
	skipped: z.number(),
	failures: z.array(z.object({ test: z.string(), reason: z.string() })),
});
const reportSchema = z.object({ files: z.array(fileSchema), errors: z.array(z.string()) });
export type ReportedFile = z.infer<typeof fileSchema>;
export type Report = z.infer<typeof reportSchema>;

export type Result = {
	name: string;
	seconds: number;
	status: "passed" | "failed" | "not run";
	report?: Report;
};

const SLOWEST = 10;
const COLUMNS = [
	{ title: "part" },
	{ title: "time", isNumber: true },
	{ title: "result" },
	{ title: "passed", isNumber: true },
	{ title: "failed", isNumber: true },
	{ title: "skipped", isNumber: true },
];

/** Loads a report. A run without one counts as one failure. */
export function loadReport(file: string): Report {
	try {
		return reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch (error) {
		return { files: [], errors: [`The tests left no report: ${String(error)}`] };
	}
}

/**
 * Prints each part with its time and result, the slowest files with their hooks, the failures, and as the last line `N
 * passed, N failed`. Returns the exit code.
 */
export function printReport(results: readonly Result[], seconds: number): number {
	const files = results.flatMap(({ report }) => report?.files ?? []);
	const errors = results.flatMap(({ report }) => report?.errors ?? []);
	const checks = results.filter(({ report }) => !report);
	const passed = sum(files, ({ passed }) => passed) + checks.filter(isPassed).length;
	const failed =
		sum(files, ({ failures }) => failures.length) +
		errors.length +
		checks.filter((check) => !isPassed(check)).length;
	const rows = results.flatMap((result) => [toRow(result), ...listProjects(result)]);
	const all = ["all", formatSeconds(seconds), "", String(passed), String(failed), ""];
	const target = { width: Number.POSITIVE_INFINITY, paint: (_: unknown, text: string) => text };
	console.log(`\n${formatTable(COLUMNS, [...rows, all], target)}`);
	const slowest = files.toSorted((one, other) => other.seconds - one.seconds);
	if (files.length > 0) console.log("\nslowest files");
	for (const { path, seconds } of slowest.slice(0, SLOWEST))
		console.log(`${formatSeconds(seconds).padStart(9)}  ${path}`);
	// Failures are printed again at the end, where they are found although the output of the parts is long, or cut.
	for (const { path, failures } of files)
		for (const { test, reason } of failures)
			console.log(`\nfailed: ${path}: ${test}\n${reason.slice(0, 800)}`);
	for (const error of errors) console.log(`\nfailed: ${error}`);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed > 0 ? 1 : 0;
}

const isPassed = ({ status }: Result) => status === "passed";

function toRow({ name, seconds, status, report }: Result): string[] {
	const counts = report ? countTests(report.files) : ["", "", ""];
	return [name, formatSeconds(seconds), status, ...counts];
}

/** Lists the projects of one run, each with the sum of its files' times; two files run at once. */
function listProjects({ report }: Result): string[][] {
	const byProject = Map.groupBy(report?.files ?? [], ({ project }) => project);
	if (byProject.size < 2) return [];
	return [...byProject].map(([project, files]) => [
		`  ${project}`,
		formatSeconds(sum(files, ({ seconds }) => seconds)),
		"",
		...countTests(files),
	]);
}

function countTests(files: readonly ReportedFile[]): string[] {
	const counts = [
		sum(files, ({ passed }) => passed),
		sum(files, ({ failures }) => failures.length),
		sum(files, ({ skipped }) => skipped),
	];
	return counts.map((count) => String(count || ""));
}

function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
	return items.reduce((total, item) => total + count(item), 0);
}

function formatSeconds(seconds: number): string {
	return `${seconds.toFixed(1)} s`;
}
