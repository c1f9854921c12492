import { expect, it } from "vitest";
import { changeText } from "./change-text.ts";
import { type TextChange, TextChangeError } from "./text-change.ts";

const YAML = { isMarkdown: false };
const MARKDOWN = { isMarkdown: true };

it.each<[what: string, text: string, change: TextChange, changed: string]>([
	[
		"the comment behind a value",
		"a: old # why\nb: 1\n",
		{ kind: "set", path: ["a"], value: "new" },
		"a: new # why\nb: 1\n",
	],
	[
		"the comment behind a value that gets several lines",
		"a: old # why\nb: 1\n",
		{ kind: "set", path: ["a"], value: "one\ntwo" },
		'a: "one\\ntwo" # why\nb: 1\n',
	],
	[
		"the comment behind the sign of a folded text",
		"a: >- # why\n  old\n  text\nb: 1\n",
		{ kind: "set", path: ["a"], value: "new text" },
		"a: >- # why\n  new text\nb: 1\n",
	],
	[
		"the comment behind a field without a value",
		"a: # to be written\nb: 1\n",
		{ kind: "set", path: ["a"], value: "new" },
		"a: new # to be written\nb: 1\n",
	],
	[
		"the comment behind a value that is null, and gets a long text",
		"a: null # to be written\nb: 1\n",
		{ kind: "set", path: ["a"], value: "w".repeat(101) },
		`a: "${"w".repeat(101)}" # to be written\nb: 1\n`,
	],
	[
		"the comment behind a value that is null, and gets a list",
		"a: null # to be written\nb: 1\n",
		{ kind: "set", path: ["a"], value: ["one", "two"] },
		"a: # to be written\n  - one\n  - two\nb: 1\n",
	],
	[
		"quotation marks",
		'a: \'old\'\n"b c": "old"\n',
		{ kind: "set", path: ["b c"], value: "new" },
		'a: \'old\'\n"b c": "new"\n',
	],
	[
		"an indentation by four",
		"a:\n    b: >-\n        old\n        text\n    c: 1\n",
		{ kind: "set", path: ["a", "b"], value: "new text" },
		"a:\n    b: >-\n        new text\n    c: 1\n",
	],
	[
		"line ends of Windows, and a byte order mark",
		"\uFEFFa: >-\r\n  old\r\n  text\r\nb:\r\n  - 1\r\n",
		{ kind: "insert", list: ["b"], index: 1, value: { c: 1, d: 2 } },
		"\uFEFFa: >-\r\n  old\r\n  text\r\nb:\r\n  - 1\r\n  - c: 1\r\n    d: 2\r\n",
	],
	[
		"a last line without an end",
		"a: 1\nb: old",
		{ kind: "set", path: ["b"], value: "new" },
		"a: 1\nb: new",
	],
	[
		"brackets around a scalar",
		"a: [ one, 'two' ] # why\nb: { c: 1 }\n",
		{ kind: "set", path: ["a", 1], value: "it's, new" },
		"a: [ one, 'it''s, new' ] # why\nb: { c: 1 }\n",
	],
	[
		"brackets that a value goes into",
		"a: [one, two] # why\nb: { c: 1 }\n",
		{ kind: "insert", list: ["a"], index: 1, value: "new" },
		"a: [one, new, two] # why\nb: { c: 1 }\n",
	],
	[
		"comments within brackets",
		"a: [\n  one, # first\n  two, # second\n]\n",
		{ kind: "remove", path: ["a", 1] },
		"a:\n  [\n    one # first\n  ] # second\n",
	],
	[
		"comments above entries, which move with them",
		"list:\n  # All of them.\n  - a\n  # About b.\n  - b\n  # The end.\nc: 1\n",
		{ kind: "move", list: ["list"], from: 1, to: 0 },
		"list:\n  # All of them.\n  # About b.\n  - b\n  - a\n  # The end.\nc: 1\n",
	],
	[
		"empty lines between entries, which stay where they are",
		"list:\n  - a: 1\n    b: 1\n\n  # Two.\n  - a: 2\n  - a: 3\n",
		{ kind: "move", list: ["list"], from: 0, to: 2 },
		"list:\n  # Two.\n  - a: 2\n\n  - a: 3\n  - a: 1\n    b: 1\n",
	],
	[
		"a list at the indentation of its field",
		"list:\n- a: 1\n- a: 2\nb: 1\n",
		{ kind: "insert", list: ["list"], index: 2, value: { a: 3, b: ["x"] } },
		"list:\n- a: 1\n- a: 2\n- a: 3\n  b:\n    - x\nb: 1\n",
	],
	[
		"a list in a list",
		"rows:\n  - - a\n    # About b.\n    - b\n  - - c\n    - d\n",
		{ kind: "move", list: ["rows", 0], from: 1, to: 0 },
		"rows:\n  - # About b.\n    - b\n    - a\n  - - c\n    - d\n",
	],
	[
		"an entry that is left alone",
		"list:\n  - a\n  - b\nc: 1\n",
		{ kind: "remove", path: ["list", 0] },
		"list:\n  - b\nc: 1\n",
	],
	[
		"a list without entries",
		"list:\n  - a\nc: 1\n",
		{ kind: "remove", path: ["list", 0] },
		"list: []\nc: 1\n",
	],
	[
		"a list that gets its first entry",
		"list: [] # none\nc: 1\n",
		{ kind: "insert", list: ["list"], index: 0, value: "a" },
		"list: # none\n  - a\nc: 1\n",
	],
	[
		"a list that was not there",
		"c: 1\n",
		{ kind: "insert", list: ["group", "list"], index: 0, value: { a: 1 } },
		"c: 1\ngroup:\n  list:\n    - a: 1\n",
	],
	[
		"the order of the schema",
		"# Head.\na: 1\n# About c.\nc: 1\n",
		{ kind: "set", path: ["b"], value: "new", order: ["a", "b", "c"] },
		"# Head.\na: 1\nb: new\n# About c.\nc: 1\n",
	],
	[
		"a first field behind a dash",
		"list:\n  - b: 1\n",
		{ kind: "set", path: ["list", 0, "a"], value: "new", order: ["a", "b"] },
		"list:\n  - a: new\n    b: 1\n",
	],
	[
		"a field that is removed behind a dash",
		"list:\n  - a: 1\n    # About b.\n    b: 1\n",
		{ kind: "remove", path: ["list", 0, "a"] },
		"list:\n  - # About b.\n    b: 1\n",
	],
	[
		"a group without fields",
		"a:\n  b: 1\nc: 1\n",
		{ kind: "remove", path: ["a", "b"] },
		"a: {}\nc: 1\n",
	],
	["a file without fields", "# Head.\na: 1\n", { kind: "remove", path: ["a"] }, "# Head.\n{}\n"],
	["an empty file", "", { kind: "set", path: ["a"], value: "b" }, "a: b\n"],
	["what is not there", "a: 1\n", { kind: "remove", path: ["b", "c"] }, "a: 1\n"],
])("a change keeps %s", (_what, text, change, changed) => {
	expect(changeText(text, [change], YAML)).toBe(changed);
});

