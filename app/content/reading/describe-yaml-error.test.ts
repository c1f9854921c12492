import { expect, it } from "vitest";
import { z } from "zod";
import { describeFault } from "../fault.ts";
import { parseYaml } from "./parse-file.ts";

const SIGN = "begins with a sign that means something to YAML; put the whole text in quotes";
const STAR = "begins with *, which means something to YAML; put the whole text in quotes";
const COLON = "holds a colon and a space, so put it in quotes; or the line below stands too far in";
const IN_OR_OUT =
	"stands farther in or out than what is beside it, or a bracket above is not closed";
const NO_COLON = "has no colon with a space behind it, as a field wants";
const MISSING = "a colon, dash, bracket or quotation mark is missing here or further up";
const REST = "does not belong here; put the whole text of the field in quotes";
const TWICE = "a field of this name stands in the group already; keep one";
const DEEP = `a: ${"[".repeat(20_000)}`;

it.each([
	['2: "b: 1": a tab stands at the beginning of the line; use spaces', "a:\n\tb: 1\n"],
	[`1: "b: c": ${COLON}`, "a: b: c\n"],
	[`1: "b": ${COLON}`, "a: b\n  c: 1\n"],
	[`3: "d: e": ${IN_OR_OUT}`, "a:\n  b: c\n d: e\n"],
	[`2: "A bio": ${MISSING}`, "a: >-\nA bio\nb: 1\n"],
	[`2: "order 1": ${NO_COLON}`, "name: Kite\norder 1\nbio: x\n"],
	[`3: ${MISSING}`, 'a: "b\nc: {}\n'],
	[`2: "d: 1": ${IN_OR_OUT}`, "a: [b, c\nd: 1\n"],
	[`2: "]": ${REST}`, "a: b ]\nc: ]\n"],
	[`1: "c'": ${REST}`, "a: 'b'c'"],
	[`2: "a: 2": ${TWICE}\n4: "b: 4": ${TWICE}`, "a: 1\na: 2\nb: 3\nb: 4\n"],
	[`1: "*b*": ${STAR}`, "a: *b*\n"],
	[`2: "*b": ${STAR}`, "a: &b c\nd: *b\n"],
	[`3: "* c": ${SIGN}`, "a:\n  - b\n  - * c\n"],
	[`1: "& Sons": ${SIGN}`, "a: & Sons\n"],
	[`1: "!b": ${SIGN}`, "a: !b\n"],
	[`1: "@b": ${SIGN}`, "a: @b\n"],
	[
		'2: "---": --- or ... ends the text here, but more follows; a file holds one text only',
		"a\n---\nb",
	],
	[`1: "b": ${REST}`, "a: >- b\n"],
	[
		'1: "- b }": cannot be parsed: Block collections are not allowed within flow collections',
		"a: { - b }\n",
	],
	[
		'1: "\\\\q\\"": within double quotes \\ means something; write \\\\, or use single quotes',
		'a: "b\\q"\n',
	],
	[`1: "${"[".repeat(40)}…": lists or groups stand within one another too deeply`, DEEP],
])("finds on line %s", (said, text) => {
	const { faults } = parseYaml("a.yaml", text, z.strictObject({ ok: z.string() }));
	expect(faults.map(describeFault).join("\n").replaceAll("a.yaml:", "")).toBe(said);
});
