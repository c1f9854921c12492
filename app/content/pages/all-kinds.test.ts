import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findKind } from "./all-kinds.ts";

const ROOT = join(import.meta.dirname, "../../..");

it.each(["content", "tests/agencies/whole"])("each file of %s has a kind", (folder) => {
	const files = globSync("**/*.{yaml,md}", { cwd: join(ROOT, folder) });
	const isText = (file: string) => !file.startsWith("media/") && !file.endsWith("README.md");
	expect(files.length).toBeGreaterThan(20);
	expect(files.filter((file) => isText(file) && !findKind(file))).toEqual([]);
});

it.each([
	["services/seo.yaml", "service"],
	["services/seo/audit.yaml", "sub-service"],
	["cities/pune/services/seo.yaml", "local-service"],
	["pages/own/team.md", "own-page"],
	["pages/own/team.yaml", "landing-page"],
	["pages/home.yaml", "page-home"],
	["messages.yaml", "messages"],
])("%s is a file of the kind %s", (file, name) => expect(findKind(file)?.name).toBe(name));

it.each([
	"services/SEO.yaml",
	"services/../site.yaml",
	"services/.yaml",
	"../site.yaml",
	"/site.yaml",
	"services/seo.yml",
	"",
])("no kind of file is at %j", (file) => expect(findKind(file)).toBeUndefined());
