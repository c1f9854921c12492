import { expect, it } from "vitest";
import { z } from "zod";
import { toKind } from "#app/content/pages/files.ts";
import { compareTexts } from "./compare-texts.ts";

const kind = toKind(
	"page",
	"page.yaml",
	z.strictObject({
		title: z.string().max(60).describe("Title"),
		benefits: z.array(
			z.strictObject({ text: z.string().max(300).describe("Text") }).describe("Benefit"),
		),
	}),
);
const BEFORE = "title: Grow with search\nbenefits:\n  - text: More calls\n  - text: Fewer costs\n";

it("tells which words of which field changed", () => {
	const after = BEFORE.replace("with search", "by search");
	expect(compareTexts(kind, BEFORE, after)).toEqual([
		{
			labels: ["Title"],
			parts: [
				{ kind: "same", text: "Grow " },
				{ kind: "removed", text: "with " },
				{ kind: "added", text: "by " },
				{ kind: "same", text: "search" },
			],
		},
	]);
});

it("tells of an entry that was added before others, and not of those", () => {
	const after = BEFORE.replace("  - text: More", "  - text: Less waiting\n  - text: More");
	const changes = compareTexts(kind, BEFORE, after);
	expect(changes.map(({ parts }) => parts)).toEqual([[{ kind: "added", text: "Less waiting" }]]);
});

it("tells of a file's beginning and end", () => {
	const kinds = (before: string | null, after: string | null) =>
		new Set(compareTexts(kind, before, after).flatMap(({ parts }) => parts.map((p) => p.kind)));
	expect(kinds(null, BEFORE)).toEqual(new Set(["added"]));
	expect(kinds(BEFORE, null)).toEqual(new Set(["removed"]));
	expect(kinds(BEFORE, BEFORE)).toEqual(new Set());
});
