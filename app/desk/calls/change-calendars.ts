import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseDeskForm } from "#app/desk/request/parse-form.ts";
import { getNow } from "#app/platform/clock.ts";
import { parseLocalTime, toDay, toMonday } from "#app/platform/dates.server.ts";
import { DAY } from "#app/platform/durations.ts";
import { MAX_NOTE_LENGTH } from "./busy-form.tsx";
import { renderBookings } from "./render-bookings.tsx";

const YEAR_MS = 366 * DAY;

export async function removeBusyTime(context: DeskContext): Promise<Response> {
	const { bookings } = await getDeskServices();
	const { get } = await parseDeskForm(context);
	await bookings.removeBusy(get("id"));
	return showWeek(context, getWeekQuery(context), "free");
}

export async function removeCalendar(context: DeskContext): Promise<Response> {
	const { busyCalendars } = await getDeskServices();
	const { get } = await parseDeskForm(context);
	await busyCalendars.remove(get("id"));
	return showWeek(context, getWeekQuery(context), "remove-calendar");
}

/** Gives the reader's own calendar of calls another secret address. */
export async function renewCalendarAddress(context: DeskContext): Promise<Response> {
	const { people } = await getDeskServices();
	await people.renewFeedAddress(context.var.session.staff.id);
	return showWeek(context, getWeekQuery(context), "renew-calendar-address");
}

export async function addCalendar(context: DeskContext): Promise<Response> {
	const { busyCalendars } = await getDeskServices();
	const { get } = await parseDeskForm(context);
	const url = get("url");
	const rejected = await busyCalendars.add(context.var.session.staff.id, url);
	if (rejected)
		return renderBookings(context, {
			intent: "add-calendar",
			problem: rejected.error,
			typed: { url },
		});
	return showWeek(context, getWeekQuery(context), "add-calendar");
}

export async function addBusyTime(context: DeskContext): Promise<Response> {
	const { bookings } = await getDeskServices();
	const { get } = await parseDeskForm(context);
	const typed = { from: get("from"), to: get("to"), note: get("note") };
	const [start, end] = [parseLocalTime(typed.from), parseLocalTime(typed.to)];
	const reject = (problem: string) => renderBookings(context, { intent: "busy", problem, typed });
	if (start === null || end === null) return reject("Enter two dates with their times.");
	if (end <= start) return reject("It ends before it begins: exchange the two times.");
	if (end <= getNow()) return reject("This time is past: enter one ahead.");
	if (end - getNow() > YEAR_MS) return reject("Enter a time within a year.");
	if (typed.note.length > MAX_NOTE_LENGTH)
		return reject(`Say what it is in at most ${MAX_NOTE_LENGTH} characters.`);
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
