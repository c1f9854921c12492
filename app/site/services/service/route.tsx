import { findService, getContent } from "#app/content/content.server.ts";
import { fillPlaceholders, fillTexts } from "#app/content/fill-placeholders.ts";
import { toFormPath } from "#app/content/form-path.ts";
import { toServiceNames } from "#app/content/service-names.ts";
import { getCityLinksTheme } from "#app/content/themes.ts";
import { toLinks } from "#app/design/layout/navigation.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { chooseTitleLook, HeroKite, PageHero } from "#app/design/sections/page-hero.tsx";
import { Faq } from "#app/design/sections/text-blocks.tsx";
import { useConsultationPath } from "#app/design/sections/use-consultation-path.ts";
import { t as tWords } from "#app/messages/en/content-words.server.ts";
import { t } from "#app/messages/en/services.ts";
import { formatPrice } from "#app/platform/amounts.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toServiceCrumbs } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildService } from "#app/seo/structured-data/entities.ts";
import { LISTED_CITIES, toCityLinks } from "#app/site/cards.ts";
import { CityLinks } from "#app/site/places/city-links.tsx";
import { describePrice } from "#app/site/pricing/terms.server.ts";
import { TermsLine } from "#app/site/pricing/terms-line.tsx";
import { loadStories } from "#app/site/services/service-stories.server.ts";
import { ServiceStories } from "#app/site/services/service-stories.tsx";
import { ToolLine } from "#app/tools/tool-line.tsx";
import { findTool } from "#app/tools/tools.server.ts";
import type { Route } from "./+types/route.ts";
import { FrameworkFigure } from "./figures/framework.tsx";
import { Benefits, Concerns, Explainer, IndustryLinks, ServiceParts } from "./overview.tsx";
import { listAreas, listParts } from "./parts.server.ts";
import { ProcessChart } from "./process-chart.tsx";

export const handle: RouteHandle = { cache: {} };

export async function loader({ params }: Route.LoaderArgs) {
	const found = findService(params.service);
	if (!found) throw notFound();
	const { cities, industries, pages, templates } = getContent();
	const {
		subServices: _parts,
		card: _card,
		alsoKnownAs: _names,
		kite: _kite,
		order: _order,
		shortName: _shortName,
		description,
		updated,
		...service
	} = found;
	const { name } = service;
	return {
		service,
		texts: fillTexts(templates.service, toServiceNames(found)),
		parts: listParts(found),
		cityLinks: toCityLinks(cities.slice(0, LISTED_CITIES), found),
		cityCount: cities.length,
		industries: toLinks(
			industries.filter(({ services }) => services.includes(found.slug)),
			"/industries/",
		),
		stories: await loadStories(found),
		terms: describePrice(found),
		links: [buildPriceLink(service.slug), findTool(service.slug)].filter((link) => !!link),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title: name,
			description,
			path: `/services/${service.slug}`,
			updated,
			crumbs: toServiceCrumbs(service),
			entity: buildService({ name, type: name, areas: listAreas() }),
		}),
	};
}

/** Builds the price of a service, with a link to all prices. Returns null where it has none. */
function buildPriceLink(slug: string) {
	const { pages, templates } = getContent();
	const band = pages.pricing?.bands.items.find(({ service }) => service === slug);
	if (!band) return null;
	const from = formatPrice(band.from);
	const to = formatPrice(band.to);
	const { price, priceText } = templates.service;
	const name = fillPlaceholders(price, { from, to, per: tWords("unit", { unit: band.per }) });
	return { name, text: priceText, to: "/pricing" };
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
	const { service, texts, terms, parts, cityLinks, cityCount, industries, stories } = loaderData;
	const { cta, meta, links } = loaderData;
	const { slug, theme, hero, explainer, benefits, framework, process } = service;
	const contact = toFormPath("/contact", { service: slug });
	const consultation = useConsultationPath({ service: slug });
	const allCities = {
		name: t("allCities", { count: String(cityCount) }),
		to: `/services/${slug}/locations`,
	};
	return (
		<>
			<PageHero
				{...hero}
				crumbs={meta.crumbs}
				theme={theme.hero}
				look={chooseTitleLook(hero.title)}
				kite={<HeroKite src={service.imageUrl} />}
				note={terms && <TermsLine {...terms} />}
				action={{ name: t("askAbout", { service: service.name }), to: contact }}
			/>
			{explainer && <Explainer {...explainer} />}
			{benefits && <Benefits {...benefits} />}
			{framework && <FrameworkFigure framework={framework} theme={theme.hero} />}
			{links.map((link) => (
				<ToolLine key={link.to} {...link} />
			))}
			{process && <ProcessChart {...process} />}
			{parts.length > 0 && <ServiceParts heading={texts.parts} parts={parts} />}
			<Concerns service={service} />
			<ServiceStories {...stories} />
			<IndustryLinks links={industries} />
			{cityCount > 0 && (
				<CityLinks
					title={texts.cities}
					text={texts.citiesText}
					links={cityLinks}
					all={cityCount > cityLinks.length ? allCities : null}
					theme={getCityLinksTheme(theme)}
				/>
			)}
			<Faq title={texts.questions} items={service.questions} />
			<ClosingCta cta={cta} to={consultation} />
		</>
	);
}
