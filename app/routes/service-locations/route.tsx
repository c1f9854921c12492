import { findService } from "#app/content/content.server.ts";
import { toContactPath } from "#app/enquiries/enquiry.ts";
import type { RouteHandle } from "#app/http/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { ClosingCta } from "#app/sections/closing-cta.tsx";
import { HeroKite, PageHero } from "#app/sections/page-hero.tsx";
import { PageSteps } from "#app/sections/page-steps.tsx";
import { SERVICE_THEMES } from "#app/sections/section-themes.ts";
import { LinkedHeading } from "#app/sections/text-blocks.tsx";
import { toLocationsPath } from "#app/seo/service-locations.ts";
import { Kite } from "#app/ui/art.tsx";
import type { Route } from "./+types/route.ts";
import { loadCities } from "./load-cities.server.ts";

export const handle: RouteHandle = { cache: { parameters: ["page"] } };

export function loader({ params, request }: Route.LoaderArgs) {
	const service = findService(params.service);
	const page = parsePage(new URL(request.url).searchParams.get("page") ?? "1");
	const data = service && page && loadCities(service, page);
	if (!data) throw notFound();
	return data;
}

function parsePage(page: string): number | null {
	return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : null;
}

export default function ServiceLocationsPage({ loaderData }: Route.ComponentProps) {
	const { title, texts, service, cities, page, pageCount, cta, meta } = loaderData;
	return (
		<>
			<PageHero
				title={title}
				subtitle={texts.subtitle}
				crumbs={meta.crumbs}
				theme={SERVICE_THEMES[service.key]}
				kite={<HeroKite src={service.imageUrl} />}
			/>
			<div className="wrap section-space">
				<p className="text-right text-fine text-ink-soft">{texts.distances}</p>
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
						back={{ name: "Before", leadsTo: "The cities before" }}
						on={{ name: "More", leadsTo: "More cities" }}
					/>
				</div>
			)}
			<ClosingCta cta={cta} to={toContactPath({ service: service.slug })} />
		</>
	);
}

type CityProps = Route.ComponentProps["loaderData"]["cities"][number];

function City({ name, state, to, imageUrl, text, km }: CityProps) {
	return (
		<li className="group relative grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-line sm:gap-x-5 py-3 max-lg:border-b lg:grid-cols-[auto_minmax(0,22rem)_minmax(0,1fr)_auto] lg:gap-x-8">
			<Kite src={imageUrl} className="row-span-2 w-10 sm:w-14 kite-lift lg:row-span-1 lg:w-18" />
			<div className="max-lg:col-span-2">
				<LinkedHeading
					level={2}
					to={to}
					className="quiet-link after:absolute after:inset-0"
					text={name}
				/>
				<p className="text-fine text-ink-soft">{state}</p>
			</div>
			<p className="row-leader max-lg:row-start-2 max-lg:col-start-2 lg:text-lead">{text}</p>
			<p className="self-end text-right font-bold tabular-nums lg:self-center lg:text-title">
				{km.toLocaleString("en-IN")} km
			</p>
		</li>
	);
}
