/** The names of fields and the indexes of entries that lead to a value of a file. */
export type Path = readonly (string | number)[];

/**
 * A change of one value. `order` has the names of a group's fields as the schema lists them: a field that the group does
 * not have yet is written behind the nearest one before it.
 */
export type TextChange =
	| { kind: "set"; path: Path; value: unknown; order?: readonly string[] }
	| { kind: "remove"; path: Path }
	| { kind: "insert"; list: Path; index: number; value: unknown }
	| { kind: "move"; list: Path; from: number; to: number };

/** The path in a Markdown file of the text below its front matter. */
export const BODY: Path = ["body"];

/** A change that a text cannot take; the message says which place, and what to do. */
export class TextChangeError extends Error {}

/** Formats a path as the name of a form's field: `benefits.items[0].text`. */
export function toFieldName(path: Path): string {
	return path
		.map((part, at) => (typeof part === "number" ? `[${part}]` : at === 0 ? part : `.${part}`))
		.join("");
}

/** Returns parsed data with the change; the data that were given stay as they are. */
export function applyChange(data: unknown, change: TextChange): unknown {
	const path = change.kind === "set" || change.kind === "remove" ? change.path : change.list;
	return update(data, path, (value) => {
		switch (change.kind) {
			case "set":
				return change.value;
			case "remove":
				return undefined;
			case "insert":
				return toList(value, path, true).toSpliced(change.index, 0, change.value);
			case "move": {
				const list = toList(value, path, false);
				return list.toSpliced(change.from, 1).toSpliced(change.to, 0, list[change.from]);
			}
		}
	});
}

/** Replaces the value at a path; one that becomes undefined is removed. */
function update(data: unknown, path: Path, change: (value: unknown) => unknown): unknown {
	const [part, ...rest] = path;
	if (part === undefined) return change(data);
	if (Array.isArray(data)) {
		const index = Number(part);
		if (!(index in data)) throw new TextChangeError(`${toFieldName(path)}: there is no such entry`);
		const next = update(data[index], rest, change);
		return next === undefined ? data.toSpliced(index, 1) : data.with(index, next);
	}
	const fields = new Map(Object.entries(Object(data)));
	const next = update(fields.get(String(part)), rest, change);
	// What is not there need not be removed, nor what it would be in be made.
	if (next === undefined && (data === undefined || data === null)) return data;
	if (next === undefined) fields.delete(String(part));
	else fields.set(String(part), next);
	return Object.fromEntries(fields);
}

function toList(value: unknown, path: Path, mayLack: boolean): unknown[] {
	if (Array.isArray(value)) return value;
	if (mayLack && (value === undefined || value === null)) return [];
	throw new TextChangeError(`${toFieldName(path)} is no list`);
}
