import { expect, it } from "vitest";
import type { Booking } from "#app/database/booking.ts";
import { canNoteOutcome } from "#app/database/call-states.ts";
import { HOUR } from "#app/platform/durations.ts";
import { describeCallState, isAhead, isAsked } from "./call-state.ts";

const START = Date.parse("2026-12-03T10:00:00Z");
const create = (state: Booking["state"]): Booking => ({
	enquiryId: "an id",
	startsAt: START,
	endsAt: START + HOUR,
	zone: null,
	state,
	hostId: null,
	sequence: 0,
	createdAt: "2026-12-01T10:00:00.000Z",
});
/** Before the call, in it, and at its end. */
const TIMES = [START - 1, START, START + HOUR];

it.each<[Booking["state"], string[], ("move" | "decide" | "note" | null)[]]>([
	["booked", ["Booked", "Now", "Over"], ["move", "note", "note"]],
	["took-place", ["Took place", "Took place", "Took place"], [null, "note", "note"]],
	["no-show", ["No-show", "No-show", "No-show"], [null, "note", "note"]],
	["cancelled", ["Cancelled", "Cancelled", "Cancelled"], [null, null, null]],
	[
		"unconfirmed",
		[
			"Asked for but not booked, as its sender already has two other calls ahead",
			"Asked for, but never booked",
			"Asked for, but never booked",
		],
		["decide", null, null],
	],
	["held-back", Array(3).fill(expect.stringMatching(/^Held back/)), [null, null, null]],
])("the desk calls a call %s by its time, and offers what can be done", (state, names, offers) => {
	const call = create(state);
	expect(TIMES.map((now) => describeCallState(call, now))).toEqual(names);
	expect(
		TIMES.map((now) => {
			if (isAhead(call, now)) return "move";
			if (isAsked(call, now)) return "decide";
			return canNoteOutcome(call, now) ? "note" : null;
		}),
	).toEqual(offers);
});
