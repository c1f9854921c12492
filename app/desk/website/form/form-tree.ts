import {
	type FormField,
	type FormGroup,
	type FormList,
	type FormNode,
	isGroup,
	isList,
} from "#app/editing/fields/form.ts";

export function isField(node: FormNode): node is FormField {
	return !isGroup(node) && !isList(node);
}

/** Returns whether a node has further ones. */
export function isSection(node: FormNode): node is FormGroup | FormList {
	return !isField(node);
}

/** A field with the labels of what it is in, the outermost first. */
export type PlacedField = FormField & { place: readonly string[] };

/** Lists the fields of a form in the order of the page. */
export function listFields(node: FormNode, place: readonly string[] = []): PlacedField[] {
	if (isField(node)) return [{ ...node, place }];
	const within = addLabel(node, place);
	const inner = isGroup(node) ? node.fields : node.entries;
	return inner.flatMap((each) => listFields(each, within));
}

/**
 * Lists what the parts of a form are called, by their names: with what they are in, the outermost first, and the entries
 * of lists with their numbers.
 */
export function listLabels(node: FormNode, place: readonly string[] = []): Map<string, string> {
	const within = addLabel(node, place);
	const entries = isList(node) ? node.entries : [];
	const inner = [
		...(isGroup(node) ? node.fields : []),
		...entries.map((each, at) => ({ ...each, label: `${each.label} ${at + 1}`.trim() })),
	];
	return new Map([
		[node.name, within.join(" › ")],
		...inner.flatMap((each) => [...listLabels(each, within)]),
	]);
}

/** Adds the label of a node to those of what it is in, but for one that says the same again. */
function addLabel({ label }: FormNode, place: readonly string[]): readonly string[] {
	return label === "" || label === place.at(-1) ? place : [...place, label];
}

/** Returns a node whose fields have the values that were typed. */
export function withTyped<Node extends FormNode>(
	node: Node,
	typed: ReadonlyMap<string, string>,
): Node {
	if (isGroup(node)) return { ...node, fields: node.fields.map((each) => withTyped(each, typed)) };
	if (isList(node)) return { ...node, entries: node.entries.map((each) => withTyped(each, typed)) };
	return isField(node) ? { ...node, value: typed.get(node.name) ?? node.value } : node;
}
