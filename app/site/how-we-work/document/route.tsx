import { getContent } from "#app/content/content.server.ts";
import { type ShownPart, toDocumentView } from "#app/content/sums/document-view.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { DataTable } from "#app/design/sections/data-table.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { Paragraphs } from "#app/design/sections/text-blocks.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { notFound, orNotFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toTitleCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: {} };

export function loader({ params }: Route.LoaderArgs) {
	const { documents, pages, terms } = getContent();
	const page = documents.find(({ slug }) => slug === params.document);
	if (!page) throw notFound();
	const crumbs = [toTitleCrumb("/how-we-work", orNotFound(pages.howWeWork).title), page.name];
	return {
		page: toDocumentView(page, documents, terms),
		cta: pages.services.closing,
		meta: buildPageMeta({ ...page, path: `/how-we-work/${page.slug}`, crumbs }),
	};
}

/** Renders a document as clients get it; printed, it is without the site around it. */
export default function DocumentPage({ loaderData: { page, cta, meta } }: Route.ComponentProps) {
	return (
		<>
			<PageHero title={page.title} subtitle={page.subtitle} crumbs={meta.crumbs} />
			<article className="wrap pb-20 lg:pb-28">
				<div className="max-w-[60rem] border-2 border-line-strong bg-raised p-6 md:p-12 print:border-0 print:p-0">
					{page.isSample && (
						<p className="mb-6">
							<SampleMark />
						</p>
					)}
					<dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
						{page.head.map(({ label, value }) => (
							<div key={label} className="contents">
								<dt className="text-ink-soft">{label}</dt>
								<dd className="font-bold">{value}</dd>
							</div>
						))}
					</dl>
					{page.parts.map((part) => (
						<Part key={part.heading} {...part} />
					))}
				</div>
			</article>
			<ClosingCta cta={cta} />
		</>
	);
}

function Part({ heading, paragraphs, tables, list, note }: ShownPart) {
	return (
		<section className="mt-10 stack-4">
			<H2 look="title">{heading}</H2>
			{paragraphs && <Paragraphs paragraphs={paragraphs} />}
			{tables.map((table) => (
				<DataTable key={table.columns.join()} {...table} />
			))}
			{list && (
				<ul className="max-w-text list-disc stack-2 pl-5">
					{list.map((entry) => (
						<li key={entry}>{entry}</li>
					))}
				</ul>
			)}
			{note && <p className="max-w-text text-fine text-ink-soft">{note}</p>}
		</section>
	);
}
