import { expect, it } from "vitest";
import { parse } from "yaml";
import { migrateText } from "./migrate-text.ts";

it("a migration may rename, add and remove fields; comments before them stay in their place", () => {
	const text = "# a\na: 1\n# b\nb: 2 # two\n# c\nc: 3\n# d\nd: 4\n# end\n";
	const migrated = migrateText(text, (document) => {
		const { items } = document.contents as unknown as { items: { key: { value: string } }[] };
		for (const { key } of items) if (key.value === "b") key.value = "renamed";
		document.delete("c");
		document.set("added", 5);
	});
	expect(migrated).toBe("# a\na: 1\n# b\nrenamed: 2 # two\n# c\n# d\nd: 4\nadded: 5\n# end\n");
});

const LAST_FIELDS = [
	"name: Lane",
	"name: Lane # ours",
	"name: Lane # ours\n  # theirs",
	'name: "Lane"',
	"name: Lane   ",
	"name:",
	"name: [Lane, Quay]",
	"name: { of: Lane }",
	"name:\n  of: Lane # ours",
	"social:\n  - network: x",
	"social:\n  - x # ours\n  # theirs",
	"social:\n- x",
	"tagline: >-\n  one\n  two",
	"tagline: |-\n  one\n  # no comment",
	'tagline: "one\n  two"',
	"tagline: one\n  two",
	"first: &lane Lane\nname: *lane",
	"---\nname: Lane",
	"name: Lane\n# The end.",
	"{ name: Lane }",
	"{ name: Lane } # ours",
	"\ufeffname: Lane",
];

it.each(LAST_FIELDS.flatMap((text) => [text, `${text}\n`, `${text.replaceAll("\n", "\r\n")}\r\n`]))(
	"a field is added behind %j",
	(text) => {
		const migrated = migrateText(text, (document) => document.set("currency", "INR"));
		expect(parse(migrated)).toEqual({ ...parse(text), currency: "INR" });
		for (const line of text.split(/\r?\n/).filter((line) => !line.startsWith("{")))
			expect(migrated).toContain(line);
		expect(migrateText(migrated, (document) => document.set("currency", "INR"))).toBe(migrated);
	},
);
