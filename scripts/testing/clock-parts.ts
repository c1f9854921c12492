import type { Part } from "./run-stages.ts";

/**
 * The tests that depend on the time: calls, the desk, the demonstration, reminders, calendars, dates of posts, visits.
 */
const PATHS = [
	"app/blog/wordpress/",
	"app/calls/",
	"app/desk/",
	"app/enquiries/commands/",
	"app/enquiries/delivery/schedule",
	"app/enquiries/store/",
	"app/platform/format-dates",
	"app/platform/terminal/",
	"app/platform/time-zones/",
	"app/site/legal/security-txt/",
	"app/tools/festival-calendar/",
	"app/visits/",
	"tests/requests/american-agency",
	"tests/requests/book",
	"tests/requests/call",
	"tests/requests/desk-answer",
	"tests/requests/desk-bookings",
	"tests/requests/desk-call-week",
	"tests/requests/desk-numbers",
	"tests/requests/desk.test",
	"tests/demonstration/specification",
	"tests/requests/visits",
];

/** The instants; the first six are those of `--short`. India is 5.5 hours ahead of UTC. */
const INSTANTS = [
	["a Sunday night", "2026-11-29T22:40:00Z"],
	["midnight in India", "2026-11-25T18:29:50Z"],
	["the leap day", "2028-02-29T06:30:00Z"],
	["New Year in India", "2026-12-31T18:30:10Z"],
	["summer time ends in New York", "2026-11-01T05:59:50Z"],
	["Christmas", "2026-12-25T04:40:00Z"],
	["a Monday", "2026-11-23T00:30:00Z"],
	["a Tuesday", "2026-11-24T12:00:00Z"],
	["a Wednesday", "2026-11-25T16:00:00Z"],
	["a Thursday", "2026-11-26T10:30:00Z"],
	["a Friday", "2026-11-27T12:30:00Z"],
	["a Saturday", "2026-11-28T06:30:00Z"],
	["a Sunday", "2026-11-29T08:00:00Z"],
	["the last day of a month", "2026-11-30T18:20:00Z"],
	["the last day of February", "2027-02-28T12:00:00Z"],
	["the leap day begins in India", "2028-02-28T18:29:55Z"],
	["summer time begins in London", "2027-03-28T00:59:50Z"],
	["summer time ends in London", "2026-10-25T00:59:50Z"],
	["summer time begins in New York", "2027-03-14T06:59:50Z"],
	["summer time begins on Lord Howe", "2026-10-03T15:29:50Z"],
	["summer time ends on Lord Howe", "2027-04-03T14:59:50Z"],
	["Christmas Eve", "2026-12-24T19:00:00Z"],
	["New Year in London", "2026-12-31T23:59:50Z"],
	["New Year", "2027-01-01T09:00:00Z"],
] as const;

const SHORT_COUNT = 6;

/** Lists parts that each run the tests that depend on the time at one instant. */
export function listClockParts(isShort: boolean): Part[] {
	const chosen = isShort ? INSTANTS.slice(0, SHORT_COUNT) : INSTANTS;
	return chosen.map(([name, instant]) => ({
		name: `clock: ${name}`,
		projects: ["unit", "stores", "requests", "demonstration"],
		paths: PATHS,
		environment: { TEST_CLOCK: instant },
	}));
}
