import { getContent } from "#app/content/content.server.ts";
import type { CaseStudy } from "#app/content/types.ts";
import { readHeadline } from "#app/sections/case-headline.ts";
import type { LinkedCase } from "./case-study.ts";
import type { OtherCase } from "./other-cases.tsx";

/** The case with its services and its industry as links. */
export function linkCase(caseStudy: CaseStudy): LinkedCase {
	const { services, pages } = getContent();
	const { industries } = pages.caseStudies;
	return {
		...caseStudy,
		crumbs: [
			{ name: "Case Studies", to: "/case-studies" },
			{ name: caseStudy.title, to: `/case-studies/${caseStudy.slug}` },
		],
		services: services
			.filter(({ slug }) => caseStudy.services.includes(slug))
			.map(({ name, slug }) => ({ name, to: `/services/${slug}` })),
		industry: {
			name: industries.find(({ slug }) => slug === caseStudy.industry)?.name ?? "",
			to: `/case-studies?industry=${caseStudy.industry}`,
		},
	};
}

/** The next two after the one at this place; after the last comes the first. */
export function listOthers(place: number): OtherCase[] {
	const { caseStudies } = getContent();
	const places = caseStudies.map((_, index) => index);
	return [...places.slice(place + 1), ...places.slice(0, place)].slice(0, 2).flatMap((index) => {
		const caseStudy = caseStudies[index];
		if (!caseStudy) return [];
		const { slug, title, client } = caseStudy;
		const headline = readHeadline(caseStudy);
		return {
			title,
			client,
			figure: headline?.figure ?? "",
			label: headline?.measure.label ?? "",
			to: `/case-studies/${slug}`,
			place: index,
		};
	});
}
