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

it("finds an amount in the fields of numbers first, however it is written", () => {
	const prices = toKind(
		"prices",
		"prices.yaml",
		z.strictObject({ note: z.string().describe("Note"), from: z.number().describe("From") }),
	);
	const text = "note: It begins at ₹35,000.\nfrom: 35000\n";
	const findAmount = (sought: string) =>
		findTexts([{ file: "prices.yaml", kind: prices, text }], sought).map(({ field }) => field);
	expect(findAmount("₹35,000")).toEqual(["from", "note"]);
	expect(findAmount("35000")).toEqual(["from"]);
});
