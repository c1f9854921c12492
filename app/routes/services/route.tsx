import { getContent } from "#app/content/content.server.ts";
import { toServiceCards } from "#app/sections/cards.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ServiceGrid } from "#app/sections/service-grid.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { renderMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function loader() {
	const { pages, services } = getContent();
	return {
		page: pages.services,
		cards: toServiceCards(services),
		meta: describePage({ ...pages.services, path: "/services" }),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => renderMeta(loaderData?.meta);

export default function ServicesPage({ loaderData: { page, cards } }: Route.ComponentProps) {
	return (
		<>
			<PageHero
				title={page.title}
				subtitle={page.subtitle}
				crumbs={[{ name: "Services", to: "/services" }]}
			/>
			<div className="wrap pb-16">
				<ServiceGrid
					cards={cards}
					headingLevel={2}
					more={{ text: "See the results", to: "/case-studies" }}
				/>
			</div>
			<div className="bg-sunken">
				<Steps steps={page.approach} />
			</div>
			<ClosingCall call={page.closing} />
		</>
	);
}
