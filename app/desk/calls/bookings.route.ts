import * as z from "zod/mini";
import { getBookingRules } from "#app/calls/call-times.server.ts";
import { CALL_OUTCOMES } from "#app/database/call-states.ts";
import { HOLD } from "#app/desk/changes/hold.ts";
import { type DeskRoute, withFields } from "#app/desk/request/desk-route.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { calendarFields } from "./busy-calendars.tsx";
import { busyFields } from "./busy-form.tsx";
import { callFields } from "./call-form.tsx";
import {
	addBusyTime,
	addCalendar,
	removeBusyTime,
	removeCalendar,
	renewCalendarAddress,
} from "./change-calendars.ts";
import {
	bookCall,
	cancelCall,
	moveCall,
	noteOutcome,
	undoCallChange,
	undoFields,
} from "./change-call.ts";
import { saveHours } from "./hours/save-hours.ts";
import { renderBookings } from "./render-bookings.tsx";

/** The entry of the page that is removed. */
const entryFields = z.object({ id: text });

export const bookingsRoute: DeskRoute = {
	path: "/desk/bookings",
	role: "member",
	link: {
		get name() {
			return t("calls");
		},
		isOffered: () => getBookingRules() !== undefined,
	},
	get: (context) => renderBookings(context),
	actions: {
		book: { handle: withFields(callFields, bookCall) },
		move: { handle: withFields(callFields, moveCall) },
		cancel: { handle: withFields(callFields, cancelCall) },
		...Object.fromEntries(
			CALL_OUTCOMES.map((outcome) => [
				outcome,
				{ handle: withFields(callFields, noteOutcome(outcome)) },
			]),
		),
		undo: { handle: withFields(undoFields, undoCallChange) },
		hold: HOLD,
		hours: { handle: saveHours },
		busy: { handle: withFields(busyFields, addBusyTime) },
		free: { handle: withFields(entryFields, removeBusyTime) },
		"add-calendar": { handle: withFields(calendarFields, addCalendar) },
		"remove-calendar": { handle: withFields(entryFields, removeCalendar) },
		"renew-calendar-address": { handle: renewCalendarAddress },
	},
};
