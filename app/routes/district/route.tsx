import { findCity, findDistrict } from "#app/content/content.server.ts";
import { toContactPath } from "#app/enquiries/enquiry.ts";
import type { RouteHandle } from "#app/http/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { ClosingCta } from "#app/sections/closing-cta.tsx";
import { LocalServices } from "#app/sections/local-services.tsx";
import { Breadcrumbs, HeroKite } from "#app/sections/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route.ts";
import { FirstSteps, NearbyDistricts, PlaceNotes } from "./district-parts.tsx";
import { loadDistrict } from "./load-district.server.ts";

export const handle: RouteHandle = { cache: {} };

export function loader({ params }: Route.LoaderArgs) {
	const city = findCity(params.city);
	const district = findDistrict(city, params.district);
	if (!city || !district) throw notFound();
	return loadDistrict(city, district);
}

export default function DistrictPage({ loaderData }: Route.ComponentProps) {
	const { city, district, texts, cards, cta, meta } = loaderData;
	const contact = toContactPath({ city: city.slug, district: district.slug });
	return (
		<>
			<section className="overflow-x-clip">
				<div className="wrap pt-5">
					<Breadcrumbs crumbs={meta.crumbs} />
					<div className="with-margin relative lg:pt-8">
						<div className="absolute top-0 right-0 w-28 sm:w-40 lg:static lg:w-full">
							<HeroKite src={district.imageUrl} />
						</div>
						<div className="pb-10 sm:max-lg:pr-44 lg:self-center lg:pb-16">
							<h1>
								<span className="flex min-h-32 max-w-44 items-end font-bold text-title sm:min-h-28 sm:max-w-none lg:min-h-0">
									Digital Marketing Services in{" "}
								</span>
								<span className="display-type mt-5 block text-display lg:mt-2 lg:text-hero">
									{`${district.name}, ${city.name}`}
								</span>
							</h1>
							<p className="mt-6 max-w-[46rem] text-balance text-heading text-ink-soft">
								{district.kind}
							</p>
							<p className="mt-8">
								<ButtonLink to={contact}>Get a Free Consultation</ButtonLink>
							</p>
						</div>
					</div>
				</div>
			</section>
			<PlaceNotes {...loaderData} />
			<FirstSteps {...loaderData} />
			<LocalServices heading={texts.services} cards={cards} isBrief />
			<NearbyDistricts {...loaderData} />
			<ClosingCta cta={cta} to={contact} />
		</>
	);
}
