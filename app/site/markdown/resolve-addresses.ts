import { Marked, type Token, type Tokens } from "marked";
import { toOwnAddress } from "#app/content/media/media.ts";
import { PICTURE_SHAPES } from "#app/content/media/shapes.ts";
import { isFilm, toMediaName } from "#app/content/media/text-pictures.ts";
import type { MarkdownBlock } from "#app/content/page-text/page-text.ts";

const markdown = new Marked();
/** The width of the pictures to which a text leads: the greatest that is served. */
const PICTURE_WIDTH = Math.max(...PICTURE_SHAPES.text.widths);

/** Returns a text of Markdown as its author wrote it, with absolute addresses in links and pictures. */
export function resolveAddresses(block: MarkdownBlock, origin: string): string {
	return markdown
		.lexer(block.body)
		.map((token) => (token.type === "code" ? token.raw : resolveIn(token, block, origin)))
		.join("");
}

function resolveIn(token: Token, block: MarkdownBlock, origin: string): string {
	const found = new Set<string>();
	markdown.walkTokens([token], (inner) => {
		if (isLeading(inner)) found.add(inner.href);
	});
	// The longest first, as one address may be the beginning of another.
	const addresses = [...found].sort((a, b) => b.length - a.length);
	return addresses.reduce((text, address) => {
		const whole = resolve(address, block, origin);
		if (whole === address) return text;
		return ["](", "](<", "]: ", "]: <"].reduce(
			(line, sign) => line.replaceAll(sign + address, () => sign + whole),
			text,
		);
	}, token.raw);
}

function isLeading(token: Token): token is Tokens.Link | Tokens.Image | Tokens.Def {
	return ["link", "image", "def"].includes(token.type);
}

function resolve(address: string, { page, pictures }: MarkdownBlock, origin: string): string {
	const name = toMediaName(address, page);
	const picture = name === null ? undefined : pictures.get(name);
	const film = name !== null && isFilm(name) ? `/films/${name}` : undefined;
	const path = picture ? toOwnAddress(picture, PICTURE_WIDTH) : (film ?? address);
	return URL.parse(path, origin + page)?.href ?? address;
}
