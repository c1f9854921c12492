/**
 * `npm run test:seeded-faults [-- words]`: seeds the faults of tests/seeded-faults/faults.yaml, or those whose names have
 * the words, one at a time in copies of the project, and prints which tier and which test notices each. It takes ten
 * minutes. Exit code 1 when a fault is noticed by none, or cannot be seeded any more.
 */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
type Noticed = { tier: string; part: string; test: string };

/** How many faults are tried at once, each in a copy of its own. */
const LANES = 2;
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
const waiting = all.filter(({ name }) => words.every((word) => name.includes(word)));
let missed = 0;
console.log("| area | fault | tier | part | test that fails |\n|---|---|---|---|---|");
await Promise.all(Array.from({ length: LANES }, runLane));
process.exitCode = missed > 0 ? 1 : 0;

function vitest(...more: string[]): string[] {
	return ["vitest", "run", "--bail=1", "--maxWorkers=1", ...more];
}

function project(name: string): string[] {
	return vitest("--project", name);
}

async function runLane(): Promise<void> {
	const folder = copyProject();
	for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
		const noticed = await tryFault(folder, fault);
		if (!noticed) missed++;
		const { tier, part, test } = noticed ?? { tier: "NOT NOTICED", part: "", test: "" };
		console.log(
			`| ${[fault.area, fault.name, tier, part, test.replaceAll("|", "\\|")].join(" | ")} |`,
		);
	}
	rmSync(folder, { recursive: true, force: true });
}

/** The files that git knows or does not ignore, with dependencies of their own. */
function copyProject(): string {
	const folder = mkdtempSync(join(tmpdir(), "seeded-"));
	// PostgreSQL does not run as root, and its programs lie in here.
	chmodSync(folder, 0o755);
	const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
	const { stdout } = spawnSync("git", list, { cwd: ROOT, encoding: "utf8" });
	for (const file of stdout.split("\0").filter(Boolean))
		cpSync(join(ROOT, file), join(folder, file));
	spawnSync("npm", ["ci", "--prefer-offline"], { cwd: folder, stdio: "ignore" });
	spawnSync("npx", ["react-router", "typegen"], { cwd: folder, stdio: "ignore" });
	const { status } = spawnSync("npx", project("stores"), { cwd: folder, stdio: "inherit" });
	if (status !== 0) throw new Error(`The copy in ${folder} fails without any fault.`);
	return folder;
}

async function tryFault(folder: string, fault: Fault): Promise<Noticed | null> {
	const file = join(folder, fault.file);
	const sound = readFileSync(file, "utf8");
	if (sound.split(fault.find).length !== 2)
		return { tier: "NOT SEEDED", part: "", test: `${fault.file} holds it not exactly once` };
	writeFileSync(
		file,
		sound.replace(fault.find, () => fault.replace),
	);
	try {
		return await findTest(folder, fault.file);
	} finally {
		writeFileSync(file, sound);
	}
}

/** The first test that fails, the cheapest parts first. */
async function findTest(folder: string, file: string): Promise<Noticed | null> {
	const related = ["vitest", "related", file, "--run", "--bail=1", "--project", "unit"];
	const parts: [tier: string, part: string, command: string[]][] = [
		["npm test", "types", ["tsc"]],
		["npm test", "unit", related],
		...["stores", "requests", "processes", "pages", "journeys"].map(
			(name): [string, string, string[]] => ["npm test", name, project(name)],
		),
		...FULL_PARTS.map((name): [string, string, string[]] => [
			"test:full",
			name,
			vitest("--project", "full", `tests/full/${name}/`),
		]),
	];
	for (const [tier, part, command] of parts) {
		rmSync(join(folder, REPORT), { force: true });
		const reporter = command[0] === "vitest" ? ["--reporter=json", `--outputFile=${REPORT}`] : [];
		const child = spawn("npx", [...command, ...reporter], { cwd: folder, stdio: "ignore" });
		const code = await new Promise((done) => child.once("close", done));
		if (code !== 0) return { tier, part, test: part === "types" ? "" : readFailure(folder) };
	}
	return null;
}

function readFailure(folder: string): string {
	try {
		const { testResults } = reportSchema.parse(
			JSON.parse(readFileSync(join(folder, REPORT), "utf8")),
		);
		const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
		return tests.find(({ status }) => status === "failed")?.fullName ?? "(before its first test)";
	} catch {
		return "(before its first test)";
	}
}
