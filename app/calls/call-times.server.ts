import { getContent } from "#app/content/content.server.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import type { Booking, HostId, WantedCall } from "#app/database/booking.ts";
import { CALL_STATES } from "#app/database/call-states.ts";
import {
	type EnquiryServices,
	getEnquiryServices,
} from "#app/enquiries/enquiry-services.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { report } from "#app/platform/operations-log.ts";
import { getCallTerms } from "./call-terms.server.ts";
import { findNearestTimes, listHostTimes, toBufferMs, toEnd } from "./free-times.ts";
import { createHostStore, type Windows } from "./store/host-store.ts";

/** The reason why a time cannot be booked; `closed`: it was never offered, or is no longer offered. */
export type TimeRejection = "taken" | "closed";

/** The fields of a form about a call: an ISO 8601 start in UTC or nothing, and the visitor's time zone. */
export type TypedCall = { time: string; zone: string | null };

/** Who books a call. Visitors keep the notice of the rules; the staff know whether they can hold it at once. */
type BookedBy = "visitor" | "staff";

/** Somebody who holds calls. */
export type Host = { id: HostId; name: string; windows: Windows };

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
export async function getCallTimes(moved?: Booking, by: BookedBy = "visitor"): Promise<number[]> {
	return [...(await getHostTimes(moved, by)).keys()];
}

/** Lists the free starts as `getCallTimes` does, with the hosts who are free. */
export async function getHostTimes(
	moved?: Booking,
	by: BookedBy = "visitor",
): Promise<Map<number, HostId[]>> {
	try {
		const times = await listTimes(await getEnquiryServices(), getNow(), moved, by);
		if (moved && CALL_STATES[moved.state].isStanding) times.delete(moved.startsAt);
		return times;
	} catch (error) {
		report("The free times could not be listed:", error);
		return new Map();
	}
}

/**
 * Lists who holds calls: those of the staff who have hours on the desk or, while nobody has, the person and the hours of the
 * content. A call that is moved stays with its host, as long as they hold calls.
 */
export async function listHosts(
	{ database }: Pick<EnquiryServices, "database">,
	moved?: Pick<Booking, "hostId">,
): Promise<Host[]> {
	const rules = getBookingRules();
	if (!rules) return [];
	const { windows } = rules;
	const named = { id: null, name: getCallTerms()?.hostName ?? "", windows };
	if (moved?.hostId === null) return [named];
	const hosts = await createHostStore(database).list();
	const own = moved && hosts.find(({ id }) => id === moved.hostId);
	if (own) return [own];
	return hosts.length > 0 ? hosts : [named];
}

/**
 * Checks the chosen time. Resolves to the time and who is free then (somebody else may still book it first), and to null
 * where none was chosen or no call can be booked.
 */
export async function checkCall(
	{ time, zone }: TypedCall,
	services: EnquiryServices,
	now = getNow(),
): Promise<WantedCall | TimeRejection | null> {
	const rules = getBookingRules();
	if (!rules || time === "") return null;
	const startsAt = parseStart(time);
	const offered = listHostTimes(rules, await listHosts(services), { calls: [], busy: [] }, now);
	if (startsAt === null || !offered.has(startsAt)) return "closed";
	const hosts = (await listTimes(services, now)).get(startsAt);
	return hosts ? { startsAt, endsAt: toEnd(startsAt, rules), zone, hosts } : "taken";
}

/** Finds the free starts nearest to the chosen time, in Unix ms. */
export async function findOffers({ time }: TypedCall, services: EnquiryServices) {
	const times = await listTimes(services, getNow());
	return findNearestTimes([...times.keys()], parseStart(time));
}

async function listTimes(
	services: EnquiryServices,
	now: number,
	moved?: Booking,
	by: BookedBy = "visitor",
): Promise<Map<number, HostId[]>> {
	const rules = getBookingRules();
	if (!rules) return new Map();
	const until = now + (rules.horizonDays + 2) * DAY;
	const [hosts, taken] = await Promise.all([
		listHosts(services, moved),
		services.bookings.listTaken(now - DAY, until, moved?.enquiryId),
	]);
	const noticeHours = by === "staff" ? 0 : rules.noticeHours;
	return listHostTimes({ ...rules, noticeHours }, hosts, taken, now);
}

/** Parses an ISO 8601 instant in UTC, as a form has it. Returns null for anything else. */
function parseStart(time: string): number | null {
	const start = Date.parse(time);
	if (Number.isNaN(start)) return null;
	return new Date(start).toISOString() === time ? start : null;
}
