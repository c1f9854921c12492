import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { toSlug } from "#app/content/names.ts";
import { isReservedSlug } from "#app/content/site-paths.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";
import { getKind, type Kind } from "./kinds.ts";

type Slugs = Record<string, string>;

/** The slugs that a path needs besides its own, for instance ["city"]. */
export function listParents({ pattern }: Kind): string[] {
	return ["city", "service"].filter((parent) => pattern.includes(`{${parent}}`));
}

function toPath({ pattern }: Kind, slugs: Slugs): string {
	return pattern.replaceAll(/\{(\w+)\}/g, (braces, name) => slugs[name] ?? braces);
}

/** The slugs of a kind's files, from their names alone. */
export function listSlugs(root: string, kind: Kind, parents: Slugs = {}): string[] {
	const [folder = "", suffix = ""] = toPath(kind, parents).split("{slug}");
	if (!existsSync(join(root, folder))) return [];
	return readdirSync(join(root, folder))
		.map((name) => (name.endsWith(suffix) ? name.slice(0, -suffix.length) : name))
		.filter((name) => existsSync(join(root, `${folder}${name}${suffix}`)))
		.toSorted();
}

/** The slug of the city or service with this slug or name. */
export function toParentSlug(root: string, parent: string, given: string): string {
	const known = listSlugs(root, getKind(parent));
	const slug = toSlug(given);
	if (known.includes(slug)) return slug;
	throw new UserError(`In content/ ${formatUnknown(parent, given, known)}`);
}

/** The path of a new file. Throws a UserError when it is taken, reserved or has no slug. */
export function toNewPath(root: string, kind: Kind, name: string, parents: Slugs): string {
	const slug = toSlug(name);
	if (!slug)
		throw new UserError(
			`${JSON.stringify(name)} gives no address: it needs a letter of a to z, or a digit.`,
		);
	const path = toPath(kind, { ...parents, slug });
	if (existsSync(join(root, path))) throw new UserError(`${path} is there already.`);
	if (kind.name === "local-service") toParentSlug(root, "service", slug);
	if (kind.name === "city" && isReservedSlug(slug))
		throw new UserError(`/${slug} is a reserved path; a city cannot have this name.`);
	const service = findServiceWithAddress(root, kind, slug, parents);
	if (service) throw new UserError(`/services/${service}/${slug} is taken by another page.`);
	return path;
}

/** Services in cities and sub-services share their addresses: the service of which this one is taken. */
function findServiceWithAddress(root: string, { name }: Kind, slug: string, parents: Slugs) {
	const hasPage = (kind: string, service = "") =>
		listSlugs(root, getKind(kind), { service }).includes(slug);
	if (name === "sub-service")
		return slug === "locations" || hasPage("city") ? parents.service : undefined;
	if (name !== "city") return undefined;
	return listSlugs(root, getKind("service")).find((service) => hasPage("sub-service", service));
}

/** One more than the highest order of the files beside; a file with an error counts as 0. */
export function getNextOrder(root: string, kind: Kind, parents: Slugs): number {
	const orders = listSlugs(root, kind, parents).map((slug) => {
		const text = readFileSync(join(root, toPath(kind, { ...parents, slug })), "utf8");
		const order: unknown = parseDocument(text).get("order");
		return typeof order === "number" ? order : 0;
	});
	return Math.max(0, ...orders) + 1;
}
