import { listPhones } from "#app/content/describe-agency.ts";
import type { Site } from "#app/content/schemas/site.ts";
import type { Content } from "#app/content/types.ts";
import type { Day } from "#app/platform/day.ts";
import { getLanguage, getRegion } from "#app/platform/region.ts";
import type { Crumb } from "../crumbs.ts";
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
	/** The crumbs from Home on; none where the page shows none. */
	crumbs: readonly Crumb[];
	updated: Day | undefined;
	entity: BuildEntity | undefined;
	site: Site;
	proof: Content["proof"];
};

/** Builds the structured data of a page: one graph, whose references all lead to nodes of its own. */
export function buildPageGraph(options: GraphOptions): Graph {
	const { origin, url, type, crumbs, updated, site, proof } = options;
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
		inLanguage: getLanguage(),
		isPartOf: { "@id": toWebSiteId(origin) },
		dateModified: updated,
		breadcrumb: breadcrumb && { "@id": breadcrumb["@id"] },
		about: isAboutAgency ? { "@id": toOrganizationId(origin) } : undefined,
		mainEntity: entity && { "@id": entity["@id"] },
	};
	const website = buildWebSite(site, origin);
	const agency = isHome ? buildFullAgency(site, origin, proof) : buildAgency(site, origin);
	const nodes = [page, breadcrumb, entity, website, agency];
	return {
		"@context": "https://schema.org",
		"@graph": nodes.filter((node) => node !== undefined),
	};
}

/** Builds the crumbs that the page shows; the last one is the page itself and has no URL. */
function buildBreadcrumb({ origin, url, crumbs }: GraphOptions): Node {
	return {
		"@type": "BreadcrumbList",
		"@id": `${url}#breadcrumb`,
		itemListElement: crumbs.map(({ name, to }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: index < crumbs.length - 1 ? origin + to : undefined,
		})),
	};
}

function buildAgency(site: Site, origin: string): Node {
	return {
		"@type": "Organization",
		"@id": toOrganizationId(origin),
		name: site.name,
		url: `${origin}/`,
		logo: `${origin}/art/icon/large.png`,
	};
}

/** Builds the agency as the home page describes it. Samples are left out: an address, a year, an award. */
function buildFullAgency(site: Site, origin: string, proof: Content["proof"]): Node {
	const { description, email, phone, address, social } = site;
	const sameAs = social.flatMap((network) => network.address ?? []);
	return {
		...buildAgency(site, origin),
		...toLegalFacts(site),
		...toRecordFacts(proof),
		description,
		email,
		telephone: phone,
		...(address.isSample ? {} : { address: toPostalAddress(site) }),
		contactPoint: buildContactPoints(site),
		...(sameAs.length > 0 ? { sameAs } : {}),
	};
}

/** Builds how the agency is reached: one point, or several where it has several phone numbers. */
function buildContactPoints(site: Site) {
	const points = listPhones(site).map(({ name, phone }) => ({
		"@type": "ContactPoint",
		contactType: "sales",
		name,
		telephone: phone,
		email: site.email,
		areaServed: site.address.addressCountry,
		availableLanguage: [new Intl.Locale(getRegion().locale).language],
	}));
	return points.length > 1 ? points : points[0];
}

function buildWebSite({ name }: Site, origin: string): Node {
	return {
		"@type": "WebSite",
		"@id": toWebSiteId(origin),
		name,
		url: `${origin}/`,
		inLanguage: getLanguage(),
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

/** Returns the company behind the agency, as far as the content names it and it is no sample. */
function toLegalFacts({ legal, address }: Site) {
	if (!legal || legal.isSample) return {};
	const { name, companyNumber, taxNumber } = legal;
	return {
		...(name && { legalName: name }),
		...(companyNumber && {
			identifier: {
				"@type": "PropertyValue",
				propertyID: companyNumber.label,
				value: companyNumber.value,
			},
		}),
		...(taxNumber && { [isVatNumber(taxNumber, address) ? "vatID" : "taxID"]: taxNumber.value }),
	};
}

type TaxNumber = NonNullable<NonNullable<Site["legal"]>["taxNumber"]>;

/** Tells whether a number for tax is one for VAT, which begins with the letters of its country as a rule. */
function isVatNumber({ kind, label, value }: TaxNumber, { addressCountry }: Site["address"]) {
	if (kind) return kind === "vat";
	return /\bVAT\b/.test(label) || value.startsWith(addressCountry);
}

/** Returns the year, the awards and the credentials of the agency that are real. */
function toRecordFacts({ record }: Content["proof"]) {
	const isReal = (each: { isSample: boolean }) => !each.isSample;
	const { founded } = record ?? {};
	const awards = record?.awards.filter(isReal) ?? [];
	const credentials = record?.credentials.filter(isReal) ?? [];
	return {
		...(founded && isReal(founded) && { foundingDate: String(founded.year) }),
		...(awards.length > 0 && {
			award: awards.map(({ name, giver, year }) => `${name}, ${giver}, ${year}`),
		}),
		...(credentials.length > 0 && {
			hasCredential: credentials.map(({ name, giver, url, date }) => ({
				"@type": "EducationalOccupationalCredential",
				name,
				url,
				dateCreated: date,
				recognizedBy: { "@type": "Organization", name: giver },
			})),
		}),
	};
}

function toPostalAddress({ address }: Site) {
	const { isSample: _isSample, townLine: _townLine, ...given } = address;
	return { "@type": "PostalAddress", ...given };
}
