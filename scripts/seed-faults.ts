/**
 * `npm run test:seeded-faults [-- words]` seeds the faults of tests/seeded-faults/faults.yaml, or those whose names
 * contain the words, one at a time in copies of the project, and prints which tier and which test finds each. It takes
 * ten minutes. Exit code 1 when a fault is found by no test, or can no longer be seeded.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod/mini";
import { ROOT } from "../tests/support/project-folder.ts";

const faultSchema = z.strictObject({
	name: z.string(),
	area: z.string(),
	file: z.string(),
	find: z.string(),
	replace: z.string(),
});
type Fault = z.infer<typeof faultSchema>;
const resultSchema = z.object({ fullName: z.string(), status: z.string() });
const reportSchema = z.object({
	testResults: z.array(z.object({ assertionResults: z.array(resultSchema) })),
});

const CONCURRENCY = 2;
/** The projects of Vitest, the fastest first. */
const PROJECTS = ["stores", "requests", "processes", "pages", "journeys"];
/** The projects for faults that only a browser shows. */
const IN_BROWSER = ["pages", "journeys"];
const REPORT = "report.json";

const words = process.argv.slice(2);
const file = readFileSync(join(ROOT, "tests/seeded-faults/faults.yaml"), "utf8");
const all = z.array(faultSchema).parse(parse(file));
const pending = all.filter(({ name }) => words.every((word) => name.includes(word)));
console.log("| area | fault | tier | part | test that fails |\n|---|---|---|---|---|");
const workers = Math.min(CONCURRENCY, pending.length);
await Promise.all(Array.from({ length: workers }, work));

async function work(): Promise<void> {
	const folder = copyProject();
	for (let fault = pending.shift(); fault; fault = pending.shift()) {
		const found = await tryFault(folder, fault);
		if (!found) process.exitCode = 1;
		const cells = [fault.area, fault.name, ...(found ?? ["NOT NOTICED", "", ""])];
		console.log(`| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`);
	}
	rmSync(folder, { recursive: true, force: true });
}

/** Copies the files that git tracks or does not ignore. The copy has dependencies of its own. */
function copyProject(): string {
	const folder = mkdtempSync(join(tmpdir(), "seeded-"));
	const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
	const { stdout } = spawnSync("git", list, { cwd: ROOT, encoding: "utf8" });
	for (const file of stdout.split("\0").filter(Boolean))
		cpSync(join(ROOT, file), join(folder, file));
	spawnSync("npm", ["ci", "--prefer-offline"], { cwd: folder, stdio: "ignore" });
	spawnSync("npx", ["react-router", "typegen"], { cwd: folder, stdio: "ignore" });
	const { status } = spawnSync("npx", vitest("stores"), { cwd: folder, stdio: "inherit" });
	if (status !== 0) throw new Error(`The copy in ${folder} fails without any fault.`);
	return folder;
}

/** Seeds a fault. Returns tier, part and test that notice it, or null where none does. */
async function tryFault(folder: string, fault: Fault): Promise<string[] | null> {
	const { file, find, replace } = fault;
	const path = join(folder, file);
	const original = readFileSync(path, "utf8");
	if (original.split(find).length !== 2) {
		process.exitCode = 1;
		return ["NOT SEEDED", "", `${file} holds it not exactly once`];
	}
	const seeded = original.replace(find, () => replace);
	writeFileSync(path, seeded);
	try {
		return await findFailingTest(folder, fault);
	} finally {
		writeFileSync(path, original);
	}
}

async function findFailingTest(folder: string, { file, area }: Fault): Promise<string[] | null> {
	const projects = area === "browser" ? IN_BROWSER : PROJECTS;
	const related = ["vitest", "related", file, "--run", "--bail=1", "--project", "unit"];
	const steps = [
		{ tier: "npm test", part: "types", command: ["tsc"] },
		{ tier: "npm test", part: "unit", command: related },
		...projects.map((part) => ({ tier: "npm test", part, command: vitest(part) })),
	];
	for (const { tier, part, command } of steps) {
		rmSync(join(folder, REPORT), { force: true });
		const reporter = command[0] === "vitest" ? ["--reporter=json", `--outputFile=${REPORT}`] : [];
		const child = spawn("npx", [...command, ...reporter], { cwd: folder, stdio: "ignore" });
		const code = await new Promise((done) => child.once("close", done));
		if (code !== 0) return [tier, part, part === "types" ? "" : loadFailure(folder)];
	}
	return null;
}

function vitest(project: string): string[] {
	return ["vitest", "run", "--bail=1", "--maxWorkers=1", "--project", project];
}

function loadFailure(folder: string): string {
	const report = join(folder, REPORT);
	if (!existsSync(report)) return "(before its first test)";
	const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, "utf8")));
	const results = testResults.flatMap(({ assertionResults }) => assertionResults);
	return results.find(({ status }) => status === "failed")?.fullName ?? "(before its first test)";
}
