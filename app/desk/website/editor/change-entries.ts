import {
	type FormGroup,
	type FormList,
	type FormNode,
	isGroup,
	isList,
} from "#app/editing/fields/form.ts";
import { type Path, toFieldName } from "#app/editing/text/text-change.ts";

/** What is done with the entries of a list. */
export type EntryChange =
	| { kind: "insert"; index: number; entry: FormNode }
	| { kind: "remove"; index: number }
	| { kind: "move"; from: number; to: number };

/** Returns a form with changed entries of a list. Each entry keeps its key, by which its controls keep what was typed. */
export function changeEntries(form: FormGroup, list: string, change: EntryChange): FormGroup {
	const update = (node: FormNode): FormNode => {
		if (isList(node) && node.name === list)
			return { ...node, entries: place(node, apply(node.entries.map(withKey), change)) };
		if (isList(node)) return { ...node, entries: node.entries.map(update) };
		return isGroup(node) ? { ...node, fields: node.fields.map(update) } : node;
	};
	return { ...form, fields: form.fields.map(update) };
}

function apply(entries: FormNode[], change: EntryChange): FormNode[] {
	switch (change.kind) {
		case "insert":
			return entries.toSpliced(change.index, 0, change.entry);
		case "remove":
			return entries.toSpliced(change.index, 1);
		case "move": {
			const moved = entries.slice(change.from, change.from + 1);
			return entries.toSpliced(change.from, 1).toSpliced(change.to, 0, ...moved);
		}
	}
}

function withKey<Node extends FormNode>(node: Node): Node {
	return { ...node, key: getKey(node) };
}

/** Returns what an entry is known by while its list is changed. */
export function getKey({ key, name }: FormNode): string {
	return key ?? name;
}

function place({ path }: FormList, entries: readonly FormNode[]): FormNode[] {
	return entries.map((entry, index) => moveNode(entry, [...path, index]));
}

/** Returns a node at another path, with all that is in it. */
function moveNode<Node extends FormNode>(node: Node, path: Path): Node {
	const moveInner = (inner: FormNode) =>
		moveNode(inner, [...path, ...inner.path.slice(node.path.length)]);
	const moved = { ...node, path, name: toFieldName(path) };
	if (isGroup(moved)) return { ...moved, fields: moved.fields.map(moveInner) };
	if (!isList(moved)) return moved;
	const { entries, blanks } = moved;
	return {
		...moved,
		// Their own controls keep what was typed, too.
		entries: entries.map(withKey).map(moveInner),
		...(blanks && { blanks: blanks.map(moveInner) }),
	};
}

/** The values of the fields of a form, or of a part of it. */
export type Values = string | Values[] | { [name: string]: Values };

/** Returns the values of a form by the parts of their names, as Conform has them. */
export function toValues(node: FormNode): Values {
	if (isList(node)) return node.entries.map(toValues);
	if (!isGroup(node)) return node.value;
	return Object.fromEntries(
		node.fields.map((field) => [String(field.path.at(-1)), toValues(field)]),
	);
}
