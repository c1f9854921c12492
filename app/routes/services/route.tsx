import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { toServiceCards } from "#app/sections/cards.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SERVICE_PAPERS } from "#app/sections/papers.ts";
import { describePage } from "#app/seo/page-meta.server.ts";
import { describeList } from "#app/seo/structured-data/entities.ts";
import type { Route } from "./+types/route.ts";
import { Approach } from "./approach.tsx";
import { type LedgerEntry, ServiceLedger } from "./service-ledger.tsx";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	const { pages, services } = getContent();
	const entries = services.flatMap((service) =>
		toServiceCards([service]).map(
			(card): LedgerEntry => ({ ...card, paper: SERVICE_PAPERS[service.key] }),
		),
	);
	return {
		page: pages.services,
		entries,
		meta: describePage({
			...pages.services,
			path: "/services",
			type: "CollectionPage",
			crumbs: [{ name: "Services", to: "/services" }],
			entity: describeList(services.map(({ name, slug }) => ({ name, to: `/services/${slug}` }))),
		}),
	};
}

export default function ServicesPage({
	loaderData: { page, entries, meta },
}: Route.ComponentProps) {
	return (
		<>
			<PageHero title={page.title} subtitle={page.subtitle} crumbs={meta.crumbs} />
			<ServiceLedger entries={entries} />
			<Approach approach={page.approach} />
			<ClosingCall call={page.closing} />
		</>
	);
}
