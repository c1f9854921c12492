import { CUT_OFF, type Line, MAX_LENGTH, MAX_LINE } from "./line.ts";

/** The longest text of a link that is compared with its address, in characters. */
const MAX_LINK_TEXT = 2_500;

type Place = { depth: number; isQuoted: boolean };

/**
 * Creates a writer of lines from the pieces of text that an HTML parser finds, each of which may be a single character: none
 * is joined before its line ends.
 *
 * @param getPlace says for a line that ends how deeply it is quoted
 */
export function createLineWriter(getPlace: () => Place) {
	const lines: Line[] = [];
	let pieces: string[] = [];
	let length = 0;
	let last = "";
	let hasInk = false;
	let wantsBlank = false;
	/** What stands before the first text of an item of a list. */
	let marker = "";
	let total = 0;
	/** The texts of the open links. */
	const links: { pieces: string[]; length: number }[] = [];

	const push = (text: string) => {
		if (isFull() || (text === "" && lines.at(-1)?.text === "" && lines.at(-2)?.text === "")) return;
		lines.push({ text, isQuoted: getPlace().isQuoted });
		total += text.length + 1;
		if (isFull()) lines.push({ text: CUT_OFF, isQuoted: false });
	};
	const isFull = () => total > MAX_LENGTH;
	const pushBlank = () => {
		if (wantsBlank && lines.at(-1)?.text) push("");
		wantsBlank = false;
	};
	const endLine = () => {
		const text = marker + pieces.join("");
		push(("> ".repeat(Math.min(getPlace().depth, 5)) + text).trimEnd());
		pieces = [];
		length = 0;
		last = "";
		hasInk = false;
		marker = "";
	};
	const write = (text: string) => {
		if (text === "") return;
		if (marker) {
			pieces.push(marker);
			marker = "";
		}
		pieces.push(text);
		length += text.length;
		last = text.charAt(text.length - 1);
		hasInk ||= text.trim() !== "";
		const link = links.at(-1);
		if (link && link.length < MAX_LINK_TEXT) {
			link.pieces.push(text.slice(0, MAX_LINK_TEXT));
			link.length += text.length;
		}
		if (length > MAX_LINE) endLine();
	};

	return {
		lines,
		endLine,
		write,
		/** Ends a line that has words; blanks alone are dropped. */
		endBlock() {
			if (hasInk) endLine();
			pieces = [];
			length = 0;
			last = "";
		},
		/** Puts an empty line before the next words. */
		wantBlank(isWanted: boolean) {
			wantsBlank = isWanted;
		},
		/** Begins an item of a list, whose text may stand in a paragraph of its own. */
		beginItem(text: string) {
			pushBlank();
			marker += text;
		},
		endItem() {
			marker = "";
		},
		/** Writes text as HTML shows it, with one blank for several. */
		writeText(text: string) {
			const words = text.replaceAll(/[\t\n\f\r ]+/g, " ").replaceAll("\u00a0", " ");
			const own = last === "" || last === " " ? words.trimStart() : words;
			if (own && length === 0) {
				if (marker) wantsBlank = false;
				pushBlank();
			}
			write(own);
		},
		/** Keeps what stands in two cells of a table apart. */
		separate() {
			if (length > 0 && last !== " ") write(" ");
		},
		endsWithDigit: () => /\d/.test(last),
		isEmpty: () => length === 0,
		isFull,
		openLink() {
			links.push({ pieces: [], length: 0 });
		},
		/** Returns the text of the link that was opened last. */
		closeLink: () => links.pop()?.pieces.join("") ?? "",
	};
}
