import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createEmptyFolder } from "../tests/support/project-folder.ts";
import { listLocalChanges } from "./warn-local-changes.ts";

/** Creates a clone of the release 1.2.0, and returns how to write its files and to commit them. */
function createRelease() {
	const { path, remove } = createEmptyFolder();
	onTestFinished(remove);
	const git = (...args: string[]) =>
		execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
			cwd: path,
			stdio: "pipe",
		});
	const write = (file: string, text: string) => {
		mkdirSync(join(path, file, ".."), { recursive: true });
		writeFileSync(join(path, file), text);
	};
	const commit = () => {
		git("add", "-A");
		git("commit", "-qm", "A change");
	};
	git("init", "-q");
	for (const file of ["app/page.tsx", "app/other.ts", "content/site.yaml"]) write(file, "old");
	write(".gitignore", "node_modules\n");
	write("package.json", '{ "version": "1.2.0" }');
	commit();
	git("tag", "v1.2.0");
	return { path, write, commit };
}

it("a clone of a release has no local changes, however its content was changed", () => {
	const { path, write, commit } = createRelease();
	write("content/site.yaml", "own");
	write("content/media/a.webp", "own");
	write("node_modules/a/index.js", "installed");
	expect(listLocalChanges(path)).toEqual([]);
	commit();
	expect(listLocalChanges(path)).toEqual([]);
});

it("local changes are what was changed, added or committed since the release", () => {
	const { path, write, commit } = createRelease();
	write("app/page.tsx", "own");
	commit();
	write("app/other.ts", "own");
	write("app/new page.tsx", "own");
	expect(listLocalChanges(path)).toEqual(["app/new page.tsx", "app/other.ts", "app/page.tsx"]);
});

it("between two releases, and without Git, nothing is a local change", () => {
	const { path, write } = createRelease();
	write("package.json", '{ "version": "1.3.0-dev" }');
	write("app/page.tsx", "changed");
	expect(listLocalChanges(path)).toEqual([]);
	const { path: unpacked, remove } = createEmptyFolder();
	onTestFinished(remove);
	writeFileSync(join(unpacked, "package.json"), '{ "version": "1.2.0" }');
	expect(listLocalChanges(unpacked)).toEqual([]);
});
