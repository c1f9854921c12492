import { findCity, findDistrict, getContent } from "#app/content/content.server.ts";
import { toContactPath } from "#app/enquiries/context-path.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { toServiceCards } from "#app/sections/cards.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { DistrictLinks } from "#app/sections/district-links.tsx";
import { LocalServices } from "#app/sections/local-services.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { chooseCityPaper } from "#app/sections/papers.ts";
import { Steps } from "#app/sections/steps.tsx";
import { TextSections } from "#app/sections/text-sections.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { renderMeta } from "#app/seo/page-meta.ts";
import { Art } from "#app/ui/art.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route.ts";
import { Businesses } from "./businesses.tsx";

export function loader({ params }: Route.LoaderArgs) {
	const city = findCity(params.city);
	const district = findDistrict(city, params.district);
	if (!city || !district) throw notFound();
	const { services, pages } = getContent();
	return {
		city: { name: city.name, slug: city.slug, order: city.order },
		district,
		cards: toServiceCards(services, city),
		neighbours: district.neighbours
			.map((slug) => findDistrict(city, slug))
			.filter((near) => near !== undefined)
			.map(({ slug, name, kind, imageUrl }) => ({
				name,
				kind,
				imageUrl,
				to: `/${city.slug}/${slug}`,
			})),
		call: pages.services.closing,
		meta: describePage({
			title: `Digital Marketing Services in ${district.name}, ${city.name}`,
			description: district.description,
			path: `/${city.slug}/${district.slug}`,
		}),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => renderMeta(loaderData?.meta);

export default function DistrictPage({ loaderData }: Route.ComponentProps) {
	const { city, district, cards, neighbours, call } = loaderData;
	const contact = toContactPath({ city: city.slug, district: district.slug });
	return (
		<>
			<PageHero
				title={`Digital Marketing Services in ${district.name}, ${city.name}`}
				subtitle={district.intro}
				crumbs={[
					{ name: city.name, to: `/${city.slug}` },
					{ name: district.name, to: `/${city.slug}/${district.slug}` },
				]}
				paper={chooseCityPaper(city.order)}
				kite={<Art src={district.imageUrl} alt="" shape="kite" isEager className="w-full sway" />}
			>
				<p className="mt-8">
					<ButtonLink to={contact}>Get a Free Consultation</ButtonLink>
				</p>
			</PageHero>
			<Businesses kind={district.kind} businesses={district.businesses} />
			<TextSections
				sections={[
					{ heading: "The place and its trade", paragraphs: district.place },
					{ heading: "Who buys here", paragraphs: district.customers },
				]}
			/>
			<div className="bg-sunken">
				<Steps
					steps={{
						heading: `What we would do first in ${district.name}`,
						items: district.firstSteps,
					}}
				/>
			</div>
			<LocalServices place={city.name} cards={cards} />
			<DistrictLinks title="Next door" districts={neighbours} />
			<ClosingCall call={call} to={contact} />
		</>
	);
}
