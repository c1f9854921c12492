import { findService } from "#app/content/content.server.ts";
import { toContactPath } from "#app/enquiries/enquiry.ts";
import type { RouteHandle } from "#app/http/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { ToolLine } from "#app/routes/tools/tool-line.tsx";
import { CityLinks } from "#app/sections/city-links.tsx";
import { ClosingCta } from "#app/sections/closing-cta.tsx";
import { chooseTitleLook, HeroKite, PageHero } from "#app/sections/page-hero.tsx";
import { getCityLinksTheme, SERVICE_THEMES } from "#app/sections/section-themes.ts";
import { ServiceStories } from "#app/sections/service-stories.tsx";
import { Faq } from "#app/sections/text-blocks.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route.ts";
import { Calendar } from "./calendar.tsx";
import { Framework } from "./figures/framework.tsx";
import { loadService } from "./load-service.server.ts";
import { Benefits, Concerns, Explainer, ServiceParts } from "./overview.tsx";

export const handle: RouteHandle = { cache: {} };

export function loader({ params }: Route.LoaderArgs) {
	const service = findService(params.service);
	if (!service) throw notFound();
	return loadService(service);
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
	const { service, texts, parts, cityLinks, cityCount, stories, cta, meta, tool } = loaderData;
	const { slug, key, hero } = service;
	const contact = toContactPath({ service: slug });
	const allCities = { name: `All ${cityCount} cities`, to: `/services/${slug}/locations` };
	return (
		<>
			<PageHero
				{...hero}
				crumbs={meta.crumbs}
				theme={SERVICE_THEMES[key]}
				look={chooseTitleLook(hero.title)}
				kite={<HeroKite src={service.imageUrl} />}
			>
				<p className="mt-8">
					<ButtonLink to={contact}>Ask about {service.name}</ButtonLink>
				</p>
			</PageHero>
			<Explainer section={service.explainer} />
			<Benefits benefits={service.benefits} />
			<Framework serviceKey={key} framework={service.framework} />
			{tool && <ToolLine tool={tool} />}
			<Calendar process={service.process} />
			{parts.length > 0 && <ServiceParts heading={texts.parts} parts={parts} />}
			<Concerns service={service} />
			<ServiceStories {...stories} />
			<CityLinks
				title={texts.cities}
				text={texts.citiesText}
				links={cityLinks}
				all={cityCount > cityLinks.length ? allCities : null}
				theme={getCityLinksTheme(key)}
			/>
			<Faq title={texts.questions} items={service.questions} />
			<ClosingCta cta={cta} to={contact} />
		</>
	);
}
