import { getBookingRules } from "#app/calls/call-times.server.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import {
	addBusyTime,
	addCalendar,
	removeBusyTime,
	removeCalendar,
	renewCalendarAddress,
} from "./change-calendars.ts";
import { cancelCall, moveCall, noteOutcome } from "./change-call.ts";
import { renderBookings } from "./render-bookings.tsx";

export const bookingsRoute: DeskRoute = {
	path: "/desk/bookings",
	role: "member",
	link: { name: "Calls", isOffered: () => getBookingRules() !== undefined },
	get: (context) => renderBookings(context),
	actions: {
		move: { handle: moveCall },
		cancel: { handle: cancelCall },
		"took-place": { handle: noteOutcome },
		"no-show": { handle: noteOutcome },
		busy: { handle: addBusyTime },
		free: { handle: removeBusyTime },
		"add-calendar": { handle: addCalendar },
		"remove-calendar": { handle: removeCalendar },
		"renew-calendar-address": { handle: renewCalendarAddress },
	},
};
