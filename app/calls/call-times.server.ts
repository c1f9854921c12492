import { getContent } from "#app/content/content.server.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import type { Booking, WantedCall } from "#app/database/booking.ts";
import { CALL_STATES } from "#app/database/call-states.ts";
import {
	type EnquiryServices,
	getEnquiryServices,
} from "#app/enquiries/enquiry-services.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { report } from "#app/platform/operations-log.ts";
import { findNearestTimes, listFreeTimes, toBufferMs, toEnd } from "./free-times.ts";

/** The reason why a time cannot be booked; `closed`: it was never offered, or is no longer offered. */
export type TimeRejection = "taken" | "closed";

/** The fields of a form about a call: an ISO 8601 start in UTC or nothing, and the visitor's time zone. */
export type TypedCall = { time: string; zone: string | null };

/** Returns the rules, or undefined where the content offers no calls. */
export function getBookingRules(): BookingRules | undefined {
	return getContent().pages.contact.booking;
}

/** Returns the least time between two calls, in ms, which is checked again when one is booked. */
export function getBufferMs(): number {
	const rules = getBookingRules();
	return rules ? toBufferMs(rules) : 0;
}

/** Returns whether the agency calls by phone, so that the form requires a number. */
export function isCallByPhone(): boolean {
	const by = getBookingRules()?.by;
	return by === "phone" || by === "whatsapp";
}

/**
 * Lists the free starts, in Unix ms; none without rules in the content, and while the store is down. A call that is
 * moved takes no time from itself, and the time that it has booked is not offered.
 */
export async function getCallTimes(moved?: Booking): Promise<number[]> {
	try {
		const times = await listTimes(await getEnquiryServices(), getNow(), moved?.enquiryId);
		const own = moved && CALL_STATES[moved.state].isStanding ? moved.startsAt : null;
		return times.filter((start) => start !== own);
	} catch (error) {
		report("The free times could not be listed:", error);
		return [];
	}
}

/**
 * Checks the chosen time. Resolves to the time if it is free (somebody else may still book it first), and to null where
 * none was chosen or no call can be booked.
 */
export async function checkCall(
	{ time, zone }: TypedCall,
	services: EnquiryServices,
	now = getNow(),
): Promise<WantedCall | TimeRejection | null> {
	const rules = getBookingRules();
	if (!rules || time === "") return null;
	const startsAt = parseStart(time);
	if (startsAt === null || !listFreeTimes(rules, { calls: [], busy: [] }, now).includes(startsAt))
		return "closed";
	const isFree = (await listTimes(services, now)).includes(startsAt);
	return isFree ? { startsAt, endsAt: toEnd(startsAt, rules), zone } : "taken";
}

/** Finds the free starts nearest to the chosen time, in Unix ms. */
export async function findOffers({ time }: TypedCall, services: EnquiryServices) {
	return findNearestTimes(await listTimes(services, getNow()), parseStart(time));
}

async function listTimes(
	{ bookings }: EnquiryServices,
	now: number,
	exceptId?: string,
): Promise<number[]> {
	const rules = getBookingRules();
	if (!rules) return [];
	const until = now + (rules.horizonDays + 2) * DAY;
	return listFreeTimes(rules, await bookings.listTaken(now - DAY, until, exceptId), now);
}

/** Parses an ISO 8601 instant in UTC, as a form has it. Returns null for anything else. */
function parseStart(time: string): number | null {
	const start = Date.parse(time);
	if (Number.isNaN(start)) return null;
	return new Date(start).toISOString() === time ? start : null;
}
