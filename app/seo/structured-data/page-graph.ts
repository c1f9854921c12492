import type { Site } from "#app/content/schemas/site.ts";
import { getRegion } from "#app/platform/region.ts";
import { type Crumb, HOME_CRUMB } from "../crumbs.ts";
import { type BuildEntity, type DescribedPage, toOrganizationId } from "./entities.ts";
import type { Graph, Node } from "./graph.ts";

/** The decimals of coordinates: about a metre, as search engines require it of a place. */
const DECIMALS = 5;

const toWebSiteId = (origin: string) => `${origin}/#website`;

export type WebPageType =
	| "WebPage"
	| "AboutPage"
	| "ContactPage"
	| "CollectionPage"
	| "ProfilePage";

export type GraphOptions = DescribedPage & {
	type: WebPageType;
	crumbs: readonly Crumb[];
	updated: string | undefined;
	entity: BuildEntity | undefined;
	site: Site;
};

/** Builds the structured data of a page: one graph, whose references all lead to nodes of its own. */
export function buildPageGraph(options: GraphOptions): Graph {
	const { origin, url, type, crumbs, updated, site } = options;
	const isHome = url === `${origin}/`;
	const entity = type === "ContactPage" ? buildOffice(site, origin) : options.entity?.(options);
	const breadcrumb = crumbs.length > 0 ? buildBreadcrumb(options) : undefined;
	const isAboutAgency = isHome || type === "AboutPage";
	const page = {
		"@type": type,
		"@id": `${url}#page`,
		name: options.name,
		description: options.description,
		url,
		inLanguage: getRegion().locale,
		isPartOf: { "@id": toWebSiteId(origin) },
		dateModified: updated,
		breadcrumb: breadcrumb && { "@id": breadcrumb["@id"] },
		about: isAboutAgency ? { "@id": toOrganizationId(origin) } : undefined,
		mainEntity: entity && { "@id": entity["@id"] },
	};
	const website = buildWebSite(site, origin);
	const agency = buildAgency(site, origin, isHome);
	const nodes = [page, breadcrumb, entity, website, agency];
	return {
		"@context": "https://schema.org",
		"@graph": nodes.filter((node) => node !== undefined),
	};
}

/** Builds the crumbs that the page shows; the last one is the page itself and has no URL. */
function buildBreadcrumb({ origin, url, crumbs }: GraphOptions): Node {
	const steps = [HOME_CRUMB, ...crumbs];
	return {
		"@type": "BreadcrumbList",
		"@id": `${url}#breadcrumb`,
		itemListElement: steps.map(({ name, to }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: index < steps.length - 1 ? origin + to : undefined,
		})),
	};
}

/** Builds the agency; the home page describes it in full. An address that is a sample is left out. */
function buildAgency(site: Site, origin: string, isFull: boolean): Node {
	const agency = {
		"@type": "Organization",
		"@id": toOrganizationId(origin),
		name: site.name,
		url: `${origin}/`,
		logo: `${origin}/art/icon/large.png`,
	};
	if (!isFull) return agency;
	const { description, email, phone, address, social } = site;
	const sameAs = social.flatMap((network) => network.address ?? []);
	return {
		...agency,
		...toLegalFacts(site),
		description,
		email,
		telephone: phone,
		...(address.isSample ? {} : { address: toPostalAddress(site) }),
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "sales",
			telephone: phone,
			email,
			areaServed: address.addressCountry,
			availableLanguage: [new Intl.Locale(getRegion().locale).language],
		},
		...(sameAs.length > 0 ? { sameAs } : {}),
	};
}

function buildWebSite({ name }: Site, origin: string): Node {
	return {
		"@type": "WebSite",
		"@id": toWebSiteId(origin),
		name,
		url: `${origin}/`,
		inLanguage: getRegion().locale,
		publisher: { "@id": toOrganizationId(origin) },
	};
}

/** Builds the one office. Returns undefined while its address is a sample. */
function buildOffice(site: Site, origin: string): Node | undefined {
	const { name, email, phone, coordinates, openingHours } = site;
	if (site.address.isSample) return undefined;
	return {
		"@type": "ProfessionalService",
		"@id": `${origin}/contact#office`,
		name,
		url: `${origin}/`,
		image: `${origin}/art/icon/large.png`,
		telephone: phone,
		email,
		address: toPostalAddress(site),
		geo: coordinates && {
			"@type": "GeoCoordinates",
			latitude: coordinates.latitude.toFixed(DECIMALS),
			longitude: coordinates.longitude.toFixed(DECIMALS),
		},
		parentOrganization: { "@id": toOrganizationId(origin) },
		openingHoursSpecification: openingHours?.map(({ days, opens, closes }) => ({
			"@type": "OpeningHoursSpecification",
			dayOfWeek: days,
			opens,
			closes,
		})),
	};
}

/** Returns the company behind the agency, as far as the content names it. */
function toLegalFacts({ legal }: Site) {
	const { name, companyNumber, taxNumber } = legal ?? {};
	return {
		...(name && { legalName: name }),
		...(companyNumber && {
			identifier: {
				"@type": "PropertyValue",
				propertyID: companyNumber.label,
				value: companyNumber.value,
			},
		}),
		...(taxNumber && { [/\bVAT\b/.test(taxNumber.label) ? "vatID" : "taxID"]: taxNumber.value }),
	};
}

function toPostalAddress({ address }: Site) {
	const { isSample: _isSample, townLine: _townLine, ...given } = address;
	return { "@type": "PostalAddress", ...given };
}
