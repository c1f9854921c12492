import { formatDay, toDay, toHour } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { BusyBlock, CallBlock } from "./blocks.tsx";
import type { CallDay } from "./call-week.ts";
import { type Hours, listHours, placeCalls } from "./place-calls.ts";

/** The height of a minute in pixels: a call of half an hour has room for two lines. */
const PX = 1.6;

type WeekGridProps = { days: readonly CallDay[]; today: Day; now: number };

/** Renders the week of wide screens: a column for each day, in which everything is as tall as it lasts. */
export function WeekGrid({ days, today, now }: WeekGridProps) {
	const hours = listHours(days);
	return (
		<div className="mt-3 hidden grid-cols-[3.5rem_repeat(7,minmax(0,1fr))] gap-x-1.5 lg:grid">
			<HourNames hours={hours} />
			{days.map((day) => (
				<section key={day.day} aria-labelledby={`day-${day.day}`}>
					<h3
						id={`day-${day.day}`}
						className={`h-8 border-t-2 pt-1 font-bold ${day.day === today ? "border-accent" : "border-line-strong"}`}
					>
						{formatDay(day.day)}
						{day.day === today && <span className="text-fine font-normal"> today</span>}
					</h3>
					<p className="h-6 text-fine text-ink-soft">{describeFree(day)}</p>
					<DayColumn of={day} hours={hours} now={now} />
				</section>
			))}
		</div>
	);
}

function describeFree({ isHoliday, free }: CallDay): string {
	if (isHoliday) return "Holiday";
	return free > 0 ? `${free} free` : "";
}

function HourNames({ hours }: { hours: Hours }) {
	return (
		<svg aria-hidden="true" width="100%" height={56 + toHeight(hours)} className="text-fine">
			{list(hours).map((hour) => (
				<text
					key={hour}
					x="100%"
					y={56 + 12 + (hour - hours.first) * 60 * PX}
					textAnchor="end"
					className="fill-ink-soft"
				>
					{`${hour}:00`}
				</text>
			))}
		</svg>
	);
}

function list({ first, last }: Hours): number[] {
	return Array.from({ length: last - first }, (_, at) => first + at);
}

function toHeight({ first, last }: Hours): number {
	return (last - first) * 60 * PX;
}

type DayColumnProps = { of: CallDay; hours: Hours; now: number };

/** Renders a day as a drawing, whose attributes place what is in it, as the policy of the desk allows no inline styles. */
function DayColumn({ of: { day, windows, entries }, hours, now }: DayColumnProps) {
	const { first } = hours;
	const height = toHeight(hours);
	const toY = (time: number) =>
		Math.min(Math.max((toHour(time, day) - first) * 60 * PX, 0), height);
	const toWindowY = (clock: string) => {
		const [hour = 0, minute = 0] = clock.split(":").map(Number);
		return ((hour - first) * 60 + minute) * PX;
	};
	const isToday = toDay(now) === day;
	return (
		<svg width="100%" height={height} className="bg-sunken">
			<title>{formatDay(day)}</title>
			{windows.map(({ from, to }) => (
				<rect
					key={from}
					y={toWindowY(from)}
					width="100%"
					height={toWindowY(to) - toWindowY(from)}
					className="fill-paper"
				/>
			))}
			{list(hours).map((hour) => (
				<line
					key={hour}
					x2="100%"
					y1={(hour - first) * 60 * PX}
					y2={(hour - first) * 60 * PX}
					className="stroke-line"
				/>
			))}
			{entries.map(
				(entry) =>
					entry.kind === "busy" && (
						<foreignObject
							key={`${entry.busy.id} ${entry.busy.by} ${entry.start}`}
							y={toY(entry.start)}
							width="100%"
							height={toY(entry.end) - toY(entry.start)}
						>
							<BusyBlock busy={entry.busy} start={entry.start} end={entry.end} />
						</foreignObject>
					),
			)}
			{placeCalls(entries).map(({ call, lane, lanes }) => (
				<foreignObject
					key={call.enquiryId}
					x={`${(100 * lane) / lanes}%`}
					y={toY(call.startsAt) + 1}
					width={`${100 / lanes}%`}
					height={Math.max(toY(call.endsAt) - toY(call.startsAt) - 2, 20)}
				>
					<CallBlock call={call} now={now} />
				</foreignObject>
			))}
			{isToday && (
				<line x2="100%" y1={toY(now)} y2={toY(now)} strokeWidth="2" className="stroke-accent" />
			)}
		</svg>
	);
}
