import { Temporal } from "temporal-polyfill";
import { listFreeTimes, toEnd } from "#app/calls/free-times.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import type { Booking } from "#app/database/booking.ts";
import type { Sample } from "#app/enquiries/store/sample-store.ts";

/** Of the newest samples every second has a call that is ahead, of the others every fourth a past one. */
const NEWEST = 8;
/** A call is at one of so many of the first free times. */
const CHOICES = 24;

/**
 * Adds calls to some samples: past ones, of which some were not taken, and on different days some that are ahead, as
 * long as the rules leave a time free.
 */
export function addCalls(
	samples: readonly Sample[],
	rules: BookingRules | undefined,
	now: number,
): Sample[] {
	if (!rules) return [...samples];
	const calls: Booking[] = [];
	return samples.map((sample, index) => {
		if (sample.enquiry.verdict !== "clean") return sample;
		const isAhead = index < NEWEST;
		if (index % (isAhead ? 2 : 4) !== 1) return sample;
		const { id: enquiryId, createdAt } = sample.enquiry;
		const times = isAhead
			? listComingTimes(rules, calls, { createdAt, now })
			: listTimes(rules, calls, Date.parse(createdAt)).filter((time) => toEnd(time, rules) <= now);
		const startsAt = times[(index * 7) % Math.min(times.length, CHOICES)];
		if (startsAt === undefined) return sample;
		const pastCount = calls.filter(({ endsAt }) => endsAt <= now).length;
		const booking: Booking = {
			enquiryId,
			startsAt,
			endsAt: toEnd(startsAt, rules),
			zone: rules.zone,
			state: !isAhead && pastCount % 4 === 0 ? "no-show" : "booked",
			sequence: 0,
			createdAt,
		};
		calls.push(booking);
		return addBooking(sample, booking);
	});
}

function listTimes(rules: BookingRules, calls: readonly Booking[], at: number): number[] {
	const taken = calls.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
	return listFreeTimes(rules, { calls: taken, busy: [] }, at);
}

/**
 * Those that were offered to the visitor, on days without a call where there are any. Where the horizon ended before
 * all of them, those that are offered now.
 */
function listComingTimes(
	rules: BookingRules,
	calls: readonly Booking[],
	{ createdAt, now }: { createdAt: string; now: number },
): number[] {
	const offered = listTimes(rules, calls, Date.parse(createdAt)).filter((time) => time > now);
	const times = offered.length > 0 ? offered : listTimes(rules, calls, now);
	const toDay = (time: number) =>
		Temporal.Instant.fromEpochMilliseconds(time)
			.toZonedDateTimeISO(rules.zone)
			.toPlainDate()
			.toString();
	const days = new Set(calls.map(({ startsAt }) => toDay(startsAt)));
	const onOtherDays = times.filter((time) => !days.has(toDay(time)));
	return onOtherDays.length > 0 ? onOtherDays : times;
}

/** The history begins with the call, which was booked with the enquiry. */
function addBooking({ enquiry, events }: Sample, booking: Booking): Sample {
	const { enquiryId, createdAt } = booking;
	const booked = {
		id: enquiryId,
		enquiryId,
		at: createdAt,
		staffId: null,
		kind: "booked" as const,
		fromValue: null,
		toValue: new Date(booking.startsAt).toISOString(),
		text: null,
	};
	const history = [booked, ...events].map((event, at) => ({ ...event, revision: at + 1 }));
	return { enquiry: { ...enquiry, revision: history.length }, events: history, booking };
}
