import { t } from "#app/messages/en/call-times.ts";
import { getLanguage, getRegion } from "#app/platform/region.ts";
import { groupByDay } from "#app/platform/time-zones/format-call.ts";
import { createZoneNamer, nameZone } from "#app/platform/time-zones/name-zone.ts";

/** A free time as the form shows it. */
export type ShownTime = {
	/** The value that the form sends: the start in ISO 8601. */
	value: string;
	/** The time of day, such as 3:00 PM. */
	label: string;
	/** The accessible name with the day, as a keyboard user arrives at it from another day. */
	name: string;
	/** The day as a screen reader announces it: Thursday 3 December. */
	day: string;
	/** The time of day at the agency; null where the shown one is the same. */
	there: string | null;
};

export type ShownTimes = {
	/** A text that names the zone, and the agency's where that differs. */
	text: string;
	days: { name: string; count: string; times: ShownTime[] }[];
	/** The nearest times, which are shown apart with their days. */
	nearest: ShownTime[];
};

/** The number of days that are open at first. */
export const OPEN_DAYS = 3;

/**
 * Returns what a form shows of free times (Unix ms, ascending) in a zone. Where all of them look the same as at the
 * agency, the agency's zone is named, as one zone may have two names.
 */
export function toTimesView(
	times: readonly number[],
	nearest: readonly number[],
	zone: string | null,
	home: string,
): ShownTimes {
	const all = [...new Set([...times, ...nearest])].sort((one, other) => one - other);
	const there = zone && zone !== home ? listTimesThere(all, zone, home) : null;
	const shown = zone && there ? zone : home;
	const days = (some: readonly number[]) =>
		groupByDay(some, shown).map(({ day, times }) => ({
			name: toPlainDay(day),
			count: t("times", { count: times.length }),
			times: times.map(({ start, label }) => toShownTime(start, label, day, there)),
		}));
	return {
		text: describe(shown, home, all[0] ?? 0),
		days: days(times.filter((time) => !nearest.includes(time))),
		nearest: days(nearest).flatMap(({ times }) => times),
	};
}

function toShownTime(
	start: number,
	label: string,
	day: string,
	there: ReadonlyMap<number, string> | null,
): ShownTime {
	const note = there?.get(start) ?? null;
	const name = `${label}, ${toPlainDay(day)}`;
	return {
		value: new Date(start).toISOString(),
		label,
		name: note ? `${name}; ${note}` : name,
		day: toPlainDay(day),
		there: note,
	};
}

/** Returns a day without the comma that English has behind its weekday. */
function toPlainDay(day: string): string {
	return getLanguage().startsWith("en") ? day.replace(",", "") : day;
}

function describe(shown: string, home: string, at: number): string {
	const own = nameZone(home, "longGeneric", at);
	if (shown === home) return t("allTimes", { zone: own });
	const zone = nameZone(shown, "longGeneric", at);
	return t("allTimesInBoth", { zone, own, short: nameZone(home, "short", at) });
}

/** Lists the times at the agency by their start. Returns null where no time differs. */
function listTimesThere(times: readonly number[], zone: string, home: string) {
	const here = new Map(listByDay(times, zone).map(({ start, ...shown }) => [start, shown]));
	const there = listByDay(times, home);
	const isAlike = there.every(({ start, day, label }) => {
		const shown = here.get(start);
		return shown?.day === day && shown.label === label;
	});
	if (isAlike) return null;
	const nameHome = createZoneNamer(home, "short");
	const weekday = new Intl.DateTimeFormat(getRegion().locale, { weekday: "short", timeZone: home });
	return new Map(
		there.map(({ start, day, label }) => {
			const time = `${label} ${nameHome(start)}`;
			return [start, here.get(start)?.day === day ? time : `${weekday.format(start)} ${time}`];
		}),
	);
}

function listByDay(times: readonly number[], zone: string) {
	return groupByDay(times, zone).flatMap(({ day, times }) =>
		times.map(({ start, label }) => ({ start, label, day })),
	);
}
