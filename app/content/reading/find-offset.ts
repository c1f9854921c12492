import { type Document, isMap, isNode, isSeq } from "yaml";

/** The offset of the deepest part of the path that is in the file: a field's name, a list's entry. */
export function findOffset(document: Document, path: readonly PropertyKey[]): number {
	let node: unknown = document.contents;
	let offset = 0;
	for (const part of path) {
		const pair = isMap(node) ? node.items.find(({ key }) => String(key) === part) : undefined;
		const next = pair ? pair.key : isSeq(node) ? node.items[Number(part)] : undefined;
		if (!isNode(next)) break;
		offset = next.range?.[0] ?? offset;
		node = pair ? pair.value : next;
	}
	return offset;
}
