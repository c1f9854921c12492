import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeEnvironment, makeProjectFolder, ROOT } from "../tests/support/project-folder.ts";

function makeFolder() {
	const { path, remove } = makeProjectFolder();
	onTestFinished(remove);
	return {
		path,
		run: async (...args: string[]) => {
			const child = spawn(
				process.execPath,
				["--disable-warning=ExperimentalWarning", join(ROOT, "cli/visits.ts"), ...args],
				{
					cwd: path,
					env: makeEnvironment({ DATA_DIR: "slip" }),
					stdio: ["ignore", "pipe", "pipe"],
				},
			);
			const closed = once(child, "close");
			const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
			const [code] = await closed;
			return { code, stdout, stderr };
		},
	};
}

// Each runs the command as a process of its own.
describe("npm run visits", { timeout: 30_000 }, () => {
	it("explains itself, with and without a command", async () => {
		const { run } = makeFolder();
		const overview = await run();
		expect(overview).toMatchObject({ code: 0, stderr: "" });
		for (const name of ["report", "purge"]) expect(overview.stdout).toContain(`  ${name} `);
		const { stdout } = await run("report", "--help");
		expect(stdout).toContain("npm run visits -- report --days 90 --by source");
		expect((await run("help", "report")).stdout).toBe(stdout);
	});

	it("answers wrong use with one line and the way to the help", async () => {
		const { run } = makeFolder();
		expect(await run("rport")).toEqual({
			code: 1,
			stdout: "",
			stderr: 'There is no command "rport"; did you mean report? See: npm run visits -- help\n',
		});
		const { stderr } = await run("report", "--days", "x");
		expect(stderr).toMatch(/See: npm run visits -- help report\n$/);
	});

	it("makes no store where there is none", async () => {
		const { path, run } = makeFolder();
		const told = await run("report");
		expect(told).toMatchObject({ code: 0, stdout: "" });
		expect(told.stderr).toContain("there is no store at slip/enquiries.sqlite");
		expect((await run("purge", "--older-than", "400d", "--yes")).code).toBe(1);
		expect(existsSync(join(path, "slip"))).toBe(false);
	});
});
