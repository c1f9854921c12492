import { defineMessages } from "../define-messages.ts";

/** The messages of what of a calendar of busy times could not be read. */
export const t = defineMessages("calendar-reports", {
	gone: "This address no longer has a calendar.",
	notFetched:
		"The calendar could not be fetched: {fault, select, private {the address is in a private network} forbidden {the address is not allowed} redirect {it redirects to an address that is not allowed} redirects {it redirects too often} oversized {it is too large} slow {it took too long} broken {its answer was broken} status {it answered {detail}} other {{detail}}}.",
	tooLarge: "The calendar is too large to be read.",
	noCalendar: "The file at this address is not a calendar (ICS), or is malformed.",
	tooMany: "The calendar has more than {count} busy times before the last day that can be booked.",
	toldLater: "Parts that cannot be read are shown here after it is read again.",
	unknownZone:
		"The time zone “{zone}” is unknown, so its events count as busy in every possible zone.",
	event:
		"{hasName, select, yes {“{name}”} other {An event without a name}}{hasDay, select, yes { of {day}} other {}}: {fault, select, dtstart {its start cannot be read, so that it takes no time} dtend {its end cannot be read, so that it counts as an hour or a day} duration {its length cannot be read, so that it counts as an hour or a day} rrule {how it repeats cannot be read, so that only its first time counts} rdate {its further dates cannot be read, so that they are left out} exdate {the dates that it leaves out cannot be read, so that they count} replaced {which date it replaces cannot be read, so that both count} freebusy {some of its busy times cannot be read, so that they are left out} unended {its end is missing from the calendar} endless {it repeats too often or without end, so that it counts as busy as long as in doubt} other {how it repeats makes no sense, so that only its first time counts}}.",
	more: "And {count} more.",
});
