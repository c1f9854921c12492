import { findCity, getContent, getPages } from "#app/content/content.server.ts";
import { MEDIA_KIND_NAMES, type MediaKind } from "#app/content/media/media-kinds.ts";
import type { Reference } from "#app/content/schemas/controls.ts";
import { type FormNode, type FormOption, isGroup, isList } from "#app/editing/fields/form.ts";
import { listShownPictures } from "../pictures/listed-pictures.ts";

/** Returns a form whose references, pictures, logos and fonts have what there is to choose from. */
export function withChoices<Node extends FormNode>(node: Node, file: string): Node {
	if (isGroup(node)) return { ...node, fields: node.fields.map((each) => withChoices(each, file)) };
	if (isList(node))
		return {
			...node,
			entries: node.entries.map((each) => withChoices(each, file)),
			blanks: node.blanks?.map((each) => withChoices(each, file)),
		};
	const field = node as Exclude<FormNode, { fields: unknown } | { entries: unknown }>;
	const kind = MEDIA_KIND_NAMES.find((each) => each === field.control);
	if (kind) return { ...node, options: listPictureChoices(kind) };
	return field.of ? { ...node, options: CHOICES[field.of](file) } : node;
}

/** Lists the pages that a link can lead to. */
export function listTargets(): FormOption[] {
	return [...getPages().values()].map((page) => ({
		value: page.path,
		name: page.search?.().name ?? page.card?.().title ?? page.path,
	}));
}

function listPictureChoices(kind: MediaKind): FormOption[] {
	return listShownPictures(kind).map(({ name, added }) => ({
		value: name,
		name: added && added.width > 0 ? `${name} (${added.width} × ${added.height})` : name,
	}));
}

type Named = { slug: string; name?: string; title?: string };

/** Lists what a reference of a file can be to. */
const CHOICES: Record<Reference, (file: string) => FormOption[]> = {
	person: () => toOptions(getContent().people),
	service: () => toOptions(getContent().services),
	city: () => toOptions(getContent().cities),
	district: (file) => toOptions(findCity(/^cities\/([^/]+)\//.exec(file)?.[1])?.districts ?? []),
	industry: () => toOptions(getContent().industries),
	"client-industry": () => toOptions(getContent().pages.caseStudies.industries),
	"case-study": () => toOptions(getContent().caseStudies),
	post: () => toOptions(getContent().posts),
	document: () => toOptions(getContent().documents),
	budget: () =>
		(getContent().pages.pricing?.budgets.items ?? []).flatMap(({ slug, title }) =>
			slug ? [{ value: slug, name: title }] : [],
		),
	kite: () => [
		...toOptions(getContent().services, "service/"),
		...toOptions(getContent().cities, "city/"),
	],
};

function toOptions(entries: readonly Named[], before = ""): FormOption[] {
	return entries.map(({ slug, name, title }) => ({
		value: before + slug,
		name: name ?? title ?? slug,
	}));
}
