import type { PointList, Question, Section, StepList } from "../schemas/text.ts";
import type { City, Content, Frame, Service, SubService } from "../types.ts";

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
export type JudgedPage = { kind: PageKind; path: string; texts: string[] };

/**
 * Every page that is judged, by kind. Its texts are those of its own file that its page shows, in the page's
 * order: no description, which only search engines show, no card, which other pages show, no facts and names
 * of single words, no labels and small print of a service's drawing, and no questions of the city on a
 * service's page. A service without a text in a city has a page all the same, with nothing of its own.
 */
export function listJudgedPages(content: Content): Record<PageKind, JudgedPage[]> {
	return sortByKind([
		...content.cities.flatMap((city) => listPlacePages(city, content.services)),
		...listOtherPages(content),
	]);
}

/** The pages of one city: its own, its districts' and those of the services there. */
export function listPlacePages(city: City, services: readonly Service[]): JudgedPage[] {
	return [
		{ kind: "city", path: `/${city.slug}`, texts: readCity(city) },
		...city.districts.map((district) => ({
			kind: "district" as const,
			path: `/${city.slug}/${district.slug}`,
			texts: readDistrict(district),
		})),
		...services.map(({ slug }) => ({
			kind: "localService" as const,
			path: `/services/${slug}/${city.slug}`,
			texts: readLocalService(city.services[slug]),
		})),
	];
}

/** The pages that are no place's. */
export function listOtherPages({ services, whyChooseUs }: Frame): JudgedPage[] {
	return [
		...services.map((service) => ({
			kind: "service" as const,
			path: `/services/${service.slug}`,
			texts: readService(service),
		})),
		...services.flatMap((service) =>
			service.subServices.map((subService) => ({
				kind: "subService" as const,
				path: `/services/${service.slug}/${subService.slug}`,
				texts: readSubService(subService),
			})),
		),
		...whyChooseUs.map((reason) => ({
			kind: "reason" as const,
			path: `/why-choose-us/${reason.slug}`,
			texts: readReason(reason),
		})),
	];
}

export function sortByKind<T extends { kind: PageKind }>(
	pages: readonly T[],
): Record<PageKind, T[]> {
	const none = {
		city: [],
		district: [],
		localService: [],
		service: [],
		subService: [],
		reason: [],
	};
	return { ...none, ...Object.groupBy(pages, ({ kind }) => kind) };
}

/** Content of whose cities no more than the names are needed. */
export type NamedContent = Frame & {
	cities: readonly { slug: string; name: string; districts: readonly { name: string }[] }[];
};

/** The names that may be swapped to make one page out of another: of places, services and reasons. */
export function listNames({ cities, services, whyChooseUs }: NamedContent): string[] {
	return [
		...cities.flatMap(({ name, districts }) => [name, ...districts.map((it) => it.name)]),
		// "Paid Advertising (PPC)" goes by either name in running text, "SEO Services" by its slug.
		...services.flatMap(({ name, slug }) => [name, ...name.split(/[()]/), slug]),
		...services.flatMap(({ subServices }) => subServices.map(({ name }) => name)),
		...whyChooseUs.map(({ title }) => title),
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
		...questions.flatMap(readQuestion),
	];
}

function readDistrict(district: City["districts"][number]): string[] {
	const { kind, intro, place, businesses, customers, firstSteps } = district;
	return [kind, intro, ...place, ...businesses, ...customers, ...firstSteps.flatMap(readPoint)];
}

function readLocalService(text: City["services"][string]): string[] {
	if (!text) return [];
	const { intro, sections, firstSteps, questions } = text;
	return [
		intro,
		...sections.flatMap(readSection),
		...firstSteps.flatMap(readPoint),
		...questions.flatMap(readQuestion),
	];
}

function readService(service: Service): string[] {
	const { hero, explainer, benefits, framework, process, sections, whenNot, questions } = service;
	return [
		hero.title,
		hero.subtitle,
		...readSection(explainer),
		// Its page has no place for an introduction to the benefits.
		...readList({ ...benefits, intro: undefined }),
		...readList(framework),
		...readList(process),
		...[...sections, whenNot].flatMap(readSection),
		...questions.flatMap(readQuestion),
	];
}

function readSubService(subService: SubService): string[] {
	const { hero, sections, deliverables, process, questions } = subService;
	return [
		hero.title,
		hero.subtitle,
		...sections.flatMap(readSection),
		...readList(deliverables),
		...readList(process),
		...questions.flatMap(readQuestion),
	];
}

function readReason(reason: Content["whyChooseUs"][number]): string[] {
	const { title, subtitle, sections, practices } = reason;
	return [title, subtitle, ...sections.flatMap(readSection), ...readList(practices)];
}

function readSection({ heading, paragraphs }: Section): string[] {
	return [heading, ...paragraphs];
}

function readList({ heading, intro, items }: PointList | StepList): string[] {
	return [heading, ...(intro ? [intro] : []), ...items.flatMap(readPoint)];
}

function readPoint({ title, when, text }: StepList["items"][number]): string[] {
	return [title, ...(when ? [when] : []), text];
}

function readQuestion({ question, answer }: Question): string[] {
	return [question, answer];
}
