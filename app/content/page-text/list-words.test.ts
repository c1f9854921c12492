import { expect, it } from "vitest";
import { listWords } from "./list-words.ts";

it("a page is found by its own words, not by those of pages that it leads to", () => {
	const links = {
		kind: "links",
		links: [{ name: "Other", to: "/other", text: "Others" }],
	} as const;
	const page = {
		kind: "markdown",
		body: "## Own\n\n*words*",
		page: "/",
		pictures: new Map(),
	} as const;
	expect(
		listWords({
			lead: "Lead",
			parts: [
				null,
				{ heading: "Elsewhere", blocks: [links] },
				{ heading: "Here", blocks: ["Text", { kind: "list", items: ["a", "b"] }, links] },
				{ blocks: [{ kind: "point", title: "Point", texts: ["c"] }, page] },
				{ blocks: [{ kind: "table", columns: ["d"], rows: [["e"]] }] },
				{ blocks: [{ kind: "quote", text: "f", by: "g" }] },
			],
		}),
	).toEqual(["Lead", "Here", "Text", "a", "b", "Point", "c", "Own", "words", "e", "f"]);
});
