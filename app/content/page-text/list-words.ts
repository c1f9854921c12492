import { listMarkdownTexts } from "../text-of-markdown.ts";
import type { PageText, TextBlock } from "./page-text.ts";

/** Lists the texts of a page below its title, by which the search finds it; not those of other pages that it leads to. */
export function listWords({ lead, parts }: Pick<PageText, "lead" | "parts">): string[] {
	const below = parts.flatMap((part) => {
		if (!part) return [];
		const words = part.blocks.flatMap(listBlockWords);
		return words.length > 0 && part.heading ? [part.heading, ...words] : words;
	});
	return lead ? [lead, ...below] : below;
}

function listBlockWords(block: TextBlock): readonly string[] {
	if (typeof block === "string") return [block];
	switch (block.kind) {
		case "point":
			return [block.title, ...block.texts];
		case "list":
			return block.items;
		case "table":
			return block.rows.flat();
		case "quote":
			return [block.text];
		case "links":
			return [];
		case "markdown":
			return listMarkdownTexts(block.body);
	}
}
