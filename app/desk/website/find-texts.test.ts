import { expect, it } from "vitest";
import { z } from "zod";
import { toKind } from "#app/content/pages/files.ts";
import { findTexts } from "./find-texts.ts";

const kind = toKind(
	"page",
	"page.yaml",
	z.strictObject({
		hero: z.strictObject({ title: z.string().max(300).describe("Title") }).describe("Hero"),
	}),
);
const find = (text: string, sought: string) =>
	findTexts([{ file: "page.yaml", kind, text }], sought);

it("finds a text in the field that has it, however its lines are broken", () => {
	const folded = "hero:\n  title: >-\n    Most enquiries\n    start at the street\n";
	expect(find(folded, "ENQUIRIES start  at")).toEqual([
		{
			file: "page.yaml",
			field: "hero.title",
			labels: ["Hero", "Title"],
			before: "Most ",
			match: "enquiries start at",
			after: " the street",
		},
	]);
	expect(find('hero:\n  title: "Say \\"yes\\" today"\n', 'say "yes"')).toHaveLength(1);
});

it("finds no name of a field, and no comment", () => {
	const text = "# our hero\nhero:\n  title: Words\n";
	expect([...find(text, "title"), ...find(text, "our hero")]).toEqual([]);
});
