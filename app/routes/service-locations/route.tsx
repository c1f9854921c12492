import { findService, getContent } from "#app/content/content.server.ts";
import { measureDistance } from "#app/content/places/measure.ts";
import { toContactPath } from "#app/enquiries/context-path.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SERVICE_PAPERS } from "#app/sections/papers.ts";
import { describePage } from "#app/seo/page-meta.server.ts";
import { renderMeta } from "#app/seo/page-meta.ts";
import { Art } from "#app/ui/art.tsx";
import type { Route } from "./+types/route.ts";
import { CityIndex } from "./city-index.tsx";

export function loader({ params }: Route.LoaderArgs) {
	const { cities, pages, site } = getContent();
	const service = findService(params.service);
	if (!service) throw notFound();
	const { key, name, slug, imageUrl } = service;
	return {
		service: { key, name, slug, imageUrl },
		from: site.address.addressLocality,
		cities: cities.map((city) => ({
			name: city.name,
			state: city.state,
			to: `/services/${slug}/${city.slug}`,
			imageUrl: city.imageUrl,
			text: city.services[slug]?.sections[0]?.heading ?? city.livesOn,
			distance: Math.round(measureDistance(site.coordinates, city.coordinates)),
		})),
		call: pages.services.closing,
		meta: describePage({
			title: `All Cities for ${name}`,
			description: `${name} from ${site.name} in ${cities.length} Indian cities, from ${cities[0]?.name} to ${cities.at(-1)?.name}: what changes from one to the next, and where we would begin.`,
			path: `/services/${slug}/locations`,
		}),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => renderMeta(loaderData?.meta);

export default function ServiceLocationsPage({ loaderData }: Route.ComponentProps) {
	const { service, from, cities, call } = loaderData;
	return (
		<>
			<PageHero
				title={`All Cities for ${service.name}`}
				subtitle="The same trade, done differently from place to place. Choose the city your customers live in."
				crumbs={[
					{ name: "Services", to: "/services" },
					{ name: service.name, to: `/services/${service.slug}` },
					{ name: "All Cities", to: `/services/${service.slug}/locations` },
				]}
				paper={SERVICE_PAPERS[service.key]}
				kite={<Art src={service.imageUrl} alt="" shape="kite" isEager className="w-full sway" />}
			/>
			<CityIndex cities={cities} from={from} />
			<ClosingCall call={call} to={toContactPath({ service: service.slug })} />
		</>
	);
}
