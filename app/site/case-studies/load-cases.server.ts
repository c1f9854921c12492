import { getContent } from "#app/content/content.server.ts";
import { fillTexts } from "#app/content/fill-placeholders.ts";
import { pick } from "#app/content/pick.ts";
import type { CaseStudy } from "#app/content/types.ts";
import { formatSpan } from "#app/design/art/case-scale.ts";
import { getHeadline } from "#app/design/sections/case-headline.ts";
import { t } from "#app/messages/en/page-names.server.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildItemList } from "#app/seo/structured-data/entities.ts";
import { getCaseLinks } from "./case-study/load-case-study.server.ts";

type Option = { slug: string; name: string };

export type CaseEntryData = ReturnType<typeof toEntry>;
export type FilterGroup = ReturnType<typeof buildFilter>;

/** Loads the list of cases for the parameters. Returns null for an unknown service or industry. */
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
	const bought = caseStudies.flatMap((each) => each.services);
	const served = caseStudies.map((each) => each.industry);
	return {
		title,
		subtitle,
		name,
		none: filtered.none,
		entries,
		filters: [
			buildFilter("service", services, bought, service),
			buildFilter("industry", industries, served, industry),
		],
		results,
		cta: closing,
		meta: buildPageMeta({
			title,
			description: page.description,
			path: "/case-studies",
			updated: page.updated,
			type: "CollectionPage",
			crumbs: [toPageCrumb("/case-studies"), ...(name ? [{ name, to: "" }] : [])],
			entity: buildItemList(
				entries.map((entry) => ({ name: entry.title, to: `/case-studies/${entry.slug}` })),
			),
			// A filtered list is a part of one short list, each case of which has a page of its own.
			noindex: Boolean(name),
		}),
	};
}

/** Returns null where no slug is given, undefined where the slug is unknown. */
function findOption(options: readonly Option[], slug: string | null): Option | null | undefined {
	return slug ? options.find((option) => option.slug === slug) : null;
}

function toEntry(caseStudy: CaseStudy) {
	const { services, industry } = getCaseLinks(caseStudy);
	const headline = getHeadline(caseStudy);
	return {
		...pick(caseStudy, "slug", "title", "client", "summary", "isSample"),
		...pick(caseStudy, "imageUrl", "imageSrcSet", "imageAlt"),
		headline: { ...pick(headline, "figure", "label"), span: formatSpan(headline) },
		services: services.map(({ name }) => name),
		industry: industry.name,
	};
}

/** Returns links to the options that a case has, and to the selected one. */
function buildFilter(
	parameter: "service" | "industry",
	options: readonly Option[],
	used: readonly string[],
	selected: Option | null,
) {
	const shown = options.filter(({ slug }) => used.includes(slug) || slug === selected?.slug);
	const links = shown.map((option) => ({
		name: option.name,
		to: `/case-studies?${parameter}=${option.slug}`,
		isSelected: option.slug === selected?.slug,
	}));
	return { name: t(parameter), links };
}
