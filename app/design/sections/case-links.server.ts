import { getContent } from "#app/content/content.server.ts";
import { pick } from "#app/content/pick.ts";
import type { CaseStudy } from "#app/content/types.ts";
import { formatList } from "#app/platform/format-list.ts";
import { getHeadline } from "./case-headline.ts";

export type CaseLink = ReturnType<typeof toCaseLink>;

export function listCasesOf(serviceSlug: string): CaseStudy[] {
	return getContent().caseStudies.filter(({ services }) => services.includes(serviceSlug));
}

/**
 * Returns a link to a case with the formatted figure that one of its services has affected, what it counts, and the
 * other services that have a share in it, if any.
 */
export function toCaseLink(caseStudy: CaseStudy, serviceSlug: string) {
	const headline = getHeadline(caseStudy, serviceSlug);
	const isOwn = headline.service === serviceSlug;
	const others = getContent().services.filter(
		({ slug }) => slug !== serviceSlug && caseStudy.services.includes(slug),
	);
	return {
		...pick(caseStudy, "title", "client", "isSample"),
		to: `/case-studies/${caseStudy.slug}`,
		figure: headline.figure,
		label: headline.label,
		shared: isOwn ? "" : formatList(others.map(({ name }) => name)),
	};
}
