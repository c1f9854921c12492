import type * as z from "zod/mini";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { t } from "#app/messages/en/desk-calendar.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { parseLocalTime, toDay, toMonday } from "#app/platform/dates.server.ts";
import { DAY } from "#app/platform/durations.ts";
import type { calendarFields } from "./busy-calendars.tsx";
import { type busyFields, MAX_NOTE_LENGTH } from "./busy-form.tsx";
import { renderBookings } from "./render-bookings.tsx";

const YEAR_MS = 366 * DAY;

type Removed = { id: string };

export async function removeBusyTime(context: DeskContext, { id }: Removed): Promise<Response> {
	const { bookings } = await getDeskServices();
	await bookings.removeBusy(id);
	return showWeek(context, getWeekQuery(context), "free");
}

export async function removeCalendar(context: DeskContext, { id }: Removed): Promise<Response> {
	const { busyCalendars } = await getDeskServices();
	await busyCalendars.remove(id);
	return showWeek(context, getWeekQuery(context), "remove-calendar");
}

/** Gives the reader's own calendar of calls another secret address. */
export async function renewCalendarAddress(context: DeskContext): Promise<Response> {
	const { people } = await getDeskServices();
	await people.renewFeedAddress(context.var.session.staff.id);
	return showWeek(context, getWeekQuery(context), "renew-calendar-address");
}

export async function addCalendar(
	context: DeskContext,
	typed: z.infer<typeof calendarFields>,
): Promise<Response> {
	const { busyCalendars } = await getDeskServices();
	const rejected = await busyCalendars.add(context.var.session.staff.id, typed.url);
	if (rejected)
		return renderBookings(context, { intent: "add-calendar", problem: rejected.error, typed });
	return showWeek(context, getWeekQuery(context), "add-calendar");
}

export async function addBusyTime(
	context: DeskContext,
	typed: z.infer<typeof busyFields>,
): Promise<Response> {
	const { bookings } = await getDeskServices();
	const [start, end] = [parseLocalTime(typed.from), parseLocalTime(typed.to)];
	const reject = (problem: string) => renderBookings(context, { intent: "busy", problem, typed });
	if (start === null || end === null) return reject(t("twoDates"));
	if (end <= start) return reject(t("endsEarly"));
	if (end <= getNow()) return reject(t("isPast"));
	if (end - getNow() > YEAR_MS) return reject(t("isTooFar"));
	if (typed.note.length > MAX_NOTE_LENGTH)
		return reject(t("noteIsLong", { most: MAX_NOTE_LENGTH }));
	await bookings.addBusy({
		staffId: context.var.session.staff.id,
		note: typed.note,
		startsAt: start,
		endsAt: end,
	});
	return showWeek(context, `?week=${toMonday(toDay(start))}`, "busy");
}

/** Leads to a week, which tells what was done. */
function showWeek(context: DeskContext, week: string, kind: string): Response {
	return context.redirect(toFlashAddress(`/desk/bookings${week}`, kind), 303);
}

function getWeekQuery(context: DeskContext): string {
	return new URL(context.req.url).search;
}
