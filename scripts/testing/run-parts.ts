import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printTable, type Report, readReport } from "./report.ts";

/** A step of a test run: a command, or the tests of a Vitest project. */
export type Part = { name: string } & (
	| { command: string; arguments: string[] }
	| { project: string; paths?: string[] }
);

export type Result = {
	name: string;
	seconds: number;
	status: "passed" | "failed" | "not run";
} & Partial<Report>;

const VITEST_REPORTERS = ["--reporter=default", "--reporter=json"];

/**
 * Runs stages one after the other and the parts of a stage in as many lanes as it names; what a part prints comes at
 * once where it runs alone, else when it has ended. A stage with a failed part that is `needed` is the last.
 * Prints a table and, as the last line, `N passed, N failed`; returns the exit code.
 */
export async function runParts(
	stages: { parts: Part[]; lanes: number; isNeeded?: boolean }[],
	environment: Record<string, string> = {},
): Promise<number> {
	const folder = mkdtempSync(join(tmpdir(), "test-reports-"));
	const begun = performance.now();
	const results: Result[] = [];
	let isBlocked = false;
	for (const { parts, lanes, isNeeded } of stages) {
		const waiting = [...parts];
		const isAlone = lanes === 1 || parts.length === 1;
		const runLane = async () => {
			for (let part = waiting.shift(); part; part = waiting.shift())
				results.push(
					isBlocked
						? { name: part.name, seconds: 0, status: "not run" }
						: await runPart(part, { folder, isAlone, environment }),
				);
		};
		await Promise.all(Array.from({ length: lanes }, runLane));
		isBlocked ||= isNeeded === true && results.some(({ status }) => status === "failed");
	}
	rmSync(folder, { recursive: true, force: true });
	return printTable(results, (performance.now() - begun) / 1_000);
}

type How = { folder: string; isAlone: boolean; environment: Record<string, string> };

async function runPart(part: Part, { folder, isAlone, environment }: How): Promise<Result> {
	const reportFile = join(folder, `${part.name.replaceAll(" ", "-")}.json`);
	const [command, words] =
		"project" in part
			? ["vitest", listVitestArguments(part, reportFile, isAlone)]
			: [part.command, part.arguments];
	if (isAlone) console.log(`\n── ${part.name}`);
	const begun = performance.now();
	const child = spawn(command, words, {
		stdio: ["ignore", isAlone ? "inherit" : "pipe", isAlone ? "inherit" : "pipe"],
		env: { ...process.env, ...environment },
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream?.setEncoding("utf8").on("data", (text: string) => {
			output += text;
		});
	const code = await new Promise((done) => child.once("error", done).once("close", done));
	if (!isAlone) console.log(`\n── ${part.name}\n${output.trimEnd()}`);
	const seconds = (performance.now() - begun) / 1_000;
	const report = "project" in part ? readReport(reportFile) : undefined;
	return { name: part.name, seconds, status: code === 0 ? "passed" : "failed", ...report };
}

/** Beside other parts a project has one worker, else those of vitest.config.ts. */
function listVitestArguments(
	{ project, paths = [] }: { project: string; paths?: string[] },
	reportFile: string,
	isAlone: boolean,
): string[] {
	const workers = isAlone ? [] : ["--maxWorkers=1"];
	const report = `--outputFile.json=${reportFile}`;
	return ["run", "--project", project, ...paths, ...VITEST_REPORTERS, report, ...workers];
}
