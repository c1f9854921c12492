import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { stringify } from "yaml";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { toSlug } from "./names.ts";
import { getKind } from "./pages/all-kinds.ts";
import type { FileKind } from "./pages/files.ts";

/** The folder of the templates, one for each kind that files are added of, below the project's folder. */
const TEMPLATES = "app/content/templates";

/** The kinds to which files of other kinds belong. */
const PARENTS = ["city", "service"] as const;

export type Parent = (typeof PARENTS)[number];

/** What a new file is made of. */
export type NewFile = {
	kind: FileKind;
	name: string;
	/** The slugs of what it belongs to. */
	parents: Partial<Record<Parent, string>>;
	/** The paths of the files that there are, below the content's folder. */
	paths: readonly string[];
	/** The locale (BCP 47) by which its address is made of its name. */
	locale: string;
};

/** `address`: the name gives none. `taken`: there is such a file. A parent's name: there is no file of it. */
export type NewFileRejection = { reason: "address" | "taken" | Parent; file: string };

type CreatedFile = {
	file: string;
	text: string;
	/** Its slug, and those of what it belongs to. */
	slugs: Readonly<Record<string, string>>;
};

/** Lists what files of a kind belong to. */
export function listParents({ pattern }: FileKind): Parent[] {
	return PARENTS.filter((parent) => pattern.includes(`{${parent}}`));
}

/** Creates a file of its kind's template, with its name, the next place in the order and today's date. */
export function createFile({
	kind,
	name,
	parents,
	paths,
	locale,
}: NewFile): Result<CreatedFile, NewFileRejection> {
	const parentSlugs: Record<string, string> = {};
	for (const parent of listParents(kind)) {
		const slug = toSlug(parents[parent] ?? "", locale);
		parentSlugs[parent] = slug;
		const file = fillPlaceholders(getKind(parent).pattern, { slug });
		if (!paths.includes(file)) return reject({ reason: parent, file });
	}
	const slugs = { ...parentSlugs, slug: toSlug(name, locale) };
	const file = fillPlaceholders(kind.pattern, slugs);
	if (!slugs.slug) return reject({ reason: "address", file });
	if (paths.includes(file)) return reject({ reason: "taken", file });
	const text = fillPlaceholders(readFileSync(toTemplatePath(kind), "utf8"), {
		name: stringify(name, { lineWidth: 0, blockQuote: false }).trimEnd(),
		order: String(countSiblings(fillPlaceholders(kind.pattern, parentSlugs), paths) + 1),
		today: toDay(getNow()),
	});
	return accept({ file, text, slugs });
}

export function toTemplatePath({ name, pattern }: FileKind): string {
	return join(TEMPLATES, `${name}${extname(pattern)}`);
}

/** Counts the files whose paths differ in the slug alone. */
function countSiblings(pattern: string, paths: readonly string[]): number {
	const [start = "", end = ""] = pattern.split("{slug}");
	const isSibling = (path: string) =>
		path.startsWith(start) &&
		path.endsWith(end) &&
		!path.slice(start.length, path.length - end.length).includes("/");
	return paths.filter(isSibling).length;
}
