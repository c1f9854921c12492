import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import { t } from "#app/messages/en/desk-calendar.server.ts";
import { t as tCalls } from "#app/messages/en/desk-calls.server.ts";
import { addDays, nameOwnTime, toMonday } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import { BusyCalendars, type ShownBusyCalendar } from "./busy-calendars.tsx";
import { BusyForm } from "./busy-form.tsx";
import { CalendarFeed } from "./calendar-feed.tsx";
import type { CallDay } from "./call-week.ts";
import { ChosenCall, type TimeChoice } from "./chosen-call.tsx";
import { HoursForm, type HoursFormProps } from "./hours/hours-form.tsx";
import type { RejectedForm } from "./rejection-notice.tsx";
import { RejectionNotice } from "./rejection-notice.tsx";
import { Week } from "./week.tsx";

type BookingsPageProps = {
	/** The Monday of the week that is shown. */
	monday: Day;
	today: Day;
	days: readonly CallDay[];
	zone: string;
	/** What a free time is chosen for. */
	choice: TimeChoice | null;
	hours: HoursFormProps["hours"];
	calendars: readonly ShownBusyCalendar[];
	/** The secret address of the reader's calendar. */
	address: string;
	rejected: RejectedForm | undefined;
	/** What the reader has just done. */
	done: FlashMessage | null;
};

export function BookingsPage(props: BookingsPageProps) {
	const { monday, today, days, zone, choice, hours, calendars, address, rejected, done } = props;
	const thisMonday = toMonday(today);
	const week = monday === thisMonday ? "" : `?week=${monday}`;
	const toWeek = (day: Day) =>
		`/desk/bookings?week=${day}${choice ? `&for=${choice.enquiry.id}` : ""}`;
	return (
		<div className="desk-wrap pt-6 pb-16">
			<FlashLine done={done} />
			<h1 className="desk-title">{tCalls("calls")}</h1>
			{choice && <ChosenCall choice={choice} />}
			<RejectionNotice rejected={rejected?.intent === "undo" ? rejected : undefined} />
			<nav aria-label={t("week")} className="desk-links mt-1 flex flex-wrap gap-x-5">
				<a href={toWeek(addDays(monday, -7))} rel="prev">
					{t("previousWeek")}
				</a>
				<a
					href={choice ? toWeek(thisMonday) : "/desk/bookings"}
					aria-current={monday === thisMonday ? "page" : undefined}
				>
					{t("thisWeek")}
				</a>
				<a href={toWeek(addDays(monday, 7))} rel="next">
					{t("nextWeek")}
				</a>
			</nav>
			<h2 className="mt-3 font-bold">{formatLongDate(monday, addDays(monday, 6))}</h2>
			<Week days={days} today={today} zone={zone} chosenFor={choice?.enquiry.id ?? null} />
			<p className="mt-2 text-fine text-ink-soft">{t("allTimes", { zone: nameOwnTime() })}</p>
			{!choice && (
				<div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
					<HoursForm
						week={week}
						hours={hours}
						rejected={rejected?.intent === "hours" ? rejected : undefined}
					/>
					<BusyForm week={week} rejected={rejected?.intent === "busy" ? rejected : undefined} />
					<BusyCalendars
						week={week}
						calendars={calendars}
						rejected={rejected?.intent === "add-calendar" ? rejected : undefined}
					/>
					<CalendarFeed address={address} />
				</div>
			)}
		</div>
	);
}
