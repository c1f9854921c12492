import { parseCalendarError, parseProblems } from "#app/calls/calendar-report.ts";
import { getCallTerms } from "#app/calls/call-terms.server.ts";
import { getBookingRules, getHostTimes, listHosts } from "#app/calls/call-times.server.ts";
import { describeCalendarError, describeProblem } from "#app/calls/describe-calendar.ts";
import { createFeedToken } from "#app/calls/feed-token.ts";
import { toEnd } from "#app/calls/free-times.ts";
import { parseWindows } from "#app/calls/store/host-store.ts";
import type { BusyCalendarRow, BusyTimeRow, HostId, Span } from "#app/database/booking.ts";
import { canBookAnew } from "#app/database/call-states.ts";
import { findFlashMessage, findFlashSentence } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import undoScript from "#app/desk/page/inline-scripts/desk-undo.ts?inline-script";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { nameColleague } from "#app/enquiries/name-colleague.ts";
import { parseSpans } from "#app/enquiries/store/booking-store.ts";
import { t } from "#app/messages/en/desk-calendar.server.ts";
import { t as tCalls } from "#app/messages/en/desk-calls.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { BookingsPage } from "./bookings-page.tsx";
import type { ShownBusyCalendar } from "./busy-calendars.tsx";
import { isChangeable } from "./call-state.ts";
import { type BusyTime, listCallDays, parseWeek, toWeekSpan } from "./call-week.ts";
import type { TimeChoice } from "./chosen-call.tsx";
import { findWhose } from "./hours/find-whose.ts";
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
		hours: t("hoursSaved"),
	};
}

/** Finds the enquiry for which a free time is chosen; null where it is none that a call can be booked for. */
async function findChoice(id: string | null): Promise<TimeChoice | null> {
	if (!id) return null;
	const services = await getDeskServices();
	const [call, found] = await Promise.all([services.bookings.find(id), services.desk.get(id)]);
	if (!found || found.enquiry.erasedAt || isHeld(found.enquiry)) return null;
	const moved = call && isChangeable(call) ? call : undefined;
	if (call && !moved && !canBookAnew(call)) return null;
	return { enquiry: found.enquiry, moved, hosts: await listHosts(services, moved) };
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
	const query = new URL(context.req.url).searchParams;
	const monday = parseWeek(query.get("week"), now);
	const week = toWeekSpan(monday);
	const choice = await findChoice(query.get("for"));
	const [calls, busy, rows, free, staff] = await Promise.all([
		bookings.list(week.start, week.end),
		bookings.listBusy(week.start, week.end),
		busyCalendars.list(),
		getHostTimes(choice?.moved, "staff"),
		people.list(),
	]);
	const calendars = rows.map((row) => ({ ...row, spans: parseSpans(row.spans) }));
	const getName = (id: string) => staff.find((person) => person.id === id)?.name ?? "";
	// Busy times of somebody who may not sign in take no time from visitors.
	const isActive = (id: string) =>
		staff.some((person) => person.id === id && person.disabledAt === null);
	const hostOfContent = getCallTerms()?.hostName ?? "";
	const nameHost = (id: HostId) => (id === null ? hostOfContent : nameColleague(getName(id)));
	const hours = staff.map(({ id, name, callWindows, disabledAt }) => ({
		id,
		name,
		windows: disabledAt ? [] : parseWindows(callWindows),
	}));
	const hosts = hours.filter(({ windows }) => windows.length > 0);
	const shownWindows = hosts.length > 0 ? hosts.flatMap(({ windows }) => windows) : rules.windows;
	const days = listCallDays(
		monday,
		{ ...rules, windows: shownWindows },
		{
			calls: calls.map((call) => ({ ...call, hostName: nameHost(call.hostId) })),
			free: [...free].map(([start, ids]) => ({
				start,
				end: toEnd(start, rules),
				hosts: hosts.length > 1 ? ids.map(nameHost) : [],
			})),
			busy: [
				...busy.map((row) => toBusyTime(row, getName(row.staffId))),
				...calendars
					.filter(({ staffId }) => isActive(staffId))
					.flatMap(({ staffId, spans }) => listBusyTimes(spans, getName(staffId), week)),
			],
		},
	);
	const whose = findWhose(query, staff, session.staff);
	const done =
		rejected || choice
			? null
			: (findFlashSentence(context, getDone()) ?? (await findFlashMessage(context)));
	const token = createFeedToken(session.staff, calendarKey);
	return renderDeskPage(context, {
		title: tCalls("calls"),
		session,
		status: rejected ? 422 : 200,
		style: buildWeekStyle(days, now),
		scripts: [undoScript],
		content: (
			<BookingsPage
				monday={monday}
				today={toDay(now)}
				days={days}
				zone={rules.zone}
				choice={choice}
				hours={{
					whose: { ...whose, isReader: whose.id === session.staff.id },
					windows: hours.find(({ id }) => id === whose.id)?.windows ?? [],
					staff:
						session.staff.role === "owner" ? staff.filter(({ disabledAt }) => !disabledAt) : [],
					hosts,
					ofContent: { id: null, name: hostOfContent, windows: rules.windows },
				}}
				calendars={calendars.map((row) => toShown(row, getName(row.staffId), session.staff, now))}
				address={`${getEnv().SITE_URL}/book/calendar/${token}.ics`}
				rejected={rejected}
				done={done}
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
