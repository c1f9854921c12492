import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import type { Festival, FestivalList } from "#app/content/schemas/festivals.ts";
import { formatDayRange } from "#app/platform/format-dates.ts";
import { formatList } from "#app/platform/format-list.ts";
import { forRegion } from "#app/platform/region.ts";

const DAY = forRegion(
	({ locale }) =>
		new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }),
);

/** Formats where dates come from, with the new moons and pauses of the calendar. */
export function formatSource(
	{ sources, newMoons = [], pauses = [] }: FestivalList,
	source: Festival["source"],
): string {
	const spans = pauses.map(({ name, from, until }) => `${name} (${formatDayRange(from, until)})`);
	return fillPlaceholders(sources[source].text, {
		newMoons: formatList(newMoons.map((day) => DAY().format(new Date(day)))),
		pauses: formatList(spans),
	});
}
