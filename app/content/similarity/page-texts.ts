import type { City, Content, District, Service, SubService } from "../types.ts";

export const PAGE_KINDS = [
	"city",
	"district",
	"localService",
	"service",
	"subService",
	"reason",
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A page with the texts that no other page shows. */
export type PageTexts = { path: string; texts: string[] };

/**
 * Every page that is compared, by kind. Its texts are those of its own file that its page shows, in the page's
 * order: no description, which only search engines show, no card, which other pages show, no facts and names
 * of single words, no labels and small print of a service's diagram, and no questions of the city on a
 * service's page. A service without a text in a city still has a page, with no text of its own.
 */
export function listPageTexts(content: Content): Record<PageKind, PageTexts[]> {
	const { cities, services, whyChooseUs } = content;
	return {
		city: cities.map((city) => toPage(`/${city.slug}`, getCityTexts(city))),
		district: cities.flatMap(({ slug, districts }) =>
			districts.map((district) => toPage(`/${slug}/${district.slug}`, getDistrictTexts(district))),
		),
		localService: cities.flatMap((city) =>
			services.map(({ slug }) => {
				const { intro, sections, firstSteps, questions } = city.services[slug] ?? {};
				return toPage(`/services/${slug}/${city.slug}`, [intro, sections, firstSteps, questions]);
			}),
		),
		service: services.map((service) =>
			toPage(`/services/${service.slug}`, getServiceTexts(service)),
		),
		subService: services.flatMap(({ slug, subServices }) =>
			subServices.map((part) => toPage(`/services/${slug}/${part.slug}`, getSubServiceTexts(part))),
		),
		reason: whyChooseUs.map(({ slug, title, subtitle, sections, practices }) =>
			toPage(`/why-choose-us/${slug}`, [title, subtitle, sections, practices]),
		),
	};
}

/** The names that may be swapped to make one page out of another: of places, services and reasons. */
export function listNames({ cities, services, whyChooseUs }: Content): string[] {
	return [
		...cities.flatMap(({ name, districts }) => [name, ...districts.map((it) => it.name)]),
		// "Paid Advertising (PPC)" goes by either name in running text, "SEO Services" by its slug.
		...services.flatMap(({ name, slug }) => [name, ...name.split(/[()]/), slug]),
		...services.flatMap(({ subServices }) => subServices.map(({ name }) => name)),
		...whyChooseUs.map(({ title }) => title),
	];
}

function getCityTexts(city: City): unknown[] {
	const { intro, livesOn, economy, industries, search, advertising, questions } = city;
	return [intro, livesOn, economy, industries, search, advertising, questions];
}

function getDistrictTexts(district: District): unknown[] {
	const { kind, intro, place, businesses, customers, firstSteps } = district;
	return [kind, intro, place, businesses, customers, firstSteps];
}

function getSubServiceTexts(part: SubService): unknown[] {
	const { hero, sections, deliverables, process, questions } = part;
	return [hero.title, hero.subtitle, sections, deliverables, process, questions];
}

function getServiceTexts(service: Service): unknown[] {
	const { hero, explainer, benefits, framework, process, sections, whenNot, questions } = service;
	return [
		...[hero.title, hero.subtitle, explainer],
		// The page does not show the introduction to the benefits.
		...[benefits.heading, benefits.items, framework.heading, framework.intro],
		...framework.items.map(({ title, text }) => [title, text]),
		...[process, sections, whenNot, questions],
	];
}

function toPage(path: string, parts: unknown[]): PageTexts {
	return { path, texts: listStrings(parts) };
}

function listStrings(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value && typeof value === "object" ? Object.values(value).flatMap(listStrings) : [];
}
