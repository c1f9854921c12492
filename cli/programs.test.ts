import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { openStores } from "#app/enquiries/open-stores.ts";
import { buildEnvironment, createProjectFolder, ROOT } from "../tests/support/project-folder.ts";
import { createNewEnquiry } from "../tests/support/stores.ts";
import { KINDS } from "./new-content/kinds.ts";

const NODE = ["--disable-warning=ExperimentalWarning", join(ROOT, "cli/enquiries.ts")];

/** Lets a program run in this process as if it was started with these arguments. */
async function runHere(args: string[], start: () => Promise<unknown>) {
	const { argv } = process;
	const output = { stdout: "", stderr: "" };
	for (const name of ["stdout", "stderr"] as const)
		vi.spyOn(process[name], "write").mockImplementation((words) => {
			output[name] += words;
			return true;
		});
	process.argv = [...argv.slice(0, 2), ...args];
	try {
		await start();
		return { ...output, code: process.exitCode ?? 0 };
	} finally {
		vi.restoreAllMocks();
		process.argv = argv;
		process.exitCode = undefined;
	}
}

it.each([
	[
		"enquiries",
		() => import("./enquiries.ts"),
		"list show export stats retry spam ham erase purge backup demo help",
	],
	["visits", () => import("./visits.ts"), "report purge help"],
	[
		"staff",
		() => import("./staff.ts"),
		"invite link list disable enable sessions erase renew-keys help",
	],
	[
		"new-content",
		() => import("./new-content.ts"),
		[...KINDS.map(({ name }) => name), "help"].join(" "),
	],
])("%s lists what it can do", async (_program, start, names) => {
	const { stdout, stderr, code } = await runHere(["--help"], start);
	expect(stdout.match(/(?<=^ {2})[a-z]+[a-z-]*(?= )/gm)?.join(" ")).toBe(names);
	expect([stderr, code]).toEqual(["", 0]);
});

it("a program that cannot go on ends with exit code 1 and one line", () => {
	const env = buildEnvironment({ DATA_DIR: "/nowhere", PORT: "eighty" });
	const { status, stdout, stderr } = spawnSync(process.execPath, [...NODE, "list"], {
		env,
		encoding: "utf8",
	});
	expect([status, stdout, stderr]).toEqual([1, "", expect.stringMatching(/^PORT: .+\n$/)]);
});

it("a program ends quietly when its reader goes", async () => {
	const { path, dataDir, remove } = createProjectFolder();
	onTestFinished(remove);
	const stores = await openStores({ DATA_DIR: dataDir, DATABASE_URL: undefined });
	const large = { message: "a".repeat(100_000) };
	for (let at = 0; at < 10; at++) await stores.enquiries.save(createNewEnquiry(large), []);
	await stores.database.close();
	const child = spawn(process.execPath, [...NODE, "export"], {
		cwd: path,
		env: buildEnvironment({}),
	});
	child.stdout.once("data", () => child.stdout.destroy());
	const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
	expect([code, stderr]).toEqual([0, ""]);
});
