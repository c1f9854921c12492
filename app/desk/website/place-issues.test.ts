import { expect, it } from "vitest";
import { z } from "zod";
import { toKind } from "#app/content/pages/files.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import { toFragment } from "./file-path.ts";
import { placeIssues } from "./place-issues.ts";

const kind = toKind(
	"page",
	"page.yaml",
	z.strictObject({
		benefits: z.strictObject({
			items: z.array(z.strictObject({ text: z.string().describe("Text") })).describe("Items"),
		}),
	}),
);
const form = buildForm(kind, "benefits:\n  items:\n    - text: More calls\n");

it.each<[what: string, field: string | undefined, name: string | undefined]>([
	["at its field", "benefits.items.0.text", "benefits.items[0].text"],
	["at the list, where the entry is not there", "benefits.items.4.text", "benefits.items"],
	["above the form, where there is no such part", "footer.text", undefined],
	["above the form, where it names none", undefined, undefined],
])("a reason stands %s", (_what, field, name) => {
	const placed = placeIssues(form, "page.yaml", [{ file: "page.yaml", field, reason: "too long" }]);
	expect(placed.reasons[0]).toMatchObject({ reason: "too long", href: name && toFragment(name) });
	expect(placed.byName.get(name ?? "")).toEqual(name ? ["too long"] : undefined);
});

it("a reason of another file stands above the form, with the file", () => {
	const issue = { file: "other.yaml", field: "benefits.items", reason: "is missing" };
	const { byName, reasons } = placeIssues(form, "page.yaml", [issue]);
	expect([byName.size, reasons[0]?.label]).toEqual([0, "other.yaml: benefits.items"]);
	expect(reasons[0]?.href).toContain("/desk/website/edit/other.yaml?at=benefits.items");
});
