import { findCity, findCitySummary, getContent } from "#app/content/content.server.ts";
import { fillTexts } from "#app/content/fill-placeholders.ts";
import { toFormPath } from "#app/content/form-path.ts";
import { pick } from "#app/content/pick.ts";
import { getDistance } from "#app/content/places/distance.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { HeroKite, PageHero } from "#app/design/sections/page-hero.tsx";
import { Faq } from "#app/design/sections/text-blocks.tsx";
import { useConsultationPath } from "#app/design/sections/use-consultation-path.ts";
import { H2 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/places.ts";
import { formatNumber } from "#app/platform/amounts.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildService, nameWholeService, toCityArea } from "#app/seo/structured-data/entities.ts";
import { toServiceCards } from "#app/site/cards.ts";
import { acceptOwnForm, loadOwnPageOr } from "#app/site/own-pages/load-own-page.server.ts";
import { sendOwnForm, withOwnPages } from "#app/site/own-pages/own-page-route.tsx";
import { buildAboutPage } from "#app/site/places/about-page.server.ts";
import { AboutPage } from "#app/site/places/about-page.tsx";
import { toAsideView } from "#app/site/places/aside/aside-view.server.ts";
import { PlaceAside } from "#app/site/places/aside/place-aside.tsx";
import {
	formatWay,
	getDiagramLayout,
	sortByDistance,
	toDistrictLinks,
} from "#app/site/places/district-diagram.server.ts";
import { DistrictLinks } from "#app/site/places/district-links.tsx";
import { toUnits } from "#app/site/places/format-distance.ts";
import { LocalServices } from "#app/site/places/local-services.tsx";
import { describeTerms } from "#app/site/pricing/terms.server.ts";
import { TermsLine } from "#app/site/pricing/terms-line.tsx";
import { PostLinks } from "#app/site/services/post-links.tsx";
import { loadPostsAbout } from "#app/site/services/service-stories.server.ts";
import type { Route } from "./+types/route.ts";
import {
	CityFacts,
	Industries,
	LivesOn,
	NearestCities,
	SearchAndAdvertising,
} from "./city-parts.tsx";

export const handle: RouteHandle = { cache: {} };

/** Loads the page of a city, or else one of the agency's own pages, by the slug. */
export function loader(args: Route.LoaderArgs) {
	const { city } = args.params;
	return loadOwnPageOr(args, () => loadCity(city));
}

export const action = (args: Route.ActionArgs) => acceptOwnForm(args);
export const clientAction = (args: Route.ClientActionArgs) => sendOwnForm(args);

async function loadCity(slug: string) {
	const found = findCity(slug);
	if (!found) throw notFound();
	const { districts, description, updated } = found;
	const city = {
		...pick(found, "name", "slug", "imageUrl", "theme", "state", "languages", "coordinates"),
		...pick(found, "livesOn", "intro", "economy", "industries", "search", "advertising"),
		questions: found.questions,
	};
	const { services, pages, templates } = getContent();
	const title = `${templates.city.lead} ${city.name}`;
	const neighbours = found.neighbours.flatMap((slug) => findCitySummary(slug) ?? []);
	return {
		city,
		texts: fillTexts(templates.city, { city: city.name }),
		layout: getDiagramLayout(found),
		districts: toDistrictLinks(city, districts),
		cards: toServiceCards(services, found),
		neighbours: sortByDistance(city, neighbours).map((other) => ({
			...pick(other, "slug", "name", "state", "imageUrl"),
			number: formatNumber(toUnits(getDistance(city.coordinates, other.coordinates))),
			way: formatWay(city.coordinates, other.coordinates),
		})),
		aside: toAsideView(found, found),
		terms: describeTerms(found),
		posts: await loadPostsAbout(city),
		aboutPage: buildAboutPage(found, { why: "city", updated }),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title,
			description,
			path: `/${city.slug}`,
			updated,
			crumbs: [city.name],
			entity: buildService({ name: title, type: nameWholeService(), areas: [toCityArea(city)] }),
		}),
	};
}

export default withOwnPages(CityPage);

function CityPage({ loaderData }: { loaderData: Awaited<ReturnType<typeof loadCity>> }) {
	const { city, texts, layout, districts, cards, terms, posts, cta, meta } = loaderData;
	const contact = toFormPath("/contact", { city: city.slug });
	const consultation = useConsultationPath({ city: city.slug });
	return (
		<>
			<PageHero
				title={meta.title}
				subtitle={city.intro}
				crumbs={meta.crumbs}
				theme={city.theme.hero}
				kite={<HeroKite src={city.imageUrl} />}
				note={terms && <TermsLine {...terms} />}
				action={{ name: t("getConsultation"), to: contact }}
			/>
			<CityFacts {...loaderData} />
			<DistrictLinks texts={texts} citySlug={city.slug} layout={layout} districts={districts} />
			<LivesOn {...loaderData} />
			<Industries {...loaderData} />
			<SearchAndAdvertising {...loaderData} />
			<PlaceAside aside={loaderData.aside} />
			<LocalServices heading={texts.services} cards={cards} />
			<Faq id="questions" title={texts.questions} items={city.questions} />
			{posts.length > 0 && (
				<section className="border-line border-t">
					<div className="wrap section-space with-margin">
						<H2>{texts.posts}</H2>
						<PostLinks posts={posts} />
					</div>
				</section>
			)}
			<NearestCities {...loaderData} />
			<AboutPage page={loaderData.aboutPage} />
			<ClosingCta cta={cta} to={consultation} />
		</>
	);
}
