import { formatSpan } from "#app/art/case-scale.ts";
import { getContent } from "#app/content/content.server.ts";
import type { CaseStudy } from "#app/content/types.ts";
import { readHeadline } from "#app/sections/case-headline.ts";
import type { CaseEntryProps } from "./case-entry.tsx";
import type { FilterGroup } from "./filters.tsx";

type Option = { slug: string; name: string };
type Chosen = { service: Option | null; industry: Option | null };

/** What the address asks for; null where it names a service or an industry that is on no list. */
export function readChosen(params: URLSearchParams): Chosen | null {
	const { services, pages } = getContent();
	const service = findOption(services, params.get("service"));
	const industry = findOption(pages.caseStudies.industries, params.get("industry"));
	return service === undefined || industry === undefined ? null : { service, industry };
}

/** Null where nothing is asked for, undefined where it is not on the list. */
function findOption(options: readonly Option[], slug: string | null): Option | null | undefined {
	return slug ? options.find((option) => option.slug === slug) : null;
}

/** The cases that were chosen, in their order, each told in short. */
export function listCases({ service, industry }: Chosen): CaseEntryProps[] {
	return getContent()
		.caseStudies.filter((caseStudy) => !service || caseStudy.services.includes(service.slug))
		.filter((caseStudy) => !industry || caseStudy.industry === industry.slug)
		.map(summarise);
}

function summarise(caseStudy: CaseStudy): CaseEntryProps {
	const { services, pages } = getContent();
	const { slug, title, client, summary, imageUrl } = caseStudy;
	const headline = readHeadline(caseStudy);
	return {
		slug,
		title,
		client,
		summary,
		imageUrl,
		headline: headline && {
			figure: headline.figure,
			label: headline.measure.label,
			span: formatSpan(headline.measure),
		},
		services: services.filter((each) => caseStudy.services.includes(each.slug)).map(toName),
		industry: toName(pages.caseStudies.industries.find((each) => each.slug === caseStudy.industry)),
	};
}

function toName(option: Option | undefined): string {
	return option?.name ?? "";
}

/** The services and industries that have a case or were chosen, each with the address of its list. */
export function listFilters(chosen: Chosen): FilterGroup[] {
	const { caseStudies, services, pages } = getContent();
	const bought = new Set(caseStudies.flatMap((caseStudy) => caseStudy.services));
	const served = new Set(caseStudies.map(({ industry }) => industry));
	if (chosen.service) bought.add(chosen.service.slug);
	if (chosen.industry) served.add(chosen.industry.slug);
	const link = (kind: keyof Chosen, { slug, name }: Option) => ({
		name,
		to: `/case-studies?${kind}=${slug}`,
		isChosen: chosen[kind]?.slug === slug,
	});
	return [
		{
			name: "Service",
			links: services
				.filter(({ slug }) => bought.has(slug))
				.map((service) => link("service", service)),
		},
		{
			name: "Industry",
			links: pages.caseStudies.industries
				.filter(({ slug }) => served.has(slug))
				.map((industry) => link("industry", industry)),
		},
	];
}

/** The name of what was chosen; empty for the whole list. */
export function nameChosen({ service, industry }: Chosen): string {
	return [service, industry].flatMap((option) => option?.name ?? []).join(", ");
}
