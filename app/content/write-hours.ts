import type { AgencyRegion } from "#app/platform/region.ts";
import type { OpeningHours } from "./schemas/opening-hours.ts";
import { DAYS } from "./schemas/text.ts";

/** Monday, 5 January 1970, in Unix ms. */
const MONDAY = 4 * 86_400_000;

/** Writes opening hours as a line: Monday – Friday, 09:00 – 17:00. */
export function writeHours(hours: OpeningHours, { locale }: Pick<AgencyRegion, "locale">): string {
	const day = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
	const time = new Intl.DateTimeFormat(locale, {
		hour: "numeric",
		minute: "2-digit",
		timeZone: "UTC",
	});
	const writeDay = (index: number) => day.format(MONDAY + index * 86_400_000);
	const writeTime = (text: string) => time.format(new Date(`1970-01-05T${text}:00Z`));
	return hours
		.map(({ days, opens, closes }) => {
			const runs = listRuns(days.map((name) => DAYS.indexOf(name)));
			const shown = runs.map(([first, last]) =>
				first === last ? writeDay(first) : `${writeDay(first)} – ${writeDay(last)}`,
			);
			return `${shown.join(", ")}, ${writeTime(opens)} – ${writeTime(closes)}`;
		})
		.join("; ");
}

/** Returns the first of the times that a line of hours does not hold, in 24 hours or 12. */
export function findUnsaidTime(line: string, hours: OpeningHours): string | undefined {
	return hours
		.flatMap(({ opens, closes }) => [opens, closes])
		.find((time) => {
			const [hour = 0, minute = 0] = time.split(":").map(Number);
			const minutes = `[:.h]\\s?${String(minute).padStart(2, "0")}`;
			const tail = minute === 0 ? `(?:${minutes})?(?![:.h]?\\d)` : minutes;
			return !new RegExp(`(?<!\\d)0?(?:${hour}|${hour % 12 || 12})${tail}`).test(line);
		});
}

/** Groups the numbers of days into runs from one to another, which may go beyond a Sunday: Saturday to Thursday. */
function listRuns(days: readonly number[]): [first: number, last: number][] {
	const runs: [number, number][] = [];
	for (const day of [...new Set(days)].sort()) {
		const run = runs.at(-1);
		if (run && run[1] === day - 1) run[1] = day;
		else runs.push([day, day]);
	}
	const [first, ...others] = runs;
	const last = others.at(-1);
	if (first?.[0] !== 0 || last?.[1] !== DAYS.length - 1) return runs;
	return [...others.slice(0, -1), [last[0], first[1]]];
}
