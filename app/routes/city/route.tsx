import { findCity } from "#app/content/content.server.ts";
import { toContactPath } from "#app/enquiries/enquiry.ts";
import type { RouteHandle } from "#app/http/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { ClosingCta } from "#app/sections/closing-cta.tsx";
import { DistrictLinks } from "#app/sections/district-links.tsx";
import { LocalServices } from "#app/sections/local-services.tsx";
import { HeroKite, PageHero } from "#app/sections/page-hero.tsx";
import { PostLinks } from "#app/sections/post-links.tsx";
import { getCityThemes } from "#app/sections/section-themes.ts";
import { Faq } from "#app/sections/text-blocks.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { H2 } from "#app/ui/heading.tsx";
import type { Route } from "./+types/route.ts";
import {
	CityFacts,
	Industries,
	LivesOn,
	NearestCities,
	SearchAndAdvertising,
} from "./city-parts.tsx";
import { loadCity } from "./load-city.server.ts";

export const handle: RouteHandle = { cache: {} };

export function loader({ params }: Route.LoaderArgs) {
	const city = findCity(params.city);
	if (!city) throw notFound();
	return loadCity(city);
}

export default function CityPage({ loaderData }: Route.ComponentProps) {
	const { city, texts, layout, districts, cards, posts, cta, meta } = loaderData;
	const contact = toContactPath({ city: city.slug });
	return (
		<>
			<PageHero
				title={meta.title}
				subtitle={city.intro}
				crumbs={meta.crumbs}
				theme={getCityThemes(city).hero}
				kite={<HeroKite src={city.imageUrl} />}
			>
				<p className="mt-8">
					<ButtonLink to={contact}>Get a Free Consultation</ButtonLink>
				</p>
			</PageHero>
			<CityFacts city={city} />
			<DistrictLinks texts={texts} citySlug={city.slug} layout={layout} districts={districts} />
			<LivesOn {...loaderData} />
			<Industries {...loaderData} />
			<SearchAndAdvertising {...loaderData} />
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
			<ClosingCta cta={cta} to={contact} />
		</>
	);
}
