import { findService, getContent, requirePage } from "#app/content/content.server.ts";
import { fillTexts } from "#app/content/fill-placeholders.ts";
import { pick } from "#app/content/pick.ts";
import { getDistance } from "#app/content/places/distance.ts";
import { toServiceNames } from "#app/content/service-names.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { HeroKite, PageHero } from "#app/design/sections/page-hero.tsx";
import { PageSteps } from "#app/design/sections/page-steps.tsx";
import { LinkedHeading } from "#app/design/sections/text-blocks.tsx";
import { useConsultationPath } from "#app/design/sections/use-consultation-path.ts";
import { Kite } from "#app/design/ui/art.tsx";
import { t as tSections } from "#app/messages/en/sections.ts";
import { t as tLists } from "#app/messages/en/service-lists.server.ts";
import { orNotFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toServiceCrumbs } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildItemList } from "#app/seo/structured-data/entities.ts";
import { formatUnits, toUnits } from "#app/site/places/format-distance.ts";
import { CITIES_A_PAGE, toLocationsPath } from "#app/site/services/service-locations.ts";
import { selectCities } from "#app/site/sitemap/select-cities.server.ts";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: { parameters: ["page"] } };

export function loader({ params, request }: Route.LoaderArgs) {
	const service = orNotFound(findService(params.service));
	requirePage(toLocationsPath(service.slug, 1));
	const { page, pageCount, cities: listed } = selectCities(request, CITIES_A_PAGE);
	const { cities, pages, templates, site } = getContent();
	const { name, slug } = service;
	const { description, ...texts } = fillTexts(templates.serviceCities, {
		...toServiceNames(service),
		service: name,
		agency: site.name,
		city: site.address.addressLocality,
		count: String(cities.length),
		first: listed[0]?.name ?? "",
		last: listed.at(-1)?.name ?? "",
	});
	const rows = listed.map((city) => ({
		...pick(city, "name", "state", "imageUrl"),
		to: `/services/${slug}/${city.slug}`,
		text: city.differences[slug] ?? city.livesOn,
		distance: site.coordinates
			? formatUnits(toUnits(getDistance(site.coordinates, city.coordinates)))
			: undefined,
	}));
	const title = tLists("allCitiesFor", { service: name });
	return {
		title,
		texts,
		service: pick(service, "theme", "slug", "imageUrl"),
		page,
		pageCount,
		cities: rows,
		cta: pages.services.closing,
		meta: buildPageMeta({
			title: page > 1 ? tLists("allCitiesPage", { title, page: String(page) }) : title,
			description,
			path: toLocationsPath(slug, page),
			type: "CollectionPage",
			crumbs: [
				...toServiceCrumbs(service),
				{ name: tLists("allCities"), to: toLocationsPath(slug, 1) },
				...(page > 1 ? [tLists("page", { page: String(page) })] : []),
			],
			entity: buildItemList(
				rows.map((row) => ({
					name: tLists("serviceIn", { service: name, city: row.name }),
					to: row.to,
				})),
			),
		}),
	};
}

export default function ServiceLocationsPage({ loaderData }: Route.ComponentProps) {
	const { title, texts, service, cities, page, pageCount, cta, meta } = loaderData;
	const consultation = useConsultationPath({ service: service.slug });
	const hasDistances = cities.some(({ distance }) => distance);
	return (
		<>
			<PageHero
				title={title}
				subtitle={texts.subtitle}
				crumbs={meta.crumbs}
				theme={service.theme.hero}
				kite={<HeroKite src={service.imageUrl} />}
			/>
			<div className="wrap section-space">
				{hasDistances && <p className="text-right text-fine text-ink-soft">{texts.distances}</p>}
				<ul className="enter mt-2 border-ink border-t-3 lg:border-b-3 lg:py-4">
					{cities.map((city) => (
						<City key={city.to} {...city} />
					))}
				</ul>
			</div>
			{pageCount > 1 && (
				<div className="wrap pb-20">
					<PageSteps
						page={page}
						pages={pageCount}
						toPath={(number) => toLocationsPath(service.slug, number)}
						back={{ name: tSections("before"), leadsTo: tSections("citiesBefore") }}
						on={{ name: tSections("more"), leadsTo: tSections("moreCities") }}
					/>
				</div>
			)}
			<ClosingCta cta={cta} to={consultation} />
		</>
	);
}

type CityProps = Route.ComponentProps["loaderData"]["cities"][number];

const CARD_LINK = "quiet-link after:absolute after:inset-0";

function City({ name, state, to, imageUrl, text, distance }: CityProps) {
	return (
		<li className="group relative grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-line sm:gap-x-5 py-3 max-lg:border-b lg:grid-cols-[auto_minmax(0,22rem)_minmax(0,1fr)_auto] lg:gap-x-8">
			<Kite src={imageUrl} className="row-span-2 w-10 sm:w-14 kite-lift lg:row-span-1 lg:w-18" />
			<div className="max-lg:col-span-2">
				<LinkedHeading level={2} to={to} className={CARD_LINK} text={name} />
				<p className="text-fine text-ink-soft">{state}</p>
			</div>
			<p className="row-leader max-lg:row-start-2 max-lg:col-start-2 lg:text-lead">{text}</p>
			{distance && (
				<p className="self-end text-right font-bold tabular-nums lg:self-center lg:text-title">
					{distance}
				</p>
			)}
		</li>
	);
}
