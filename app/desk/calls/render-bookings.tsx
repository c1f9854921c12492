import { parseCalendarError, parseProblems } from "#app/calls/calendar-report.ts";
import { getBookingRules, getCallTimes } from "#app/calls/call-times.server.ts";
import { describeCalendarError, describeProblem } from "#app/calls/describe-calendar.ts";
import { createFeedToken } from "#app/calls/feed-token.ts";
import type { BusyCalendarRow, BusyTimeRow, Span } from "#app/database/booking.ts";
import { findFlashSentence } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { parseSpans } from "#app/enquiries/store/booking-store.ts";
import { t } from "#app/messages/en/desk-calendar.server.ts";
import { t as tCalls } from "#app/messages/en/desk-calls.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { BookingsPage } from "./bookings-page.tsx";
import type { ShownBusyCalendar } from "./busy-calendars.tsx";
import { type BusyTime, listCallDays, parseWeek, toWeekSpan } from "./call-week.ts";
import { renderNoCall } from "./no-call.tsx";
import type { RejectedForm } from "./rejection-notice.tsx";
import { buildWeekStyle } from "./week-rows.ts";

/** Returns what is told of a change, by its kind. */
function getDone(): Record<string, string> {
	return {
		busy: t("busySaved"),
		free: t("busyRemoved"),
		"add-calendar": t("calendarAdded"),
		"remove-calendar": t("calendarRemoved"),
		"renew-calendar-address": t("addressRenewed"),
	};
}

/** Renders the week that the address names, or this one. */
export async function renderBookings(
	context: DeskContext,
	rejected?: RejectedForm,
): Promise<Response> {
	const rules = getBookingRules();
	const { session } = context.var;
	if (!rules) return renderNoCall(context);
	const { bookings, busyCalendars, people, calendarKey } = await getDeskServices();
	const now = getNow();
	const monday = parseWeek(new URL(context.req.url).searchParams.get("week"), now);
	const week = toWeekSpan(monday);
	const [calls, busy, rows, free, staff] = await Promise.all([
		bookings.list(week.start, week.end),
		bookings.listBusy(week.start, week.end),
		busyCalendars.list(),
		getCallTimes(),
		people.list(),
	]);
	const calendars = rows.map((row) => ({ ...row, spans: parseSpans(row.spans) }));
	const getName = (id: string) => staff.find((person) => person.id === id)?.name ?? "";
	// Busy times of somebody who may not sign in take no time from visitors.
	const isActive = (id: string) =>
		staff.some((person) => person.id === id && person.disabledAt === null);
	const days = listCallDays(monday, rules, {
		calls,
		free,
		busy: [
			...busy.map((row) => toBusyTime(row, getName(row.staffId))),
			...calendars
				.filter(({ staffId }) => isActive(staffId))
				.flatMap(({ staffId, spans }) => listBusyTimes(spans, getName(staffId), week)),
		],
	});
	const token = createFeedToken(session.staff, calendarKey);
	return renderDeskPage(context, {
		title: tCalls("calls"),
		session,
		status: rejected ? 422 : 200,
		style: buildWeekStyle(days, now),
		content: (
			<BookingsPage
				monday={monday}
				today={toDay(now)}
				days={days}
				zone={rules.zone}
				calendars={calendars.map((row) => toShown(row, getName(row.staffId), session.staff, now))}
				address={`${getEnv().SITE_URL}/book/calendar/${token}.ics`}
				rejected={rejected}
				done={rejected ? null : findFlashSentence(context, getDone())}
			/>
		),
	});
}

function toBusyTime({ id, note, startsAt, endsAt }: BusyTimeRow, by: string): BusyTime {
	return { id, by, note, start: startsAt, end: endsAt };
}

/** A calendar with its parsed spans; `spans` is null where the stored text is malformed. */
type ReadCalendar = Omit<BusyCalendarRow, "spans"> & { spans: Span[] | null };

function listBusyTimes(spans: ReadCalendar["spans"], name: string, week: Span): BusyTime[] {
	return (spans ?? [])
		.filter(({ start, end }) => start < week.end && end > week.start)
		.map((span) => ({ id: null, by: t("inCalendar", { name }), note: "", ...span }));
}

/** Converts a calendar to its shown form. Its address, and the names of its events, are secrets of who added it. */
function toShown(
	{ id, staffId, url, spans, fetchedAt, error, problems }: ReadCalendar,
	by: string,
	reader: Staff,
	now: number,
): ShownBusyCalendar {
	const isOwn = staffId === reader.id;
	const failed = parseCalendarError(error);
	const sentences = parseProblems(problems).map(describeProblem);
	return {
		id,
		by,
		fetchedAt,
		error: spans ? failed && describeCalendarError(failed) : t("storedIsMalformed"),
		address: isOwn ? url : new URL(url).host,
		busyCount: (spans ?? []).filter(({ end }) => end > now).length,
		problems: isOwn || sentences.length === 0 ? sentences : [t("problemsOfOther", { name: by })],
	};
}
