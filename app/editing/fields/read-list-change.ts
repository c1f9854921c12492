import type { FileKind } from "#app/content/pages/files.ts";
import { readText } from "../text/read-text.ts";
import { type TextChange, TextChangeError } from "../text/text-change.ts";
import { buildForm } from "./build-form.ts";
import {
	chooseVariant,
	createEmpty,
	findField,
	findVariant,
	getField,
	getValue,
	TEXT,
} from "./content-field.ts";
import { type FormGroup, type FormList, isGroup, isList, listNodes } from "./form.ts";

export type ListIntent = "insert" | "remove" | "up" | "down";

/**
 * Reads what a button of a list changes. `variant` is one of the list's variants, where it has some; without it a new entry
 * is of the kind of the one before it. A group that may be left out is removed by its name, at any index.
 */
export function readListChange(
	kind: FileKind,
	text: string,
	intent: ListIntent,
	list: string,
	index: number,
	variant?: string,
): TextChange {
	const form = buildForm(kind, text);
	const nodes = listNodes(form);
	const node = nodes.find(({ name }) => name === list);
	if (node && isGroup(node) && intent === "remove" && !node.isRequired && node.isPresent)
		return { kind: "remove", path: node.path };
	if (!node || !isList(node)) throw new TextChangeError(`There is no list ${list}.`);
	const { path, entries } = node;
	const last = entries.length - (intent === "insert" ? 0 : 1);
	const to = intent === "up" ? index - 1 : intent === "down" ? index + 1 : index;
	if (![index, to].every((each) => Number.isInteger(each) && each >= 0 && each <= last))
		throw new TextChangeError(`The list ${list} has no place ${to}.`);
	switch (intent) {
		case "insert":
			return insert(kind, text, { node, index, variant, groups: nodes.filter(isGroup) });
		case "remove":
			return entries.length === 1 && !node.isRequired
				? { kind: "remove", path }
				: { kind: "remove", path: [...path, index] };
		case "up":
		case "down":
			return { kind: "move", list: path, from: index, to };
	}
}

/** What the editor gives to a change: where an entry was moved to, or an entry that comes back. */
type Given = { to: number; entry: unknown };

/** Returns a change of a list with what was given to it. */
export function withGiven(change: TextChange, { to, entry }: Given): TextChange {
	if (change.kind === "move") return to < 0 ? change : { ...change, to };
	if (entry === undefined || change.kind === "remove") return change;
	return change.kind === "insert" ? { ...change, value: entry } : { ...change, value: [entry] };
}

/** Reads the entry of a list. */
export function readEntry(kind: FileKind, text: string, list: string, index: number): unknown {
	const node = listNodes(buildForm(kind, text)).find(({ name }) => name === list);
	const { data } = readText(text, kind.isMarkdown);
	return node && getValue(node.path.reduce(getValue, data), index);
}

type Place = { node: FormList; index: number; variant?: string; groups: readonly FormGroup[] };

function insert(kind: FileKind, text: string, place: Place): TextChange {
	const { node, index, groups } = place;
	const { path, entries } = node;
	const { data } = readText(text, kind.isMarkdown);
	const items = findField(getField(kind.schema), data, path)?.items ?? TEXT;
	const neighbour = getValue(path.reduce(getValue, data), Math.max(index - 1, 0));
	const chosen =
		place.variant === undefined
			? chooseVariant(items, neighbour)
			: findVariant(items, place.variant);
	if (!chosen) throw new TextChangeError(`The list ${node.name} has no ${place.variant}.`);
	const value = createEmpty(chosen);
	if (entries.length > 0) return { kind: "insert", list: path, index, value };
	const parent = groups.find((group) => group.fields.includes(node));
	const order = parent?.fields.map((field) => String(field.path.at(-1)));
	return { kind: "set", path, value: [value], order };
}
