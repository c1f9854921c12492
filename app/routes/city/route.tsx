import { findCity, findCitySummary, getContent } from "#app/content/content.server.ts";
import { fillTexts } from "#app/content/fill-placeholders.ts";
import { pick } from "#app/content/pick.ts";
import { getDistance } from "#app/content/places/distance.ts";
import { toFormPath } from "#app/enquiries/enquiry.ts";
import type { RouteHandle } from "#app/http/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { buildAboutPage } from "#app/sections/about-page.server.ts";
import { AboutPage } from "#app/sections/about-page.tsx";
import { toServiceCards } from "#app/sections/cards.ts";
import { ClosingCta } from "#app/sections/closing-cta.tsx";
import {
	getDiagramLayout,
	getDirection,
	sortByDistance,
	toDistrictLinks,
} from "#app/sections/district-diagram.server.ts";
import { DistrictLinks } from "#app/sections/district-links.tsx";
import { LocalServices } from "#app/sections/local-services.tsx";
import { HeroKite, PageHero } from "#app/sections/page-hero.tsx";
import { PostLinks } from "#app/sections/post-links.tsx";
import { loadPostsAbout } from "#app/sections/service-stories.server.ts";
import { getCityThemes } from "#app/sections/subject-themes.ts";
import { Faq } from "#app/sections/text-blocks.tsx";
import { useConsultationPath } from "#app/sections/use-consultation-path.ts";
import { WorkedExample } from "#app/sections/worked-example.tsx";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildService, toCityArea, WHOLE_SERVICE } from "#app/seo/structured-data/entities.ts";
import { H2 } from "#app/ui/heading.tsx";
import type { Route } from "./+types/route.ts";
import {
	CityFacts,
	Industries,
	LivesOn,
	NearestCities,
	SearchAndAdvertising,
} from "./city-parts.tsx";

export const handle: RouteHandle = { cache: {} };

export async function loader({ params }: Route.LoaderArgs) {
	const found = findCity(params.city);
	if (!found) throw notFound();
	const { districts, services: _texts, description, updated, ...city } = found;
	const { services, pages, templates } = getContent();
	const title = `Digital Marketing Services in ${city.name}`;
	const neighbours = city.neighbours.flatMap((slug) => findCitySummary(slug) ?? []);
	return {
		city,
		texts: fillTexts(templates.city, { city: city.name }),
		layout: getDiagramLayout(found),
		districts: toDistrictLinks(city, districts),
		cards: toServiceCards(services, found),
		neighbours: sortByDistance(city, neighbours).map((other) => ({
			...pick(other, "slug", "name", "state", "imageUrl"),
			km: Math.round(getDistance(city.coordinates, other.coordinates)),
			direction: getDirection(city.coordinates, other.coordinates),
		})),
		posts: await loadPostsAbout(city),
		aboutPage: buildAboutPage(found, { why: "city", updated }),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title,
			description,
			path: `/${city.slug}`,
			updated,
			crumbs: [city.name],
			entity: buildService({ name: title, type: WHOLE_SERVICE, areas: [toCityArea(city)] }),
		}),
	};
}

export default function CityPage({ loaderData }: Route.ComponentProps) {
	const { city, texts, layout, districts, cards, posts, cta, meta } = loaderData;
	const contact = toFormPath("/contact", { city: city.slug });
	const consultation = useConsultationPath({ city: city.slug });
	return (
		<>
			<PageHero
				title={meta.title}
				subtitle={city.intro}
				crumbs={meta.crumbs}
				theme={getCityThemes(city).hero}
				kite={<HeroKite src={city.imageUrl} />}
				action={{ name: "Get a Free Consultation", to: contact }}
			/>
			<CityFacts {...loaderData} />
			<DistrictLinks texts={texts} citySlug={city.slug} layout={layout} districts={districts} />
			<LivesOn {...loaderData} />
			<Industries {...loaderData} />
			<SearchAndAdvertising {...loaderData} />
			<WorkedExample {...city.example} />
			<LocalServices heading={texts.services} cards={cards} />
			<Faq title={texts.questions} items={city.questions} />
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
