import { t } from "#app/messages/en/places.ts";
import { t as tInCity } from "#app/messages/en/service-in-city.ts";
import { t as tLists } from "#app/messages/en/service-lists.server.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import { formatList } from "#app/platform/format-list.ts";
import { fillTexts } from "../fill-placeholders.ts";
import { pick } from "../pick.ts";
import { describeLocalPage, type LocalPage } from "../places/describe-local-page.ts";
import { ASIDE_KINDS, type Aside } from "../schemas/aside.ts";
import { toServiceNames } from "../service-names.ts";
import { describeTerms } from "../sums/price-lines.ts";
import type { City, District, Service, SiteContent } from "../types.ts";
import type { PageText, TextBlock, TextLink, TextPart } from "./page-text.ts";
import { toLinkPart, toPoint, toPoints, toQuestions, toSection, toTexts } from "./parts.ts";

/** Returns what the page of a city says. */
export function toCityText(city: City, content: SiteContent): PageText {
	const { name, slug, languages, updated } = city;
	const texts = fillTexts(content.templates.city, { city: name });
	const near = content.cities.filter((other) => city.neighbours.includes(other.slug));
	return {
		title: `${content.templates.city.lead} ${name}`,
		description: city.description,
		lead: city.intro,
		parts: [
			{ blocks: toTexts(describeTerms(content, city)?.text) },
			toFacts([
				[texts.state, city.state],
				[t("languages"), formatList(languages)],
			]),
			toSection({ heading: texts.livesOn, paragraphs: [city.livesOn, ...city.economy] }),
			toPoints({
				heading: texts.industries,
				items: city.industries.map((each) => ({ title: each.name, text: each.why })),
			}),
			toSection({ heading: texts.search, paragraphs: city.search }),
			toSection({ heading: texts.advertising, paragraphs: city.advertising }),
			...toAsides(city, city),
			toLinkPart(texts.services, listServiceLinks(city, content.services)),
			toLinkPart(
				texts.districts,
				city.districts.map((each) => ({
					name: each.name,
					to: `/${slug}/${each.slug}`,
					text: each.kind,
				})),
			),
			toQuestions(texts.questions, city.questions),
			toLinkPart(
				texts.nearest,
				near.map((each) => ({ name: each.name, to: `/${each.slug}`, text: each.state })),
			),
			toAboutPart(content, city, { why: "city", updated }),
		],
	};
}

/** Returns what the page of a district says. */
export function toDistrictText(city: City, district: District, content: SiteContent): PageText {
	const { name, businesses, updated } = district;
	const texts = fillTexts(content.templates.district, { city: city.name, district: name });
	const near = city.districts.filter(({ slug }) => district.neighbours.includes(slug));
	return {
		title: `${content.templates.city.lead} ${name}, ${city.name}`,
		description: district.description,
		lead: district.kind,
		parts: [
			{ blocks: [...toTexts(describeTerms(content, city)?.text), district.intro] },
			{
				heading: texts.place,
				blocks: [...district.place, { kind: "list", items: businesses }],
			},
			toSection({ heading: texts.customers, paragraphs: district.customers }),
			toPoints({ heading: texts.firstSteps, items: district.firstSteps }),
			...toAsides(city, district),
			toLinkPart(texts.services, listServiceLinks(city, content.services)),
			toLinkPart(
				texts.neighbours,
				near.map((each) => ({
					name: each.name,
					to: `/${city.slug}/${each.slug}`,
					text: each.kind,
				})),
			),
			toAboutPart(content, city, { why: "district", names: { district: name }, updated }),
		],
	};
}

/** Returns what the page of a service in a city says, also where it has no text of its own there. */
export function toLocalServiceText(city: City, service: Service, content: SiteContent): PageText {
	const { templates, services } = content;
	const names = toServiceNames(service);
	const title = tLists("serviceIn", { service: service.name, city: city.name });
	const text = city.services[service.slug];
	const texts = fillTexts(templates.serviceInCity, { ...names, city: city.name });
	const { subtitle } = fillTexts(templates.serviceInCity, {
		...names,
		service: service.name,
		city: city.name,
	});
	const others = services.filter(({ slug }) => slug !== service.slug);
	return {
		title,
		description: text?.description ?? `${title}: ${city.description}`,
		lead: subtitle,
		parts: [
			{ blocks: toTexts(describeTerms(content, city, service)?.text) },
			...(text
				? [
						{ blocks: [text.intro] },
						toFacts([
							[texts.livesOn, city.livesOn],
							[texts.languages, formatList(city.languages)],
						]),
						...text.sections.map(toSection),
						...toAsides(city, text),
						toPoints({ heading: texts.firstSteps, items: text.firstSteps }),
						toQuestions(texts.questions, text.questions),
					]
				: [toPoints(service.process)]),
			toLinkPart(texts.otherServices, [
				...listServiceLinks(city, others),
				{ name: tInCity("allOfCity", { city: city.name }), to: `/${city.slug}` },
			]),
			toAboutPart(content, city, {
				why: "service",
				names,
				updated: text?.updated ?? city.updated,
			}),
		],
	};
}

function toFacts(facts: readonly (readonly [term: string, text: string])[]): TextPart {
	const items = facts.map(([term, text]) => `${term}: ${text}`);
	return { blocks: [{ kind: "list", items }] };
}

function listServiceLinks(city: City, services: readonly Service[]): TextLink[] {
	return services.map(({ slug, name, card }) => ({
		name,
		to: `/services/${slug}/${city.slug}`,
		text: city.services[slug]?.sections[0]?.heading ?? card,
	}));
}

/** Returns what a page has beside its running text. */
function toAsides(city: City, page: Aside): TextPart[] {
	const { example, observation, queries, comparison, asked } = pick(page, ...ASIDE_KINDS);
	return [
		example ? { heading: example.title, blocks: [example.text, example.basis] } : null,
		observation
			? { blocks: [observation.text, `${observation.place}, ${observation.date}`] }
			: null,
		queries
			? {
					heading: queries.title,
					blocks: queries.items.map(
						({ query, rises, meaning }): TextBlock => ({
							kind: "point",
							title: query,
							texts: [t("rises", { season: rises }), meaning],
						}),
					),
				}
			: null,
		comparison
			? {
					heading: comparison.title,
					blocks: [
						{
							kind: "table",
							columns: ["", ...comparison.districts.map((slug) => nameDistrict(city, slug))],
							rows: comparison.rows.map(({ label, cells }) => [label, ...cells]),
						},
					],
				}
			: null,
		asked ? { blocks: [toPoint({ title: asked.question, text: asked.answer })] } : null,
	];
}

function nameDistrict({ districts }: City, slug: string): string {
	return districts.find((district) => district.slug === slug)?.name ?? slug;
}

function toAboutPart(content: SiteContent, city: City, page: LocalPage): TextPart {
	const { heading, why, where, author, updated } = describeLocalPage(content, city, page);
	return {
		heading,
		blocks: [
			why,
			where,
			`${author.label} ${author.name}. ${updated.label}: ${formatLongDate(updated.day)}`,
		],
	};
}
