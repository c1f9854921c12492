import { expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { describeFault } from "../fault.ts";
import { parseMarkdown, parseYaml } from "./parse-file.ts";

const schema = z.strictObject({
	name: z.string(),
	hero: z.strictObject({ title: z.string().max(5) }).optional(),
	list: z.array(z.strictObject({ text: z.string().min(3) })).optional(),
});
const EMPTY = "is empty: still to be written";
const WANTED = "a group of fields, each with its name and a colon, is wanted";
const NO_FRONT = "must begin with front matter between two lines of ---";
const UNKNOWN = "is not a known field here: its name is wrong, or it stands too far left or right";

function describeYaml(text: string): string[] {
	return parseYaml("a.yaml", text, schema).faults.map(describeFault);
}

it.each([
	["name: a\n# b\n\nhero:\n  title: Too long\n", "5: hero.title: has 8 characters; at most 5 fit"],
	[
		"name: Kite\ncolour: red\nhero:\n  titel: Wind\n  zzz: 3\n",
		"3: hero.title: is missing; a text is wanted",
		"4: hero.titel: is not a known field here; did you mean title?",
		`5: hero.zzz: ${UNKNOWN}`,
		`2: colour: ${UNKNOWN}`,
	],
	["name:\n", `1: name: ${EMPTY}`],
	['name: Kite\nlist:\n  - text: ""\n', `3: list.0.text: ${EMPTY}`],
	["name: #1\n", `1: name: ${EMPTY}; what stands behind # is a remark, unless it is in quotes`],
	["", `1: ${EMPTY}`],
	["# name: Kite\n", `1: ${EMPTY}`],
	["- name: Kite\n", `1: is a list; ${WANTED}`],
	["Kite\n", `1: is a text ("Kite"); ${WANTED}`],
	["name: Kite\n__proto__: { isAdmin: true }\n", `2: __proto__: ${UNKNOWN}`],
])("finds in %j the line, the field and the reason", (text, ...lines) => {
	expect(describeYaml(text)).toEqual(lines.map((line) => `a.yaml:${line}`));
	expect({}).not.toHaveProperty("isAdmin");
});

it("emits no warning, whatever stands for a field's name", () => {
	const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
	onTestFinished(() => warn.mockRestore());
	expect(describeYaml("? { name: Kite }\n: 5\n")).toHaveLength(2);
	expect(warn).not.toHaveBeenCalled();
});

it.each(["\n", "\r\n"])("splits front matter and body at the line end %j", (end) => {
	const lines = ["---", "name: Kite", "---", "", "First.", "", "---", "", "Second.", ""];
	const { value } = parseMarkdown("a.md", lines.join(end), schema);
	expect(value?.frontMatter).toEqual({ name: "Kite" });
	expect(value?.body.split(end)).toEqual(["First.", "", "---", "", "Second."]);
});

it.each([
	["---  \nname: Kite\n---\t\nBody"],
	["---\nname: Kite\ncolour: red\n---\nBody\n", `3: colour: ${UNKNOWN}`],
	["---\n---\nBody\n", `2: ${EMPTY}`],
	["---\nname: Kite\nBody\n", `1: ${NO_FRONT}`],
	["", `1: ${NO_FRONT}`],
	["\n---\nname: Kite\n---\nBody\n", `1: ${NO_FRONT}`],
])("finds in the Markdown file %j the line, the field and the reason", (text, ...lines) => {
	const { faults } = parseMarkdown("a.md", text, schema);
	expect(faults.map(describeFault)).toEqual(lines.map((line) => `a.md:${line}`));
});

it("describes a fault on one line, whatever a field is called", () => {
	const fault = { file: "content/site.yaml", field: "a\nb", reason: "is not a known field" };
	expect(describeFault(fault)).toBe("content/site.yaml: a\\nb: is not a known field");
});
