import type { ServiceKey } from "#app/content/schemas/service.ts";
import type { Paper } from "#app/ui/papers.ts";

/** The paper of each service: its pages open on it. */
export const SERVICE_PAPERS: Record<ServiceKey, Paper> = {
	seo: "aqua",
	contentMarketing: "sand",
	socialMediaMarketing: "blush",
	paidAdvertising: "night",
	emailMarketing: "lilac",
	webDevelopment: "marigold",
	uiUxDesign: "peach",
};

/** The sky in which a service's cities fly: night, unless its pages open on it. */
export function chooseSky(key: ServiceKey): Paper {
	return SERVICE_PAPERS[key] === "night" ? "lilac" : "night";
}

/** The strong paper on which a service's page says when not to buy it. */
export const SERVICE_FIELDS: Record<ServiceKey, Paper> = {
	seo: "marigold",
	contentMarketing: "teal",
	socialMediaMarketing: "rani",
	paidAdvertising: "marigold",
	emailMarketing: "teal",
	webDevelopment: "rani",
	uiUxDesign: "teal",
};

/** A city's two papers: its pages open on the first, the line of what it lives on stands on the second. */
type CityPapers = { hero: Paper; story: Paper };

/** Chosen by eye: no kite hangs on a paper of its own main colour, and of two papers in one page one is soft. */
const KNOWN_CITIES: Readonly<Record<string, CityPapers>> = {
	mumbai: { hero: "marigold", story: "aqua" },
	delhi: { hero: "aqua", story: "rani" },
	bangalore: { hero: "blush", story: "teal" },
	hyderabad: { hero: "rani", story: "sand" },
	ahmedabad: { hero: "night", story: "marigold" },
	chennai: { hero: "teal", story: "blush" },
	kolkata: { hero: "blush", story: "marigold" },
	surat: { hero: "sand", story: "rani" },
	pune: { hero: "lilac", story: "teal" },
	jaipur: { hero: "marigold", story: "blush" },
	lucknow: { hero: "peach", story: "night" },
	kanpur: { hero: "lilac", story: "marigold" },
	nagpur: { hero: "night", story: "peach" },
	visakhapatnam: { hero: "aqua", story: "night" },
	bhopal: { hero: "sand", story: "teal" },
};

const OTHER_CITIES = [
	{ hero: "sand", story: "teal" },
	{ hero: "night", story: "peach" },
	{ hero: "blush", story: "night" },
	{ hero: "teal", story: "sand" },
	{ hero: "lilac", story: "marigold" },
] as const satisfies CityPapers[];

/** The papers of a city's pages; a city that is not known by its slug takes them by its place in the list. */
export function chooseCityPapers({ slug, order }: { slug: string; order: number }): CityPapers {
	const known = Object.hasOwn(KNOWN_CITIES, slug) ? KNOWN_CITIES[slug] : undefined;
	return known ?? OTHER_CITIES[order % OTHER_CITIES.length] ?? OTHER_CITIES[0];
}
