import { getContent } from "#app/content/content.server.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { orNotFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import type { Route } from "./+types/route.ts";
import { Chosen, FilterForm, Months, Records } from "./festival-parts.tsx";
import { loadFestivals } from "./load-festivals.server.ts";
import { parseFilter } from "./select-festivals.ts";

export const handle: RouteHandle = { cache: { parameters: ["state", "trade"] } };

export function loader({ request }: Route.LoaderArgs) {
	const festivals = orNotFound(getContent().festivals);
	const filter = orNotFound(parseFilter(festivals, new URL(request.url).searchParams));
	return loadFestivals(festivals, filter);
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
