import { decodeText } from "./decode-text.ts";
import { toFlowedLines } from "./flowed-lines.ts";
import { toHtmlLines } from "./html-lines.ts";
import { CUT_OFF, cleanLines, isVisible, type Line, MAX_LENGTH, toTextLines } from "./line.ts";
import { decodeContent, listLeaves, type Part } from "./read-parts.ts";

/** The longest text that is converted, in bytes; three times as many where three letters stand for a byte. */
const TEXT_BYTES = 2 * 1024 * 1024;
/** The longest texts of all parts together, in characters: what is beyond four of the longest messages is not looked at. */
const ALL_TEXTS = 4 * MAX_LENGTH;
/** The number of words by which two texts are compared. */
const SAMPLE = 200;
/** The shares of words that are found in another text: of all of it, and of the most. */
const ALL = 0.8;
const MOST = 0.5;

type Budget = { left: number };
type Rendition = { lines: Line[]; isHtml: boolean };
const NOTHING: Rendition = { lines: [], isHtml: false };

/** Returns whether a part is a text of the message itself. */
export function isText({ type, isAttachment }: Part): boolean {
	return !isAttachment && (type === "text/plain" || type === "text/html");
}

/**
 * Lists the lines of a message: of alternatives those that say all, the plain text first unless the HTML alone marks what is
 * quoted. Where there is no other text, the only one that is marked as a file is the message.
 */
export async function listLines(root: Part): Promise<Line[]> {
	const budget = { left: ALL_TEXTS };
	const { lines } = await render(root, budget);
	if (isVisible(lines)) return cleanLines(lines);
	const [only, ...others] = listLeaves(root)
		.map((part) => ({ ...part, isAttachment: false }))
		.filter(isText);
	const isOnly = only !== undefined && others.length === 0;
	return isOnly ? cleanLines((await render(only, budget)).lines) : cleanLines(lines);
}

async function render(part: Part, budget: Budget): Promise<Rendition> {
	if (part.multipart === null) return isText(part) ? renderText(part, budget) : NOTHING;
	const renditions: Rendition[] = [];
	for (const child of part.children) renditions.push(await render(child, budget));
	return part.multipart === "alternative" ? choose(renditions) : join(renditions);
}

async function renderText(part: Part, budget: Budget): Promise<Rendition> {
	const isHtml = part.type === "text/html";
	const cutOff: Line = { text: CUT_OFF, isQuoted: false };
	if (budget.left <= 0) return { lines: [cutOff], isHtml };
	const decoded = await decodeContent(part, 3 * TEXT_BYTES);
	const bytes = decoded.subarray(0, TEXT_BYTES);
	const size = part.encoded.reduce((sum, { length }) => sum + length, 0);
	const isCut = bytes.length < decoded.length || size > 3 * TEXT_BYTES;
	const text = decodeText(bytes, part.charset);
	const lines = cleanLines(toLines(text, part));
	if (isCut && lines.at(-1)?.text !== CUT_OFF) lines.push(cutOff);
	for (const line of lines) budget.left -= line.text.length + 1;
	return { lines, isHtml };
}

function toLines(text: string, { type, flowed }: Part): Iterable<Line> {
	if (type === "text/html") return toHtmlLines(text);
	return flowed ? toFlowedLines(text, flowed.deletesBlank) : toTextLines(text);
}

function join(renditions: readonly Rendition[]): Rendition {
	return {
		lines: renditions.flatMap(({ lines }) => lines),
		isHtml: renditions.some(({ isHtml }) => isHtml),
	};
}

/** Chooses among alternatives. Where two say different things, both are shown. */
function choose(renditions: readonly Rendition[]): Rendition {
	const visible = renditions.filter(({ lines }) => isVisible(lines));
	const plain = join(visible.filter(({ isHtml }) => !isHtml));
	const html = join(visible.filter(({ isHtml }) => isHtml));
	if (html.lines.length === 0 || plain.lines.length === 0)
		return html.lines.length > 0 ? html : plain;
	const isMarked = html.lines.some(({ isQuoted }) => isQuoted);
	if (isMarked && isVisible(html.lines.filter(({ isQuoted }) => !isQuoted))) return html;
	if (findShare(html, plain) >= ALL) return plain;
	return findShare(plain, html) >= MOST ? html : join([html, plain]);
}

/** Returns the share of the words of one text that are in another. */
function findShare(one: Rendition, other: Rendition): number {
	const words = toText(one).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	const step = Math.max(1, words.length / SAMPLE);
	const sample = Array.from(
		{ length: Math.min(words.length, SAMPLE) },
		(_, at) => words[Math.floor(at * step)] ?? "",
	);
	const letters = toText(other).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
	const found = sample.filter((word) => letters.includes(word));
	return sample.length === 0 ? 1 : found.length / sample.length;
}

const toText = ({ lines }: Rendition) =>
	lines
		.map(({ text }) => text)
		.join("\n")
		.toLowerCase();
