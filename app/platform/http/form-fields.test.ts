import { expect, it } from "vitest";
import * as z from "zod/mini";
import { files, integer, text, textIfAny, texts, toFields } from "./form-fields.ts";

const schema = z.object({ text, other: textIfAny, all: texts, files, revision: integer(0) });

const parse = (entries: [name: string, value: string | File][]) => {
	const form = new FormData();
	for (const [name, value] of entries) form.append(name, value);
	return schema.parse(toFields(form));
};

it("what is pasted from slides and documents keeps its lines, and loses what shows nothing", () => {
	const pasted = "One\u000btwo\u2028three\rfour\u0000 fi\u0002ve ";
	expect(parse([["text", pasted]]).text).toBe("One\ntwo\nthree\nfour five");
});

it("a form without a field, or with another kind of it, has its fallback", () => {
	const nothing = { text: "", other: undefined, all: [], files: [], revision: 0 };
	expect(parse([])).toEqual(nothing);
	expect(parse([["__proto__", "x"]])).toEqual(nothing);
	const file = new File(["x"], "a.pdf");
	const names = ["text", "other", "all", "revision"];
	expect(parse(names.map((name) => [name, file]))).toEqual({ ...nothing, other: "" });
	expect(parse([["files", "a.pdf"]]).files).toEqual([]);
});

it("the first of several values counts, but for fields of which there are several", () => {
	const chosen = new File(["x"], "a.pdf");
	const { text, all, files } = parse([
		["text", "one"],
		["text", "two"],
		["all", " one "],
		["all", ""],
		["all", "two"],
		["files", new File([], "")],
		["files", chosen],
	]);
	expect([text, all, files]).toEqual(["one", ["one", "two"], [chosen]]);
});

it.each([
	["3", 3],
	["-1", -1],
	["", 0],
	["1.5", 0],
	["many", 0],
	["Infinity", 0],
	["1e20", 1e20],
])("the integer %j is parsed as %j", (revision, expected) => {
	expect(parse([["revision", revision]]).revision).toBe(expected);
});
