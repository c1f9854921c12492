import type { ContentIssue } from "#app/platform/content-error.ts";
import { countDays } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";
import type { Festival, FestivalList } from "./schemas/festivals.ts";

/** The mean length of a day of the lunar month, of which it has 30, in days of 24 hours. */
const LUNAR_DAY = 29.53 / 30;
/** By so many days a festival may differ from its mean day: the moon is not even, and customs choose the hour. */
const LUNAR_TOLERANCE = 2;

type Rejected = { field: string; reason: string };

/** Checks the dates of the calendar by the rules that its events have. */
export function checkCalendar(festivals: FestivalList | undefined): ContentIssue[] {
	return (festivals?.events ?? []).flatMap((event, index) =>
		[
			...checkOrder(event, festivals?.year ?? 0),
			...checkYearly(event),
			...checkLunarDay(event, festivals?.newMoons ?? []),
			...checkAfter(event, festivals?.events ?? []),
			...checkPauses(event, festivals?.pauses ?? []),
		].map(({ field, reason }) => ({
			file: "calendar.yaml",
			field: `events.${index}.${field}`,
			reason,
		})),
	);
}

function checkOrder({ date, until = date, prepare }: Festival, year: number): Rejected[] {
	return [
		...(date.startsWith(`${year}-`)
			? []
			: [{ field: "date", reason: `is ${date}, not in the year ${year}` }]),
		...(until < date
			? [{ field: "until", reason: `is ${until}, before the first day ${date}` }]
			: []),
		...prepare.flatMap(({ weeks }, index) => {
			const before = prepare[index - 1]?.weeks;
			return before === undefined || weeks < before
				? []
				: [
						{
							field: `prepare.${index}.weeks`,
							reason: `is ${weeks}, but comes after ${before}: the earliest stands first`,
						},
					];
		}),
	];
}

function checkYearly({ date, yearly }: Festival): Rejected[] {
	if (!yearly || yearly.includes(date.slice(5))) return [];
	return [{ field: "date", reason: `is ${date}, but its day is ${yearly.join(" or ")} each year` }];
}

/** Checks that a date is near the day of the moon that the event is on, counted from one of the new moons. */
function checkLunarDay({ date, lunarDay }: Festival, newMoons: readonly Day[]): Rejected[] {
	if (!lunarDay) return [];
	const expected = (lunarDay - 0.5) * LUNAR_DAY;
	const days = newMoons.map((moon) => Math.abs(countDays(moon, date) - expected));
	if (Math.min(...days) <= LUNAR_TOLERANCE) return [];
	const reason = `is ${date}, which is not about ${Math.round(expected)} days after one of newMoons, as lunarDay ${lunarDay} is`;
	return [{ field: "date", reason }];
}

function checkAfter({ date, after }: Festival, events: readonly Festival[]): Rejected[] {
	if (!after) return [];
	const other = events.find(({ id }) => id === after.event);
	if (!other) {
		const ids = events.map(({ id }) => id);
		return [{ field: "after.event", reason: formatUnknown("event", after.event, ids) }];
	}
	const days = countDays(other.date, date);
	if (days >= after.from && days <= after.to) return [];
	const reason = `is ${date}, ${days} days from ${other.id} on ${other.date}; it must be ${after.from} to ${after.to}`;
	return [{ field: "date", reason }];
}

function checkPauses(
	{ date, until = date, avoids = [] }: Festival,
	pauses: NonNullable<FestivalList["pauses"]>,
): Rejected[] {
	const names = pauses.map(({ name }) => name);
	return avoids.flatMap((name, index) => {
		if (!names.includes(name))
			return [{ field: `avoids.${index}`, reason: formatUnknown("pause", name, names) }];
		return pauses
			.filter((pause) => pause.name === name && date <= pause.until && until >= pause.from)
			.map((pause) => ({
				field: "date",
				reason: `${date} to ${until} lies in ${name}, ${pause.from} to ${pause.until}`,
			}));
	});
}
