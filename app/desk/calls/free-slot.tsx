import { t } from "#app/messages/en/desk-calendar.server.ts";
import { formatDay, formatTime, toDay } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import type { FreeTime } from "./call-week.ts";

/** The id of the form with the call for which a time is chosen. */
export const TIME_FORM = "time-form";

type FreeSlotProps = { time: FreeTime; chosenFor: string | null; rows: string };

/**
 * Renders a free time of the week: a button that books it for the call that was chosen before or, on wide screens, the way to
 * choose for whom.
 */
export function FreeSlot({ time: { start, hosts }, chosenFor, rows }: FreeSlotProps) {
	const name = formatTime(start);
	const words = (
		<>
			<span className="sr-only">{t("freeAt", { day: formatDay(toDay(start)) })} </span>
			<span className="block">{name}</span>
			{hosts.length > 0 && <span className="block w-full truncate">{hosts.join(", ")}</span>}
		</>
	);
	const value = new Date(start).toISOString();
	return (
		<li className={`lg:relative lg:my-px ${chosenFor ? "" : "max-lg:hidden"} ${rows}`}>
			{chosenFor ? (
				<button type="submit" form={TIME_FORM} name="time" value={value} className="desk-slot">
					{words}
				</button>
			) : (
				<a href={`/desk/bookings/new?time=${value}`} className="desk-slot">
					{words}
				</a>
			)}
		</li>
	);
}

/** Renders how many times of a day are free; on small screens it is the way to choose one of them. */
export function FreeCount({ day, count }: { day: Day; count: number }) {
	const words = t("free", { count });
	return (
		<>
			<a href={`/desk/bookings/new?day=${day}`} className="inline-block py-1.5 lg:hidden">
				{words}
			</a>
			<span className="max-lg:hidden">{words}</span>
		</>
	);
}
