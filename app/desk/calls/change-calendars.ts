import { toDoneAddress } from "#app/desk/changes/done.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { parseDeskForm } from "#app/desk/request/parse-form.ts";
import { getNow } from "#app/platform/clock.ts";
import { parseLocalTime, toDay, toMonday } from "#app/platform/dates.server.ts";
import { DAY } from "#app/platform/durations.ts";
import { MAX_NOTE_LENGTH } from "./busy-form.tsx";
import { renderBookings } from "./render-bookings.tsx";

type Form = Awaited<ReturnType<typeof parseDeskForm>>;

const YEAR_MS = 366 * DAY;

/** Makes the changes of a week's page except those of its calls, and shows the week again. */
export async function changeCalendars(context: DeskContext, form: Form): Promise<Response> {
	const { people, bookings, busyCalendars } = await getDeskServices();
	const { staff } = context.var.session;
	switch (form.get("intent")) {
		case "busy":
			return addBusyTime(context, form);
		case "free":
			await bookings.removeBusy(form.get("id"));
			break;
		case "add-calendar":
			return addCalendar(context, form);
		case "remove-calendar":
			await busyCalendars.remove(form.get("id"));
			break;
		default:
			await people.renewFeedAddress(staff.id);
	}
	return showWeek(context, getWeekQuery(context), form.get("intent"));
}

async function addCalendar(context: DeskContext, { get }: Form): Promise<Response> {
	const { busyCalendars } = await getDeskServices();
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

async function addBusyTime(context: DeskContext, { get }: Form): Promise<Response> {
	const { bookings } = await getDeskServices();
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
	return context.redirect(toDoneAddress(`/desk/bookings${week}`, kind), 303);
}

function getWeekQuery(context: DeskContext): string {
	return new URL(context.req.url).search;
}
