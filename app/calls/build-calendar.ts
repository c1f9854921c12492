import ical, {
	escape as escapeText,
	ICalAlarmType,
	ICalAttendeeRole,
	ICalAttendeeStatus,
	ICalCalendarMethod,
	type ICalEventData,
	ICalEventStatus,
} from "ical-generator";
import type { Booking } from "#app/database/booking.ts";
import { toLine, toText } from "#app/platform/plain-text.ts";
import { getLanguage } from "#app/platform/region.ts";

/** A call in the form of a calendar; its texts may be a stranger's. */
export type CalendarEntry = {
	booking: Pick<Booking, "enquiryId" | "startsAt" | "endsAt" | "sequence">;
	/** The ISO 8601 time stamp, which is the same whenever the file is built. */
	stamp: string;
	summary: string;
	description: string;
	location: string;
	/** The address of a page about the call; null without one. */
	url: string | null;
	/** True if the calendar has a reminder a quarter of an hour before. */
	hasAlarm: boolean;
};

type Person = { name: string | null; email: string };
type CalendarOptions = {
	agency: string;
	/** The sender's e-mail address of all messages. */
	from: string;
};

const ALARM_SECONDS = 15 * 60;
/** The seconds between two requests of a subscribed calendar, if it heeds them. */
const RENEWAL_SECONDS = 15 * 60;

/**
 * Builds the file that adds a call to a calendar, or removes it (iTIP, RFC 5546). The receiver has to be among the
 * attendees, as calendars accept no other invitation. All have accepted: one has chosen the time, the other offered it.
 */
export function buildInvitation(
	method: "REQUEST" | "CANCEL",
	entry: CalendarEntry,
	attendees: readonly Person[],
	{ agency, from }: CalendarOptions,
): string {
	const isCancelled = method === "CANCEL";
	const calendar = ical({
		prodId: toProductId(agency),
		method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
	});
	calendar.createEvent({
		...toEvent({ ...entry, hasAlarm: entry.hasAlarm && !isCancelled }, from),
		status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		organizer: { name: toLine(agency), email: from },
		attendees: attendees.map(({ name, email }) => ({
			...(name !== null && { name: toName(name) }),
			email: toMailto(email),
			role: ICalAttendeeRole.REQ,
			status: ICalAttendeeStatus.ACCEPTED,
			rsvp: false,
		})),
	});
	return `${calendar}\r\n`;
}

/** Builds the file by which a visitor adds a call to a calendar; an invitation of later replaces it, as it has the same id. */
export function buildCallFile(entry: CalendarEntry, { agency, from }: CalendarOptions): string {
	const calendar = ical({ prodId: toProductId(agency), method: ICalCalendarMethod.PUBLISH });
	calendar.createEvent({ ...toEvent(entry, from), status: ICalEventStatus.CONFIRMED });
	return `${calendar}\r\n`;
}

/** Builds a calendar feed, to which others subscribe, in the order of its entries. */
export function buildCalendarFeed(
	name: string,
	entries: readonly CalendarEntry[],
	{ agency, from }: CalendarOptions,
): string {
	const calendar = ical({
		prodId: toProductId(agency),
		method: ICalCalendarMethod.PUBLISH,
		name: escapeText(toLine(name), false),
		ttl: RENEWAL_SECONDS,
	});
	for (const entry of entries)
		calendar.createEvent({ ...toEvent(entry, from), status: ICalEventStatus.CONFIRMED });
	return `${calendar}\r\n`;
}

function toEvent(entry: CalendarEntry, from: string): ICalEventData {
	const { booking, stamp, summary, description, location, url, hasAlarm } = entry;
	return {
		// The id never changes, so that a calendar finds the call that is moved or cancelled.
		id: `${booking.enquiryId}@${from.slice(from.lastIndexOf("@") + 1)}`,
		sequence: booking.sequence,
		stamp: new Date(stamp),
		// Times without a zone are written in UTC.
		start: new Date(booking.startsAt),
		end: new Date(booking.endsAt),
		summary: toLine(summary.toWellFormed()),
		description: toText(description.toWellFormed()),
		location: toLine(location.toWellFormed()),
		...(url && { url }),
		...(hasAlarm && { alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS }] }),
	};
}

/** Returns what has created the file, with the language of its texts. */
function toProductId(agency: string): string {
	const { language } = new Intl.Locale(getLanguage());
	return `//${escapeText(toLine(agency), false)}//Calls//${language.toUpperCase()}`;
}

function toName(name: string): string {
	return toLine(name.toWellFormed()).trim();
}

/** Returns the address for a `mailto:` URL; the library's `escape` would put backslashes into it. */
function toMailto(email: string): string {
	return encodeURI(email.toWellFormed()).replaceAll(/[?#;,]/g, encodeURIComponent);
}
