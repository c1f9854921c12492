import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { isMap, parse, parseDocument } from "yaml";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/day.ts";
import {
	copyContent,
	createFolder,
	loadIssues,
	OTHER_DESCRIPTION,
	SHIPPED_ROOT,
} from "../../tests/support/copied-content.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { type Field, formatBounds, toField } from "./field.ts";
import { KINDS } from "./kinds.ts";
import { newContent, promptForKind } from "./new-content.ts";
import { toTemplatePath } from "./template.ts";

const POST_TEXTS = ["--description", OTHER_DESCRIPTION, "--excerpt", OTHER_DESCRIPTION.repeat(2)];

/** Each kind with what a new file is told. */
const CASES: [kind: string, ...args: string[]][] = [
	["city", "Indore", "--state", "Madhya Pradesh"],
	["district", "Aundh", "--city", "pune"],
	["local-service", "seo", "--city", "pune"],
	["service", "Marketplace Listings", "--key", "seo"],
	["sub-service", "Voice Search", "--service", "seo"],
	["case-study", "A Dairy Online", "--services", "seo"],
	["person", "Asha Rao", "--title", "Manager", "--is-team-member", "true"],
	["why-choose-us", "Plain Reports"],
	["post", "A Review", "--author", "meera-shah", "--service", "seo", ...POST_TEXTS],
];

/** The path of the new file, and the lines and fields that are still to be written. */
async function write(root: string, args: string[], answers?: string[]) {
	const { printed, error } = await runCommand(newContent(root), args, { answers });
	const [, path = ""] = /^(\S+) is written/.exec(printed) ?? [];
	const toWrite = [...printed.matchAll(/^ {2}line (\d+) {2}(\S+)$/gm)].map(
		([, line, field = ""]) => ({ line: Number(line), field }),
	);
	return { path, toWrite, error };
}

/** Two cities, a service and its sub-service: empty, since only their names are asked for. */
function makeSmallRoot(): string {
	const root = createFolder();
	cpSync(join(SHIPPED_ROOT, "content/_templates"), join(root, "content/_templates"), {
		recursive: true,
	});
	const cities = ["cities/mumbai/city.yaml", "cities/pune/city.yaml"];
	for (const file of [...cities, "services/seo.yaml", "services/seo/technical.yaml"]) {
		mkdirSync(dirname(join(root, "content", file)), { recursive: true });
		writeFileSync(join(root, "content", file), "");
	}
	return root;
}

it("new files of every kind are sound but for the lines that are said to be still to write", async () => {
	expect(CASES.map(([kind]) => kind).toSorted()).toEqual(KINDS.map(({ name }) => name).toSorted());
	const root = copyContent();
	rmSync(join(root, "content/cities/pune/services/seo.yaml"));
	const places: string[] = [];
	for (const args of CASES) {
		const { path, toWrite } = await write(root, args);
		const lines = readFileSync(join(root, path), "utf8").split("\n");
		for (const { line, field } of toWrite) {
			expect(lines[line - 1]).toMatch(/(:|-)( >-)?$/);
			places.push(`${path} ${line} ${field}`);
		}
	}
	places.push("content/posts/a-review.md");
	const found = loadIssues(root).map(({ file, line, field, reason }) =>
		reason.includes("no text") ? file : `${file} ${line} ${field}`,
	);
	expect([...new Set(found)].toSorted()).toEqual(places.toSorted());
});

it("a new file has the next order and today's date, and is asked for where there is a terminal", async () => {
	const root = makeSmallRoot();
	writeFileSync(join(root, "content/cities/mumbai/city.yaml"), "order: 41\n");
	writeFileSync(join(root, "content/cities/pune/city.yaml"), "- no: [order\n");
	const flags = ["--also-known-as", "Etcetera: old", "--also-known-as", "Et"];
	const { path } = await write(root, ["city", ...flags], ["../../Etc"]);
	expect(path).toBe("content/cities/etc/city.yaml");
	const text = readFileSync(join(root, path), "utf8");
	expect(parse(text)).toMatchObject({ order: 42, updated: toDay(getNow()) });
	expect(text).toContain('\nalsoKnownAs:\n  - "Etcetera: old"\n  - Et\n\n# ');
	const comments = (yaml: string) => yaml.match(/^ *# [A-Z].*$/gm);
	const template = readFileSync(join(root, "content/_templates/city.yaml"), "utf8");
	expect(comments(text)).toEqual(comments(template));
	const district = await write(root, ["district"], ["Pune", "Aundh"]);
	expect(district.path).toBe("content/cities/pune/districts/aundh.yaml");
	const [city] = await promptForKind({ prompt: async () => " city " });
	expect([city, await promptForKind({ prompt: null })]).toEqual(["city", ["--help"]]);
});

it.each(KINDS)("the template of a $name has every field, with what it means and takes", (kind) => {
	const template = readFileSync(join(SHIPPED_ROOT, toTemplatePath(kind)), "utf8");
	const lines = template.replace(/^---\n([\s\S]*)---\n$/, "$1").split("\n");
	// A field that may be left out is a comment.
	const isComment = (line: string) => /^ *# [A-Z]/.test(line);
	const yaml = lines.map((line) => (isComment(line) ? "" : line.replace(/^( *)# /, "$1")));
	const check = ({ properties = {}, required = [] }: Field, node: unknown, parents: string[]) => {
		if (!isMap(node)) throw new Error(`${parents.join(".")} has no fields`);
		const names = node.items.map(({ key }) => String(key));
		expect(names, parents.join(".")).toEqual(Object.keys(properties));
		for (const [name, field] of Object.entries(properties)) {
			const notes = [formatBounds(field), ...(required.includes(name) ? [] : ["may be left out"])];
			const comment = `# ${field.description ?? ""} (${notes.filter(Boolean).join("; ")})`;
			expect(lines.map((line) => line.replace(/^[ #]*/, "# "))).toContain(
				comment.replace(" ()", ""),
			);
			const inner = field.type === "array" ? node.getIn([name, 0], true) : node.get(name, true);
			const innerField = field.items ?? field;
			if (innerField.type === "object") check(innerField, inner, [...parents, name]);
		}
	};
	check(toField(kind.schema), parseDocument(yaml.join("\n")).contents, []);
});

it.each<[what: string, args: string[], reason: RegExp]>([
	["a kind that there is not", ["cty", "Indore"], /Did you mean city/],
	["a taken address", ["city", "MUMBAI"], /there already/],
	["a reserved address", ["city", "Case Studies"], /reserved/],
	["a name without an address", ["city", "इंदौर"], /letter of a to z/],
	["a city's name for a sub-service", ["sub-service", "Pune", "--service", "seo"], /taken/],
])("nothing is written for %s", async (_what, args, reason) => {
	const root = makeSmallRoot();
	const before = globSync("**", { cwd: root });
	const { error } = await write(root, args);
	expect(error).toMatch(reason);
	expect(error).not.toContain("\n");
	expect(globSync("**", { cwd: root })).toEqual(before);
});
