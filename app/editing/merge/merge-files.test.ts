import { expect, it } from "vitest";
import { migrateFile } from "#app/content/migrate/migrate-file.ts";
import { mergeFiles } from "./merge-files.ts";

const BASE = `# The price is that of March.
title: SEO
price: 900 # in euros
benefits:
  - Found
  - Read
`;

/** Replaces words of the text of all tests. */
function edit(...words: [from: string, to: string][]): string {
	return words.reduce((text, [from, to]) => text.replace(from, to), BASE);
}

function merge(mine: string, theirs: string) {
	return mergeFiles("services/seo.yaml", { base: BASE, mine, theirs });
}

it("merges changes of fields beside each other, and keeps comments", () => {
	expect(merge(edit(["SEO", "Search"]), edit(["900", "950"]))).toEqual({
		text: edit(["SEO", "Search"], ["900", "950"]),
		conflicts: [],
	});
});

it("names the field that both have changed, where mine stays, and keeps all else", () => {
	const mine = edit(["SEO", "Search"]);
	const theirs = edit(["SEO", "Be found"], ["900", "950"], ["Read", "Seen"]);
	expect(merge(mine, theirs)).toEqual({
		text: edit(["SEO", "Search"], ["900", "950"], ["Read", "Seen"]),
		conflicts: ["title"],
	});
});

it("takes entries of a list one by one while it has as many, and else the list as a whole", () => {
	const mine = edit(["Found", "Found at once"]);
	expect(merge(mine, edit(["Read", "Seen"]))).toEqual({
		text: edit(["Found", "Found at once"], ["Read", "Seen"]),
		conflicts: [],
	});
	expect(merge(mine, edit(["  - Found\n", ""]))).toEqual({ text: mine, conflicts: ["benefits"] });
});

it("adds, removes and changes the same where both did", () => {
	expect(merge(edit(["price: 900 # in euros\n", ""]), edit(["SEO", "Search"])).text).toBe(
		edit(["price: 900 # in euros\n", ""], ["SEO", "Search"]),
	);
	expect(merge(edit(["SEO", "SEO\nterm: 6"]), edit(["900", "950"])).text).toBe(
		edit(["SEO", "SEO\nterm: 6"], ["900", "950"]),
	);
	const both = edit(["SEO", "Search"], ["900", "950"]);
	expect(merge(both, edit(["SEO", "Search"]))).toEqual({ text: both, conflicts: [] });
});

it("merges the text of a Markdown file line by line, and its fields", () => {
	const post = (title: string, ...lines: string[]) =>
		`---\ntitle: ${title}\n---\n\n${lines.join("\n")}\n`;
	const sides = {
		base: post("A", "One", "", "Two"),
		mine: post("B", "One of us", "", "Two"),
		theirs: post("A", "One of them", "", "Three"),
	};
	const merged = mergeFiles("posts/a.md", sides);
	expect(merged.text).toBe(post("B", "One of us", "", "Three"));
	expect(merged.conflicts).toEqual(["body"]);
});

it("has the lines of mine where the files cannot be read as fields", () => {
	const { text, conflicts } = merge(edit(["SEO", '"SEO']), edit(["SEO", "Search"]));
	expect([text, conflicts]).toEqual([edit(["SEO", '"SEO']), ["line 2"]]);
});

it("keeps mine where one of both has deleted the file", () => {
	const sides = { base: BASE, mine: null, theirs: edit(["SEO", "Search"]) };
	expect(mergeFiles("a.yaml", sides)).toEqual({ text: null, conflicts: ["the whole file"] });
	expect(mergeFiles("a.yaml", { base: BASE, mine: BASE, theirs: null }).text).toBe(null);
});

it("a draft of an earlier release, over the file in the form of this one, has that form", () => {
	const base = "key: seo\nname: SEO\nframework:\n  heading: Four parts\n";
	const theirs = migrateFile("services/seo.yaml", base).text;
	const mine = base.replace("Four", "Five").replace("name: SEO", "name: Search");
	expect(mergeFiles("services/seo.yaml", { base, mine, theirs })).toEqual({
		text: theirs.replace("Four", "Five").replace("name: SEO", "name: Search"),
		conflicts: [],
	});
});
