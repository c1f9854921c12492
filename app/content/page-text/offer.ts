import { t as tIndustry } from "#app/messages/en/industries.ts";
import { t } from "#app/messages/en/pricing.ts";
import { formatPrice } from "#app/platform/amounts.ts";
import type { HowWeWork, Pricing } from "../schemas/offer.ts";
import { toAlternativesView } from "../sums/budget.ts";
import { toCostView } from "../sums/cost-view.ts";
import { toDocumentView } from "../sums/document-view.ts";
import { listPriceBands, type PriceBand } from "../sums/price-bands.ts";
import { writeWeeks } from "../sums/write-weeks.ts";
import type { Industry, SiteContent } from "../types.ts";
import type { PageText, TextBlock, TextPart } from "./page-text.ts";
import {
	toBudget,
	toLinkPart,
	toList,
	toPoints,
	toQuestions,
	toSection,
	toTexts,
} from "./parts.ts";
import { toWord, toWords } from "./rich-words.ts";

/** Returns what the page of prices says. */
export function toPricingText(pricing: Pricing, content: SiteContent): PageText {
	const { bands, minimum, budgets, alternatives, apart, questions } = pricing;
	const terms = content.offer.filter(({ key }) =>
		["guarantee", "contract", "adSpend", "firstStep", "travel"].includes(key),
	);
	return {
		title: pricing.heading ?? pricing.title,
		description: pricing.description,
		lead: pricing.subtitle,
		parts: [
			{
				heading: bands.heading,
				blocks: [bands.intro, ...listPriceBands(content).flatMap(toBand)],
			},
			{ heading: minimum.title, blocks: [minimum.text] },
			{
				heading: budgets.heading,
				blocks: [
					budgets.intro,
					...budgets.items.flatMap((budget) => toBudget(budget, content.terms)),
				],
			},
			alternatives ? toAlternatives(alternatives) : null,
			toPoints(apart),
			terms.length > 0 ? toPoints({ heading: pricing.terms ?? pricing.title, items: terms }) : null,
			toQuestions(t("questions"), questions),
		],
		isSample: pricing.isSample,
	};
}

/** Returns the price of a service, with what is included and what moves it. */
export function toBand({ service, name, from, to, per, included, moves, record }: PriceBand) {
	const price = `${t("range", { from: formatPrice(from), to: formatPrice(to) })} ${t("per", { per })}`;
	return [
		{ kind: "point", title: name, to: `/services/${service}`, texts: [price] },
		...toList(included),
		toWords(t("dependsOn", { moves, b: (words) => toWord(...words) })),
		record,
	] satisfies TextBlock[];
}

function toAlternatives(alternatives: NonNullable<Pricing["alternatives"]>): TextPart {
	const { heading, intro, columns, items } = toAlternativesView(alternatives);
	const rows = items.map(({ name, year, basis, suits, mind }) => [
		name,
		[formatPrice(year), ...basis].join("; "),
		suits,
		mind,
	]);
	return { heading, blocks: [intro, { kind: "table", columns, rows }] };
}

/** Returns what the page says of how the agency works. */
export function toHowWeWorkText(page: HowWeWork, { documents, offer }: SiteContent): PageText {
	const { weeks, roles, access, leaving } = page;
	return {
		...page,
		lead: page.subtitle,
		parts: [
			toPoints({ ...weeks, items: weeks.items.map(writeWeeks) }),
			{
				heading: roles.heading,
				blocks: [roles.intro, { kind: "table", columns: roles.columns, rows: roles.rows }],
			},
			toLinkPart(
				page.documents.heading,
				documents.map(({ slug, name, card }) => ({
					name,
					to: `/how-we-work/${slug}`,
					text: card,
				})),
				page.documents.intro,
			),
			toPoints(access),
			toSection(leaving),
			offer.length > 0 ? toPoints({ heading: page.offer, items: offer }) : null,
		],
		isSample: offer.some(({ isSample }) => isSample),
	};
}

/** Returns what a document says, with its figures put in. */
export function toDocumentText(
	document: SiteContent["documents"][number],
	{ documents, terms }: SiteContent,
): PageText {
	const { head, parts, ...view } = toDocumentView(document, documents, terms);
	return {
		...view,
		description: document.description,
		lead: view.subtitle,
		parts: [
			{ blocks: toList(head.map(({ label, value }) => `${label}: ${value}`)) },
			...parts.map(({ heading, paragraphs = [], tables, list, note }) => ({
				heading,
				blocks: [
					...paragraphs,
					...tables.map((table) => ({ kind: "table" as const, ...table })),
					...toList(list),
					...toTexts(note),
				],
			})),
		],
	};
}

/** Returns what the page of an industry says. */
export function toIndustryText(industry: Industry, content: SiteContent): PageText {
	const { search, rules, calendar, larger, questions } = industry;
	const cost = toCostView(industry.cost, content.pages.pricing, content.terms);
	const bought = content.services.filter(({ slug }) => industry.services.includes(slug));
	return {
		...industry,
		lead: industry.subtitle,
		parts: [
			{
				heading: search.heading,
				blocks: [
					...search.paragraphs,
					...search.queries.map(
						({ query, meaning }): TextBlock => ({
							kind: "point",
							title: tIndustry("typedSearch", { query }),
							texts: [meaning],
						}),
					),
				],
			},
			{
				heading: rules.heading,
				blocks: [
					rules.intro,
					...rules.items.map(
						({ title, text, source }): TextBlock => ({
							kind: "point",
							title,
							texts: [text, source],
						}),
					),
				],
			},
			{
				heading: calendar.heading,
				blocks: toList(calendar.items.map(({ when, what }) => `${when}: ${what}`)),
			},
			{ heading: cost.heading, blocks: [...cost.paragraphs, cost.record] },
			larger
				? {
						heading: larger.heading,
						blocks: [
							larger.intro,
							...larger.parts.map(
								({ title, text }): TextBlock => ({
									kind: "point",
									title,
									texts: [text],
								}),
							),
							...toBudget(larger.budget, content.terms),
						],
					}
				: null,
			toQuestions(tIndustry("questions"), questions),
			toLinkPart(
				undefined,
				bought.map(({ slug, name, card }) => ({ name, to: `/services/${slug}`, text: card })),
			),
		],
	};
}
