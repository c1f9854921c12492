import { getContent } from "#app/content/content.server.ts";
import { writeWeeks } from "#app/content/sums/write-weeks.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { DataTable } from "#app/design/sections/data-table.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import {
	LinkedHeading,
	Points,
	SectionHead,
	Steps,
	TextSections,
	UNDERLINED_LINK,
} from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { gatherMarks } from "#app/design/ui/gather-marks.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/how-we-work.ts";
import { orNotFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toTitleCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { OfferList } from "#app/site/pricing/offer-list.tsx";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	const { pages, documents, offer } = getContent();
	const page = orNotFound(pages.howWeWork);
	return {
		page: { ...page, weeks: { ...page.weeks, items: page.weeks.items.map(writeWeeks) } },
		offer,
		documents: documents.map(({ slug, name, card, isSample }) => ({ slug, name, card, isSample })),
		cta: pages.services.closing,
		meta: buildPageMeta({
			...page,
			path: "/how-we-work",
			crumbs: [toTitleCrumb("/how-we-work", page.title)],
		}),
	};
}

export default function HowWeWorkPage({ loaderData }: Route.ComponentProps) {
	const { page, offer, documents, cta, meta } = loaderData;
	const { roles } = page;
	return (
		<>
			<PageHero title={page.title} subtitle={page.subtitle} crumbs={meta.crumbs} theme="aqua" />
			<Steps steps={page.weeks} />
			<Band theme="sand">
				<SectionHead heading={roles.heading} intro={roles.intro} />
				<div className="mt-10">
					<DataTable {...roles} />
				</div>
			</Band>
			{documents.length > 0 && <Documents {...page.documents} documents={documents} />}
			<Points points={page.access} />
			<TextSections sections={[page.leaving]} />
			{offer.length > 0 && (
				<Band theme="lilac">
					<H2 look="display">{page.offer}</H2>
					<OfferList items={offer} />
				</Band>
			)}
			<ClosingCta cta={cta} />
		</>
	);
}

type PageData = Route.ComponentProps["loaderData"];
type DocumentsProps = PageData["page"]["documents"] & Pick<PageData, "documents">;

function Documents({ documents, ...head }: DocumentsProps) {
	const { mark, entries } = gatherMarks(documents, t("sampleDocuments"));
	return (
		<Band>
			<SectionHead {...head} />
			{mark && <p className="mt-4">{mark}</p>}
			<ul className="mt-10 grid gap-x-10 md:grid-cols-3">
				{entries.map(({ slug, name, card, isSample }) => (
					<li key={slug} className="group relative border-line-strong border-t-2 py-6">
						<LinkedHeading
							level={3}
							to={`/how-we-work/${slug}`}
							text={name}
							className={UNDERLINED_LINK}
						/>
						<p className="mt-2 text-ink-soft">{card}</p>
						{isSample && (
							<p className="mt-3">
								<SampleMark />
							</p>
						)}
					</li>
				))}
			</ul>
		</Band>
	);
}
