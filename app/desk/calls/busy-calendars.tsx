import * as z from "zod/mini";
import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { t } from "#app/messages/en/desk-calendar.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY, HOUR, MINUTE } from "#app/platform/durations.ts";
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
			<h2 className="font-bold">{t("otherCalendars")}</h2>
			<p className="mt-1 text-fine text-ink-soft">{t("otherCalendarsHint")}</p>
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
					{t("secretAddress")}
					<input
						className="desk-field mt-1"
						type="url"
						name="url"
						autoComplete="off"
						placeholder={"https://"}
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
					{t("addCalendar")}
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
					{t("couldNotBeRead", { reason: read.error })}
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
				<IntentButton
					intent="remove-calendar"
					fields={{ id }}
					about={t("ofCalendar", { name: by })}
				>
					{t("removeCalendar")}
				</IntentButton>
			</div>
		</li>
	);
}

type Reading = Pick<ShownBusyCalendar, "busyCount" | "fetchedAt" | "error">;

function describeReading({ busyCount, fetchedAt, error }: Reading): string {
	if (fetchedAt === 0) return t(error ? "notReadYet" : "isBeingRead");
	const values = { ...toAge(fetchedAt), count: busyCount };
	return error ? t("stillCounts", values) : t("wasRead", values);
}

/** Returns how long ago a time in Unix ms is, in the greatest unit of which it has been one. */
function toAge(time: number): { unit: "now" | "minute" | "hour" | "day"; age: number } {
	const ms = getNow() - time;
	if (ms < MINUTE) return { unit: "now", age: 0 };
	if (ms < HOUR) return { unit: "minute", age: Math.floor(ms / MINUTE) };
	if (ms < DAY) return { unit: "hour", age: Math.floor(ms / HOUR) };
	return { unit: "day", age: Math.floor(ms / DAY) };
}
