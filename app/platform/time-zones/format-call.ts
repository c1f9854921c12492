const ZONE_LENGTH_MAX = 64;

/** A day's free times, in a visitor's zone. */
export type DayOfTimes = {
	/** Thursday, 3 December */
	day: string;
	/** `start` in Unix ms; the label is 3:00 PM. */
	times: { start: number; label: string }[];
};

/**
 * Groups times (Unix ms, ascending, of less than a year) by the days of a zone. Where the end of summer time brings a
 * time of day twice, both labels name the zone.
 */
export function groupByDay(times: readonly number[], zone: string): DayOfTimes[] {
	const format = createFormat(zone);
	const days = new Map<string, DayOfTimes["times"]>();
	for (const start of times) {
		const { day, time: label } = format(start);
		days.set(day, [...(days.get(day) ?? []), { start, label }]);
	}
	return [...days].map(([day, group]) => ({
		day,
		times: group.map(({ start, label }) => {
			const isTwice = group.some((other) => other.start !== start && other.label === label);
			return { start, label: isTwice ? `${label} (${getZoneName(zone, start)})` : label };
		}),
	}));
}

/** Formats a start (Unix ms): Thursday, 3 December 2026, 3:00 PM (India Standard Time). */
export function formatCall(start: number, zone: string): string {
	const { day, year, time } = createFormat(zone)(start);
	return `${day} ${year}, ${time} (${getZoneName(zone, start)})`;
}

/** Returns the name of a zone at an instant (Unix ms), as summer time has another: British Summer Time. */
function getZoneName(zone: string, at: number): string {
	const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "long" });
	return parts.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/** Returns the IANA name of a time zone, such as Asia/Kolkata, or null for anything else. */
export function parseZone(text: string): string | null {
	// Intl knows offsets as +05:30 too, which tell nothing of summer time.
	if (text.length > ZONE_LENGTH_MAX || !/^[A-Z]/i.test(text)) return null;
	try {
		new Intl.DateTimeFormat("en", { timeZone: text });
		return text;
	} catch {
		return null;
	}
}

/** Creates a format of instants in a zone. The parts are joined here, as the versions of browsers and Node differ in commas and spaces. */
function createFormat(zone: string) {
	const format = new Intl.DateTimeFormat("en", {
		weekday: "long",
		day: "numeric",
		month: "long",
		year: "numeric",
		hour: "numeric",
		minute: "2-digit",
		hour12: true,
		timeZone: zone,
	});
	return (start: number) => {
		const parts = format.formatToParts(start);
		const get = (type: Intl.DateTimeFormatPartTypes) =>
			parts.find((part) => part.type === type)?.value ?? "";
		return {
			day: `${get("weekday")}, ${get("day")} ${get("month")}`,
			year: get("year"),
			time: `${get("hour")}:${get("minute")} ${get("dayPeriod")}`,
		};
	};
}
