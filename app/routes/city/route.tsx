import { findCity, getContent } from "#app/content/content.server.ts";
import { toContactPath } from "#app/enquiries/context-path.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { toCityLinks, toServiceCards } from "#app/sections/cards.ts";
import { CityLinks } from "#app/sections/city-links.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { DistrictLinks } from "#app/sections/district-links.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { LocalServices } from "#app/sections/local-services.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { chooseCityPaper } from "#app/sections/papers.ts";
import { TextSections } from "#app/sections/text-sections.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { renderMeta } from "#app/seo/page-meta.ts";
import { Art } from "#app/ui/art.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route.ts";
import { CityFacts } from "./city-facts.tsx";
import { Industries } from "./industries.tsx";

export function loader({ params }: Route.LoaderArgs) {
	const found = findCity(params.city);
	if (!found) throw notFound();
	const { districts, services: _texts, ...city } = found;
	const { services, pages } = getContent();
	return {
		city,
		districts: districts.map(({ slug, name, kind, imageUrl }) => ({
			name,
			kind,
			imageUrl,
			to: `/${city.slug}/${slug}`,
		})),
		cards: toServiceCards(services, found),
		neighbours: toCityLinks(city.neighbours.map(findCity).filter((near) => near !== undefined)),
		call: pages.services.closing,
		meta: describePage({
			title: `Digital Marketing Services in ${city.name}`,
			description: city.description,
			path: `/${city.slug}`,
		}),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => renderMeta(loaderData?.meta);

export default function CityPage({ loaderData }: Route.ComponentProps) {
	const { city, districts, cards, neighbours, call } = loaderData;
	const contact = toContactPath({ city: city.slug });
	return (
		<>
			<PageHero
				title={`Digital Marketing Services in ${city.name}`}
				subtitle={city.intro}
				crumbs={[{ name: city.name, to: `/${city.slug}` }]}
				paper={chooseCityPaper(city.order)}
				kite={<Art src={city.imageUrl} alt="" shape="kite" isEager className="w-full sway" />}
			>
				<p className="mt-8">
					<ButtonLink to={contact}>Get a Free Consultation</ButtonLink>
				</p>
			</PageHero>
			<CityFacts city={city} />
			<TextSections
				sections={[{ heading: `What ${city.name} lives on`, paragraphs: city.economy }]}
			/>
			<Industries cityName={city.name} industries={city.industries} />
			<TextSections
				sections={[
					{ heading: "Who searches, and how", paragraphs: city.search },
					{ heading: "What is different here", paragraphs: city.advertising },
				]}
			/>
			<LocalServices place={city.name} cards={cards} />
			<DistrictLinks title={`Districts of ${city.name}`} districts={districts} />
			<Faq title={`Asked in ${city.name}`} items={city.questions} />
			<CityLinks title="The nearest other cities" links={neighbours} />
			<ClosingCall call={call} to={contact} />
		</>
	);
}
