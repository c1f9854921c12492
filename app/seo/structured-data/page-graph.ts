import type { Site } from "#app/content/schemas/site.ts";
import { type Crumb, HOME_CRUMB } from "../crumbs.ts";
import {
	LANGUAGE,
	makeAgency,
	makeOffice,
	makeWebSite,
	makeWholeAgency,
	toOrganizationId,
	toWebSiteId,
} from "./agency.ts";
import type { DescribeEntity, PageAddress } from "./entities.ts";
import type { BreadcrumbList, Graph, Node, WebPage, WebPageType } from "./types.ts";

export type GraphFacts = PageAddress & {
	type: WebPageType;
	crumbs: readonly Crumb[];
	/** ISO 8601 day. */
	updated: string | undefined;
	entity: DescribeEntity<Node> | undefined;
	site: Site;
};

/** What a page says of itself to machines: one graph, whose references all lead to nodes of its own. */
export function makePageGraph(facts: GraphFacts): Graph {
	const { origin, url, type, crumbs, updated, site } = facts;
	const isHome = url === `${origin}/`;
	const entity = findEntity(facts);
	const trail = crumbs.length > 0 ? makeTrail(facts) : null;
	const page: WebPage = {
		"@type": type,
		"@id": `${url}#page`,
		name: facts.name,
		description: facts.description,
		url,
		inLanguage: LANGUAGE,
		isPartOf: { "@id": toWebSiteId(origin) },
		...(updated ? { dateModified: updated } : {}),
		...(trail ? { breadcrumb: { "@id": trail["@id"] } } : {}),
		...(isHome || type === "AboutPage" ? { about: { "@id": toOrganizationId(origin) } } : {}),
		...(entity ? { mainEntity: { "@id": entity["@id"] } } : {}),
	};
	return {
		"@context": "https://schema.org",
		"@graph": [
			page,
			...(trail ? [trail] : []),
			...(entity ? [entity] : []),
			makeWebSite(site, origin),
			isHome ? makeWholeAgency(site, origin) : makeAgency(site, origin),
		],
	};
}

function findEntity(facts: GraphFacts): Node | null {
	if (facts.type === "ContactPage") return makeOffice(facts.site, facts.origin);
	return facts.entity?.(facts) ?? null;
}

/** The very steps that the page shows; the last one is the page and leads nowhere. */
function makeTrail({ origin, url, crumbs }: GraphFacts): BreadcrumbList {
	const steps = [HOME_CRUMB, ...crumbs];
	return {
		"@type": "BreadcrumbList",
		"@id": `${url}#breadcrumb`,
		itemListElement: steps.map(({ name, to }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			...(index < steps.length - 1 ? { item: origin + to } : {}),
		})),
	};
}
