import { type Document, isCollection, isScalar, isSeq, type ParsedNode } from "yaml";
import { setInBrackets, setValue } from "./set-value.ts";
import type { Path, TextChange } from "./text-change.ts";
import * as y from "./yaml-source.ts";

/** Finds the outermost group or list in brackets, `{ a: 1 }`, in which the value at a path is. */
export function findBrackets(source: y.Source, path: Path): Path | undefined {
	return path
		.map((_part, length) => path.slice(0, length))
		.find((outer) => isInBrackets(y.findNode(source, outer)));
}

/** Returns true for brackets with something in them; what is put into empty ones is written in lines. */
function isInBrackets(node: ParsedNode | null | undefined): boolean {
	return isCollection(node) && node.flow === true && node.items.length > 0;
}

/** Changes what is in brackets: one scalar alone, or else the brackets as a whole. */
export function changeBrackets(source: y.Source, outer: Path, change: TextChange): string {
	if (change.kind === "set") {
		const node = y.findNode(source, change.path);
		const isScalarValue = typeof change.value !== "object" || change.value === null;
		if (isScalar(node) && node.value !== null && isScalarValue)
			return setInBrackets(source, node, change.value);
	}
	const { document } = source;
	changeNode(document, change);
	const node = y.findNode(source, outer);
	if (!node) return source.text;
	// A comment behind the brackets stays where it is.
	const [, end] = y.getRange(source, node);
	if (source.text.slice(end, y.getLineEnd(source.text, end)).trim()) node.comment = null;
	return setValue(source, outer, node);
}

/** Makes the change in the document; its nodes keep their styles and comments. */
function changeNode(document: Document.Parsed, change: TextChange): void {
	switch (change.kind) {
		case "set":
			document.setIn(change.path, document.createNode(change.value, { flow: true }));
			return;
		case "remove":
			document.deleteIn(change.path);
			return;
		case "insert":
		case "move": {
			const list = document.getIn(change.list);
			if (!isSeq(list)) return;
			const { items } = list;
			if (change.kind === "insert")
				items.splice(change.index, 0, document.createNode(change.value, { flow: true }));
			else items.splice(change.to, 0, ...items.splice(change.from, 1));
		}
	}
}
