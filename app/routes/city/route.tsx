import { findCity, findCityEntry, getContent } from "#app/content/content.server.ts";
import { measureBearing, measureDistance } from "#app/content/places/measure.ts";
import { toContactPath } from "#app/enquiries/context-path.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { listPostsAbout } from "#app/routes/service/read-stories.server.ts";
import { toServiceCards } from "#app/sections/cards.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { nameDirection } from "#app/sections/compass.ts";
import { DistrictLinks } from "#app/sections/district-links.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { HeroKite } from "#app/sections/hero-kite.tsx";
import { LocalServices } from "#app/sections/local-services.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { chooseCityPapers } from "#app/sections/papers.ts";
import { planDiagram, sortByDistance, tellWay } from "#app/sections/plan-diagram.server.ts";
import { describePage } from "#app/seo/page-meta.server.ts";
import { describeService, toCityArea, WHOLE_SERVICE } from "#app/seo/structured-data/entities.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route.ts";
import { Articles } from "./articles.tsx";
import { CityFacts } from "./city-facts.tsx";
import { Industries } from "./industries.tsx";
import { LeadStory } from "./lead-story.tsx";
import { NearestCities } from "./nearest-cities.tsx";
import { Voices } from "./voices.tsx";

export const handle: RouteHandle = { cache: {} };

export async function loader({ params }: Route.LoaderArgs) {
	const found = findCity(params.city);
	if (!found) throw notFound();
	const { districts, services: _texts, description, updated, ...city } = found;
	const { services, pages } = getContent();
	const path = `/${city.slug}`;
	const title = `Digital Marketing Services in ${city.name}`;
	const near = city.neighbours.map(findCityEntry).filter((other) => other !== undefined);
	return {
		city,
		plan: planDiagram(found),
		districts: sortByDistance(city, districts).map(
			({ slug, name, kind, imageUrl, coordinates }) => ({
				slug,
				name,
				kind,
				imageUrl,
				way: tellWay(city.coordinates, coordinates),
			}),
		),
		cards: toServiceCards(services, found),
		neighbours: sortByDistance(city, near).map(({ slug, name, state, imageUrl, coordinates }) => ({
			slug,
			name,
			state,
			imageUrl,
			km: Math.round(measureDistance(city.coordinates, coordinates)),
			direction: nameDirection(measureBearing(city.coordinates, coordinates)),
		})),
		posts: await listPostsAbout(city),
		call: pages.services.closing,
		meta: describePage({
			title,
			description,
			path,
			updated,
			crumbs: [{ name: city.name, to: path }],
			entity: describeService({ name: title, type: WHOLE_SERVICE, areas: [toCityArea(city)] }),
		}),
	};
}

export default function CityPage({ loaderData }: Route.ComponentProps) {
	const { city, plan, districts, cards, neighbours, posts, call, meta } = loaderData;
	const contact = toContactPath({ city: city.slug });
	const papers = chooseCityPapers(city);
	return (
		<>
			<PageHero
				title={meta.title}
				subtitle={city.intro}
				crumbs={meta.crumbs}
				paper={papers.hero}
				kite={<HeroKite src={city.imageUrl} />}
			>
				<p className="mt-8">
					<ButtonLink to={contact}>Get a Free Consultation</ButtonLink>
				</p>
			</PageHero>
			<CityFacts city={city} />
			<DistrictLinks city={city} plan={plan} districts={districts} />
			<LeadStory city={city} paper={papers.story} />
			<Industries cityName={city.name} industries={city.industries} />
			<Voices city={city} />
			<LocalServices place={city.name} cards={cards} />
			<Faq title={`Asked in ${city.name}`} items={city.questions} />
			<Articles cityName={city.name} posts={posts} />
			<NearestCities cityName={city.name} cities={neighbours} />
			<ClosingCall call={call} to={contact} />
		</>
	);
}
