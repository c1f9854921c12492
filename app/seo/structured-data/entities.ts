import { t } from "#app/messages/en/structured-data.server.ts";
import { getLanguage } from "#app/platform/region.ts";
import type { Node } from "./graph.ts";

export const toOrganizationId = (origin: string) => `${origin}/#organization`;

export type DescribedPage = {
	/** The origin without a trailing slash. */
	origin: string;
	url: string;
	name: string;
	description: string;
};

/** Builds the node for what a page is about, once its URL is known. */
export type BuildEntity = (page: DescribedPage) => Node;

type Area = {
	"@type": "City" | "Place" | "State";
	name: string;
	containedInPlace?: Area;
};

/** Returns the name of the agency's service to a city or district as a whole. */
export function nameWholeService(): string {
	return t("wholeService");
}

export function buildService(service: { name: string; type: string; areas: Area[] }): BuildEntity {
	return ({ origin, url, description }) => ({
		"@type": "Service",
		"@id": `${url}#service`,
		name: service.name,
		description,
		serviceType: service.type,
		url,
		provider: { "@id": toOrganizationId(origin) },
		areaServed: service.areas.length > 0 ? service.areas : undefined,
	});
}

export function toCityArea({ name, state }: { name: string; state: string }): Area {
	return { "@type": "City", name, containedInPlace: { "@type": "State", name: state } };
}

type PersonFacts = { name: string; title: string; avatar: string | null; languages: string[] };

/** Builds the person of a profile page; never called for a sample person. */
export function buildPerson({ name, title, avatar, languages }: PersonFacts): BuildEntity {
	return ({ origin, url, description }) => ({
		"@type": "Person",
		"@id": `${url}#person`,
		name,
		jobTitle: title,
		description,
		url,
		image: avatar ? origin + avatar : undefined,
		knowsLanguage: languages,
		worksFor: { "@id": toOrganizationId(origin) },
	});
}

/** Builds a list of pages; each has a name and a path of the site. */
export function buildItemList(
	entries: readonly { name: string; to: string }[],
): BuildEntity | undefined {
	if (entries.length === 0) return undefined;
	return ({ origin, url, name }) => ({
		"@type": "ItemList",
		"@id": `${url}#list`,
		name,
		numberOfItems: entries.length,
		itemListElement: entries.map((entry, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: entry.name,
			url: origin + entry.to,
		})),
	});
}

type Article = {
	/** URLs, or paths of the site. */
	images: string[];
	date: string;
	modified: string;
	section: string | null;
	/** The author with the path of the author's page; null where the agency itself is the author. */
	author: { name: string; path: string | null } | null;
};

export function buildArticle({ images, date, modified, section, author }: Article): BuildEntity {
	return ({ origin, url, name, description }) => ({
		"@type": "BlogPosting",
		"@id": `${url}#article`,
		headline: name,
		description,
		url,
		image: images.map((image) => new URL(image, origin).href),
		datePublished: date,
		dateModified: modified,
		author: author
			? {
					"@type": "Person",
					name: author.name,
					url: author.path ? origin + author.path : undefined,
				}
			: { "@id": toOrganizationId(origin) },
		publisher: { "@id": toOrganizationId(origin) },
		mainEntityOfPage: { "@id": `${url}#page` },
		inLanguage: getLanguage(),
		articleSection: section ?? undefined,
	});
}
