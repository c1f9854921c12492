import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";
import type { z } from "zod";
import { SHIPPED_LANGUAGES } from "#app/messages/languages.ts";
import { ContentFiles } from "./files/content-files.ts";
import { ContentReader } from "./files/content-reader.ts";
import { deskSchema } from "./schemas/desk.ts";
import { pagesSchema, toFileName } from "./schemas/page-files.ts";
import { templatesSchema } from "./schemas/templates.ts";

const DEFAULTS = "app/content/defaults";
const translated = SHIPPED_LANGUAGES.filter((language) => language !== "en");
const files = globSync("{desk.yaml,pages/*.yaml}", { cwd: DEFAULTS }).sort();
const schemas = new Map<string, z.ZodType>([
	["desk.yaml", deskSchema],
	["pages/templates.yaml", templatesSchema],
	...Object.entries(pagesSchema.shape).map(
		([page, schema]) => [`pages/${toFileName(page)}.yaml`, schema] as const,
	),
]);

const folder = mkdtempSync(join(tmpdir(), "defaults-"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(translated)("each default text is there in the language %s", (language) => {
	expect(globSync("**/*.yaml", { cwd: join(DEFAULTS, language) }).sort()).toEqual(files);
});

it.each(["en", ...translated].flatMap((language) => files.map((file) => [language, file])))(
	"the default text of the language %s can be read: %s",
	(language = "", file = "") => {
		const reader = new ContentReader(new ContentFiles(folder));
		reader.setNamed("agency", {
			name: "Lane",
			city: "Pune",
			tagline: "Found",
			description: "Helps shops.",
		});
		reader.setLanguage(language);
		const schema = schemas.get(file);
		if (!schema) throw new Error(`${file} has no schema`);
		reader.parseYaml(file, schema);
		reader.throwParsed();
	},
);

/** Lists the placeholders of a file, sorted. */
function listPlaceholders(path: string): string[] {
	return [...new Set(readFileSync(path, "utf8").match(/\{[\w.]+\}/g))].sort();
}

it.each(translated.flatMap((language) => files.map((file) => [language, file])))(
	"the default text of the language %s has the values and fields of the English one: %s",
	(language = "", file = "") => {
		const [own, english] = [join(DEFAULTS, language, file), join(DEFAULTS, file)];
		expect(listPlaceholders(own)).toEqual(listPlaceholders(english));
		const readKeys = (path: string) => Object.keys(parse(readFileSync(path, "utf8")));
		expect(readKeys(own)).toEqual(readKeys(english));
	},
);

it("a language without default texts has the English ones", () => {
	const reader = new ContentReader(new ContentFiles(folder));
	reader.setNamed("agency", { name: "Lane", city: "Pune" });
	reader.setLanguage("fr-FR");
	expect(reader.parseYaml("desk.yaml", deskSchema).lostReasons).toContain("Price");
});
