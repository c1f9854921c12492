import { Marked, type Token, type Tokens } from "marked";
import { type ComponentType, Fragment, type ReactNode } from "react";

const none = () => undefined;

/** Reads lists, bold words and links of Markdown. All else that it knows is the characters that were typed. */
const markdown = new Marked({
	breaks: true,
	tokenizer: {
		code: none,
		fences: none,
		heading: none,
		lheading: none,
		hr: none,
		blockquote: none,
		html: none,
		def: none,
		table: none,
		escape: none,
		tag: none,
		reflink: none,
		codespan: none,
		del: none,
		autolink: none,
		url: none,
		// False leaves it to the tokenizer of the library.
		emStrong: (words) => (words.startsWith("**") ? false : undefined),
	},
});

/** How the parts of a text are rendered: by the desk, or in an e-mail. */
export type WordParts = {
	/** Renders characters, in which an address may stand as it is. */
	renderWords: (words: string) => ReactNode;
	lineBreak: ReactNode;
	Link: ComponentType<{ href: string; children: ReactNode }>;
	Paragraph: ComponentType<{ children: ReactNode }>;
	List: ComponentType<{ first: number | null; children: ReactNode }>;
};

type WrittenWordsProps = { children: string; parts: WordParts };

/** Renders what somebody of the staff wrote: "- " at the beginning of lines is a list, two asterisks are bold. */
export function WrittenWords({ children, parts }: WrittenWordsProps) {
	return renderTokens(markdown.lexer(children), parts);
}

function renderTokens(tokens: readonly Token[], parts: WordParts): ReactNode {
	return tokens.map((token, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike, and nothing here is ever updated
		<Fragment key={at}>{renderToken(token as MarkedToken, parts)}</Fragment>
	));
}

type MarkedToken =
	| Tokens.Space
	| Tokens.Paragraph
	| Tokens.Text
	| Tokens.List
	| Tokens.Strong
	| Tokens.Link
	| Tokens.Br;

function renderToken(token: MarkedToken, parts: WordParts): ReactNode {
	const { renderWords, Link, Paragraph, List } = parts;
	switch (token.type) {
		case "space":
			return null;
		case "paragraph":
			return <Paragraph>{renderTokens(token.tokens, parts)}</Paragraph>;
		case "list":
			return (
				<List first={token.ordered ? Number(token.start) : null}>
					{token.items.map((item, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: entries may be alike, and nothing here is ever updated
						<li key={at} dir="auto">
							{renderTokens(item.tokens, parts)}
						</li>
					))}
				</List>
			);
		case "text":
			return token.tokens ? renderTokens(token.tokens, parts) : renderWords(token.text);
		case "strong":
			return <strong>{renderTokens(token.tokens, parts)}</strong>;
		case "link":
			if (!isFollowed(token.href)) return token.raw;
			return <Link href={token.href}>{renderTokens(token.tokens, parts)}</Link>;
		case "br":
			return parts.lineBreak;
		default:
			return (token as Token).raw;
	}
}

function isFollowed(href: string): boolean {
	return URL.canParse(href) && ["https:", "http:", "mailto:"].includes(new URL(href).protocol);
}
