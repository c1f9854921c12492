import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { KINDS } from "./new-content/kinds.ts";

// None of these writes a file: the command works on the project's own folder.
function run(args: string[]) {
	const script = join(import.meta.dirname, "new-content.ts");
	const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
	});
	return { status, stdout, stderr };
}

describe("npm run content:new", { timeout: 30_000 }, () => {
	it("explains itself, as a whole and by kind", () => {
		const overview = run(["--help"]);
		expect(overview).toMatchObject({ status: 0, stderr: "" });
		for (const { name, pattern } of KINDS) {
			expect(overview.stdout).toContain(`  ${name} `);
			expect(overview.stdout).toContain(pattern);
		}
		expect(run([]).stdout).toBe(overview.stdout);
		expect(run(["district", "--help"]).stdout).toMatch(/--city .*\n[\s\S]*--coordinates-latitude /);
	});

	it("refuses in one line, with the way to the help where that has the cure", () => {
		expect(run(["city", "Mumbai"])).toEqual({
			status: 1,
			stdout: "",
			stderr: "content/cities/mumbai/city.yaml is there already.\n",
		});
		const { stderr } = run(["district"]);
		expect(stderr).toMatch(/^A city is wanted.*--help\n$/);
	});
});
