import { formatSpan } from "#app/art/case-scale.ts";
import { getContent } from "#app/content/content.server.ts";
import { fillTexts } from "#app/content/fill-placeholders.ts";
import { pick } from "#app/content/pick.ts";
import type { CaseStudy } from "#app/content/types.ts";
import { getHeadline } from "#app/sections/case-headline.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildItemList } from "#app/seo/structured-data/entities.ts";

type Option = { slug: string; name: string };
type Selection = { service: Option | null; industry: Option | null };

export type CaseEntryData = ReturnType<typeof toEntry>;
export type FilterGroup = ReturnType<typeof buildFilters>[number];

/** Loads the list of cases for the parameters; null for an unknown service or industry. */
export function loadCases(params: URLSearchParams) {
	const { caseStudies, services, pages } = getContent();
	const { industries, results, closing, ...page } = pages.caseStudies;
	const service = findOption(services, params.get("service"));
	const industry = findOption(industries, params.get("industry"));
	if (service === undefined || industry === undefined) return null;
	const name = [service, industry].flatMap((option) => option?.name ?? []).join(", ");
	const filtered = fillTexts(page.filtered, { name });
	const { title, subtitle } = name ? filtered : page;
	const entries = caseStudies
		.filter((each) => !service || each.services.includes(service.slug))
		.filter((each) => !industry || each.industry === industry.slug)
		.map(toEntry);
	return {
		title,
		subtitle,
		name,
		none: filtered.none,
		entries,
		filters: buildFilters({ service, industry }),
		results,
		cta: closing,
		meta: buildPageMeta({
			title,
			description: page.description,
			path: "/case-studies",
			updated: page.updated,
			type: "CollectionPage",
			crumbs: [{ name: "Case Studies", to: "/case-studies" }, ...(name ? [{ name, to: "" }] : [])],
			entity: buildItemList(
				entries.map((entry) => ({ name: entry.title, to: `/case-studies/${entry.slug}` })),
			),
			// A part of one short list, each case of which has a page of its own.
			noindex: Boolean(name),
		}),
	};
}

/** Returns null where no slug is given, undefined where the slug is unknown. */
function findOption(options: readonly Option[], slug: string | null): Option | null | undefined {
	return slug ? options.find((option) => option.slug === slug) : null;
}

function toEntry(caseStudy: CaseStudy) {
	const { services, pages } = getContent();
	const headline = getHeadline(caseStudy);
	const { industries } = pages.caseStudies;
	return {
		...pick(caseStudy, "slug", "title", "client", "summary", "imageUrl"),
		headline: headline && {
			figure: headline.figure,
			label: headline.measure.label,
			span: formatSpan(headline.measure),
		},
		services: services
			.filter((service) => caseStudy.services.includes(service.slug))
			.map(({ name }) => name),
		industry: industries.find((industry) => industry.slug === caseStudy.industry)?.name ?? "",
	};
}

/** Returns links to the services and industries that have a case or are selected. */
function buildFilters({ service, industry }: Selection) {
	const { caseStudies, services, pages } = getContent();
	const toGroup = (
		name: string,
		options: readonly Option[],
		used: readonly string[],
		selected: Option | null,
	) => ({
		name,
		links: options
			.filter(({ slug }) => used.includes(slug) || slug === selected?.slug)
			.map((option) => ({
				name: option.name,
				to: `/case-studies?${name.toLowerCase()}=${option.slug}`,
				isSelected: option.slug === selected?.slug,
			})),
	});
	const bought = caseStudies.flatMap((each) => each.services);
	const served = caseStudies.map((each) => each.industry);
	return [
		toGroup("Service", services, bought, service),
		toGroup("Industry", pages.caseStudies.industries, served, industry),
	];
}
