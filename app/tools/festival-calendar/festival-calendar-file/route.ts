import { getContent } from "#app/content/content.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { orNotFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { renderCsv } from "#app/tools/festival-calendar/render-csv.ts";
import { renderIcs } from "#app/tools/festival-calendar/render-ics.ts";
import { parseFilter, selectFestivals } from "#app/tools/festival-calendar/select-festivals.ts";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: { parameters: ["state", "trade"] } };

/** Serves the festivals, or some of them, as /tools/festival-calendar.ics and .csv. */
export function loader({ request }: Route.LoaderArgs) {
	const { pathname, searchParams } = new URL(request.url);
	const { site, ...content } = getContent();
	const festivals = orNotFound(content.festivals);
	const filter = orNotFound(parseFilter(festivals, searchParams));
	const events = selectFestivals(festivals, filter);
	const isCsv = pathname.endsWith(".csv");
	const host = new URL(getEnv().SITE_URL).hostname;
	const text = isCsv
		? renderCsv(events, festivals)
		: renderIcs(events, festivals, { agency: site.name, host });
	return new Response(text, {
		headers: {
			"Content-Type": `text/${isCsv ? "csv" : "calendar"}; charset=utf-8`,
			"Cache-Control": "public, max-age=3600",
		},
	});
}
