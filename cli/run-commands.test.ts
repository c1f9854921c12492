import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { openStores } from "#app/enquiries/open-stores.ts";
import { SettingsError } from "#app/env.ts";
import { makeEnvironment, makeProjectFolder, ROOT } from "../tests/support/project-folder.ts";
import { makeEnquiry } from "../tests/support/stores.ts";
import { Refusal, WrongUse } from "./enquiries/refusal.ts";
import { KINDS } from "./new-content/kinds.ts";
import { runCommands } from "./run-commands.ts";

/** Runs a program in this process; its commands end as they are named. */
async function run(args: string[]) {
	const told = { code: 0, stdout: "", stderr: "" };
	const { argv } = process;
	for (const stream of ["stdout", "stderr"] as const)
		vi.spyOn(process[stream], "write").mockImplementation((words) => {
			told[stream] += words;
			return true;
		});
	vi.spyOn(process.stdout, "on").mockReturnThis();
	onTestFinished(() => {
		vi.restoreAllMocks();
		Object.assign(process, { argv, exitCode: undefined });
	});
	process.argv = ["node", "desk", ...args];
	const make = (name: string, end: () => Promise<void>) =>
		[name, { summary: `about ${name}`, help: `help of ${name}`, run: end }] as const;
	const commands = new Map([
		make("list", async () => {}),
		make("wrong", () => Promise.reject(new WrongUse("Wrong use."))),
		make("refuse", () => Promise.reject(new Refusal("No."))),
		make("settings", () => Promise.reject(new SettingsError(["PORT is wrong"]))),
		make("break", () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }))),
		make("mistake", () => Promise.reject(new Error("a mistake of ours"))),
	]);
	await runCommands({ name: "desk", purpose: "For us.", commands });
	return { ...told, code: process.exitCode ?? 0 };
}

const OVERVIEW = expect.stringMatching(/^ {2}list +about list\n {2}wrong +about wrong$/m);

it.each([
	[[], 0, OVERVIEW, ""],
	[["help"], 0, OVERVIEW, ""],
	[["--help"], 0, OVERVIEW, ""],
	[["help", "list"], 0, "help of list\n", ""],
	[["list", "--city", "-h"], 0, "help of list\n", ""],
	[["list"], 0, "", ""],
	[["lst"], 1, "", 'There is no command "lst"; did you mean list? See: npm run desk -- help\n'],
	[["wrong"], 1, "", "Wrong use. See: npm run desk -- help wrong\n"],
	[["refuse"], 1, "", "No.\n"],
	[["settings"], 1, "", "PORT is wrong\n"],
	[["break"], 1, "", "It broke off: full\n"],
])(
	"a program of the staff, with %j, ends as its command does, in one line",
	async (args, code, stdout, stderr) => {
		expect(await run(args)).toEqual({ code, stdout, stderr });
	},
);

it("a program of the staff keeps the stack of a mistake of ours", async () => {
	await expect(run(["mistake"])).rejects.toThrow("a mistake of ours");
});

const NODE = ["--disable-warning=ExperimentalWarning"];
const NO_CITY = "A city is wanted; found none. See: npm run content:new -- --help\n";

it.each([
	["enquiries", [], 0, "list show export stats retry spam ham erase purge backup", ""],
	["visits", [], 0, "report purge", ""],
	["new-content", [], 0, KINDS.map(({ name }) => name).join(" "), ""],
	["new-content", ["district"], 1, undefined, NO_CITY],
])("%s %j lists what it can do, or leads to its help", (program, args, code, names, refusal) => {
	const script = join(ROOT, `cli/${program}.ts`);
	const env = makeEnvironment({});
	const { status, stdout, stderr } = spawnSync(process.execPath, [...NODE, script, ...args], {
		env,
		encoding: "utf8",
	});
	expect([status, stderr]).toEqual([code, refusal]);
	expect(stdout.match(/(?<=^ {2})(?!npm)[a-z-]+(?= )/gm)?.join(" ")).toBe(names);
});

it("a program of the staff ends quietly when its reader goes", async () => {
	const { path, dataDir, remove } = makeProjectFolder();
	onTestFinished(remove);
	const stores = await openStores({ DATA_DIR: dataDir, DATABASE_URL: undefined });
	const large = { message: "a".repeat(100_000) };
	for (let at = 0; at < 10; at++) await stores.enquiries.save(makeEnquiry(large), []);
	await stores.database.close();
	const args = [...NODE, join(ROOT, "cli/enquiries.ts"), "export"];
	const child = spawn(process.execPath, args, { cwd: path, env: makeEnvironment({}) });
	child.stdout.once("data", () => child.stdout.destroy());
	const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
	expect([code, stderr]).toEqual([0, ""]);
});
