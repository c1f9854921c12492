import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { parseMarkdown, parseYaml } from "./parse-file.ts";
import { ParsedValues } from "./parsed-values.ts";

const schema = z.strictObject({ title: z.string(), sizes: z.array(z.number()).optional() });

let folder: string;
let path: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "values-"));
	path = join(folder, "content.json");
	return () => rmSync(folder, { recursive: true });
});

/** Parses texts as one start does. Returns what they are, and how many were known. */
function start(...texts: string[]) {
	const values = new ParsedValues(path);
	const known = texts.filter((text) => values.find(text) !== undefined).length;
	const parsed = texts.map((text) => parseYaml("a.yaml", text, schema, values));
	values.write();
	return { known, parsed };
}

test("a start finds what the one before has parsed, and drops what nothing has any more", () => {
	const first = start("title: One\nsizes: [1, 2.5]", "title: Two");
	expect(first.known).toBe(0);
	const second = start("title: One\nsizes: [1, 2.5]", "title: Three");
	expect(second).toMatchObject({
		known: 1,
		parsed: [first.parsed[0], { value: { title: "Three" } }],
	});
	expect(start("title: Two").known).toBe(0);
	expect(readdirSync(folder)).toEqual(["content.json"]);
});

test("a file is written again only where something has changed", () => {
	start("title: One");
	const spaced = `${readFileSync(path, "utf8")}\n`;
	writeFileSync(path, spaced);
	start("title: One");
	expect(readFileSync(path, "utf8")).toBe(spaced);
});

test("a text with issues is never kept, and has them again at each start", () => {
	for (const text of [
		"title: 1",
		"title: One\nname: Two",
		"title: {a, b}",
		"title: *one",
		"title: [",
		"",
	]) {
		const { parsed } = start(text);
		expect(parsed[0]?.issues.length, text).toBeGreaterThan(0);
		expect(start(text), text).toEqual({ known: 0, parsed });
	}
});

test("a value that another schema rejects is parsed for its lines", () => {
	start("title: One\n\nsizes: [1]");
	const values = new ParsedValues(path);
	const other = z.strictObject({ title: z.string(), sizes: z.string() });
	expect(parseYaml("a.yaml", "title: One\n\nsizes: [1]", other, values).issues).toMatchObject([
		{ line: 3, field: "sizes" },
	]);
});

test("front matter is kept without the text below it", () => {
	const text = "---\ntitle: One\n---\n\nBelow.\n";
	const values = new ParsedValues(path);
	const parsed = parseMarkdown("a.md", text, schema, values);
	values.write();
	expect(readFileSync(path, "utf8")).not.toContain("Below");
	expect(parseMarkdown("a.md", text, schema, new ParsedValues(path))).toEqual(parsed);
});

test.for(["", "{", "[]", '{"a": ', "null", "\0"])(
	"a damaged file %j has no values, and is replaced",
	(text) => {
		writeFileSync(path, text);
		expect(start("title: One").known).toBe(0);
		expect(start("title: One").known).toBe(1);
	},
);

test("a folder that is away or is a file keeps nothing, and stops no start", () => {
	path = join(folder, "missing", "content.json");
	expect(start("title: One").parsed).toMatchObject([{ value: { title: "One" } }]);
	writeFileSync(join(folder, "file"), "");
	path = join(folder, "file", "content.json");
	expect(start("title: One").parsed).toMatchObject([{ value: { title: "One" } }]);
});
