import { isMap, isSeq } from "yaml";
import { removeEntry } from "./change-list.ts";
import { setValue } from "./set-value.ts";
import type { Path } from "./text-change.ts";
import * as y from "./yaml-source.ts";

/** Removes a field with its lines, or an entry; what has nothing else stays as an empty group or list. */
export function removeValue(source: y.Source, path: Path): string {
	const parentPath = path.slice(0, -1);
	const parent = y.findNode(source, parentPath);
	const isLast = (isMap(parent) || isSeq(parent)) && parent.items.length === 1;
	if (isSeq(parent))
		return isLast
			? setValue(source, parentPath, [])
			: removeEntry(source, parent, Number(path.at(-1)));
	const pair = isMap(parent) ? y.findPair(parent, String(path.at(-1))) : undefined;
	if (!isMap(parent) || !pair) return source.text;
	if (!isLast) return removeField(source, pair);
	if (parentPath.length > 0) return setValue(source, parentPath, {});
	const [start, end] = y.getRange(source, parent);
	return y.splice(source, start, end, "{}");
}

function removeField(source: y.Source, pair: y.SourcePair): string {
	const { text } = source;
	const start = pair.key.range[0];
	const end = y.getBlockEnd(source, start, pair.value);
	const line = y.getLineStart(text, start);
	if (text.slice(line, start).trim() === "") return y.splice(source, line, end, "");
	// Behind a dash the next field takes its place, with the comments between them.
	const next = text.slice(end).trimStart();
	return y.splice(source, start, text.length - next.length, "");
}
