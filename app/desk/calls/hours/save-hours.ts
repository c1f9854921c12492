import { getBookingRules } from "#app/calls/call-times.server.ts";
import { createHostStore, type Windows } from "#app/calls/store/host-store.ts";
import { DAYS, timeSchema } from "#app/content/schemas/text.ts";
import { CALLS, toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { t } from "#app/messages/en/desk-call-hours.server.ts";
import { MINUTE } from "#app/platform/durations.ts";
import { type Fields, text, texts } from "#app/platform/http/form-fields.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import { renderBookings } from "../render-bookings.tsx";
import { findWhose } from "./find-whose.ts";
import type { TypedWindow } from "./hours-form.tsx";

/** The greatest number of hours of one person, as in the content. */
const MAX_ROWS = 14;

/** Saves the hours of the reader for calls, or of whom an owner has chosen; without any they hold none. */
export async function saveHours(context: DeskContext, fields: Fields): Promise<Response> {
	const windows = listTyped(fields);
	const parsed = parseHours(windows, getBookingRules()?.minutes ?? 0);
	if (!parsed.ok)
		return renderBookings(context, { intent: "hours", problem: parsed.reason, typed: {}, windows });
	const { database, people } = await getDeskServices();
	const { search, searchParams } = new URL(context.req.url);
	const person = findWhose(searchParams, await people.list(), context.var.session.staff);
	await createHostStore(database).setWindows(person.id, parsed.value);
	return context.redirect(toFlashAddress(`${CALLS}${search}`, "hours"), 303);
}

/** Lists the rows of the form that are not empty. */
function listTyped(fields: Fields): TypedWindow[] {
	return Array.from({ length: MAX_ROWS }, (_, at) => ({
		days: texts.parse(fields[`days-${at}`]),
		from: text.parse(fields[`from-${at}`]),
		to: text.parse(fields[`to-${at}`]),
	})).filter(({ days, from, to }) => days.length > 0 || from || to);
}

/** Parses typed hours, each of which has days and room for a call. */
function parseHours(typed: readonly TypedWindow[], minutes: number): Result<Windows> {
	const windows: Windows = [];
	for (const row of typed) {
		const days = DAYS.filter((day) => row.days.includes(day));
		const [from, to] = [timeSchema.safeParse(row.from), timeSchema.safeParse(row.to)];
		if (days.length === 0 || !from.success || !to.success) return reject(t("incomplete"));
		const length = toTime(to.data) - toTime(from.data);
		if (length < minutes * MINUTE) return reject(t("tooShort", { minutes }));
		windows.push({ days, from: from.data, to: to.data });
	}
	return accept(windows);
}

function toTime(clock: string): number {
	return Date.parse(`1970-01-01T${clock}Z`);
}
