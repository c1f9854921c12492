import { findCity, findDistrict, getContent } from "#app/content/content.server.ts";
import { toContactPath } from "#app/enquiries/context-path.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { toServiceCards } from "#app/sections/cards.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { HeroKite } from "#app/sections/hero-kite.tsx";
import { LocalServices } from "#app/sections/local-services.tsx";
import { chooseCityPapers } from "#app/sections/papers.ts";
import { planDiagram, sortByDistance, tellWay } from "#app/sections/plan-diagram.server.ts";
import { describePage } from "#app/seo/page-meta.server.ts";
import { describeService, toCityArea, WHOLE_SERVICE } from "#app/seo/structured-data/entities.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route.ts";
import { FieldNote } from "./field-note.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { NextDoor } from "./next-door.tsx";
import { PlaceNotes } from "./place-notes.tsx";

/** So many districts are named beside the neighbours; the city's page has them all. */
const MOST_OTHERS = 12;

export const handle: RouteHandle = { cache: {} };

export function loader({ params }: Route.LoaderArgs) {
	const city = findCity(params.city);
	const district = findDistrict(city, params.district);
	if (!city || !district) throw notFound();
	const { services, pages } = getContent();
	const path = `/${city.slug}/${district.slug}`;
	const title = `Digital Marketing Services in ${district.name}, ${city.name}`;
	const { slug, name, kind, imageUrl, intro, place, customers, businesses, firstSteps } = district;
	const near = district.neighbours
		.map((slug) => findDistrict(city, slug))
		.filter((other) => other !== undefined);
	return {
		city: { name: city.name, slug: city.slug, order: city.order },
		district: { slug, name, kind, imageUrl, intro, place, customers, businesses, firstSteps },
		plan: planDiagram(city),
		way: tellWay(city.coordinates, district.coordinates),
		cards: toServiceCards(services, city),
		neighbours: sortByDistance(district, near).map(
			({ slug, name, kind, imageUrl, coordinates }) => ({
				slug,
				name,
				kind,
				imageUrl,
				way: tellWay(district.coordinates, coordinates),
			}),
		),
		others: sortByDistance(
			district,
			city.districts.filter(
				(other) => other.slug !== slug && !district.neighbours.includes(other.slug),
			),
		)
			.slice(0, MOST_OTHERS)
			.map((other) => ({ name: other.name, to: `/${city.slug}/${other.slug}` })),
		call: pages.services.closing,
		meta: describePage({
			title,
			description: district.description,
			path,
			updated: district.updated,
			crumbs: [
				{ name: city.name, to: `/${city.slug}` },
				{ name, to: path },
			],
			entity: describeService({
				name: title,
				type: WHOLE_SERVICE,
				areas: [{ "@type": "Place", name, containedInPlace: toCityArea(city) }],
			}),
		}),
	};
}

export default function DistrictPage({ loaderData }: Route.ComponentProps) {
	const { city, district, plan, way, cards, neighbours, others, call, meta } = loaderData;
	const contact = toContactPath({ city: city.slug, district: district.slug });
	return (
		<>
			<FieldNote
				what="Digital Marketing Services in"
				where={`${district.name}, ${city.name}`}
				kind={district.kind}
				crumbs={meta.crumbs}
				kite={<HeroKite src={district.imageUrl} />}
			>
				<p className="mt-8">
					<ButtonLink to={contact}>Get a Free Consultation</ButtonLink>
				</p>
			</FieldNote>
			<PlaceNotes
				city={city}
				district={district}
				way={way}
				plan={plan}
				paper={chooseCityPapers(city).hero}
			/>
			<FirstSteps districtName={district.name} steps={district.firstSteps} />
			<LocalServices place={city.name} cards={cards} isBrief />
			<NextDoor city={city} districts={neighbours} others={others} />
			<ClosingCall call={call} to={contact} />
		</>
	);
}
