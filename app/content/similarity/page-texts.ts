import { listTexts } from "../pages/own.ts";
import { pick } from "../pick.ts";
import type { Content, Service } from "../types.ts";

/** The words of its own that a page needs, so that it is no doorway page. The agency's own ones may be as short as a thank-you. */
export const WORDS_MIN = {
	city: 300,
	district: 180,
	localService: 250,
	service: 450,
	subService: 450,
	reason: 450,
	ownPage: 0,
};
export type PageKind = keyof typeof WORDS_MIN;
export const PAGE_KINDS = Object.keys(WORDS_MIN) as PageKind[];

/** A page with the texts that no other page shows. */
export type PageTexts = { path: string; texts: string[] };

/**
 * Lists every page that is compared, by kind. Its texts are those of its own file that its page shows, in the page's
 * order: no description, which only search engines show, no card, which other pages show, no facts and names of single
 * words, no labels and small print of a service's diagram, and no aside. A service without a text in a city still has a
 * page, with no text of its own.
 */
export function listPageTexts(content: Content): Record<PageKind, PageTexts[]> {
	const { cities, services, whyChooseUs, ownPages } = content;
	return {
		city: cities.map((city) =>
			toPage(`/${city.slug}`, [
				pick(city, "intro", "livesOn", "economy", "industries", "search", "advertising"),
				city.questions,
			]),
		),
		district: cities.flatMap(({ slug, districts }) =>
			districts.map((district) =>
				toPage(
					`/${slug}/${district.slug}`,
					pick(district, "kind", "intro", "place", "businesses", "customers", "firstSteps"),
				),
			),
		),
		localService: cities.flatMap((city) =>
			services.map(({ slug }) => {
				const { intro, sections, firstSteps, questions } = city.services[slug] ?? {};
				return toPage(`/services/${slug}/${city.slug}`, [intro, sections, firstSteps, questions]);
			}),
		),
		service: services.map(toServicePage),
		subService: services.flatMap(({ slug, subServices }) =>
			subServices.map((part) =>
				toPage(
					`/services/${slug}/${part.slug}`,
					pick(part, "hero", "sections", "deliverables", "process", "questions"),
				),
			),
		),
		reason: whyChooseUs.map((reason) =>
			toPage(
				`/why-choose-us/${reason.slug}`,
				pick(reason, "title", "subtitle", "sections", "practices"),
			),
		),
		ownPage: ownPages.map((page) => toPage(page.path, listTexts(page))),
	};
}

function toServicePage(service: Service): PageTexts {
	const { slug, hero, explainer, benefits, framework } = service;
	return toPage(`/services/${slug}`, [
		hero,
		explainer,
		// The page does not show the introduction to the benefits.
		benefits?.heading,
		benefits?.items,
		framework?.heading,
		framework?.intro,
		framework?.items.map(({ title, text }) => [title, text]),
		pick(service, "process", "sections", "whenNot", "questions"),
	]);
}

/** Lists the names that may be swapped to make one page out of another: of places, services and reasons. */
export function listNames({ cities, services, whyChooseUs }: Content): string[] {
	return [
		...cities.flatMap(({ name, districts }) => [name, ...districts.map((it) => it.name)]),
		// Running text names "Advertising (Ads)" by either name, "Design Services" by its slug.
		...services.flatMap(({ name, slug }) => [name, ...name.split(/[()]/), slug]),
		...services.flatMap(({ subServices }) => subServices.map(({ name }) => name)),
		...whyChooseUs.map(({ title }) => title),
	];
}

function toPage(path: string, parts: object): PageTexts {
	return { path, texts: listStrings(parts) };
}

function listStrings(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value && typeof value === "object" ? Object.values(value).flatMap(listStrings) : [];
}
