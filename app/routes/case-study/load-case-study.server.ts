import { getContent } from "#app/content/content.server.ts";
import { pick } from "#app/content/pick.ts";
import type { CaseStudy } from "#app/content/types.ts";
import { getHeadline } from "#app/sections/case-headline.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";

export type CaseData = NonNullable<ReturnType<typeof loadCaseStudy>>["caseStudy"];
export type OtherCase = ReturnType<typeof toOtherCase>;

/** Loads what a case's page shows; null where no case has the slug. */
export function loadCaseStudy(slug: string) {
	const { caseStudies, services, pages } = getContent();
	const { headings, industries, more, closing } = pages.caseStudies;
	const index = caseStudies.findIndex((each) => each.slug === slug);
	const caseStudy = caseStudies[index];
	if (!caseStudy) return null;
	const { title, description, updated } = caseStudy;
	const path = `/case-studies/${slug}`;
	const crumbs = [
		{ name: "Case Studies", to: "/case-studies" },
		{ name: title, to: path },
	];
	return {
		caseStudy: {
			...caseStudy,
			crumbs,
			services: services
				.filter((service) => caseStudy.services.includes(service.slug))
				.map((service) => ({ name: service.name, to: `/services/${service.slug}` })),
			industry: {
				name: industries.find((industry) => industry.slug === caseStudy.industry)?.name ?? "",
				to: `/case-studies?industry=${caseStudy.industry}`,
			},
		},
		headings,
		more,
		// The next two; after the last comes the first.
		others: [...caseStudies.slice(index + 1), ...caseStudies.slice(0, index)]
			.slice(0, 2)
			.map(toOtherCase),
		cta: closing,
		meta: buildPageMeta({ title: `${title}, case study`, description, path, updated, crumbs }),
	};
}

function toOtherCase(caseStudy: CaseStudy) {
	const headline = getHeadline(caseStudy);
	return {
		...pick(caseStudy, "title", "client", "layout"),
		figure: headline?.figure ?? "",
		label: headline?.measure.label ?? "",
		to: `/case-studies/${caseStudy.slug}`,
	};
}
