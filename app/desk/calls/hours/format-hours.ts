import type { Windows } from "#app/calls/store/host-store.ts";
import { DAYS } from "#app/content/schemas/text.ts";
import { formatTimeSpan } from "#app/platform/dates.server.ts";
import { DAY } from "#app/platform/durations.ts";
import { getRegion } from "#app/platform/region.ts";

type Window = Windows[number];

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** Formats hours in local time, in the zone of the rules. */
export function formatWindow({ from, to }: Pick<Window, "from" | "to">): string {
	const toTime = (text: string) => Date.parse(`1970-01-01T${text}Z`);
	return formatTimeSpan(toTime(from), toTime(to), "UTC");
}

/** Returns the short name of a day of the week. */
export function nameDay(day: Window["days"][number]): string {
	const format = new Intl.DateTimeFormat(getRegion().locale, { weekday: "short", timeZone: "UTC" });
	return format.format(MONDAY + DAYS.indexOf(day) * DAY);
}

/** Names days of the week, and those that follow one another by the first and the last. */
export function nameDays(days: Window["days"]): string {
	const runs: Window["days"][] = [];
	for (const day of DAYS.filter((each) => days.includes(each))) {
		const run = runs.at(-1);
		if (run && DAYS.indexOf(run.at(-1) ?? day) === DAYS.indexOf(day) - 1) run.push(day);
		else runs.push([day]);
	}
	return runs
		.map((run) => [...new Set([run[0], run.at(-1)])].map((day) => day && nameDay(day)).join("–"))
		.join(", ");
}
