import { addDays, toDay } from "#app/visits/day.ts";
import type { Period } from "#app/visits/visit-store.ts";
import { WrongUse } from "../enquiries/refusal.ts";

export const PERIOD_OPTIONS = {
	days: { type: "string" },
	from: { type: "string" },
	to: { type: "string" },
} as const;

const USUAL_DAYS = 30;
/** Ten years: a chart of more has no reader. */
const MOST_DAYS = 3_660;

export const PERIOD_HELP = `  --days N        the last N days with today; else ${USUAL_DAYS}
  --from DAY      from this day on, such as 2026-11-01
  --to DAY        to this day; without it, today`;

type Given = { [name in keyof typeof PERIOD_OPTIONS]?: string | undefined };

/** The days that the options ask for, as they are in India. */
export function readPeriod({ days, from, to }: Given, now = Date.now()): Period {
	const today = toDay(now);
	if (from === undefined) {
		if (to !== undefined) throw new WrongUse("--to wants --from beside it; found none.");
		return { from: addDays(today, 1 - readCount(days)), to: today };
	}
	if (days !== undefined) throw new WrongUse("--days and --from exclude each other; found both.");
	const period = { from: readDay("from", from), to: to === undefined ? today : readDay("to", to) };
	if (period.from > period.to)
		throw new WrongUse(`--from is after --to; found ${period.from} and ${period.to}.`);
	if (period.from < addDays(period.to, 1 - MOST_DAYS))
		throw new WrongUse(`At most ${MOST_DAYS} days are drawn at a time; found more.`);
	return period;
}

function readCount(given: string | undefined): number {
	const count = given === undefined ? USUAL_DAYS : Number(/^[1-9]\d{0,3}$/.exec(given)?.[0]);
	if (count <= MOST_DAYS) return count;
	throw new WrongUse(
		`--days wants a whole number from 1 to ${MOST_DAYS}; found ${JSON.stringify(given)}.`,
	);
}

function readDay(option: string, given: string): string {
	const day = /^\d{4}-\d{2}-\d{2}$/.test(given) ? new Date(given) : null;
	// JavaScript takes 30 February for 2 March.
	if (day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given)) return given;
	throw new WrongUse(`--${option} wants a day such as 2026-11-21; found ${JSON.stringify(given)}.`);
}
