import { Document, isCollection, isScalar, type Node, Scalar, visit, YAMLMap, YAMLSeq } from "yaml";

/** The most characters of a new line. */
export const LINE_MAX = 120;
/** Texts that are longer are folded, where nothing in the file says how they are written. */
const UNFOLDED_MAX = 100;

export type Style = {
	/** The most characters of a line, or 0 for any number. */
	width: number;
	/** How far lines are indented beyond those of what they belong to. */
	indent?: number;
	/** True if there are blanks within brackets, as in `[ a ]`. */
	hasPadding?: boolean;
};

/** Writes a field with its value, as it stands in a block whose lines are not indented. */
export function writeField(name: string, value: unknown, style: Style): string {
	const document = new Document();
	const map = new YAMLMap();
	map.add(document.createPair(name, toNode(value)));
	return write(document, map, style);
}

/** Writes an entry of a list with its dash. */
export function writeEntry(value: unknown, style: Style): string {
	const list = new YAMLSeq();
	list.add(toNode(value));
	return write(new Document(), list, style);
}

/** Writes a scalar or a collection as it stands within brackets. */
export function writeInBrackets(node: Node): string {
	const list = new YAMLSeq();
	list.flow = true;
	list.add(node);
	const document = new Document();
	document.contents = list;
	const written = document.toString({
		lineWidth: 0,
		flowCollectionPadding: false,
		doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
	});
	return written.trim().slice("[".length, -"]".length);
}

/** Indents the lines of what was written, but for the first one. */
export function indentRest(written: string, column: number, eol: string): string {
	const [first = "", ...rest] = written.split("\n");
	return [first, ...rest.map((line) => (line ? " ".repeat(column) + line : line))].join(eol);
}

/** Creates a scalar in the style of another one, where that style can hold the value. */
export function createScalar(value: unknown, old: Scalar, isOneLine = false): Scalar {
	const scalar = new Scalar(value);
	// The comment behind > or | is a part of what is replaced; others stay where they are.
	if (old.comment && isBlock(old)) scalar.comment = old.comment.trimEnd();
	if (typeof value !== "string") return scalar;
	// An empty text has quotation marks because it is empty.
	const isNew = old.value === "" || value === "";
	scalar.type = isNew ? findType(value) : (old.type ?? undefined);
	if (hasBlanksAtEnds(value) || (isOneLine && (value.includes("\n") || isBlock(scalar))))
		scalar.type = Scalar.QUOTE_DOUBLE;
	return scalar;
}

/** Finds the style of a new text, where it is not left to `yaml`. */
function findType(value: string): Scalar.Type | undefined {
	if (hasBlanksAtEnds(value)) return Scalar.QUOTE_DOUBLE;
	return value.length > UNFOLDED_MAX && !value.includes("\n") ? Scalar.BLOCK_FOLDED : undefined;
}

/** Returns true for the styles whose text stands in lines of its own, below > or |. */
export function isBlock({ type }: Scalar): boolean {
	return type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
}

/** Creates the node of a new value, in which long texts are folded. */
function toNode(value: unknown): Node {
	if (isScalar(value) || isCollection(value)) return value;
	const node = new Document().createNode(value);
	visit(node, {
		Scalar: (_key, scalar) => {
			if (typeof scalar.value === "string") scalar.type = findType(scalar.value);
		},
	});
	return node;
}

/** Returns true where a line begins or ends with blanks, which the styles without quotation marks lose. */
function hasBlanksAtEnds(text: string): boolean {
	return text.split("\n").some((line) => line !== line.trim());
}

function write(document: Document, contents: YAMLMap | YAMLSeq, style: Style): string {
	const { width, indent = 2, hasPadding = true } = style;
	document.contents = contents;
	return document.toString({
		lineWidth: width,
		indent,
		minContentWidth: 0,
		flowCollectionPadding: hasPadding,
	});
}
