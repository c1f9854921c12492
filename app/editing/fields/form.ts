import type { OWN_CONTROLS, Reference } from "#app/content/schemas/controls.ts";
import type { Path } from "../text/text-change.ts";

/** What a form is made of; groups and lists have further ones. */
export type FormNode = FormField | FormGroup | FormList;

type Named = {
	/** The name in the form, as `benefits.items[0].text`. */
	name: string;
	path: Path;
	/** What an entry of a list is known by where its list is changed in the browser. */
	key?: string;
	/** What the schema calls it. */
	label: string;
	/** What else the schema says of it: what it takes, or where it is shown. */
	hint?: string;
};

/** How a field is asked for; a text of `lines` may have several. */
export type Control =
	| "line"
	| "lines"
	| "number"
	| "choice"
	| "tick"
	| "date"
	| "email"
	| "url"
	| "markdown"
	| Exclude<(typeof OWN_CONTROLS)[number], "sample">;

export type FormField = Named & {
	control: Control;
	/** The value as text; empty where the file has none. A tick is `true` or `false`. */
	value: string;
	/** What stands where the field is left empty. */
	default?: string;
	isRequired: boolean;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	/** True for a number without a fraction. */
	isWhole?: boolean;
	/** The regular expression that the schema has for it. */
	pattern?: string;
	options?: FormOption[];
	/** What a reference is to. */
	of?: Reference;
};

export type FormOption = { value: string; name: string };

/** The fields of a group. One that is not in the file yet is written with the first of its fields that is filled in. */
export type FormGroup = Named & {
	fields: FormNode[];
	isPresent: boolean;
	/** False for a group that may be left out: it goes when it is removed or all of its fields are emptied. */
	isRequired: boolean;
};

export type FormList = Named & {
	entries: FormNode[];
	isRequired: boolean;
	/** What one of its entries is called. */
	entryLabel?: string;
	/** The fewest and the most entries that it can have. */
	minEntries: number;
	maxEntries?: number;
	/** A new entry: one for each variant, or the only kind. Only the form that is changed in the browser has them. */
	blanks?: FormNode[];
	/** What a new entry can be, where there are several kinds of them. */
	variants?: FormOption[];
};

export function isGroup(node: FormNode): node is FormGroup {
	return "fields" in node;
}

export function isList(node: FormNode): node is FormList {
	return "entries" in node;
}

/** Returns whether a list that has so many entries can have another one. */
export function canAdd({ maxEntries }: FormList, count: number): boolean {
	return maxEntries === undefined || count < maxEntries;
}

/** Returns whether a list that has so many entries can do with one less. */
export function canRemove({ minEntries }: FormList, count: number): boolean {
	return count > minEntries;
}

/** Lists a node of a form and all that are in it. */
export function listNodes(node: FormNode): FormNode[] {
	const inner = isGroup(node) ? node.fields : isList(node) ? node.entries : [];
	return [node, ...inner.flatMap(listNodes)];
}
