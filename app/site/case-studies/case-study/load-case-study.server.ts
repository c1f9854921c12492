import { getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import { pick } from "#app/content/pick.ts";
import type { CaseStudy, Content } from "#app/content/types.ts";
import { getHeadline } from "#app/design/sections/case-headline.ts";
import { t } from "#app/messages/en/page-names.server.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";

type CasePageData = NonNullable<ReturnType<typeof loadCaseStudy>>;
export type CaseData = CasePageData["caseStudy"];
export type OtherCase = CasePageData["others"][number];

/** Loads what a case's page shows. Returns null where no case has the slug. */
export function loadCaseStudy(slug: string) {
	const { caseStudies, pages, templates, proof } = getContent();
	const { headings, more, closing } = pages.caseStudies;
	const index = caseStudies.findIndex((each) => each.slug === slug);
	const caseStudy = caseStudies[index];
	if (!caseStudy) return null;
	const { description, updated, order: _order, imageUrl: _imageUrl, ...others } = caseStudy;
	// Its cards alone have a picture.
	const { imageSrcSet: _imageSrcSet, imageAlt: _imageAlt, ...shown } = others;
	const { title } = shown;
	const path = `/case-studies/${slug}`;
	const crumbs = [toPageCrumb("/case-studies"), { name: title, to: path }];
	return {
		caseStudy: { ...shown, crumbs, ...getCaseLinks(caseStudy) },
		headings,
		references: selectReferences(proof, slug),
		more,
		// The next two cases; the first follows the last.
		others: [...caseStudies.slice(index + 1), ...caseStudies.slice(0, index)]
			.slice(0, 2)
			.map((other) => ({
				...pick(other, "title", "client", "layout", "isSample"),
				...pick(getHeadline(other), "figure", "label"),
				to: `/case-studies/${other.slug}`,
			})),
		cta: closing,
		meta: buildPageMeta({
			title: t("caseStudy", { title }),
			// A sample has no description here, as it would give search engines figures that nobody has reached.
			description: caseStudy.isSample
				? fillPlaceholders(templates.sample.caseStudy, { case: title })
				: description,
			path,
			updated,
			crumbs,
		}),
	};
}

/** Selects the clients of a case whom a visitor may ask; undefined where there are none. */
function selectReferences({ references }: Content["proof"], slug: string) {
	const items = references?.items.filter(({ caseStudy }) => caseStudy === slug) ?? [];
	return references && items.length > 0 ? { ...references, items } : undefined;
}

/** Returns links to the services that a case bought, and to the cases of its industry. */
export function getCaseLinks(caseStudy: CaseStudy) {
	const { services, pages } = getContent();
	const { industries } = pages.caseStudies;
	return {
		services: services
			.filter(({ slug }) => caseStudy.services.includes(slug))
			.map(({ name, slug }) => ({ name, to: `/services/${slug}` })),
		industry: {
			name: industries.find(({ slug }) => slug === caseStudy.industry)?.name ?? "",
			to: `/case-studies?industry=${caseStudy.industry}`,
		},
	};
}
