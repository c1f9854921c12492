import { expect, it } from "vitest";
import { z } from "zod";
import { describeFault } from "../fault.ts";
import { parseYaml } from "./parse-file.ts";

const MEANS = "which means something to YAML; put the whole text in quotes";
const NEITHER =
	"is neither field nor entry: a colon or dash with a space is missing, or spaces at its beginning";
const NO_COLON = "has no colon with a space behind it, as a field wants";
const TWICE = "stands a second time in the same group; keep one";
const DEEP = `a: ${"[".repeat(20_000)}`;

/** Every value refers to the one before it nine times. */
const GROWING = Array.from("abcdefgh", (name, at) => {
	const inner = at === 0 ? "x" : `*${"abcdefgh"[at - 1]}`;
	return `${name}: &${name} [${Array(9).fill(inner).join(", ")}]`;
}).join("\n");

it.each([
	["2: a tab stands at the beginning of the line; only spaces are read there", "a:\n\tb: 1\n"],
	['1: "b: c" holds a colon and a space; put it in quotes', "a: b: c\n"],
	['2: "c: 1" stands farther in than the field above it', "a: b\n  c: 1\n"],
	['3: "d: e" stands farther in or out than what is beside it', "a:\n  b: c\n d: e\n"],
	[`2: "A bio" ${NEITHER}`, "a: >-\nA bio\nb: 1\n"],
	[`2: "order 1" ${NO_COLON}`, "name: Kite\norder 1\nbio: x\n"],
	['1: a quotation mark is opened and not closed: "\\"b"', 'a: "b\nc: {}\n'],
	['1: [ is opened and not closed: "[b, c"', "a: [b, c\nd: 1\n"],
	["2: ] closes what is not opened; put the whole text in quotes", "a: b ]\nc: ]\n"],
	['1: "c\'" stands behind the closing quotation mark; put the whole text in quotes', "a: 'b'c'"],
	[`2: a: ${TWICE}\n4: b: ${TWICE}`, "a: 1\na: 2\nb: 3\nb: 4\n"],
	[`1: "*b*" begins with *, ${MEANS}`, "a: *b*\n"],
	[`3: "* c" begins with *, ${MEANS}`, "a:\n  - b\n  - * c\n"],
	[`1: "& Sons" begins with &, ${MEANS}`, "a: & Sons\n"],
	[`1: "!b" begins with !, ${MEANS}`, "a: !b\n"],
	['1: "@b" begins with @; put it in quotes', "a: @b\n"],
	["2: --- or ... ends the text here, but more follows; a file holds one text only", "a\n---\nb"],
	['1: "b" stands behind >-; the text begins on the next line', "a: >- b\n"],
	["1: \\ means something within double quotes; write \\\\, or use single quotes", 'a: "b\\q"\n'],
	["1: lists or groups stand within one another too deeply", DEEP],
	["8: repeats texts by * so often that they grow beyond all measure; write them out", GROWING],
	[
		'1: "- b }" cannot stand here (Block collections are not allowed within flow collections)',
		"a: { - b }\n",
	],
])("finds on line %s", (said, text) => {
	const { faults } = parseYaml("a.yaml", text, z.strictObject({ ok: z.string() }));
	expect(faults.map(describeFault).join("\n").replaceAll("a.yaml:", "")).toBe(said);
});
