import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, it } from "vitest";
import { createSchemaFiles, toYamlSchemas } from "./schema-files.ts";

const ROOT = join(import.meta.dirname, "../..");

it("the schemas for editors explain every field and are fresh; if not: npm run content:schemas", () => {
	const created = createSchemaFiles();
	const folder = join(ROOT, "docs/schemas");
	expect(readdirSync(folder).toSorted()).toEqual([...created.keys()].toSorted());
	const isStale = ([name, text]: [string, string]) =>
		readFileSync(join(folder, name), "utf8") !== text;
	expect([...created].filter(isStale).map(([name]) => name)).toEqual([]);
	expect(created.get("README.md")?.match(/^\| .* \| – \| .*$/gm)).toBeNull();
});

it("the schemas for editors are known to VS Code, and check every YAML file, by one schema each", () => {
	const settings = JSON.parse(readFileSync(join(ROOT, ".vscode/settings.json"), "utf8"));
	expect(settings["yaml.schemas"]).toEqual(toYamlSchemas());
	const globs = Object.values(toYamlSchemas());
	const files = globSync("content/**/*.yaml", { cwd: ROOT });
	expect(files.length).toBeGreaterThan(200);
	const matches = (file: string) => globs.filter((glob) => matchesGlob(file, glob)).length;
	expect(files.filter((file) => matches(file) !== 1)).toEqual([]);
});
