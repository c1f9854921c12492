import { expect, it } from "vitest";
import { z } from "zod";
import { formatIssue } from "../content-error.ts";
import { parseMarkdown, parseYaml } from "./parse-file.ts";

const schema = z.strictObject({
	name: z.string(),
	hero: z.strictObject({ title: z.string().max(5) }).optional(),
	list: z.array(z.strictObject({ text: z.string().min(3) })).optional(),
});
const EMPTY = "is empty: still to be written";
const TOO_LONG = 'Too big: expected string to have <=5 characters; found "Too long"';
const NO_FRONT = "must begin with front matter between two lines of ---";
const UNKNOWN = "is not a known field here; is its name wrong, or its indentation?";
const NETWORKS = ["linkedin", "instagram"];
const OPTIONS = 'Invalid option: expected one of "linkedin"|"instagram"';
const question = z.string().trim().min(1).endsWith("?", "must end with a question mark");

function listIssues(yaml: string, of: z.ZodType = schema): string[] {
	return parseYaml("a.yaml", yaml, of).issues.map(formatIssue);
}

it.each([
	["name: a\n# b\n\nhero:\n  title: Too long\n", `5: hero.title: ${TOO_LONG}`],
	['name: Kite\nlist:\n  - text: ""\n', `3: list.0.text: ${EMPTY}`],
	["", `1: ${EMPTY}`],
	["name: Kite\n__proto__: { isAdmin: true }\n", `2: __proto__: ${UNKNOWN}`],
])("finds in %j the line, the field and the reason", (yaml, line) => {
	expect(listIssues(yaml)).toEqual([`a.yaml:${line}`]);
	expect({}).not.toHaveProperty("isAdmin");
});

it("finds each unknown field with the nearest known one", () => {
	expect(listIssues("name: Kite\ncolour: red\nhero:\n  titel: Wind\n  zzz: 3\n")).toEqual([
		"a.yaml:3: hero.title: is missing",
		"a.yaml:4: hero.titel: is not a known field here; did you mean title?",
		`a.yaml:5: hero.zzz: ${UNKNOWN}`,
		`a.yaml:2: colour: ${UNKNOWN}`,
	]);
});

it.each<[found: string | null, reason: string, schema: z.ZodType]>([
	[null, "is missing", z.iso.date()],
	['""', EMPTY, question],
	["linkdin", 'is "linkdin"; did you mean linkedin?', z.enum(NETWORKS)],
	["myspace", `${OPTIONS}; found "myspace"`, z.enum(NETWORKS)],
])("says of %j: %s", (found, reason, field) => {
	const yaml = found === null ? "other: 1\n" : `field: ${found}\nother: 1\n`;
	const whole = z.strictObject({ field, other: z.int() });
	expect(listIssues(yaml, whole)).toEqual([`a.yaml:1: field: ${reason}`]);
});

it("names both of two rules that one text breaks", () => {
	expect(listIssues("Tell us", question.max(3))).toEqual([
		'a.yaml:1: must end with a question mark; found "Tell us"',
		'a.yaml:1: Too big: expected string to have <=3 characters; found "Tell us"',
	]);
});

it.each([
	["2: Tabs are not allowed as indentation at line 2, column 1: b: 1", "a:\n\tb: 1\n"],
	["2: aliases \\(\\*\\) are not allowed", "a: &b c\nd: *b\n"],
	["1: Maximum call stack size exceeded", `a: ${"[".repeat(20_000)}`],
])("says of what is no YAML: %s", (said, yaml) => {
	const issues = listIssues(yaml);
	expect(issues).toHaveLength(1);
	expect(issues[0]).toMatch(new RegExp(`^a\\.yaml:${said}[^\\n]*; .*must be in quotes$`));
});

it.each(["\n", "\r\n"])("splits front matter and body at the line end %j", (end) => {
	const lines = ["---", "name: Kite", "---", "", "First.", "", "---", "", "Second.", ""];
	const { value } = parseMarkdown("a.md", lines.join(end), schema);
	expect(value?.frontMatter).toEqual({ name: "Kite" });
	expect(value?.body.split(end)).toEqual(["First.", "", "---", "", "Second."]);
});

it.each([
	["---\nname: Kite\ncolour: red\n---\nBody\n", `3: colour: ${UNKNOWN}`],
	["---\nname: Kite\nBody\n", `1: ${NO_FRONT}`],
])("finds in the Markdown file %j the line, the field and the reason", (markdown, ...lines) => {
	const { issues } = parseMarkdown("a.md", markdown, schema);
	expect(issues.map(formatIssue)).toEqual(lines.map((line) => `a.md:${line}`));
});
