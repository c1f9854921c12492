import { expect, it } from "vitest";
import { z } from "zod";
import { reloadContent } from "#app/content/content.server.ts";
import { toKind } from "#app/content/pages/files.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import { toFragment } from "../file-path.ts";
import { placeIssues } from "./place-issues.ts";

const kind = toKind(
	"page",
	"page.yaml",
	z.strictObject({
		benefits: z
			.strictObject({
				items: z
					.array(
						z
							.strictObject({ text: z.string().min(5).max(20).meta({ title: "Text" }) })
							.meta({ title: "Point" }),
					)
					.meta({ title: "Points" }),
			})
			.meta({ title: "Benefits" }),
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

it("a reason names its field as the form does, with what it is in", () => {
	const issue = { file: "page.yaml", field: "benefits.items.0.text", reason: "wrong" };
	expect(placeIssues(form, "page.yaml", [issue]).reasons[0]?.label).toBe(
		"Benefits › Points › Point 1 › Text",
	);
	const list = { ...issue, field: "benefits.items" };
	expect(placeIssues(form, "page.yaml", [list]).reasons[0]?.label).toBe("Benefits › Points");
});

it("what a field's own limits say is said once, in the words of the form", () => {
	const short = buildForm(kind, "benefits:\n  items:\n    - text: More\n");
	const issue = { file: "page.yaml", field: "benefits.items.0.text", reason: "Too small" };
	const { byName } = placeIssues(short, "page.yaml", [issue, { ...issue, reason: "is no word" }]);
	expect(byName.get("benefits.items[0].text")).toEqual(["1 character is missing."]);
});

it("a reason of a file that is not listed stands above the form, with the file", () => {
	const issue = { file: "other.yaml", field: "benefits.items", reason: "is missing" };
	const { byName, reasons } = placeIssues(form, "page.yaml", [issue]);
	expect([byName.size, reasons[0]?.label]).toEqual([0, "other.yaml: benefits.items"]);
	expect(reasons[0]?.href).toContain("/desk/website/edit/other.yaml?at=benefits.items");
});

it("a reason of another file names it, and its field, as the desk does", () => {
	// Other tests of this process have other content.
	reloadContent();
	const issue = { file: "site.yaml", field: "address.postalCode", reason: "is missing" };
	const [reason] = placeIssues(form, "page.yaml", [issue]).reasons;
	expect(reason?.label).toBe(
		"The agency: name, logo, colours, address, hours, announcement: Address › Postal code",
	);
});
