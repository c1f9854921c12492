import type { Booking } from "#app/bookings/booking.ts";
import { listFreeTimes, toEnd } from "#app/bookings/free-times.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import type { Sample } from "#app/enquiries/store/sample-store.ts";

/** Every so many samples booked a call, at one of so many of the first free times. */
const EVERY = 4;
const CHOICES = 24;

/** Adds calls to some samples, past ones and some that are ahead, as their visitors would have found them free. */
export function addCalls(
	samples: readonly Sample[],
	rules: BookingRules | undefined,
	now: number,
): Sample[] {
	if (!rules) return [...samples];
	const calls: Booking[] = [];
	return samples.map((sample, index) => {
		const { enquiry, events } = sample;
		if (index % EVERY !== 1 || enquiry.verdict !== "clean") return sample;
		const taken = calls.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
		const times = listFreeTimes(rules, { calls: taken, busy: [] }, Date.parse(enquiry.createdAt));
		const startsAt = times[(index * 7) % CHOICES];
		if (startsAt === undefined) return sample;
		const state = startsAt < now && index % 5 === 0 ? "no-show" : "booked";
		const { id: enquiryId, createdAt } = enquiry;
		const booking: Booking = {
			enquiryId,
			startsAt,
			endsAt: toEnd(startsAt, rules),
			zone: rules.zone,
			state,
			sequence: 0,
			createdAt,
		};
		calls.push(booking);
		const booked = {
			id: enquiryId,
			enquiryId,
			at: createdAt,
			staffId: null,
			kind: "booked" as const,
			fromValue: null,
			toValue: new Date(startsAt).toISOString(),
			text: null,
		};
		const history = [booked, ...events].map((event, at) => ({ ...event, revision: at + 1 }));
		return { enquiry: { ...enquiry, revision: history.length }, events: history, booking };
	});
}
