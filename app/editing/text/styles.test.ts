import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, it } from "vitest";
import { Document, isCollection, isPair, isScalar, parseDocument, Scalar, visit } from "yaml";
import { HOSTILE_TEXTS } from "../../../tests/support/hostile.ts";
import { changeText } from "./change-text.ts";
import { readText } from "./read-text.ts";
import { applyChange, type Path, type TextChange } from "./text-change.ts";

const NAMES = ["a", "b c", "d: e", "#f", "true", "1", "a-long-name-of-a-field"];
const TYPES = ["BLOCK_FOLDED", "BLOCK_LITERAL", "PLAIN", "QUOTE_DOUBLE", "QUOTE_SINGLE"] as const;

const texts = fc.oneof(
	fc.constantFrom(
		"",
		"---",
		"a: b",
		"- a",
		"a #b",
		"*a",
		"1.0",
		"a\n\n  b\n",
		"end ",
		...HOSTILE_TEXTS,
	),
	fc.string({ unit: "binary", maxLength: 60 }),
	fc.lorem(),
);
const scalars = fc.oneof(texts, fc.integer(), fc.boolean(), fc.constant(null));
const names = fc.constantFrom(...NAMES);
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
	value: fc.oneof(
		{ maxDepth: 4 },
		scalars,
		fc.array(tie("value"), { maxLength: 4 }),
		fc.dictionary(names, tie("value"), { maxKeys: 4, noNullPrototype: true }),
	),
}));
const files = fc.dictionary(names, values, { minKeys: 1, maxKeys: 5, noNullPrototype: true });

/** How a file is written; `choices` says it for each of its parts. */
const styles = fc.record({
	indent: fc.constantFrom(1, 2, 4),
	indentSeq: fc.boolean(),
	lineWidth: fc.constantFrom(0, 40, 80),
	eol: fc.constantFrom("\n", "\r\n"),
	mark: fc.constantFrom("", "\uFEFF"),
	start: fc.constantFrom("", "---\n"),
	hasEnd: fc.boolean(),
	choices: fc.infiniteStream(fc.nat({ max: 9 })),
});
type Style = typeof styles extends fc.Arbitrary<infer S> ? S : never;

/** Writes data in a style, with comments and empty lines here and there. */
function write(data: unknown, style: Style): string {
	const { indent, indentSeq, lineWidth, eol, mark, start, hasEnd, choices } = style;
	const choose = () => Number(choices.next().value);
	const document = new Document(data);
	visit(document, (key, node) => {
		if (isScalar(node) && key !== "key") {
			const type = TYPES[choose()];
			if (type && typeof node.value === "string") node.type = Scalar[type];
			if (choose() === 0) node.comment = " behind";
		}
		if (isPair(node) && isScalar(node.key)) {
			if (choose() === 0) node.key.commentBefore = " above";
			if (choose() === 0) node.key.spaceBefore = true;
		}
		if (isCollection(node) && key === "value" && choose() === 0) node.flow = true;
	});
	const written = document.toString({ indent, indentSeq, lineWidth });
	const text = start + (hasEnd ? written : written.replace(/\n$/, ""));
	return mark + text.replaceAll("\n", eol);
}

function isAsMeant(text: string, data: unknown): boolean {
	const document = parseDocument(text.replace(/^\uFEFF/, ""), { logLevel: "error" });
	return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), data);
}

/** Chooses a change of any value of the data. */
function chooseChange(data: unknown): fc.Arbitrary<TextChange> {
	const places = listPlaces(data);
	const paths = fc.constantFrom(...places.slice(1).map(({ path }) => path));
	const groups = places.filter(({ value }) => !Array.isArray(value) && Object(value) === value);
	const lists = places.flatMap(({ path: list, value }) =>
		Array.isArray(value) ? [{ list, length: value.length }] : [],
	);
	const fields = fc.constantFrom(...groups.map(({ path }) => [...path, "new"]));
	const of = <Kind extends TextChange["kind"]>(kind: Kind) => fc.constant(kind);
	const inserts = lists.map(({ list, length }) =>
		fc.record({
			kind: of("insert"),
			list: fc.constant(list),
			index: fc.nat({ max: length }),
			value: values,
		}),
	);
	const moves = lists.flatMap(({ list, length }) => {
		const index = fc.nat({ max: Math.max(length - 1, 0) });
		const move = { kind: of("move"), list: fc.constant(list), from: index, to: index };
		return length > 0 ? [fc.record(move)] : [];
	});
	return fc.oneof(
		fc.record({ kind: of("set"), path: paths, value: scalars }),
		fc.record({ kind: of("set"), path: fields, value: values }),
		fc.record({ kind: of("remove"), path: paths }),
		...inserts,
		...moves,
	);
}

function listPlaces(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
	const entries = Object(value) === value ? Object.entries(Object(value)) : [];
	const toPart = (name: string) => (Array.isArray(value) ? Number(name) : name);
	const inner = entries.flatMap(([name, each]) => listPlaces(each, [...path, toPart(name)]));
	return [{ path, value }, ...inner];
}

it("a file in any style takes any change, and says then what it was told", () => {
	const cases = files.chain((data) => fc.tuple(fc.constant(data), styles, chooseChange(data)));
	fc.assert(
		fc.property(cases, ([data, style, change]) => {
			const text = write(data, style);
			// `yaml` loses blanks at the ends of some texts in blocks: those files are not what was meant.
			fc.pre(isAsMeant(text, data));
			const changed = changeText(text, [change], { isMarkdown: false });
			expect(readText(changed, false).data).toEqual(applyChange(data, change));
		}),
		{ numRuns: 300 },
	);
});
