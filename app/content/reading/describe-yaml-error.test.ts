import { expect, it } from "vitest";
import { z } from "zod";
import { describeFault } from "../fault.ts";
import { parseYaml } from "./parse-file.ts";

it.each([
	[
		"name: Kite\nhero:\n\ttitle: Wind\n",
		"a.yaml:3: a tab stands at the beginning of the line; only spaces are read there",
	],
	[
		"name: Kite: the agency\n",
		'a.yaml:1: "Kite: the agency" holds a colon and a space; put it in quotes',
	],
	["name: Kite\n  order: 1\n", 'a.yaml:2: "order: 1" stands farther in than the field above it'],
	[
		"hero:\n  title: x\n text: y\n",
		'a.yaml:3: "text: y" stands farther in or out than what is beside it',
	],
	[
		"bio: >-\nA bio\norder: 1\n",
		'a.yaml:2: "A bio" is neither field nor entry: a colon or dash with a space is missing, or spaces at its beginning',
	],
	['name: "Kite\nhero: {}\n', 'a.yaml:1: a quotation mark is opened and not closed: "\\"Kite"'],
	[
		"a: 'x'\nname: 'Kite\nhero: {}\n",
		'a.yaml:2: a quotation mark is opened and not closed: "\'Kite"',
	],
	[
		"name: 'Asha's team'\n",
		'a.yaml:1: "s team\'" stands behind the closing quotation mark; put the whole text in quotes',
	],
	["name: [a, b\norder: 1\n", 'a.yaml:1: [ is opened and not closed: "[a, b"'],
	[
		"name: Kite\nplace: { north: 1\norder: 2\n",
		'a.yaml:2: { is opened and not closed: "{ north: 1"',
	],
	["name: a ]\nlist: ]\n", "a.yaml:2: ] closes what is not opened; put the whole text in quotes"],
	[
		"name: Kite\nname: Wind\nname: Rain\n",
		"a.yaml:2: name: stands a second time in the same group; keep one\na.yaml:3: name: stands a second time in the same group; keep one",
	],
	[
		"name: *Kite*\n",
		'a.yaml:1: "*Kite*" begins with *, which means something to YAML; put the whole text in quotes',
	],
	[
		"name: *Kite* wind\n",
		'a.yaml:1: "*Kite*" begins with *, which means something to YAML; put the whole text in quotes',
	],
	[
		"name: !kite\n",
		'a.yaml:1: "!kite" begins with !, which means something to YAML; put the whole text in quotes',
	],
	["name: %kite\n", 'a.yaml:1: "%kite" begins with %; put it in quotes'],
	["name: @kite\n", 'a.yaml:1: "@kite" begins with @; put it in quotes'],
	[
		"name: Kite\n---\nname: Wind\n",
		"a.yaml:2: --- or ... ends the text here, but more follows; a file holds one text only",
	],
	[
		"name: Kite\norder 1\nbio: x\n",
		'a.yaml:2: "order 1" has no colon with a space behind it, as a field wants',
	],
	[
		"name:Kite\norder: 1\n",
		'a.yaml:1: "name:Kite" has no colon with a space behind it, as a field wants',
	],
	[
		"list:\n- a\n-b\n",
		'a.yaml:3: "-b" is neither field nor entry: a colon or dash with a space is missing, or spaces at its beginning',
	],
	["name: >- Kite\n", 'a.yaml:1: "Kite" stands behind >-; the text begins on the next line'],
	[
		'name: "a\\q"\n',
		"a.yaml:1: \\ means something within double quotes; write \\\\, or use single quotes",
	],
	[`a: ${"[".repeat(20_000)}`, "a.yaml:1: lists or groups stand within one another too deeply"],
	[
		"list: { - a }\n",
		'a.yaml:1: "- a }" cannot stand here (Block collections are not allowed within flow collections)',
	],
	[
		"list:\n  - a\n  - * b\n",
		'a.yaml:3: "* b" begins with *, which means something to YAML; put the whole text in quotes',
	],
	[
		"name: & Sons\n",
		'a.yaml:1: "& Sons" begins with &, which means something to YAML; put the whole text in quotes',
	],
])("says plainly what keeps %j from being read", (text, message) => {
	const { faults } = parseYaml("a.yaml", text, z.strictObject({ ok: z.string() }));
	expect(faults.map(describeFault).join("\n")).toBe(message);
});
