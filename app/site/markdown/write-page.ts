import type { PageText, TextBlock, TextLink } from "#app/content/page-text/page-text.ts";
import type { MarkdownNode } from "#app/platform/markdown/tidy-markdown.ts";
import { writeMarkdown } from "#app/platform/markdown/write-markdown.ts";
import { resolveAddresses } from "./resolve-addresses.ts";

type Root = Extract<MarkdownNode, { type: "root" }>;
type Block = Root["children"][number];
type Phrasing = Extract<MarkdownNode, { type: "paragraph" }>["children"][number];

type Options = {
	origin: string;
	/** The canonical address of the page, which stands at its end. */
	canonical: string;
};

/** Writes what a page says as Markdown, with absolute addresses, and that of the page at its end. */
export function writePage(text: PageText, { origin, canonical }: Options): string {
	const end: Block[] = [
		{ type: "thematicBreak" },
		{ type: "paragraph", children: [link(canonical, [words(canonical)])] },
	];
	return write([...toBlocks(text, origin), ...end]);
}

/** Writes a text that is no page, such as a list of pages. */
export function writeText(text: PageText, origin: string): string {
	return write(toBlocks(text, origin));
}

function write(children: Block[]): string {
	return `${writeMarkdown({ type: "root", children })}\n`;
}

function toBlocks({ title, description, note, lead, parts }: PageText, origin: string): Block[] {
	return [
		heading(1, title),
		{ type: "blockquote", children: [paragraph(description)] },
		...[note, lead].flatMap((text) => (text ? [paragraph(text)] : [])),
		...parts.flatMap((part) => {
			if (!part) return [];
			const blocks = part.blocks.flatMap((block) => writeBlock(block, origin));
			return part.heading && blocks.length > 0 ? [heading(2, part.heading), ...blocks] : blocks;
		}),
	];
}

function writeBlock(block: TextBlock, origin: string): Block[] {
	if (typeof block === "string") return [paragraph(block)];
	switch (block.kind) {
		case "point": {
			const title = block.to
				? link(resolve(block.to, origin), [words(block.title)])
				: words(block.title);
			return [{ type: "heading", depth: 3, children: [title] }, ...block.texts.map(paragraph)];
		}
		case "list":
			return [list(block.items.map((item) => [words(item)]))];
		case "quote":
			return [{ type: "blockquote", children: [paragraph(block.text), paragraph(block.by)] }];
		case "table":
			return [table(block.columns, block.rows)];
		case "links":
			return [list(block.links.map((each) => writeLink(each, origin)))];
		case "markdown":
			// It is Markdown already, which this node leaves as it is.
			return [{ type: "html", value: resolveAddresses(block, origin).trim() }];
	}
}

function writeLink({ name, to, text }: TextLink, origin: string): Phrasing[] {
	const leading = link(resolve(to, origin), [words(name)]);
	return text ? [leading, words(`: ${text}`)] : [leading];
}

function heading(depth: 1 | 2, text: string): Block {
	return { type: "heading", depth, children: [words(text)] };
}

function paragraph(text: string): Extract<Block, { type: "paragraph" }> {
	return { type: "paragraph", children: [words(text)] };
}

function list(items: readonly Phrasing[][]): Block {
	return {
		type: "list",
		spread: false,
		children: items.map((children) => ({
			type: "listItem",
			spread: false,
			children: [{ type: "paragraph", children }],
		})),
	};
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): Block {
	return {
		type: "table",
		children: [columns, ...rows].map((cells) => ({
			type: "tableRow",
			children: cells.map((cell) => ({ type: "tableCell", children: [words(cell)] })),
		})),
	};
}

function link(url: string, children: Extract<Phrasing, { type: "link" }>["children"]) {
	return { type: "link" as const, url, children };
}

function words(value: string): Extract<Phrasing, { type: "text" }> {
	return { type: "text", value };
}

function resolve(address: string, origin: string): string {
	return URL.parse(address, origin)?.href ?? address;
}
