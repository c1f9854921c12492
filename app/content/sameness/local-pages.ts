import type { City, Content } from "../types.ts";

export const LOCAL_KINDS = ["city", "district", "localService"] as const;
export type LocalKind = (typeof LOCAL_KINDS)[number];

/** A page about one place, with what it says that no other page shows. */
export type LocalPage = { kind: LocalKind; path: string; texts: string[] };

/**
 * Every page that the site has for a place, by kind. Its texts are those of its own file that its page
 * shows, in the page's order: no description, which only search engines show, no facts and names of single
 * words, and no questions of the city on a service's page. A service without a text in a city has a page
 * all the same, with nothing of its own.
 */
export function listLocalPages({ cities, services }: Content): Record<LocalKind, LocalPage[]> {
	return {
		city: cities.map((city) => ({
			kind: "city",
			path: `/${city.slug}`,
			texts: readCity(city),
		})),
		district: cities.flatMap((city) =>
			city.districts.map((district) => ({
				kind: "district" as const,
				path: `/${city.slug}/${district.slug}`,
				texts: readDistrict(district),
			})),
		),
		localService: cities.flatMap((city) =>
			services.map(({ slug }) => ({
				kind: "localService" as const,
				path: `/services/${slug}/${city.slug}`,
				texts: readLocalService(city.services[slug]),
			})),
		),
	};
}

/** The names that may be swapped to make one page out of another: of cities, districts and services. */
export function listNames({ cities, services }: Content): string[] {
	return [
		...cities.flatMap(({ name, districts }) => [name, ...districts.map((it) => it.name)]),
		// "Paid Advertising (PPC)" goes by either name in running text, "SEO Services" by its slug.
		...services.flatMap(({ name, slug }) => [name, ...name.split(/[()]/), slug]),
	];
}

function readCity(city: City): string[] {
	const { intro, livesOn, economy, industries, search, advertising, questions } = city;
	return [
		intro,
		livesOn,
		...economy,
		...industries.flatMap(({ name, why }) => [name, why]),
		...search,
		...advertising,
		...questions.flatMap(({ question, answer }) => [question, answer]),
	];
}

function readDistrict(district: City["districts"][number]): string[] {
	const { kind, intro, place, businesses, customers, firstSteps } = district;
	return [kind, intro, ...place, ...businesses, ...customers, ...firstSteps.flatMap(readStep)];
}

function readLocalService(text: City["services"][string]): string[] {
	if (!text) return [];
	const { intro, sections, firstSteps, questions } = text;
	return [
		intro,
		...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
		...firstSteps.flatMap(readStep),
		...questions.flatMap(({ question, answer }) => [question, answer]),
	];
}

function readStep({
	title,
	when,
	text,
}: {
	title: string;
	when?: string | undefined;
	text: string;
}) {
	return [title, ...(when ? [when] : []), text];
}
