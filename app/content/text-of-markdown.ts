import { Marked, type Token, type Tokens } from "marked";

const markdown = new Marked();

/** Lists the texts of a body of Markdown without its signs: each heading, paragraph, entry of a list and cell as one. */
export function listMarkdownTexts(body: string): string[] {
	const texts = markdown.lexer(body).flatMap(listParts).map(joinWords);
	return texts.filter((text) => text.trim() !== "");
}

function listParts(block: Token): Token[][] {
	if (block.type === "list") return (block as Tokens.List).items.map(({ tokens }) => tokens);
	if (block.type !== "table") return [[block]];
	const { header, rows } = block as Tokens.Table;
	return [header, ...rows].flat().map(({ tokens }) => tokens);
}

function joinWords(tokens: Token[]): string {
	const words: string[] = [];
	markdown.walkTokens(tokens, (token) => {
		const isLeaf = token.type === "text" && !token.tokens;
		if (isLeaf || token.type === "code" || token.type === "codespan") words.push(token.text);
	});
	return words.join("");
}
