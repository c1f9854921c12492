import { findService, getContent } from "#app/content/content.server.ts";
import { measureDistance } from "#app/content/places/measure.ts";
import { toContactPath } from "#app/enquiries/context-path.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { HeroKite } from "#app/sections/hero-kite.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PageSteps } from "#app/sections/page-steps.tsx";
import { SERVICE_PAPERS } from "#app/sections/papers.ts";
import { toServiceCrumbs } from "#app/seo/crumbs.ts";
import { describePage } from "#app/seo/page-meta.server.ts";
import { CITIES_A_PAGE, toLocationsPath } from "#app/seo/service-locations.ts";
import { describeList } from "#app/seo/structured-data/entities.ts";
import type { Route } from "./+types/route.ts";
import { CityIndex } from "./city-index.tsx";

export const handle: RouteHandle = { cache: { parameters: ["page"] } };

export function loader({ params, request }: Route.LoaderArgs) {
	const { cities, pages, site } = getContent();
	const service = findService(params.service);
	const page = readPage(request);
	const pageCount = Math.max(1, Math.ceil(cities.length / CITIES_A_PAGE));
	if (!service || page === null || page > pageCount) throw notFound();
	const listed = cities.slice((page - 1) * CITIES_A_PAGE, page * CITIES_A_PAGE);
	const { key, name, slug, imageUrl } = service;
	return {
		service: { key, name, slug, imageUrl },
		from: site.address.addressLocality,
		page,
		pageCount,
		cities: listed.map((city) => ({
			name: city.name,
			state: city.state,
			to: `/services/${slug}/${city.slug}`,
			imageUrl: city.imageUrl,
			text: city.differences[slug] ?? city.livesOn,
			distance: Math.round(measureDistance(site.coordinates, city.coordinates)),
		})),
		call: pages.services.closing,
		meta: describePage({
			title: `All Cities for ${name}${page > 1 ? `, page ${page}` : ""}`,
			description: `${name} from ${site.name} in ${cities.length} Indian cities, from ${listed[0]?.name} to ${listed.at(-1)?.name}: what changes from one to the next, and where we would begin.`,
			path: toLocationsPath(slug, page),
			type: "CollectionPage",
			crumbs: [
				...toServiceCrumbs(service),
				{ name: "All Cities", to: toLocationsPath(slug, 1) },
				...(page > 1 ? [{ name: `Page ${page}`, to: toLocationsPath(slug, page) }] : []),
			],
			entity: describeList(
				listed.map((city) => ({
					name: `${name} in ${city.name}`,
					to: `/services/${slug}/${city.slug}`,
				})),
			),
		}),
	};
}

function readPage(request: Request): number | null {
	const page = new URL(request.url).searchParams.get("page") ?? "1";
	return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : null;
}

export default function ServiceLocationsPage({ loaderData }: Route.ComponentProps) {
	const { service, from, cities, page, pageCount, call, meta } = loaderData;
	return (
		<>
			<PageHero
				title={`All Cities for ${service.name}`}
				subtitle="The same trade, done differently from place to place. Choose the city your customers live in."
				crumbs={meta.crumbs}
				paper={SERVICE_PAPERS[service.key]}
				kite={<HeroKite src={service.imageUrl} />}
			/>
			<CityIndex cities={cities} from={from} />
			{pageCount > 1 && (
				<div className="wrap pb-20">
					<PageSteps
						page={page}
						pages={pageCount}
						toPath={(number) => toLocationsPath(service.slug, number)}
						back={{ name: "Before", leadsTo: "The cities before" }}
						on={{ name: "More", leadsTo: "More cities" }}
					/>
				</div>
			)}
			<ClosingCall call={call} to={toContactPath({ service: service.slug })} />
		</>
	);
}
