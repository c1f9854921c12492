import type { PointList, Question, Section, StepList } from "../schemas/text.ts";
import type { City, Content, Service, SubService } from "../types.ts";

export const PAGE_KINDS = [
	"city",
	"district",
	"localService",
	"service",
	"subService",
	"reason",
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A page with what it says that no other page shows. */
export type JudgedPage = { path: string; texts: string[] };

/**
 * Every page that is judged, by kind. Its texts are those of its own file that its page shows, in the page's
 * order: no description, which only search engines show, no card, which other pages show, no facts and names
 * of single words, no labels and small print of a service's drawing, and no questions of the city on a
 * service's page. A service without a text in a city has a page all the same, with nothing of its own.
 */
export function listJudgedPages(content: Content): Record<PageKind, JudgedPage[]> {
	const { cities, services, whyChooseUs } = content;
	return {
		city: cities.map((city) => ({ path: `/${city.slug}`, texts: listCityTexts(city) })),
		district: cities.flatMap(({ slug, districts }) =>
			districts.map((district) => ({
				path: `/${slug}/${district.slug}`,
				texts: listDistrictTexts(district),
			})),
		),
		localService: cities.flatMap((city) =>
			services.map(({ slug }) => ({
				path: `/services/${slug}/${city.slug}`,
				texts: listLocalServiceTexts(city.services[slug]),
			})),
		),
		service: services.map((service) => ({
			path: `/services/${service.slug}`,
			texts: listServiceTexts(service),
		})),
		subService: services.flatMap(({ slug, subServices }) =>
			subServices.map((subService) => ({
				path: `/services/${slug}/${subService.slug}`,
				texts: listSubServiceTexts(subService),
			})),
		),
		reason: whyChooseUs.map((reason) => ({
			path: `/why-choose-us/${reason.slug}`,
			texts: listReasonTexts(reason),
		})),
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

function listCityTexts(city: City): string[] {
	const { intro, livesOn, economy, industries, search, advertising, questions } = city;
	return [
		intro,
		livesOn,
		...economy,
		...industries.flatMap(({ name, why }) => [name, why]),
		...search,
		...advertising,
		...questions.flatMap(listQuestionTexts),
	];
}

function listDistrictTexts(district: City["districts"][number]): string[] {
	const { kind, intro, place, businesses, customers, firstSteps } = district;
	return [
		kind,
		intro,
		...place,
		...businesses,
		...customers,
		...firstSteps.flatMap(listPointTexts),
	];
}

function listLocalServiceTexts(text: City["services"][string]): string[] {
	if (!text) return [];
	const { intro, sections, firstSteps, questions } = text;
	return [
		intro,
		...sections.flatMap(listSectionTexts),
		...firstSteps.flatMap(listPointTexts),
		...questions.flatMap(listQuestionTexts),
	];
}

function listServiceTexts(service: Service): string[] {
	const { hero, explainer, benefits, framework, process, sections, whenNot, questions } = service;
	return [
		hero.title,
		hero.subtitle,
		...listSectionTexts(explainer),
		// Its page has no place for an introduction to the benefits.
		...listItemTexts({ ...benefits, intro: undefined }),
		...listItemTexts(framework),
		...listItemTexts(process),
		...[...sections, whenNot].flatMap(listSectionTexts),
		...questions.flatMap(listQuestionTexts),
	];
}

function listSubServiceTexts(subService: SubService): string[] {
	const { hero, sections, deliverables, process, questions } = subService;
	return [
		hero.title,
		hero.subtitle,
		...sections.flatMap(listSectionTexts),
		...listItemTexts(deliverables),
		...listItemTexts(process),
		...questions.flatMap(listQuestionTexts),
	];
}

function listReasonTexts(reason: Content["whyChooseUs"][number]): string[] {
	const { title, subtitle, sections, practices } = reason;
	return [title, subtitle, ...sections.flatMap(listSectionTexts), ...listItemTexts(practices)];
}

function listSectionTexts({ heading, paragraphs }: Section): string[] {
	return [heading, ...paragraphs];
}

function listItemTexts({ heading, intro, items }: PointList | StepList): string[] {
	return [heading, ...(intro ? [intro] : []), ...items.flatMap(listPointTexts)];
}

function listPointTexts({ title, when, text }: StepList["items"][number]): string[] {
	return [title, ...(when ? [when] : []), text];
}

function listQuestionTexts({ question, answer }: Question): string[] {
	return [question, answer];
}
