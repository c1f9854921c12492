import { LANGUAGE, toOrganizationId } from "./agency.ts";
import type { Area, BlogPosting, ItemList, Service } from "./types.ts";

/** A page as those see it who tell what it is about. */
export type PageAddress = {
	/** Without a slash at the end. */
	origin: string;
	/** The page's own absolute address. */
	url: string;
	name: string;
	description: string;
};

/** What a page is about, made once its address is known. */
export type DescribeEntity<Entity> = (page: PageAddress) => Entity;

/** What the agency does for a place as a whole. */
export const WHOLE_SERVICE = "Digital marketing";

type ServiceFacts = { name: string; type: string; areas: Area[] };

export function describeService({ name, type, areas }: ServiceFacts): DescribeEntity<Service> {
	return ({ origin, url, description }) => ({
		"@type": "Service",
		"@id": `${url}#service`,
		name,
		description,
		serviceType: type,
		url,
		provider: { "@id": toOrganizationId(origin) },
		areaServed: areas,
	});
}

export function toCityArea({ name, state }: { name: string; state: string }): Area {
	return { "@type": "City", name, containedInPlace: { "@type": "State", name: state } };
}

/** A list of pages; each has a name and a path of the site. */
export function describeList(
	entries: readonly { name: string; to: string }[],
): DescribeEntity<ItemList> | undefined {
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

type ArticleFacts = {
	/** Addresses or paths of the site. */
	images: string[];
	date: string;
	modified: string;
	section: string | null;
	/** Null where the agency itself is the author; the path leads to who the author is. */
	author: { name: string; path: string | null } | null;
};

export function describeArticle(facts: ArticleFacts): DescribeEntity<BlogPosting> {
	const { images, date, modified, section, author } = facts;
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
					...(author.path ? { url: origin + author.path } : {}),
				}
			: { "@id": toOrganizationId(origin) },
		publisher: { "@id": toOrganizationId(origin) },
		mainEntityOfPage: { "@id": `${url}#page` },
		inLanguage: LANGUAGE,
		...(section ? { articleSection: section } : {}),
	});
}
