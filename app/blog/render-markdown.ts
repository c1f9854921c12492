import { Marked, type Tokens } from "marked";

/** Markdown of our own files to HTML; headings in it begin at level 2, as the post's title is the page's h1. */
export function renderMarkdown(markdown: string): string {
	return marked.parse(markdown, { async: false });
}

const marked = new Marked({
	renderer: {
		// A wide table scrolls by itself, and can be reached and scrolled with the keyboard.
		table({ header, rows }) {
			const head = `<tr>${header.map((cell) => this.tablecell(cell)).join("")}</tr>`;
			const body = rows.map(
				(row) => `<tr>${row.map((cell) => this.tablecell(cell)).join("")}</tr>`,
			);
			return `<div class="wide-table" role="group" aria-label="Table" tabindex="0"><table><thead>${head}</thead><tbody>${body.join("")}</tbody></table></div>\n`;
		},
		tablecell(cell: Tokens.TableCell) {
			const tag = cell.header ? "th" : "td";
			const scope = cell.header ? ' scope="col"' : "";
			const align = cell.align === "right" ? ' class="number"' : "";
			return `<${tag}${scope}${align}>${this.parser.parseInline(cell.tokens)}</${tag}>`;
		},
	},
});
