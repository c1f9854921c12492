import * as z from "zod/mini";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { formatAge } from "#app/platform/dates.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import type { RejectedForm } from "./rejection-notice.tsx";
import { RejectionNotice } from "./rejection-notice.tsx";

export const calendarFields = z.object({ url: text });

export type ShownBusyCalendar = {
	id: string;
	/** The name of who added it. */
	by: string;
	/** The whole address for who added it, as it is a secret; its server's name for others. */
	address: string;
	/** The number of busy times that are not over. */
	busyCount: number;
	/** The time of the last reading, in Unix ms; 0 for never. */
	fetchedAt: number;
	/** The reason why the last try failed. */
	error: string | null;
	/** Sentences about what of it could not be read. */
	problems: readonly string[];
};

type BusyCalendarsProps = {
	week: string;
	calendars: readonly ShownBusyCalendar[];
	rejected: RejectedForm | undefined;
};

/** Renders calendars on other servers, whose events are busy times. */
export function BusyCalendars({ week, calendars, rejected }: BusyCalendarsProps) {
	return (
		<section id="calendars">
			<h2 className="font-bold">Other calendars</h2>
			<p className="mt-1 text-fine text-ink-soft">
				What is in them is a busy time; they are read every quarter of an hour.
			</p>
			{calendars.length > 0 && (
				<ul className="mt-2 border-line border-t">
					{calendars.map((calendar) => (
						<BusyCalendar key={calendar.id} calendar={calendar} />
					))}
				</ul>
			)}
			<RejectionNotice rejected={rejected} />
			<form method="post" action={`/desk/bookings${week}#calendars`}>
				<label className="mt-2 block">
					Its secret address in iCal format
					<input
						className="desk-field mt-1"
						type="url"
						name="url"
						autoComplete="off"
						placeholder="https://"
						required
						defaultValue={rejected?.typed.url}
					/>
				</label>
				<button
					type="submit"
					name="intent"
					value="add-calendar"
					className="desk-button mt-3"
					data-tone="quiet"
				>
					Add the calendar
				</button>
			</form>
		</section>
	);
}

function BusyCalendar({
	calendar: { id, by, address, problems, ...read },
}: {
	calendar: ShownBusyCalendar;
}) {
	return (
		<li className="border-line border-b py-2">
			<span className="block text-fine wrap-anywhere">{address}</span>
			<span className="block text-fine text-ink-soft">
				{by} · {describeReading(read)}
			</span>
			{read.error && (
				<span className="mt-1 block border-accent border-l-4 pl-3 text-fine">
					It could not be read: {read.error}
				</span>
			)}
			{problems.length > 0 && (
				<ul className="mt-1 grid gap-1.5 border-accent border-l-4 pl-3 text-fine">
					{problems.map((problem) => (
						<li key={problem}>{problem}</li>
					))}
				</ul>
			)}
			<div className="mt-1">
				<IntentButton intent="remove-calendar" fields={{ id }} about={`the calendar of ${by}`}>
					Remove
				</IntentButton>
			</div>
		</li>
	);
}

type Reading = Pick<ShownBusyCalendar, "busyCount" | "fetchedAt" | "error">;

function describeReading({ busyCount, fetchedAt, error }: Reading): string {
	if (fetchedAt === 0) return error ? "not read yet" : "it is being read: reload this page soon";
	const times = `${busyCount} busy ${busyCount === 1 ? "time" : "times"} ahead`;
	const age = formatAge(new Date(fetchedAt).toISOString());
	const read = age === "just now" ? "just now" : `${age} ago`;
	return error ? `still counts as it was ${read}: ${times}` : `read ${read}: ${times}`;
}
