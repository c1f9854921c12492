import { t } from "#app/messages/en/pricing.ts";
import { formatPrice } from "#app/platform/amounts.ts";
import type { Price } from "../schemas/landing-sections.ts";
import { listPriceBands } from "../sums/price-bands.ts";
import type { OwnPage, PageSection, SiteContent } from "../types.ts";
import { toBand } from "./offer.ts";
import type { PageText, TextBlock, TextPart } from "./page-text.ts";
import {
	toFigures,
	toLinkPart,
	toList,
	toPoints,
	toQuestions,
	toSection,
	toTexts,
} from "./parts.ts";

/** Returns what a page of the agency's own says, whether it is a text or sections. */
export function toOwnPageText(page: OwnPage, content: SiteContent): PageText {
	const { title, subtitle, description, sections, body, path, pictures } = page;
	return {
		title,
		description,
		lead: subtitle,
		parts: sections
			? sections.map((section) => toPart(section, content))
			: [{ blocks: [{ kind: "markdown", body, page: path, pictures }] }],
	};
}

function toPart(section: PageSection, content: SiteContent): TextPart {
	switch (section.kind) {
		case "opening":
			return toLinkPart(undefined, section.button ? [section.button] : []);
		case "text":
			return toSection(section);
		case "points":
		case "steps":
			return toPoints(section);
		case "figures":
			return toFigures(section.heading, section.text, section.items);
		case "quotation":
			return {
				blocks: [{ kind: "quote", text: section.quote, by: `${section.name}, ${section.title}` }],
			};
		case "questions":
			return toQuestions(section.heading, section.items, section.intro);
		case "prices":
			return toPrices(section, content);
		case "pictures":
			return {
				heading: section.heading,
				blocks: [
					...toTexts(section.intro),
					...toList(
						section.items
							.flatMap(({ caption, picture }) => caption ?? picture?.alt ?? [])
							.filter(Boolean),
					),
				],
			};
		case "film":
			return { heading: section.title, blocks: [...toTexts(section.text), ...section.transcript] };
		case "form":
			return toLinkPart(
				section.heading ?? content.pages.contact.form.heading,
				[{ name: content.pages.contact.title, to: "/contact" }],
				section.intro,
			);
		case "callToAction":
			return toLinkPart(
				section.title,
				[{ name: section.button, to: section.to ?? "/contact" }],
				section.text,
			);
	}
}

type Prices = Extract<PageSection, { kind: "prices" }>;

function toPrices(
	{ heading, intro, items = [], services = [] }: Prices,
	content: SiteContent,
): TextPart {
	const all = listPriceBands(content);
	const bands = services.flatMap((slug) => all.find(({ service }) => service === slug) ?? []);
	if (items.length + bands.length === 0) return null;
	return {
		heading,
		blocks: [...toTexts(intro), ...items.flatMap(toPrice), ...bands.flatMap(toBand)],
	};
}

function toPrice({ name, from, to, per, included, text }: Price): TextBlock[] {
	const price =
		to === undefined
			? formatPrice(from)
			: t("range", { from: formatPrice(from), to: formatPrice(to) });
	return [
		{ kind: "point", title: name, texts: [[price, per].filter(Boolean).join(" ")] },
		...toList(included),
		...toTexts(text),
	];
}
