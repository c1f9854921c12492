import { fits, toPlain } from "./find-field.ts";

/** The name of the highlight. */
const EDITED = "edited";
const STYLES = `::highlight(${EDITED}) { background-color: #f3a712; color: #1b1a3a; }`;
/** The length from which a text is looked for within longer ones. */
const TELLING = 3;

/** Marks in a page of a frame where a text stands, and scrolls to the first place if `isShown`. An empty text unmarks. */
export function markText(frame: Window & typeof globalThis, text: string, isShown = false): void {
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
	if (!first || !isShown) return;
	const { top, bottom } = first.getBoundingClientRect();
	if (top >= 0 && bottom <= frame.innerHeight) return;
	first.startContainer.parentElement?.scrollIntoView({ block: "center", behavior: "instant" });
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
	if (seen.length === 0) return parts;
	return seen.map((element) => toRange(document, (range) => range.selectNodeContents(element)));
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
