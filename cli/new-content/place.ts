import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { findNearest } from "#app/content/find-nearest.ts";
import { toSlug } from "#app/content/names.ts";
import { isReservedPath } from "#app/content/reserved-paths.ts";
import { Refusal } from "../enquiries/refusal.ts";
import { fillPattern, KINDS, type Kind } from "./kinds.ts";

type Slugs = Record<string, string>;

/** The slugs of a kind's files as they stand, read from their names alone. */
export function listSlugs(root: string, { pattern }: Kind, parents: Slugs = {}): string[] {
	const [before = "", after = ""] = fillPattern(pattern, parents).split("{slug}");
	const folder = join(root, before);
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.map((name) =>
			after.startsWith("/") || !name.endsWith(after) ? name : name.slice(0, -after.length),
		)
		.filter((name) => existsSync(join(folder, `${name}${after}`)))
		.toSorted();
}

/** The slug of the city or service that is meant by its slug or name. Throws a Refusal. */
export function findParent(root: string, parent: string, given: string): string {
	const known = listSlugs(root, findKind(parent));
	const slug = toSlug(given);
	if (known.includes(slug)) return slug;
	const nearest = slug && findNearest(slug, known);
	const hint = nearest ? `did you mean ${nearest}?` : `there are: ${known.join(", ")}.`;
	throw new Refusal(`There is no ${parent} ${JSON.stringify(given)}; ${hint}`);
}

/** The path of a new file. Throws a Refusal when its address is taken, reserved or cannot be made. */
export function choosePath(root: string, kind: Kind, name: string, parents: Slugs): string {
	const slug = toSlug(name);
	if (!slug)
		throw new Refusal(
			`${JSON.stringify(name)} gives no address: it needs a letter of a to z, or a digit.`,
		);
	const path = fillPattern(kind.pattern, { ...parents, slug });
	if (existsSync(join(root, path))) throw new Refusal(`${path} is there already.`);
	const reason = WHY_NOT[kind.name]?.({ root, slug, parents });
	if (reason) throw new Refusal(reason);
	return path;
}

/** One more than the highest order beside the new file; faulty neighbours count as none. */
export function findNextOrder(root: string, kind: Kind, parents: Slugs): number {
	const orders = listSlugs(root, kind, parents).map((slug) => {
		const path = fillPattern(kind.pattern, { ...parents, slug });
		const order: unknown = parseDocument(readFileSync(join(root, path), "utf8")).get("order");
		return typeof order === "number" ? order : 0;
	});
	return Math.max(0, ...orders) + 1;
}

export function findKind(name: string): Kind {
	const kind = KINDS.find((known) => known.name === name);
	if (!kind) throw new Error(`no kind ${name}`);
	return kind;
}

type Case = { root: string; slug: string; parents: Slugs };

const WHY_NOT: Partial<Record<string, (found: Case) => string | null>> = {
	city: ({ root, slug }) => {
		if (isReservedPath(slug)) return `/${slug} is a reserved path; a city cannot have this name.`;
		const service = listSlugs(root, findKind("service")).find((one) =>
			listSlugs(root, findKind("sub-service"), { service: one }).includes(slug),
		);
		return service ? `/services/${service}/${slug} is taken by a sub-service.` : null;
	},
	"sub-service": ({ root, slug, parents }) =>
		slug === "locations" || listSlugs(root, findKind("city")).includes(slug)
			? `/services/${parents.service}/${slug} is taken by another page.`
			: null,
	"local-service": ({ root, slug }) => {
		findParent(root, "service", slug);
		return null;
	},
};
