import { Link } from "react-router";
import { findService, getContent } from "#app/content/content.server.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { renderMeta } from "#app/seo/page-meta.ts";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { Route } from "./+types/route.ts";

export function loader({ params }: Route.LoaderArgs) {
	const { cities, pages, site } = getContent();
	const service = findService(params.service);
	if (!service) throw notFound();
	const { name, slug } = service;
	return {
		service: { name, slug },
		cities: cities.map((city) => ({
			name: city.name,
			state: city.state,
			to: `/services/${slug}/${city.slug}`,
			imageUrl: city.imageUrl,
			text: city.services[slug]?.intro ?? city.livesOn,
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
	const { service, cities, call } = loaderData;
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
			/>
			<ul className="enter wrap grid gap-x-12 pb-20 md:grid-cols-2">
				{cities.map(({ name, state, to, imageUrl, text }) => (
					<li key={to} className="group relative flex gap-6 border-line-strong border-t py-7">
						<Art
							src={imageUrl}
							alt=""
							shape="kite"
							className="w-20 shrink-0 self-start transition-transform duration-300 group-hover:-translate-y-1 group-hover:-rotate-3"
						/>
						<div className="min-w-0">
							<Heading level={2} look="title">
								<Link to={to} className="after:absolute after:inset-0">
									{name}
								</Link>
							</Heading>
							<p className="text-accent text-fine">{state}</p>
							<p className="mt-2 line-clamp-4 text-ink-soft">{text}</p>
						</div>
					</li>
				))}
			</ul>
			<ClosingCall call={call} to={`/contact?service=${service.slug}`} />
		</>
	);
}
