import { getEditing } from "#app/editing/editing.server.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import { type FormGroup, listNodes } from "#app/editing/fields/form.ts";
import { toFieldName } from "#app/editing/text/text-change.ts";
import { checkField } from "../editor/check-field.ts";
import { toFieldAddress, toFilePath, toFragment } from "../file-path.ts";
import { listFiles } from "../listed-files.ts";
import { isField, listLabels } from "./form-tree.ts";
import type { Problem } from "./problem-list.tsx";

/** Something that stands against publishing: where it is, in the loader's words (`benefits.items.0.text`), and why. */
export type Issue = { file: string; field?: string | undefined; reason: string };

type PlacedIssues = {
	/** The reasons by the name of the part of the form that each is said at. */
	byName: ReadonlyMap<string, readonly string[]>;
	/** All of them, with the way to their parts. */
	reasons: Problem["reasons"];
};

/**
 * Finds the part of a form that each issue is about: the field, or else the innermost group that is there. What the limits
 * of a field say is said in the words of the form, as while one types.
 */
export function placeIssues(form: FormGroup, file: string, issues: readonly Issue[]): PlacedIssues {
	const labels = listLabels(form);
	const limits = listLimits(form);
	const named = issues.map((issue) => ({
		...issue,
		name: issue.file === file ? findName(issue.field ?? "", labels) : undefined,
	}));
	const placed = named.flatMap((issue, at) => {
		const own = issue.name === undefined ? undefined : limits.get(issue.name);
		if (!own) return [issue];
		const isFirst = named.findIndex(({ name }) => name === issue.name) === at;
		return isFirst ? own.map((reason) => ({ ...issue, reason })) : [];
	});
	const byName = Map.groupBy(
		placed.filter(({ name }) => name !== undefined),
		({ name }) => name ?? "",
	);
	return {
		byName: new Map([...byName].map(([name, all]) => [name, all.map(({ reason }) => reason)])),
		reasons: placed.map(({ name, ...issue }) =>
			issue.file === file
				? {
						reason: issue.reason,
						field: name,
						href: name && toFragment(name),
						label: (name && labels.get(name)) || issue.field,
					}
				: toReason(issue),
		),
	};
}

/** Lists what stands against the values of fields by their own limits, by the names of the fields. */
function listLimits(form: FormGroup): ReadonlyMap<string, readonly string[]> {
	// What a pattern wants is said by the schema alone.
	const fields = listNodes(form).filter(isField);
	const wrong = fields.map((field) => checkField({ ...field, pattern: undefined }, field.value));
	return new Map(
		fields.flatMap(({ name }, at) => {
			const reasons = wrong[at] ?? [];
			return reasons.length > 0 ? [[name, reasons] as const] : [];
		}),
	);
}

/** Lists issues of files, each with the way to the form of its file. */
export function listReasons(issues: readonly Issue[]): Problem["reasons"] {
	return issues.map(toReason);
}

function toReason({ file, field, reason }: Issue): Problem["reasons"][number] {
	if (!file) return { reason };
	const name = field && toFieldName(toPath(field));
	return {
		reason,
		href: name ? toFieldAddress(file, name) : toFilePath("edit", file),
		label: nameField(file, field),
	};
}

/** Names a field of a file as its form does, and a file that is not listed by its path. */
function nameField(file: string, field = ""): string {
	const listed = listFiles().find((each) => each.file === file);
	const text = listed && getEditing().getText(file);
	if (!listed || typeof text !== "string") return [file, field].filter(Boolean).join(": ");
	const labels = listLabels(buildForm(listed.kind, text));
	const name = findName(field, labels);
	return [listed.name, name && labels.get(name)].filter(Boolean).join(": ");
}

function findName(field: string, names: ReadonlyMap<string, string>): string | undefined {
	const path = toPath(field);
	for (let length = path.length; length > 0; length--) {
		const name = toFieldName(path.slice(0, length));
		if (name && names.has(name)) return name;
	}
	return undefined;
}

function toPath(field: string): (string | number)[] {
	return field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
