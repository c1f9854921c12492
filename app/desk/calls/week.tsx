import { isSameZone } from "#app/calls/zone-names.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatTime } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { HOUR } from "#app/platform/durations.ts";
import { getRegion } from "#app/platform/region.ts";
import type { CallDay } from "./call-week.ts";
import { DayEntry } from "./day.tsx";
import { findHours, type Hours } from "./week-rows.ts";

type WeekProps = {
	days: readonly CallDay[];
	today: Day;
	/** The zone of the windows. */
	zone: string;
	/** The enquiry for which a free time is chosen; null while none is. */
	chosenFor: string | null;
};

/** Renders the days below each other, and on wide screens as columns, in which everything is as tall as it lasts. */
export function Week({ days, today, zone, chosenFor }: WeekProps) {
	const hours = findHours(days);
	const now = getNow();
	return (
		<div className="mt-2 lg:mt-3 lg:flex">
			<HourNames hours={hours} />
			<ol className="lg:grid lg:flex-1 lg:grid-cols-7 lg:gap-x-1.5">
				{days.map((each) => (
					<DayEntry
						key={each.day}
						of={each}
						hours={hours}
						now={now}
						isToday={each.day === today}
						isPast={each.day < today}
						chosenFor={chosenFor}
						zone={isSameZone(zone, getRegion().timeZone) ? null : zone}
					/>
				))}
			</ol>
		</div>
	);
}

function HourNames({ hours: { first, last } }: { hours: Hours }) {
	const names = Array.from({ length: last - first }, (_, at) =>
		formatTime((first + at) * HOUR, "UTC"),
	);
	return (
		<div
			aria-hidden="true"
			className="w-18 pt-15 pr-1.5 text-right text-fine text-ink-soft max-lg:hidden"
		>
			{names.map((name) => (
				<div key={name} className="h-30 leading-none">
					{name}
				</div>
			))}
		</div>
	);
}
