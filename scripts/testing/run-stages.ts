import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { loadReport, printReport, type Result } from "./report.ts";

export type Part = { name: string; environment?: Record<string, string> } & (
	| { command: readonly string[] }
	| { projects: readonly string[]; paths?: readonly string[] }
);

type Stage = { parts: readonly Part[]; concurrency: number; isRequired?: boolean };

export const STATIC_CHECKS = {
	types: { name: "types", command: ["sh", "-c", "react-router typegen && tsc"] },
	lint: { name: "format and lint", command: ["biome", "ci", "."] },
	unused: { name: "unused code", command: ["knip"] },
};

/**
 * Runs stages in turn, but none after a required one that failed. The output of a part is printed at once where it runs
 * alone, else when it has ended. Prints a table and, as the last line, `N passed, N failed`. Returns the exit code.
 */
export async function runStages(
	stages: readonly Stage[],
	environment: Record<string, string> = {},
): Promise<number> {
	const folder = mkdtempSync(join(tmpdir(), "test-reports-"));
	const startedAt = performance.now();
	const results: Result[] = [];
	let isBlocked = false;
	for (const { parts, concurrency, isRequired } of stages) {
		const isAlone = concurrency === 1 || parts.length === 1;
		await pLimit(concurrency).map(parts, async (part) => {
			results.push(
				isBlocked
					? { name: part.name, seconds: 0, status: "not run" }
					: await runPart(part, { folder, isAlone, environment }),
			);
		});
		isBlocked ||= isRequired === true && results.some(({ status }) => status === "failed");
	}
	rmSync(folder, { recursive: true, force: true });
	return printReport(results, (performance.now() - startedAt) / 1_000);
}

type Options = { folder: string; isAlone: boolean; environment: Record<string, string> };

async function runPart(part: Part, { folder, isAlone, environment }: Options): Promise<Result> {
	const { name } = part;
	const reportFile = join(folder, `${name.replaceAll(/\W+/g, "-")}.json`);
	const [command = "", ...options] =
		"projects" in part ? buildVitestCommand(part, isAlone) : part.command;
	if (isAlone) console.log(`\n── ${name}`);
	const startedAt = performance.now();
	const output = isAlone ? "inherit" : "pipe";
	const child = spawn(command, options, {
		stdio: ["ignore", output, output],
		env: { ...process.env, TEST_REPORT: reportFile, ...environment, ...part.environment },
	});
	let printed = "";
	for (const stream of [child.stdout, child.stderr])
		stream?.setEncoding("utf8").on("data", (text: string) => {
			printed += text;
		});
	const code = await new Promise((done) => child.once("error", done).once("close", done));
	if (!isAlone) console.log(`\n── ${name}\n${printed.trimEnd()}`);
	const seconds = (performance.now() - startedAt) / 1_000;
	const status = code === 0 ? "passed" : "failed";
	if (!("projects" in part)) return { name, seconds, status };
	const report = loadReport(reportFile);
	const hasReason =
		report.errors.length > 0 || report.files.some(({ failures }) => failures.length > 0);
	if (code !== 0 && !hasReason) report.errors.push(`${name} ended with ${code}`);
	return { name, seconds, status, report };
}

/** Builds the command of a part. Projects that run alone have the workers of vitest.config.ts, else one. */
function buildVitestCommand(
	{ projects, paths = [] }: { projects: readonly string[]; paths?: readonly string[] },
	isAlone: boolean,
): string[] {
	const chosen = projects.flatMap((project) => ["--project", project]);
	const reporters = ["--reporter=default", "--reporter=./scripts/testing/reporter.ts"];
	const workers = isAlone ? [] : ["--maxWorkers=1"];
	return ["vitest", "run", ...chosen, ...paths, ...reporters, ...workers];
}
