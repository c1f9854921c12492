import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";
import { type Field, toField } from "./field.ts";
import { FIXED_FILES, KINDS } from "./kinds.ts";
import { drawSchemaFiles, mapYamlSchemas } from "./schema-files.ts";

const ROOT = join(import.meta.dirname, "../..");
const STALE = "is stale: run npm run content:schemas";

describe("the schemas for editors", () => {
	it("are those of the code, none more", () => {
		expect(readdirSync(join(ROOT, "docs/schemas")).toSorted()).toEqual(
			[...drawSchemaFiles().keys()].toSorted(),
		);
	});

	it.each([...drawSchemaFiles()])("are fresh: %s", (name, text) => {
		const isFresh = readFileSync(join(ROOT, "docs/schemas", name), "utf8") === text;
		expect(isFresh, `docs/schemas/${name} ${STALE}`).toBe(true);
	});

	it("are known to VS Code, each for its files", () => {
		const settings = JSON.parse(readFileSync(join(ROOT, ".vscode/settings.json"), "utf8"));
		expect(settings["yaml.schemas"]).toEqual(mapYamlSchemas());
	});

	it("check every YAML file, by one schema each", () => {
		const globs = Object.values(mapYamlSchemas());
		const files = globSync("content/**/*.yaml", { cwd: ROOT });
		expect(files.length).toBeGreaterThan(200);
		const matches = (file: string) => globs.filter((glob) => matchesGlob(file, glob)).length;
		expect(files.filter((file) => matches(file) !== 1)).toEqual([]);
	});

	it.each([...KINDS, ...FIXED_FILES])("explain every field to the editor: $name", ({ schema }) => {
		expect(listUnexplained(toField(schema))).toEqual([]);
	});
});

describe("the guide for editors", () => {
	const guide = readFileSync(join(ROOT, "docs/editing.md"), "utf8");

	it("shows for every kind how a file of it is added", () => {
		const shown = [...guide.matchAll(/`npm run content:new -- ([a-z-]+) [^`]*`/g)].map(
			([, kind]) => kind,
		);
		expect(shown).toEqual(expect.arrayContaining(KINDS.map(({ name }) => name)));
		expect(shown.filter((kind) => !KINDS.some(({ name }) => name === kind))).toEqual([]);
	});

	it("leads only to files that there are", () => {
		const links = [...guide.matchAll(/\]\(([^)#]+)/g)].map(([, link = ""]) =>
			join(ROOT, "docs", link),
		);
		expect(links.length).toBeGreaterThan(0);
		expect(links.filter((link) => !existsSync(link))).toEqual([]);
	});
});

function listUnexplained(parent: Field, above = ""): string[] {
	return Object.entries(parent.properties ?? {}).flatMap(([name, field]) => [
		...(field.description ? [] : [`${above}${name}`]),
		...listUnexplained(field.items ?? field, `${above}${name}.`),
	]);
}
