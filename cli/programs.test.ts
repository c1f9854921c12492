import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { openStores } from "#app/enquiries/open-stores.ts";
import { buildEnvironment, createProjectFolder, ROOT } from "../tests/support/project-folder.ts";
import { createNewEnquiry } from "../tests/support/stores.ts";
import { KINDS } from "./new-content/kinds.ts";

const NO_CITY = "A city is wanted; found none. See: npm run content:new -- district --help\n";
const ENQUIRIES = "list show export stats retry spam ham erase purge backup demo help";

const toArguments = (command: string) => {
	const [program, ...args] = command.split(" ");
	return ["--disable-warning=ExperimentalWarning", join(ROOT, `cli/${program}.ts`), ...args];
};

function run(command: string, settings: Record<string, string> = {}) {
	const env = buildEnvironment({ DATA_DIR: "/nowhere", ...settings });
	return spawnSync(process.execPath, toArguments(command), { env, encoding: "utf8" });
}

it.each([
	["enquiries", 0, ENQUIRIES, ""],
	["visits", 0, "report purge help", ""],
	["staff", 0, "invite link list disable enable sessions help", ""],
	["new-content", 0, [...KINDS.map(({ name }) => name), "help"].join(" "), ""],
	["new-content district", 1, undefined, NO_CITY],
])("%s lists what it can do, or leads to its help", (command, code, names, error) => {
	const { status, stdout, stderr } = run(command);
	expect([status, stderr]).toEqual([code, error]);
	expect(stdout.match(/(?<=^ {2})[a-z]+[a-z-]*(?= )/gm)?.join(" ")).toBe(names);
});

it.each(["enquiries help list", "enquiries list --city surat -h"])(
	"%s is the command's help",
	(command) => {
		const { status, stdout, stderr } = run(command);
		expect([status, stdout.split(" [")[0], stderr]).toEqual([
			0,
			"Usage: npm run enquiries -- list",
			"",
		]);
	},
);

it.each<[command: string, line: RegExp, settings?: Record<string, string>]>([
	["lst", /^Unknown command 'lst' \(Did you mean list\?\) See: npm run enquiries -- --help\n$/],
	["help lst", /^Unknown command\. See: npm run enquiries -- --help\n$/],
	["list --limit 0", /^Option '--limit .+ See: npm run enquiries -- list --help\n$/],
	["backup copy", /^No enquiries yet: .+\n$/],
	["list", /^PORT: .+\n$/, { PORT: "eighty" }],
])("enquiries %s ends with exit code 1 and one line: %s", (command, line, settings) => {
	const { status, stdout, stderr } = run(`enquiries ${command}`, settings);
	expect([status, stdout, stderr]).toEqual([1, "", expect.stringMatching(line)]);
});

it("a program ends quietly when its reader goes, and in one line when the disk fails", async () => {
	const { path, dataDir, remove } = createProjectFolder();
	onTestFinished(remove);
	const stores = await openStores({ DATA_DIR: dataDir, DATABASE_URL: undefined });
	const large = { message: "a".repeat(100_000) };
	for (let at = 0; at < 10; at++) await stores.enquiries.save(createNewEnquiry(large), []);
	await stores.database.close();
	const args = toArguments("enquiries export");
	const child = spawn(process.execPath, args, { cwd: path, env: buildEnvironment({}) });
	child.stdout.once("data", () => child.stdout.destroy());
	const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
	expect([code, stderr]).toEqual([0, ""]);
	const broken = run("enquiries backup /proc/copy", { DATA_DIR: dataDir });
	expect([broken.status, broken.stderr]).toEqual([1, expect.stringMatching(/^It failed: .+\n$/)]);
});
