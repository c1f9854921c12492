import { spawnSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { findProgram } from "../../support/programs.ts";
import { ROOT } from "../../support/project-folder.ts";
import { DOCUMENTS, readBlocks, readDocument } from "./read-blocks.ts";
import { copyProject, runDocument } from "./run-document.ts";

/** What this test is a part of. */
const WHOLE_TEST = "npm ci && npm test";
/** A copy with its dependencies is 60,000 files. */
const REMOVING_MS = 60_000;
/** A new file has everything still to be written, and the check says so. */
const UNWRITTEN = "npm run content:check";

const { scripts } = z
	.object({ scripts: z.record(z.string(), z.string()) })
	.parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));

describe.each(DOCUMENTS)("%s", (document) => {
	test("names only commands that there are", () => {
		const names = readDocument(document).match(/(?<=npm run (--silent )?)(?!--)[\w:-]+/g);
		expect(names?.length).toBeGreaterThan(5);
		expect(names?.filter((name) => !scripts[name])).toEqual([]);
	});

	test("has commands that a shell can read, also those for other machines", () => {
		for (const { text, line } of readBlocks(document)) {
			const { status, stderr } = spawnSync("sh", ["-n"], { input: text, encoding: "utf8" });
			expect(status, `${document}:${line}: ${stderr}`).toBe(0);
		}
	});

	test("names files of deploy/ that there are", () => {
		const named = readDocument(document).match(/\bdeploy\/[\w.*-]*[\w*]/g) ?? [];
		// Those that an administrator makes.
		const made = ["deploy/tls", "deploy/site.env", "deploy/database.env"];
		const isThere = (name: string) => globSync(name, { cwd: ROOT }).length > 0;
		expect(named.filter((name) => !made.includes(name) && !isThere(name))).toEqual([]);
	});
});

test.each(["docs/specification.md", "docs/testing.md"])(
	"%s names tests that there are",
	(document) => {
		const named = readDocument(document).match(/(?<=\| )(tests|app|server|cli)\/[^ ]+(?= \|)/g);
		expect(named?.length).toBeGreaterThan(30);
		expect(named?.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
	},
);

test("the test command of the README is the one that is run for every change", () => {
	expect(readFileSync(join(ROOT, ".ci/run"), "utf8")).toContain(`\n${WHOLE_TEST}`);
});

test("who follows README and operating guide in a fresh copy gets a site, a backup and it back", {
	timeout: 280_000,
}, async () => {
	const copy = copyProject();
	onTestFinished(copy.remove, REMOVING_MS);
	const isRunElsewhere = (command: string) =>
		command === WHOLE_TEST || (command.includes("curl") && !findProgram(["curl"]));

	const first = await runDocument(copy, "README.md", isRunElsewhere);
	expect(first.length).toBeGreaterThan(8);
	for (const { command, code, what } of first)
		expect(code, what).toBe(command === UNWRITTEN ? 1 : 0);
	const made = join(copy.site, "content/cities/indore");
	expect(existsSync(made)).toBe(true);
	rmSync(made, { recursive: true });

	// The README's first command has done it, in this very copy.
	const isInstalled = (command: string) => command === "npm ci" || isRunElsewhere(command);
	const second = await runDocument(copy, "docs/operating.md", isInstalled);
	expect(second.length).toBeGreaterThan(12);
	for (const { code, what } of second) expect(code, what).toBe(0);
	expect(readdirSync(join(copy.folder, "backups"))).toHaveLength(1);
	const bill = billSchema.parse(JSON.parse(readFileSync(join(copy.site, "sbom.json"), "utf8")));
	const names = bill.components.map(({ name }) => name);
	expect(names).toContain("react");
	expect(names).not.toContain("vitest");
});

const billSchema = z.object({
	bomFormat: z.literal("CycloneDX"),
	components: z.array(z.object({ name: z.string(), version: z.string() })).min(50),
});
