import { findService, getContent } from "#app/content/content.server.ts";
import { toContactPath } from "#app/enquiries/context-path.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { findToolOf } from "#app/routes/tools/list-tools.server.ts";
import { ToolLine } from "#app/routes/tools/tool-line.tsx";
import { LISTED_CITIES, toCityLinks } from "#app/sections/cards.ts";
import { CityLinks } from "#app/sections/city-links.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { HeroKite } from "#app/sections/hero-kite.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { chooseSky, SERVICE_FIELDS, SERVICE_PAPERS } from "#app/sections/papers.ts";
import { ServiceStories } from "#app/sections/service-stories.tsx";
import { chooseTitleLook } from "#app/sections/title-look.ts";
import { toServiceCrumbs } from "#app/seo/crumbs.ts";
import { describePage } from "#app/seo/page-meta.server.ts";
import { describeService, toCityArea } from "#app/seo/structured-data/entities.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route.ts";
import { Benefits } from "./benefits.tsx";
import { Calendar } from "./calendar.tsx";
import { Concerns } from "./concerns.tsx";
import { Explainer } from "./explainer.tsx";
import { Framework } from "./framework.tsx";
import { readStories } from "./read-stories.server.ts";
import { SubServices } from "./sub-services.tsx";

export const handle: RouteHandle = { cache: {} };

export async function loader({ params }: Route.LoaderArgs) {
	const { cities, pages } = getContent();
	const found = findService(params.service);
	if (!found) throw notFound();
	const { subServices, card: _card, description, updated, ...service } = found;
	const path = `/services/${service.slug}`;
	return {
		service,
		subServices: subServices.map(({ slug, name, card }) => ({
			name,
			text: card,
			to: `${path}/${slug}`,
		})),
		cityLinks: toCityLinks(cities.slice(0, LISTED_CITIES), found),
		cityCount: cities.length,
		stories: await readStories(found),
		tool: findToolOf(service.slug),
		call: pages.services.closing,
		meta: describePage({
			title: service.name,
			description,
			path,
			updated,
			crumbs: toServiceCrumbs(service),
			entity: describeService({
				name: service.name,
				type: service.name,
				areas: cities.slice(0, LISTED_CITIES).map(toCityArea),
			}),
		}),
	};
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
	const { service, subServices, cityLinks, cityCount, stories, call, meta, tool } = loaderData;
	const contact = toContactPath({ service: service.slug });
	return (
		<>
			<PageHero
				title={service.hero.title}
				subtitle={service.hero.subtitle}
				crumbs={meta.crumbs}
				paper={SERVICE_PAPERS[service.key]}
				look={chooseTitleLook(service.hero.title)}
				kite={<HeroKite src={service.imageUrl} />}
			>
				<p className="mt-8">
					<ButtonLink to={contact}>Ask about {service.name}</ButtonLink>
				</p>
			</PageHero>
			<Explainer section={service.explainer} />
			<Benefits benefits={service.benefits} />
			<Framework serviceKey={service.key} framework={service.framework} />
			{tool && <ToolLine tool={tool} />}
			<Calendar process={service.process} />
			{subServices.length > 0 && (
				<SubServices serviceName={service.name} subServices={subServices} />
			)}
			<Concerns
				sections={service.sections}
				whenNot={service.whenNot}
				field={SERVICE_FIELDS[service.key]}
			/>
			<ServiceStories {...stories} />
			<CityLinks
				title="Areas We Serve"
				text={`How ${service.name} is done city by city.`}
				links={cityLinks}
				all={
					cityCount > cityLinks.length
						? { name: `All ${cityCount} cities`, to: `/services/${service.slug}/locations` }
						: undefined
				}
				paper={chooseSky(service.key)}
			/>
			<Faq title="Asked before the first call" items={service.questions} />
			<ClosingCall call={call} to={contact} />
		</>
	);
}
