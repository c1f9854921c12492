import { globSync, readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { describeFault } from "../fault.ts";
import { parseMarkdown, parseYaml } from "./parse-file.ts";

const schema = z.strictObject({
	name: z.string(),
	hero: z.strictObject({ title: z.string().max(5) }).optional(),
	list: z.array(z.strictObject({ text: z.string().min(3) })).optional(),
	words: z.array(z.string()).min(2).optional(),
});

describe("parseYaml", () => {
	it("gives the value that the schema parsed", () => {
		const parsed = parseYaml("a.yaml", "name: Kite\nhero: { title: Wind }\n", schema);
		expect(parsed).toEqual({ value: { name: "Kite", hero: { title: "Wind" } }, faults: [] });
	});

	it.each(globSync("content/**/*.yaml"))("reads %s the same by both of its parsers", (file) => {
		const text = readFileSync(file, "utf8");
		const asIs = z.unknown().refine((value) => value !== null);
		expect(parseYaml(file, text, asIs).value).toEqual(parse(text));
	});

	it("names the line of a faulty field", () => {
		expect(readFaults("name: Kite\n# a remark\n\nhero:\n  title: Too long\n")).toEqual([
			{ file: "a.yaml", line: 5, field: "hero.title", reason: expect.stringContaining("5") },
		]);
	});

	it("names the line of a faulty list by its name, not by its first entry", () => {
		expect(readFaults("name: Kite\nwords:\n  - one\n")).toEqual([
			expect.objectContaining({ line: 2, field: "words" }),
		]);
	});

	it("names the line of a field inside a list", () => {
		expect(readFaults("name: Kite\nlist:\n  - text: long enough\n  - text: no\n")).toEqual([
			expect.objectContaining({ line: 4, field: "list.1.text" }),
		]);
	});

	it("names what a missing field belongs to", () => {
		expect(readFaults("name: Kite\nhero: {}\n")).toEqual([
			expect.objectContaining({ line: 2, field: "hero.title" }),
		]);
	});

	it("names an unknown field and its line, at the top and deeper", () => {
		expect(readFaults("name: Kite\ncolour: red\nhero:\n  title: Wind\n  size: 3\n")).toEqual([
			expect.objectContaining({ line: 5, field: "hero.size" }),
			expect.objectContaining({ line: 2, field: "colour" }),
		]);
	});

	it.each([
		["a text", "name:\n", "name"],
		["a text in quotes", 'name: Kite\nlist:\n  - text: ""\n', "list.0.text"],
		["a group", "name: Kite\nhero:\n", "hero"],
	])("says once that %s is empty", (_what, text, field) => {
		expect(readFaults(text)).toEqual([
			expect.objectContaining({ field, reason: "is empty: still to be written" }),
		]);
	});

	it("tells all faults of a file at once", () => {
		expect(readFaults("name: 5\nhero:\n  title: Too long\nwords: []\n")).toHaveLength(3);
	});

	it("tells of a text that is no YAML, with the line", () => {
		const [fault] = readFaults("name: Kite\nhero:\n\ttitle: Wind\n");
		expect(fault).toMatchObject({ file: "a.yaml", line: 3, field: "" });
		expect(fault?.reason).toMatch(/^a tab stands/);
	});

	it("refuses a text that grows without bound through its aliases", () => {
		const levels = ["a", "b", "c", "d", "e", "f", "g", "h"].map((name, at, all) => {
			const inner = at === 0 ? "x" : `*${all[at - 1]}`;
			return `${name}: &${name} [${Array(9).fill(inner).join(", ")}]`;
		});
		expect(readFaults(levels.join("\n"))[0]?.reason).toMatch(/grow beyond all measure/);
	});

	it("says of a text that begins with # why it counts as empty", () => {
		expect(readFaults("name: #1 in Pune\n")).toEqual([
			expect.objectContaining({
				field: "name",
				reason:
					"is empty: still to be written; what stands behind # is a remark, unless it is in quotes",
			}),
		]);
	});

	it.each([
		["", "is empty: still to be written"],
		["# name: Kite\n", "holds remarks only: all is still to be written"],
		["- name: Kite\n", "holds a list; fields are wanted, each with its name and a colon"],
		["Kite\n", "holds no field; fields are wanted, each with its name and a colon"],
	])("tells of %j what the whole file lacks", (text, reason) => {
		expect(readFaults(text)).toEqual([{ file: "a.yaml", line: 1, field: "", reason }]);
	});

	it("writes nothing of its own, whatever stands for a field's name", () => {
		const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
		onTestFinished(() => warn.mockRestore());
		expect(readFaults("? { name: Kite }\n: 5\n")).toHaveLength(2);
		expect(warn).not.toHaveBeenCalled();
	});

	it("makes no object's prototype from a field's name", () => {
		const faults = readFaults("name: Kite\n__proto__: { isAdmin: true }\n");
		expect(faults).toEqual([expect.objectContaining({ line: 2, field: "__proto__" })]);
		expect({}).not.toHaveProperty("isAdmin");
	});
});

describe("parseMarkdown", () => {
	it("splits front matter and body, whatever the line ends", () => {
		for (const end of ["\n", "\r\n"]) {
			const text = ["---", "name: Kite", "---", "", "First.", "", "---", "", "Second.", ""].join(
				end,
			);
			const { value } = parseMarkdown("a.md", text, schema);
			expect(value?.frontMatter).toEqual({ name: "Kite" });
			expect(value?.body.split(end)).toEqual(["First.", "", "---", "", "Second."]);
		}
	});

	it("counts lines from the top of the file", () => {
		const { faults } = parseMarkdown("a.md", "---\nname: Kite\ncolour: red\n---\nBody\n", schema);
		expect(faults).toEqual([expect.objectContaining({ line: 3, field: "colour" })]);
	});

	it.each([["---  \nname: Kite\n---\t\nBody"], ["---\nname: Kite\n---"]])(
		"overlooks what nobody sees: %j",
		(text) => {
			expect(parseMarkdown("a.md", text, schema).faults).toEqual([]);
		},
	);

	it("tells front matter that is empty from front matter that is not closed", () => {
		const [empty, open] = ["---\n---\nBody\n", "---\nname: Kite\nBody\n"].map(
			(text) => parseMarkdown("a.md", text, schema).faults[0]?.reason,
		);
		expect(empty).toBe("is empty: still to be written");
		expect(open).toMatch(/not closed/);
	});

	it.each(["", "Body only\n", "---\nname: Kite\nBody\n", "\n---\nname: Kite\n---\nBody\n"])(
		"wants front matter at the top: %j",
		(text) => {
			const { faults } = parseMarkdown("a.md", text, schema);
			expect(faults).toEqual([
				expect.objectContaining({ line: 1, reason: expect.stringContaining("front matter") }),
			]);
		},
	);
});

describe("describeFault", () => {
	it("is one line with file, line, field and reason", () => {
		const fault = { file: "content/site.yaml", line: 3, field: "name", reason: "is too long" };
		expect(describeFault(fault)).toBe("content/site.yaml:3: name: is too long");
	});

	it("stays one line whatever a field is called", () => {
		const fault = { file: "content/site.yaml", field: "a\nb", reason: "is not a known field" };
		expect(describeFault(fault)).toBe("content/site.yaml: a\\nb: is not a known field");
	});

	it("leaves out what is not known", () => {
		const fault = { file: "content/site.yaml", field: "", reason: "is missing" };
		expect(describeFault(fault)).toBe("content/site.yaml: is missing");
	});
});

function readFaults(text: string) {
	return parseYaml("a.yaml", text, schema).faults;
}
