import { listFreeTimes, toEnd } from "#app/calls/free-times.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import type { Booking } from "#app/database/booking.ts";
import { toDay } from "#app/platform/dates.server.ts";

/**
 * Creates a call at a time that the others leave free, on a day without calls where there is one. Returns undefined
 * where no time is free. The time was offered to the visitor or, where their horizon has ended, is offered now.
 */
export function createCall(
	rules: BookingRules,
	calls: readonly Booking[],
	created: Pick<Booking, "enquiryId" | "createdAt">,
	kind: "ahead" | "past" | "no-show",
	now: number,
): Booking | undefined {
	const taken = calls.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
	const list = (at: number) =>
		listFreeTimes(rules, { calls: taken, busy: [] }, at).filter((time) =>
			kind === "ahead" ? time > now : toEnd(time, rules) <= now,
		);
	const offered = list(Date.parse(created.createdAt));
	const times = offered.length > 0 ? offered : list(now);
	const days = new Set(calls.map(({ startsAt }) => toDay(startsAt)));
	const onOtherDays = times.filter((time) => !days.has(toDay(time)));
	const choices = onOtherDays.length > 0 ? onOtherDays : times;
	const startsAt = choices[Math.floor(choices.length / 4)];
	if (startsAt === undefined) return undefined;
	return {
		...created,
		hostId: null,
		startsAt,
		endsAt: toEnd(startsAt, rules),
		zone: rules.zone,
		state: kind === "no-show" ? "no-show" : "booked",
		sequence: 0,
	};
}
