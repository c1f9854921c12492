import { formatDayAndMonth } from "#app/platform/dates.server.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import { formatList } from "#app/platform/format-list.ts";
import { fillPlaceholders } from "../fill-placeholders.ts";
import type { Festival, FestivalList } from "../schemas/festivals.ts";

/** Formats where dates come from, with the new moons and pauses of the calendar. */
export function formatSource(
	{ sources, newMoons = [], pauses = [] }: FestivalList,
	source: Festival["source"],
): string {
	const spans = pauses.map(({ name, from, until }) => `${name} (${formatLongDate(from, until)})`);
	return fillPlaceholders(sources[source].text, {
		newMoons: formatList(newMoons.map((day) => formatDayAndMonth(day))),
		pauses: formatList(spans),
	});
}
