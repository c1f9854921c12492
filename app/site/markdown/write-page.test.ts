import { expect, it } from "vitest";
import type { TextBlock } from "#app/content/page-text/page-text.ts";
import { writePage } from "./write-page.ts";

const ORIGIN = "https://agency.example";

function write(...blocks: TextBlock[]): string {
	const text = { title: "Prices", description: "What it costs.", parts: [{ blocks }] };
	const written = writePage(text, { origin: ORIGIN, canonical: `${ORIGIN}/pricing` });
	return written.split("\n\n").slice(2, -2).join("\n\n");
}

it("a page begins with title and description, and ends with its address", () => {
	const text = {
		title: "Prices",
		description: "What it costs.",
		note: "This is a sample.",
		lead: "By the month.",
		parts: [
			null,
			{ heading: "Nothing below it", blocks: [] },
			{ heading: "Each service", blocks: ["Without tax."] },
		],
	};
	expect(writePage(text, { origin: ORIGIN, canonical: `${ORIGIN}/pricing` })).toBe(`# Prices

> What it costs.

This is a sample.

By the month.

## Each service

Without tax.

---

<https://agency.example/pricing>
`);
});

it.each<[what: string, block: TextBlock, written: string]>([
	["a paragraph", "From ₹30,000 a month", "From ₹30,000 a month"],
	["signs of Markdown in a text", "# 1 * 2 [a](b) <b>", "\\# 1 \\* 2 \\[a]\\(b) \\<b>"],
	[
		"a point",
		{ kind: "point", title: "Look", texts: ["Week 1", "We look."] },
		"### Look\n\nWeek 1\n\nWe look.",
	],
	[
		"a point that leads to a page",
		{ kind: "point", title: "SEO", to: "/services/seo", texts: [] },
		"### [SEO](https://agency.example/services/seo)",
	],
	["a list", { kind: "list", items: ["One", "Two"] }, "- One\n- Two"],
	[
		"a table, whose cells may have its signs",
		{ kind: "table", columns: ["What", "Now"], rows: [["A | B", "12"]] },
		"| What | Now |\n| - | - |\n| A \\| B | 12 |",
	],
	["a quotation", { kind: "quote", text: "They count.", by: "A, B" }, "> They count.\n>\n> A, B"],
	[
		"links to pages of the site and elsewhere",
		{
			kind: "links",
			links: [
				{ name: "SEO [new]", to: "/services/seo", text: "How it is found" },
				{ name: "Badge", to: "https://other.example/a?b=(c)" },
			],
		},
		"- [SEO \\[new\\]](https://agency.example/services/seo): How it is found\n- [Badge](https://other.example/a?b=\\(c\\))",
	],
	[
		"a text that is Markdown already",
		{
			kind: "markdown",
			body: "## Own *words*\n\n* [Prices](/pricing)\n",
			page: "/blog/a",
			pictures: new Map(),
		},
		"## Own *words*\n\n* [Prices](https://agency.example/pricing)",
	],
])("%s is written as Markdown", (_what, block, written) => expect(write(block)).toBe(written));
