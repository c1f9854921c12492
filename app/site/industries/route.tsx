import { getContent } from "#app/content/content.server.ts";
import type { FestivalList } from "#app/content/schemas/festivals.ts";
import { toBudgetView } from "#app/content/sums/budget.ts";
import { toCostView } from "#app/content/sums/cost-view.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { Faq, Paragraphs } from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Link, type NamedLink } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/industries.ts";
import { t as tLinks } from "#app/messages/en/industry-links.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toTitleCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { loadArticles } from "#app/site/services/service-stories.server.ts";
import { toQuery } from "#app/tools/festival-calendar/select-festivals.ts";
import type { Route } from "./+types/route.ts";
import { IndustryRules, Searches, Year } from "./industry-parts.tsx";
import { LargerClients } from "./larger-clients.tsx";

export const handle: RouteHandle = { cache: {} };

export async function loader({ params }: Route.LoaderArgs) {
	const { industries, services, caseStudies, pages, festivals, terms } = getContent();
	const page = industries.find(({ slug }) => slug === params.industry);
	if (!page) throw notFound();
	const path = `/industries/${page.slug}`;
	const story = caseStudies.find(({ slug }) => slug === page.case);
	const articles = await loadArticles(page.articles);
	const others = industries.filter(({ slug }) => slug !== page.slug);
	return {
		page: { ...page, cost: toCostView(page.cost, pages.pricing, terms) },
		largerBudget: page.larger && toBudgetView(page.larger.budget, terms.tax),
		links: [
			...(story
				? [{ name: tLinks("caseStudy", { title: story.title }), to: `/case-studies/${story.slug}` }]
				: []),
			...(pages.pricing ? [toTitleCrumb("/pricing", pages.pricing.title)] : []),
			...services
				.filter(({ slug }) => page.services.includes(slug))
				.map(({ slug, name }) => ({ name, to: `/services/${slug}` })),
			...articles.map(({ title, to }) => ({ name: title, to })),
		],
		dates: festivals && { name: festivals.name, to: toFestivalsPath(festivals, page.slug) },
		others: others.map(({ slug, name }) => ({ name, to: `/industries/${slug}` })),
		cta: pages.services.closing,
		meta: buildPageMeta({ ...page, path, crumbs: [page.name] }),
	};
}

/** Returns the path of the festivals for the industry's trade, or else of all. */
function toFestivalsPath({ trades }: FestivalList, industry: string): string {
	const trade = trades.find((each) => each.industry === industry) ?? null;
	return `/tools/festival-calendar${toQuery({ state: null, trade })}`;
}

export default function IndustryPage({ loaderData }: Route.ComponentProps) {
	const { page, largerBudget, dates, links, others, cta, meta } = loaderData;
	const { cost } = page;
	return (
		<>
			<PageHero title={page.title} subtitle={page.subtitle} crumbs={meta.crumbs} theme="peach" />
			<Searches search={page.search} />
			<IndustryRules rules={page.rules} />
			<Year calendar={page.calendar} dates={dates} />
			<Band>
				<div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_0.8fr]">
					<div>
						<H2 look="display">{cost.heading}</H2>
						<Paragraphs paragraphs={cost.paragraphs} className="mt-6 max-w-text stack-5" />
						<p className="mt-5 max-w-text text-fine text-ink-soft">{cost.record}</p>
					</div>
					<LinkList links={links} />
				</div>
			</Band>
			{page.larger && largerBudget && <LargerClients {...page.larger} budget={largerBudget} />}
			<Faq title={t("questions")} items={page.questions} />
			{others.length > 0 && (
				<Band theme="sunken" space="tight">
					<nav aria-label={t("others")} className="flex flex-wrap gap-x-8 gap-y-2">
						{others.map(({ name, to }) => (
							<Link key={to} to={to} className="text-link py-2">
								{name}
							</Link>
						))}
					</nav>
				</Band>
			)}
			<ClosingCta cta={cta} />
		</>
	);
}

function LinkList({ links }: { links: readonly NamedLink[] }) {
	return (
		<ul className="self-end border-line-strong border-t-2">
			{links.map(({ name, to }) => (
				<li key={to} className="border-line border-b">
					<Link to={to} className="quiet-link block py-3 font-bold text-title">
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}