it("several changes are made one after the other", () => {
	const changes: TextChange[] = [
		{ kind: "insert", list: ["list"], index: 0, value: "" },
		{ kind: "set", path: ["list", 0], value: "new" },
		{ kind: "remove", path: ["a"] },
	];
	expect(changeText("a: 1\nlist:\n  - b\n", changes, YAML)).toBe("list:\n  - new\n  - b\n");
});

it("the text of a Markdown file is changed below its front matter, and the front matter above it", () => {
	const text = "---\r\ntitle: Old\r\n---\r\n\r\nOld text.\r\n\r\n---\r\n\r\nMore.\r\n";
	const body: TextChange = { kind: "set", path: ["body"], value: "New.\n\n---\ntitle: x\n" };
	const title: TextChange = { kind: "set", path: ["title"], value: "--- New ---" };
	expect(changeText(text, [body, title], MARKDOWN)).toBe(
		"---\r\ntitle: --- New ---\r\n---\r\n\r\nNew.\r\n\r\n---\r\ntitle: x\r\n",
	);
	expect(changeText("---\na: 1\n---", [{ ...body, value: "Text" }], MARKDOWN)).toBe(
		"---\na: 1\n---\n\nText\n",
	);
	expect(changeText(text, [{ ...body, value: "" }], MARKDOWN)).toMatch(/---\r\n\s+$/);
});

it.each<[what: string, text: string, change: TextChange, reason: RegExp]>([
	["no YAML", 'a: "b', { kind: "set", path: ["a"], value: "c" }, /no YAML/],
	[
		"no such entry",
		"a: [1]\nb:\n  - 1\n",
		{ kind: "set", path: ["b", 3, "c"], value: "c" },
		/b\[3\]: there is no such place/,
	],
	[
		"an entry moved too far",
		"b:\n  - 1\n",
		{ kind: "move", list: ["b"], from: 0, to: 1 },
		/^b: there is no such entry/,
	],
	["no list", "b: 1\n", { kind: "insert", list: ["b"], index: 0, value: 1 }, /^b is no list/],
])("a text is not changed where there is %s", (_what, text, change, reason) => {
	expect(() => changeText(text, [change], YAML)).toThrow(TextChangeError);
	expect(() => changeText(text, [change], YAML)).toThrow(reason);
});
