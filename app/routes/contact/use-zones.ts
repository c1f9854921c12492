import { groupByDay, parseZone } from "#app/bookings/format-call.ts";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";

/** In which zone times are shown, and what stands beside them. */
export type Zones = {
	/** The agency's until the page is hydrated, and where the visitor's clock shows the same. */
	shown: string;
	/** The visitor's, as the browser names it; null before hydration. */
	own: string | null;
	/** By start the time of day at the agency; null where no time differs. */
	home: ReadonlyMap<number, string> | null;
};

export function useZones(times: readonly number[], zone: string): Zones {
	const isHydrated = useIsHydrated();
	const own = isHydrated ? getOwnZone() : null;
	const home = own && own !== zone ? listHomeTimes(times, zone, own) : null;
	return { shown: own && home ? own : zone, own, home };
}

export function getOwnZone(): string | null {
	return parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
}

/** The name of a zone without its summer time, such as Eastern Time; short where it has one, such as IST. */
export function nameZone(zone: string, style: "longGeneric" | "short", at = 0): string {
	const parts = new Intl.DateTimeFormat("en-IN", { timeZone: zone, timeZoneName: style });
	return parts.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

function listHomeTimes(times: readonly number[], zone: string, own: string): Zones["home"] {
	const here = new Map(listByDay(times, own).map(({ start, ...shown }) => [start, shown]));
	const there = listByDay(times, zone);
	if (there.every(({ start, day, label }) => isShownAs(here.get(start), day, label))) return null;
	return new Map(
		there.map(({ start, day, label }) => {
			const weekday = day.slice(0, 3);
			const time = `${label} ${nameZone(zone, "short", start)}`;
			return [start, here.get(start)?.day === day ? time : `${weekday} ${time}`];
		}),
	);
}

function listByDay(times: readonly number[], zone: string) {
	return groupByDay(times, zone).flatMap(({ day, times }) =>
		times.map(({ start, label }) => ({ start, label, day })),
	);
}

function isShownAs(here: { day: string; label: string } | undefined, day: string, label: string) {
	return here?.day === day && here.label === label;
}
