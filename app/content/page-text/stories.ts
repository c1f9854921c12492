import type { z } from "zod";
import { t } from "#app/messages/en/case-studies.ts";
import { fillPlaceholders } from "../fill-placeholders.ts";
import type { whyChooseUsSchema } from "../schemas/story.ts";
import { formatChange, formatSpan } from "../sums/measures.ts";
import type { CaseStudy, SiteContent } from "../types.ts";
import { toCaseLinks } from "./agency.ts";
import type { PageText } from "./page-text.ts";
import { toFigures, toLinkPart, toPoints, toSection } from "./parts.ts";

/** Returns what the list of the case studies says. */
export function toCaseListText(content: SiteContent): PageText {
	const { results, ...page } = content.pages.caseStudies;
	return {
		...page,
		lead: page.subtitle,
		parts: [
			toLinkPart(undefined, toCaseLinks(content)),
			results ? toFigures(results.title, results.text, results.stats) : null,
		],
		isSample: content.caseStudies.some(({ isSample }) => isSample),
	};
}

/** Returns what a case study says, its figures before and after among it. */
export function toCaseText(caseStudy: CaseStudy, content: SiteContent): PageText {
	const { pages, services, templates } = content;
	const { title, client, summary, challenge, work, learned, measures, isSample } = caseStudy;
	const { headings, industries } = pages.caseStudies;
	const bought = services.filter(({ slug }) => caseStudy.services.includes(slug));
	const industry = industries.find(({ slug }) => slug === caseStudy.industry);
	return {
		title,
		description: isSample
			? fillPlaceholders(templates.sample.caseStudy, { case: title })
			: caseStudy.description,
		lead: summary,
		parts: [
			{ blocks: [client, ...(industry ? [`${t("industry")}: ${industry.name}`] : [])] },
			{
				heading: headings.results,
				blocks: measures.map((measure) => ({
					kind: "point" as const,
					title: measure.label,
					texts: [
						[formatSpan(measure), formatChange(measure) ?? t("newFigure")].join(", "),
						`${measure.base}. ${measure.period}. ${measure.source}`,
					],
				})),
			},
			toSection({ heading: headings.challenge, paragraphs: challenge }),
			toSection({ heading: headings.work, paragraphs: work }),
			toSection({ heading: headings.learned, paragraphs: learned }),
			toLinkPart(
				t("services", { count: bought.length }),
				bought.map(({ slug, name, card }) => ({ name, to: `/services/${slug}`, text: card })),
			),
		],
		isSample,
	};
}

type Reason = z.infer<typeof whyChooseUsSchema>;

/** Returns what the page of a reason to choose the agency says. */
export function toReasonText({ subtitle, sections, practices, ...reason }: Reason): PageText {
	return {
		...reason,
		lead: subtitle,
		parts: [...sections.map(toSection), toPoints(practices)],
	};
}
