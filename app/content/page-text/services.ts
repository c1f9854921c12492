import { t as tLists } from "#app/messages/en/service-lists.server.ts";
import { t } from "#app/messages/en/services.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import { fillTexts } from "../fill-placeholders.ts";
import { toServiceNames } from "../service-names.ts";
import { describePrice } from "../sums/price-lines.ts";
import type { Service, SiteContent, SubService } from "../types.ts";
import type { PageText, TextBlock, TextPart } from "./page-text.ts";
import { toLinkPart, toList, toPoints, toQuestions, toSection, toTexts } from "./parts.ts";

/** Returns what the page of a service says. */
export function toServiceText(service: Service, content: SiteContent): PageText {
	const { slug, name, hero, description, subServices } = service;
	const texts = fillTexts(content.templates.service, toServiceNames(service));
	const industries = content.industries.filter(({ services }) => services.includes(slug));
	return {
		title: hero.title,
		description,
		lead: hero.subtitle,
		parts: [
			{ blocks: toTexts(describePrice(content, service)?.text) },
			toSection(service.explainer),
			toLinkPart(
				texts.parts,
				subServices.map((part) => ({
					name: part.name,
					to: `/services/${slug}/${part.slug}`,
					text: part.card,
				})),
			),
			toPoints(service.benefits),
			toPoints(service.process),
			toFramework(service.framework),
			...service.sections.map(toSection),
			toSection(service.whenNot),
			toLinkPart(
				t("industries"),
				industries.map((each) => ({ name: each.name, to: `/industries/${each.slug}` })),
			),
			toLinkPart(
				texts.cities,
				content.cities.map((city) => ({
					name: tLists("serviceIn", { service: name, city: city.name }),
					to: `/services/${slug}/${city.slug}`,
				})),
				texts.citiesText,
			),
			toQuestions(texts.questions, service.questions),
		],
	};
}

/** Returns the parts of a service's diagram, with what its drawing writes. */
function toFramework(framework: Service["framework"]): TextPart {
	if (!framework) return null;
	const { heading, intro, items, bidders = [], screens = [], note } = framework;
	const bids = bidders.map(
		({ name, bid, fit }) => `${name}: ${t("bid")} ${formatMoney(bid)}, ${t("fitOfTen", { fit })}`,
	);
	return {
		heading,
		blocks: [
			...toTexts(intro),
			...items.map(
				({ title, text, mark }): TextBlock => ({
					kind: "point",
					title,
					texts: [...toTexts(mark), text],
				}),
			),
			...toList(bids),
			...toList(screens.map(({ name, holds }) => `${name}: ${holds.join(", ")}`)),
			...toTexts(note),
		],
	};
}

/** Returns what the page of a part of a service says. */
export function toSubServiceText(
	service: Service,
	{ name, hero, description, sections, deliverables, process, questions }: SubService,
	{ templates }: SiteContent,
): PageText {
	const texts = fillTexts(templates.servicePart, { part: name });
	return {
		title: hero.title,
		description,
		lead: hero.subtitle,
		parts: [
			...sections.map(toSection),
			toPoints(deliverables),
			toPoints(process),
			toQuestions(texts.questions, questions),
			toLinkPart(undefined, [
				{ name: service.name, to: `/services/${service.slug}`, text: texts.whole },
			]),
		],
	};
}

/** Returns what the list of a service's cities says. */
export function toLocationsText(service: Service, content: SiteContent): PageText {
	const { name, slug } = service;
	const { cities, site, templates } = content;
	const { description, subtitle } = fillTexts(templates.serviceCities, {
		...toServiceNames(service),
		service: name,
		agency: site.name,
		city: site.address.addressLocality,
		count: String(cities.length),
		first: cities[0]?.name ?? "",
		last: cities.at(-1)?.name ?? "",
	});
	const links = cities.map((city) => ({
		name: city.name,
		to: `/services/${slug}/${city.slug}`,
		text: city.differences[slug] ?? city.livesOn,
	}));
	return {
		title: tLists("allCitiesFor", { service: name }),
		description,
		lead: subtitle,
		parts: [toLinkPart(undefined, links)],
	};
}

/** Returns what the list of the services says. */
export function toServiceListText({ pages, services, offer }: SiteContent): PageText {
	const page = pages.services;
	const offered = offer.filter(({ key }) =>
		["firstStep", "contract", "reports", "team"].includes(key),
	);
	return {
		...page,
		lead: page.subtitle,
		parts: [
			toLinkPart(
				undefined,
				services.map(({ slug, name, card }) => ({ name, to: `/services/${slug}`, text: card })),
			),
			toPoints(page.approach),
			offered.length > 0 ? toPoints({ heading: page.offer, items: offered }) : null,
		],
	};
}
