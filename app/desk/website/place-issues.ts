import { type FormGroup, listNodes } from "#app/editing/fields/form.ts";
import { toFieldName } from "#app/editing/text/text-change.ts";
import { toFieldAddress, toFilePath, toFragment } from "./file-path.ts";
import { listFields } from "./form-tree.ts";
import type { Problem } from "./problem-list.tsx";

/** Something that stands against publishing: where it is, in the loader's words (`benefits.items.0.text`), and why. */
export type Issue = { file: string; field?: string | undefined; reason: string };

type PlacedIssues = {
	/** The reasons by the name of the part of the form that each is said at. */
	byName: ReadonlyMap<string, readonly string[]>;
	/** All of them, with the way to their parts. */
	reasons: Problem["reasons"];
};

/** Finds the part of a form that each issue is about: the field, or else the innermost group that is there. */
export function placeIssues(form: FormGroup, file: string, issues: readonly Issue[]): PlacedIssues {
	const names = new Set(listNodes(form).map(({ name }) => name));
	const labels = new Map(listFields(form).map(({ name, label }) => [name, label]));
	const placed = issues.map((issue) => ({
		...issue,
		name: issue.file === file ? findName(issue.field ?? "", names) : undefined,
	}));
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
						label: (name && labels.get(name)) || name || issue.field,
					}
				: toReason(issue),
		),
	};
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
		label: [file, field].filter(Boolean).join(": "),
	};
}

function findName(field: string, names: ReadonlySet<string>): string | undefined {
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
