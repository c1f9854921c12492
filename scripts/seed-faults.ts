/**
 * `npm run test:seeded-faults [-- words]`: seeds the faults of tests/seeded-faults/faults.yaml, or those whose names contain
 * the words, one at a time in copies of the project, and prints which tier and which test finds each. It takes ten
 * minutes. Exit code 1 when a fault is found by none, or cannot be seeded any more.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod/mini";
import { ROOT } from "../tests/support/project-folder.ts";

const faultsSchema = z.array(
	z.strictObject({
		name: z.string(),
		area: z.string(),
		file: z.string(),
		find: z.string(),
		replace: z.string(),
	}),
);
type Fault = z.infer<typeof faultsSchema>[number];
type Outcome = { tier: string; part: string; test: string };

const CONCURRENCY = 2;
const PROJECTS = ["stores", "requests", "processes", "pages", "journeys"];
const FULL_PARTS = [
	"axe",
	"steady",
	"keyboard",
	"drawings",
	"wordpress",
	"faults",
	"crash",
	"attack",
];
const REPORT = "report.json";
const BEFORE_TESTS = "(before its first test)";
const reportSchema = z.object({
	testResults: z.array(
		z.object({
			assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
		}),
	),
});

const words = process.argv.slice(2);
const all = faultsSchema.parse(
	parse(readFileSync(join(ROOT, "tests/seeded-faults/faults.yaml"), "utf8")),
);
const pending = all.filter(({ name }) => words.every((word) => name.includes(word)));
let missed = 0;
console.log("| area | fault | tier | part | test that fails |\n|---|---|---|---|---|");
await Promise.all(Array.from({ length: CONCURRENCY }, work));
process.exitCode = missed > 0 ? 1 : 0;

async function work(): Promise<void> {
	const folder = copyProject();
	for (let fault = pending.shift(); fault; fault = pending.shift()) {
		const found = await tryFault(folder, fault);
		if (!found) missed++;
		const { tier, part, test } = found ?? { tier: "NOT NOTICED", part: "", test: "" };
		const cells = [fault.area, fault.name, tier, part, test.replaceAll("|", "\\|")];
		console.log(`| ${cells.join(" | ")} |`);
	}
	rmSync(folder, { recursive: true, force: true });
}

/** The files that git knows or does not ignore, with dependencies of their own. */
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

async function tryFault(folder: string, fault: Fault): Promise<Outcome | null> {
	const file = join(folder, fault.file);
	const original = readFileSync(file, "utf8");
	if (original.split(fault.find).length !== 2)
		return { tier: "NOT SEEDED", part: "", test: `${fault.file} holds it not exactly once` };
	const seeded = original.replace(fault.find, () => fault.replace);
	writeFileSync(file, seeded);
	try {
		return await findFailingTest(folder, fault.file);
	} finally {
		writeFileSync(file, original);
	}
}

/** The cheapest parts first. */
async function findFailingTest(folder: string, file: string): Promise<Outcome | null> {
	const related = ["vitest", "related", file, "--run", "--bail=1", "--project", "unit"];
	const toStep = (part: string, command: string[], tier = "npm test") => ({ tier, part, command });
	const steps = [
		toStep("types", ["tsc"]),
		toStep("unit", related),
		...PROJECTS.map((name) => toStep(name, vitest(name))),
		...FULL_PARTS.map((name) => toStep(name, vitest("full", `/${name}/`), "test:full")),
	];
	for (const { tier, part, command } of steps) {
		rmSync(join(folder, REPORT), { force: true });
		const reporter = command[0] === "vitest" ? ["--reporter=json", `--outputFile=${REPORT}`] : [];
		const child = spawn("npx", [...command, ...reporter], { cwd: folder, stdio: "ignore" });
		const code = await new Promise((done) => child.once("close", done));
		if (code !== 0) return { tier, part, test: part === "types" ? "" : loadFailure(folder) };
	}
	return null;
}

function vitest(project: string, ...paths: string[]): string[] {
	return ["vitest", "run", "--bail=1", "--maxWorkers=1", "--project", project, ...paths];
}

function loadFailure(folder: string): string {
	try {
		const report = reportSchema.parse(JSON.parse(readFileSync(join(folder, REPORT), "utf8")));
		const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
		return tests.find(({ status }) => status === "failed")?.fullName ?? BEFORE_TESTS;
	} catch {
		return BEFORE_TESTS;
	}
}
