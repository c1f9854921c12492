import { fits, toPlain } from "./find-field.ts";

/** The name of the highlight. */
const EDITED = "edited";
const STYLES = `::highlight(${EDITED}) { background-color: #f3a712; color: #1b1a3a; }`;
/** The length from which a text is looked for within longer ones. */
const TELLING = 3;

/** Marks in a page of a frame where a text stands, and scrolls to the first place unless one is seen. An empty text unmarks. */
export function markText(frame: Window & typeof globalThis, text: string): void {
	const { document, CSS, Highlight, CSSStyleSheet } = frame;
	// Without it in an older browser nothing is marked.
	if (!CSS.highlights) return;
	const ranges = text === "" ? [] : findRanges(document, toPlain(text));
	if (!CSS.highlights.has(EDITED)) {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(STYLES);
		document.adoptedStyleSheets.push(sheet);
	}
	CSS.highlights.set(EDITED, new Highlight(...ranges));
	const [first] = ranges;
	if (!first || ranges.some((range) => isSeen(range, frame.innerHeight))) return;
	const { startContainer: start } = first;
	const place = start instanceof frame.Element ? start : start.parentElement;
	place?.scrollIntoView({ block: "center", behavior: "instant" });
}

function isSeen(range: Range, height: number): boolean {
	const { top, bottom } = range.getBoundingClientRect();
	return top >= 0 && bottom <= height;
}

/** Finds the elements of a page that have a text, or else where it is a part of one. */
function findRanges(document: Document, text: string): Range[] {
	const whole = new Set<Element>();
	const parts: Range[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = findElement(node.parentElement, text);
		if (element) whole.add(element);
		const at = text.length >= TELLING ? (node.nodeValue ?? "").indexOf(text) : -1;
		if (at >= 0) parts.push(toRange(document, (range) => setPart(range, node, at, text.length)));
	}
	const seen = [...whole].filter((element) => element.checkVisibility());
	const found = seen.length === 0 && parts.length === 0 ? findByWords(document, text) : seen;
	if (found.length === 0) return parts;
	return found.map((element) => toRange(document, (range) => range.selectNodeContents(element)));
}

const LINES = "p, li, tr, h1, h2, h3, h4, h5, h6, pre";
/** The share of words that two texts have to have in common to be the same line, one of them with marks of Markdown. */
const COMMON = 0.5;

/** Finds the line of a page that has the most words of a text, whatever stands between them. */
function findByWords(document: Document, text: string): Element[] {
	const words = listWords(text);
	let best: { element?: Element; share: number } = { share: COMMON };
	for (const element of document.body.querySelectorAll(LINES)) {
		const own = listWords(element.textContent ?? "");
		const common = [...words].filter((word) => own.has(word));
		const share = common.length / Math.max(words.size, own.size);
		if (share > best.share) best = { element, share };
	}
	return best.element ? [best.element] : [];
}

function listWords(text: string): Set<string> {
	const segments = new Intl.Segmenter(undefined, { granularity: "word" }).segment(text);
	return new Set([...segments].filter((each) => each.isWordLike).map((each) => each.segment));
}

/** Finds the element around a text that has the sought one, and nothing more. */
function findElement(from: Element | null, text: string): Element | undefined {
	for (let element = from; element; element = element.parentElement) {
		const own = toPlain(element.textContent ?? "");
		if (own === text || fits(text, own)) return element;
		if (own.length > 2 * text.length) return undefined;
	}
	return undefined;
}

function setPart(range: Range, node: Node, at: number, length: number): void {
	range.setStart(node, at);
	range.setEnd(node, at + length);
}

function toRange(document: Document, set: (range: Range) => void): Range {
	const range = document.createRange();
	set(range);
	return range;
}

/** Lists the texts at a point of a page from the innermost out. */
export function listTextsAt({ target, clientX, clientY, view }: MouseEvent): string[] {
	const { document } = view ?? window;
	const node = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode;
	const texts = node?.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ""] : [];
	let element = target as Element | null;
	for (let level = 0; element && level < LEVELS; level++) {
		texts.push(element.textContent ?? "");
		element = element.parentElement;
	}
	return texts;
}

/** The number of elements around a click whose texts are looked at. */
const LEVELS = 4;
