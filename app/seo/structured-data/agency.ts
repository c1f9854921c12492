import type { Site } from "#app/content/schemas/site.ts";
import type { Organization, ProfessionalService, WebSite } from "./types.ts";

export const LANGUAGE = "en-IN";
/** About a metre, as search engines want it for a place. */
const DECIMALS = 5;

export const toOrganizationId = (origin: string) => `${origin}/#organization`;
export const toWebSiteId = (origin: string) => `${origin}/#website`;

/** The agency as every page names it. */
export function makeAgency({ name }: Pick<Site, "name">, origin: string): Organization {
	return {
		"@type": "Organization",
		"@id": toOrganizationId(origin),
		name,
		url: `${origin}/`,
		logo: `${origin}/art/icon/large.png`,
	};
}

/** The agency as the home page tells of it. An address that is a sample is nobody's and stays out. */
export function makeWholeAgency(site: Site, origin: string): Organization {
	const { description, email, phone, address, social } = site;
	const sameAs = social.flatMap((network) => network.address ?? []);
	return {
		...makeAgency(site, origin),
		description,
		email,
		telephone: phone,
		...(address.isSample ? {} : { address: makeAddress(site) }),
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "sales",
			telephone: phone,
			email,
			areaServed: address.addressCountry,
			availableLanguage: ["en"],
		},
		...(sameAs.length > 0 ? { sameAs } : {}),
	};
}

export function makeWebSite({ name }: Pick<Site, "name">, origin: string): WebSite {
	return {
		"@type": "WebSite",
		"@id": toWebSiteId(origin),
		name,
		url: `${origin}/`,
		inLanguage: LANGUAGE,
		publisher: { "@id": toOrganizationId(origin) },
	};
}

/** The one office; null while its address is a sample, as nobody could be met there. */
export function makeOffice(site: Site, origin: string): ProfessionalService | null {
	const { name, email, phone, coordinates, openingHours } = site;
	if (site.address.isSample) return null;
	return {
		"@type": "ProfessionalService",
		"@id": `${origin}/contact#office`,
		name,
		url: `${origin}/`,
		image: `${origin}/art/icon/large.png`,
		telephone: phone,
		email,
		address: makeAddress(site),
		geo: {
			"@type": "GeoCoordinates",
			latitude: coordinates.latitude.toFixed(DECIMALS),
			longitude: coordinates.longitude.toFixed(DECIMALS),
		},
		parentOrganization: { "@id": toOrganizationId(origin) },
		...(openingHours
			? {
					openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
						"@type": "OpeningHoursSpecification" as const,
						dayOfWeek: days,
						opens,
						closes,
					})),
				}
			: {}),
	};
}

function makeAddress({ address: { isSample: _isSample, ...address } }: Site) {
	return { "@type": "PostalAddress" as const, ...address };
}
