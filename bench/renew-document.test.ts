import { expect, it } from "vitest";
import { renewSections } from "./renew-document.ts";

const ORDER = ["First", "Second", "Third"];
const section = (title: string, text: string) => `## ${title}\n\n${text}\n`;

it("puts a section in place of the one of its heading and leaves the others", () => {
	const before = renewSections("", [section("First", "old"), section("Crashes", "by hand")], ORDER);
	const after = renewSections(before, [section("First", "new")], ORDER);
	expect(after).toBe(before.replace("old", "new"));
});

it("puts a new section behind what comes before it", () => {
	const before = renewSections("", [section("First", "1"), section("Third", "3")], ORDER);
	const after = renewSections(before, [section("Second", "2")], ORDER);
	expect(after.match(/^## \w+/gm)).toEqual(["## First", "## Second", "## Third"]);
});

it("leaves what other commands measured where it is", () => {
	const before = renewSections("", [section("First", "1"), section("Crashes", "by hand")], ORDER);
	const after = renewSections(
		before,
		[section("Second", "2"), section("Second", "2 again")],
		ORDER,
	);
	expect(after).toContain("## Crashes\n\nby hand\n");
	expect(after).toContain("## Second\n\n2 again\n");
	expect(after).not.toContain("## Second\n\n2\n");
});
