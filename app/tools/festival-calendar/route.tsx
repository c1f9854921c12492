import { getContent } from "#app/content/content.server.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import type { Route } from "./+types/route.ts";
import { Chosen, FilterForm, Months, Records } from "./calendar-parts.tsx";
import { loadCalendar } from "./load-calendar.server.ts";
import { parseFilter } from "./select-events.ts";

export const handle: RouteHandle = { cache: { parameters: ["state", "trade"] } };

export function loader({ request }: Route.LoaderArgs) {
	const filter = parseFilter(getContent().calendar, new URL(request.url).searchParams);
	if (!filter) throw notFound();
	return loadCalendar(filter);
}

export default function FestivalCalendarPage({ loaderData }: Route.ComponentProps) {
	const { title, subtitle, cta, meta } = loaderData;
	return (
		<>
			<PageHero
				title={title}
				subtitle={subtitle}
				crumbs={meta.crumbs}
				theme="marigold"
				aside={<FilterForm {...loaderData} />}
			/>
			<Chosen {...loaderData} />
			<Months {...loaderData} />
			<Records {...loaderData} />
			<ClosingCta cta={cta} />
		</>
	);
}
