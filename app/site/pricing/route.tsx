import { getContent } from "#app/content/content.server.ts";
import type { Headed } from "#app/content/schemas/pages.ts";
import { toAlternativesView, toBudgetView } from "#app/content/sums/budget.ts";
import { listPriceBands } from "#app/content/sums/price-bands.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { Faq, LinkedHeading, Points, UNDERLINED_LINK } from "#app/design/sections/text-blocks.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/pricing.ts";
import { orNotFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toTitleCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { PostLinks } from "#app/site/services/post-links.tsx";
import { loadArticles } from "#app/site/services/service-stories.server.ts";
import { getCalculators } from "#app/tools/tools.server.ts";
import type { Route } from "./+types/route.ts";
import { OfferList, pickOffer } from "./offer-list.tsx";
import { AlternativeTable, Budgets, PriceBands } from "./prices.tsx";

export const handle: RouteHandle = { cache: {} };

export async function loader() {
	const { pages, offer, terms } = getContent();
	const pricing = orNotFound(pages.pricing);
	const budgets = pricing.budgets.items.map((budget) => toBudgetView(budget, terms.tax));
	const { alternatives } = pricing;
	return {
		page: {
			...pricing,
			alternatives: alternatives && toAlternativesView(alternatives),
			bands: { ...pricing.bands, items: listPriceBands(getContent()) },
			budgets: { ...pricing.budgets, items: budgets },
		},
		terms: pickOffer(offer, ["guarantee", "contract", "adSpend", "firstStep", "travel"]),
		calculators: getCalculators().map(({ name, text, to }) => ({ name, card: text, to })),
		articles: await loadArticles(pricing.articles),
		cta: pages.services.closing,
		meta: buildPageMeta({
			...pricing,
			path: "/pricing",
			crumbs: [toTitleCrumb("/pricing", pricing.title)],
		}),
	};
}

export default function PricingPage({ loaderData }: Route.ComponentProps) {
	const { page, terms, calculators, articles, cta, meta } = loaderData;
	return (
		<>
			<PageHero
				title={page.heading ?? page.title}
				subtitle={page.subtitle}
				crumbs={meta.crumbs}
				theme="marigold"
				note={page.isSample && <SampleMark text={t("samplePrices")} />}
			/>
			<PriceBands {...page.bands} minimum={page.minimum} />
			<Budgets {...page.budgets} />
			{page.alternatives && <AlternativeTable {...page.alternatives} />}
			<Points points={page.apart} />
			{calculators.length + terms.length > 0 && (
				<Band>
					{calculators.length > 0 && <Calculators {...page.calculators} links={calculators} />}
					{page.terms && terms.length > 0 && (
						<div className="mt-12 first:mt-0">
							<H2>{page.terms}</H2>
						</div>
					)}
					<OfferList items={terms} />
				</Band>
			)}
			<Faq title={t("questions")} items={page.questions} />
			{articles.length > 0 && (
				<Band theme="sunken" space="tight">
					<H2>{t("articles")}</H2>
					<div className="mt-6">
						<PostLinks posts={articles} />
					</div>
				</Band>
			)}
			<ClosingCta cta={cta} />
		</>
	);
}

type CalculatorsProps = Headed & { links: Route.ComponentProps["loaderData"]["calculators"] };

function Calculators({ title, text, links }: CalculatorsProps) {
	return (
		<>
			<H2 look="display">{title}</H2>
			<p className="mt-4 max-w-text text-ink-soft text-lead">{text}</p>
			<ul className="mt-8 grid gap-x-12 md:grid-cols-2">
				{links.map(({ name, card, to }) => (
					<li key={to} className="group relative border-line-strong border-t-2 py-6">
						<LinkedHeading level={3} to={to} text={name} className={UNDERLINED_LINK} />
						<p className="mt-2 max-w-narrow text-ink-soft">{card}</p>
					</li>
				))}
			</ul>
		</>
	);
}
