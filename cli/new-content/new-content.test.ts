import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isMap, parse, parseDocument, visit } from "yaml";
import { toTemplatePath } from "#app/content/new-file.ts";
import { getKind, KINDS } from "#app/content/pages/all-kinds.ts";
import type { FileKind } from "#app/content/pages/files.ts";
import {
	type ContentField,
	formatBounds,
	formatMeaning,
	toField,
} from "#app/content/schemas/field.ts";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { setRegion } from "#app/platform/region.ts";
import { copyContent, loadIssues } from "../../tests/support/copied-content.ts";
import { REGIONS } from "../../tests/support/regions.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { newContent } from "./new-content.ts";

/** Returns the arguments of a new file of a kind. */
function toArguments({ name, pattern }: FileKind): string[] {
	return [
		name,
		name === "local-service" ? "seo" : `A new ${name}`,
		...(pattern.includes("{city}") ? ["--city", "Pune"] : []),
		...(pattern.includes("{service}") ? ["--service", "seo"] : []),
	];
}

/** Runs the command, and returns the path of the new file. */
async function write(root: string, args: string[]) {
	const settings = { CONTENT_DIR: join(root, "content") };
	const { printed, error } = await runCommand(newContent, args, { settings });
	const strip = (text: string) => text.replaceAll(`${root}/`, "");
	const [, path = ""] = /^(\S+) is written/.exec(strip(printed)) ?? [];
	return { path, error: strip(error) };
}

it("content:check names what is empty in a new file of each kind, and nothing else", async () => {
	const root = copyContent();
	rmSync(join(root, "content/cities/pune/services/seo.yaml"));
	const files: Record<string, number> = {};
	for (const kind of KINDS) {
		const { path } = await write(root, toArguments(kind));
		files[path] = 0;
		const document = parseDocument(readFileSync(join(root, path), "utf8"));
		visit(document, {
			Scalar: (key, { value }) => {
				if (key !== "key" && !value) files[path] = (files[path] ?? 0) + 1;
			},
		});
	}
	const issues = loadIssues(root);
	expect(new Set(issues.map(({ reason }) => reason))).toEqual(
		new Set(["is empty: still to be written"]),
	);
	const found = Object.entries(Object.groupBy(issues, ({ file }) => file));
	expect(Object.fromEntries(found.map(([file, of]) => [file, of?.length]))).toEqual(files);
});

it("a new file has its name, today's date, the next place in the order and its template's comments", async () => {
	const root = copyContent();
	const { path } = await write(root, ["city", "../../Etc: old"]);
	expect(path).toBe("content/cities/etc-old/city.yaml");
	const text = readFileSync(join(root, path), "utf8");
	const updated = toDay(getNow());
	expect(parse(text)).toMatchObject({ name: "../../Etc: old", order: 5, updated });
	const template = readFileSync(toTemplatePath(getKind("city")), "utf8");
	const listComments = (yaml: string) => yaml.match(/^ *# .*$/gm);
	expect(listComments(text)).toEqual(listComments(template));
});

it("a new file's address is its name as the agency's language writes it in ASCII", async () => {
	setRegion(REGIONS.berlin);
	const { path } = await write(copyContent(), ["city", "Köln"]);
	expect(path).toBe("content/cities/koeln/city.yaml");
});

it.each(KINDS)("the template of a $name has every field, with what it means and takes", (kind) => {
	const template = readFileSync(toTemplatePath(kind), "utf8");
	const lines = template.replace(/^---\n([\s\S]*)---\n$/, "$1").split("\n");
	// Commented keys are fields that may be left out.
	const isComment = (line: string) => /^ *# [A-Z]/.test(line);
	const yaml = lines.map((line) => (isComment(line) ? "" : line.replace(/^( *)# /, "$1")));
	const check = (
		{ properties = {}, required = [] }: ContentField,
		node: unknown,
		parents: string[],
	) => {
		if (!isMap(node)) throw new Error(`${parents.join(".")} has no fields`);
		const names = node.items.map(({ key }) => String(key));
		expect(names, parents.join(".")).toEqual(Object.keys(properties));
		for (const [name, field] of Object.entries(properties)) {
			const notes = [formatBounds(field), ...(required.includes(name) ? [] : ["may be left out"])];
			const comment = `# ${formatMeaning(field)} (${notes.filter(Boolean).join("; ")})`;
			expect(lines.map((line) => line.replace(/^[ #]*/, "# "))).toContain(
				comment.replace(" ()", ""),
			);
			const inner = field.type === "array" ? node.getIn([name, 0], true) : node.get(name, true);
			const list = field.items ?? field;
			// Of a choice between groups the template has the first.
			const innerField = list.oneOf?.[0] ?? list;
			if (innerField.type === "object") check(innerField, inner, [...parents, name]);
		}
	};
	check(toField(kind.schema), parseDocument(yaml.join("\n")).contents, []);
});

it.each<[what: string, args: string[], reason: RegExp]>([
	["a kind that there is not", ["cty", "Indore"], /Did you mean city/],
	["a taken address", ["city", "MUMBAI"], /^content\/cities\/mumbai\/city\.yaml is there already/],
	["a name without an address", ["city", "🪁"], /needs a letter or a digit/],
	["no name", ["city"], /^Missing required argument 'name'/],
	["no city", ["district", "Aundh"], /^Required option '--city <slug>'/],
	[
		"a city that there is not",
		["district", "Aundh", "--city", "mumbay"],
		/There is no city "mumbay"/,
	],
	["a service that there is not", ["sub-service", "A", "--service", "se0"], /no service "se0"/],
])("nothing is written for %s", async (_what, args, reason) => {
	const root = copyContent();
	const before = globSync("**", { cwd: root });
	const { error } = await write(root, args);
	expect(error).toMatch(reason);
	expect(error).not.toContain("\n");
	expect(globSync("**", { cwd: root })).toEqual(before);
});
