import { isMap, isSeq } from "yaml";
import { changeBrackets, findBrackets } from "./change-brackets.ts";
import { insertEntry, moveEntry } from "./change-list.ts";
import { removeValue } from "./remove-value.ts";
import { setValue } from "./set-value.ts";
import { type Path, type TextChange, TextChangeError, toFieldName } from "./text-change.ts";
import { indentRest, LINE_MAX, writeField } from "./write-yaml.ts";
import * as y from "./yaml-source.ts";

/** Returns a YAML text with the changes made one after the other. */
export function changeYaml(text: string, changes: readonly TextChange[]): string {
	const { eol } = y.parseSource(text);
	// What is put behind the last line needs its end.
	const hasEnd = text === "" || text.endsWith("\n");
	const changed = changes.reduce(
		(current, change) => changeOnce(y.parseSource(current), change),
		hasEnd ? text : text + eol,
	);
	return hasEnd ? changed : changed.slice(0, -eol.length);
}

function changeOnce(source: y.Source, change: TextChange): string {
	const path = change.kind === "set" || change.kind === "remove" ? change.path : change.list;
	const isOfList = change.kind === "insert" || change.kind === "move";
	const outer = findBrackets(source, isOfList ? [...path, 0] : path);
	if (outer) return changeBrackets(source, outer, change);
	switch (change.kind) {
		case "set":
			return setField(source, path, change.value, change.order);
		case "remove":
			return removeValue(source, path);
		case "insert":
		case "move":
			return changeList(source, change);
	}
}

function changeList(source: y.Source, change: Extract<TextChange, { list: Path }>): string {
	const list = y.findNode(source, change.list);
	const length = isSeq(list) ? list.items.length : 0;
	if (change.kind === "insert") {
		if (!isSeq(list) || length === 0) return setField(source, change.list, [change.value]);
		return insertEntry(source, list, Math.min(change.index, length), change.value);
	}
	if (!isSeq(list) || change.from >= length || change.to >= length)
		throw new TextChangeError(`${toFieldName(change.list)}: there is no such entry`);
	return moveEntry(source, list, change.from, change.to);
}

/** Writes a value, with the groups around it that the file does not have yet. */
function setField(source: y.Source, path: Path, value: unknown, order?: readonly string[]): string {
	const parentPath = path.slice(0, -1);
	const parent = y.findNode(source, parentPath);
	const name = path.at(-1);
	const hasPlace = isSeq(parent) || (isMap(parent) && parent.items.length > 0);
	if (hasPlace || typeof name !== "string") return setValue(source, path, value, order);
	if (parentPath.length > 0) return setField(source, parentPath, { [name]: value });
	// The file has no fields: it is empty, or a pair of brackets, or comments.
	const [start, end] = parent
		? y.getRange(source, parent)
		: [source.text.length, source.text.length];
	const written = writeField(name, value, { width: LINE_MAX }).trimEnd();
	return y.splice(
		source,
		start,
		end,
		indentRest(written, 0, source.eol) + (parent ? "" : source.eol),
	);
}
