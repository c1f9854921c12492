import { expect, it } from "vitest";
import { findKind } from "#app/content/pages/all-kinds.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import { type FormGroup, isGroup, isList, listNodes } from "#app/editing/fields/form.ts";
import { listFields } from "../form/form-tree.ts";
import { changeEntries, getKey, toValues } from "./change-entries.ts";

const TEXT = `name: Jobs
description: A page
sections:
  - kind: opening
    title: Jobs
  - kind: text
    heading: Why
    paragraphs: [One., Two.]
`;

function open(): FormGroup {
	const kind = findKind("pages/own/jobs.yaml");
	if (!kind) throw new Error("there is no such kind");
	return buildForm(kind, TEXT, { hasBlanks: true });
}

function getList(form: FormGroup, name: string) {
	const list = listNodes(form).find((node) => node.name === name);
	if (!list || !isList(list)) throw new Error(`there is no list ${name}`);
	return list;
}

const listFilled = (form: FormGroup) =>
	listFields(form).flatMap(({ name, value }) =>
		value && name.startsWith("sections") ? [`${name} ${value}`] : [],
	);

it("a moved entry has the names of its place, and the keys by which its controls are known", () => {
	const moved = changeEntries(open(), "sections", { kind: "move", from: 1, to: 0 });
	expect(listFilled(moved)).toEqual([
		"sections[0].heading Why",
		"sections[0].paragraphs[0] One.",
		"sections[0].paragraphs[1] Two.",
		"sections[1].title Jobs",
	]);
	expect(getList(moved, "sections").entries.map(getKey)).toEqual(["sections[1]", "sections[0]"]);
	const inner = changeEntries(moved, "sections[0].paragraphs", { kind: "remove", index: 0 });
	expect(listFilled(inner)[1]).toBe("sections[0].paragraphs[0] Two.");
	const [kept] = getList(inner, "sections[0].paragraphs").entries;
	expect(kept && getKey(kept)).toBe("sections[1].paragraphs[1]");
});

it("each kind of entry has a blank one, which an insertion places", () => {
	const form = open();
	const { blanks = [], variants = [] } = getList(form, "sections");
	expect(blanks).toHaveLength(variants.length);
	const entry = blanks[variants.findIndex(({ value }) => value === "text")];
	if (!entry || !isGroup(entry)) throw new Error("there is no blank text");
	const grown = changeEntries(form, "sections", { kind: "insert", index: 1, entry });
	expect(getList(grown, "sections").entries.map(({ name }) => name)).toEqual([
		"sections[0]",
		"sections[1]",
		"sections[2]",
	]);
	expect(listFields(grown).map(({ name }) => name)).toContain("sections[1].heading");
});

it("the values of a form are nested as the names of its fields are", () => {
	expect(toValues(open())).toMatchObject({
		name: "Jobs",
		sections: [{ title: "Jobs" }, { heading: "Why", paragraphs: ["One.", "Two."] }],
	});
});
