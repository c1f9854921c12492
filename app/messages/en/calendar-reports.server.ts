import { defineMessages } from "../define-messages.ts";

/** The messages of what of a calendar of busy times could not be read. */
export const t = defineMessages("calendar-reports", {
	gone: "There is nothing at this address any more.",
	notFetched:
		"The calendar could not be fetched: {fault, select, private {it leads into a private network} forbidden {it is not allowed} redirect {it redirects to an address that is not allowed} redirects {it redirects too often} oversized {it is too large} slow {it took too long} broken {a broken answer} status {it answered {detail}} other {{detail}}}.",
	tooLarge: "The calendar is too large to be read.",
	noCalendar: "What is at this address is not a calendar (ICS), or is malformed.",
	tooMany: "The calendar has more than {count} busy times until the last day to book.",
	toldLater: "What in it cannot be read is shown here once it is read again.",
	unknownZone:
		"The time zone “{zone}” is unknown: its events count as busy in every possible zone.",
	event:
		"{hasName, select, yes {“{name}”} other {An event without a name}}{hasDay, select, yes { of {day}} other {}}: {fault, select, dtstart {its start cannot be read, so that it takes no time} dtend {its end cannot be read, so that it counts as an hour or a day} duration {its length cannot be read, so that it counts as an hour or a day} rrule {how it repeats cannot be read, so that only its first time counts} rdate {its further dates cannot be read, so that they are left out} exdate {the dates that it leaves out cannot be read, so that they count} replaced {which date it replaces cannot be read, so that both count} freebusy {some of its busy times cannot be read, so that they are left out} unended {its end is missing from the calendar} endless {it repeats too often or without end, so that it counts as busy as long as in doubt} other {how it repeats makes no sense, so that only its first time counts}}.",
	more: "And {count} more.",
});
