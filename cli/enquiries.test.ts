import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { openStores } from "#app/enquiries/open-stores.ts";
import { makeEnvironment, makeProjectFolder, ROOT } from "../tests/support/project-folder.ts";
import { runEnquiries } from "../tests/support/staff.ts";
import { makeEnquiry } from "../tests/support/stores.ts";

function makeFolder() {
	const { path, dataDir, remove } = makeProjectFolder();
	onTestFinished(remove);
	const run = (args: string[], settings: Record<string, string> = {}) =>
		runEnquiries(args, { cwd: path, settings });
	return { path, dataDir, run };
}

async function store(dataDir: string, count: number): Promise<string[]> {
	const stores = await openStores({ DATA_DIR: dataDir, DATABASE_URL: undefined });
	const ids: string[] = [];
	for (let at = 0; at < count; at++)
		ids.push((await stores.enquiries.save(makeEnquiry(), ["email"])).id);
	await stores.database.close();
	return ids;
}

// Each runs the command as a process of its own.
describe("npm run enquiries", { timeout: 30_000 }, () => {
	it("explains itself, with and without a command", async () => {
		const { run } = makeFolder();
		const overview = await run([]);
		expect(overview).toMatchObject({ code: 0, stderr: "" });
		const names = [
			"list",
			"show",
			"export",
			"stats",
			"retry",
			"spam",
			"ham",
			"erase",
			"purge",
			"backup",
		];
		for (const name of names) expect(overview.stdout).toContain(`  ${name} `);
		expect((await run(["help"])).stdout).toBe(overview.stdout);
		const { stdout } = await run(["erase", "--help"]);
		expect(stdout).toContain("npm run enquiries -- erase --email asha@example.com");
		expect((await run(["help", "erase"])).stdout).toBe(stdout);
	});

	it("answers wrong use with one line and the way to the help", async () => {
		const { run } = makeFolder();
		expect(await run(["lst"])).toEqual({
			code: 1,
			stdout: "",
			stderr: 'There is no command "lst"; did you mean list? See: npm run enquiries -- help\n',
		});
		const { code, stderr } = await run(["show"]);
		expect(code).toBe(1);
		expect(stderr).toMatch(/found none\. See: npm run enquiries -- help show\n$/);
	});

	it("makes no store where there is none", async () => {
		const { path, run } = makeFolder();
		const settings = { DATA_DIR: "slip" };
		for (const command of ["list", "export", "stats"]) {
			const told = await run([command], settings);
			expect(told).toMatchObject({ code: 0, stdout: "" });
			expect(told.stderr).toBe("No enquiries yet: there is no store at slip/enquiries.sqlite.\n");
		}
		expect((await run(["erase", "abcd", "--yes"], settings)).code).toBe(1);
		expect(existsSync(join(path, "slip"))).toBe(false);
	});

	it("keeps data and words apart in a pipe", async () => {
		const { dataDir, run } = makeFolder();
		const [id] = await store(dataDir, 1);
		const { stdout, stderr, code } = await run(["list"]);
		expect(code).toBe(0);
		expect(stdout.split("\t")[0]).toBe(id);
		expect(stdout.trimEnd().split("\n")).toHaveLength(1);
		expect(stderr).toContain("No channel is configured");
	});

	it("ends quietly when its reader goes", async () => {
		const { path, dataDir } = makeFolder();
		await store(dataDir, 400);
		const child = spawn(
			process.execPath,
			["--disable-warning=ExperimentalWarning", join(ROOT, "cli/enquiries.ts"), "export"],
			{ cwd: path, env: makeEnvironment({}), stdio: ["ignore", "pipe", "pipe"] },
		);
		child.stdout.once("data", () => child.stdout.destroy());
		const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
		expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
	});

	it("tells in one line why the store cannot be opened, without the password", async () => {
		const { run } = makeFolder();
		const { code, stdout, stderr } = await run(["list"], {
			DATABASE_URL: "postgres://agency:top%2Dsecret@127.0.0.1:1/enquiries",
		});
		expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
		expect(stderr).toMatch(
			/^The store cannot be opened \(PostgreSQL enquiries on 127\.0\.0\.1:1\): .+\n$/,
		);
		expect(stderr).not.toContain("secret");
	});

	it("tells in one line that a file is no store", async () => {
		const { dataDir, run } = makeFolder();
		writeFileSync(join(dataDir, "enquiries.sqlite"), "no database".repeat(100));
		const { code, stderr } = await run(["list"]);
		expect(code).toBe(1);
		expect(stderr).toMatch(/^The store cannot be opened \(data\/enquiries\.sqlite\): .+\n$/);
	});

	it("tells which setting is wrong", async () => {
		const { run } = makeFolder();
		const { code, stderr } = await run(["list"], { DATABASE_URL: "mysql://u:secret@host/db" });
		expect(code).toBe(1);
		expect(stderr).toMatch(/^DATABASE_URL: its value is not usable: .+\n$/);
	});

	it("says that broken content is broken", async () => {
		const cwd = mkdtempSync(join(tmpdir(), "empty-"));
		onTestFinished(() => rmSync(cwd, { recursive: true }));
		const { code, stderr } = await runEnquiries(["list", "--city", "surat"], { cwd, settings: {} });
		expect(code).toBe(1);
		expect(stderr).toBe("content/ cannot be read; npm run content:check says why.\n");
	});
});
