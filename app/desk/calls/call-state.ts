import type { Booking } from "#app/database/booking.ts";
import { CALL_STATES, type CallOutcome, type CallState } from "#app/database/call-states.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { getNow } from "#app/platform/clock.ts";

type StateWords = {
	/** Tells what a call is in this state at a time (Unix ms). */
	describe: (call: Pick<Booking, "startsAt" | "endsAt">, now: number) => string;
};
type OutcomeWords = StateWords & {
	/** Names the button that notes this outcome in place of another one. */
	correction: () => string;
};

/** The words of the desk for each state of a call. */
const WORDS: { [State in CallState]: State extends CallOutcome ? OutcomeWords : StateWords } = {
	booked: {
		describe: ({ startsAt, endsAt }, now) => {
			if (now < startsAt) return t("booked");
			return t(now < endsAt ? "now" : "over");
		},
	},
	cancelled: { describe: () => t("cancelled") },
	"took-place": { describe: () => t("tookPlace"), correction: () => t("didTakePlace") },
	"no-show": { describe: () => t("noShow"), correction: () => t("wasNoShow") },
	"held-back": { describe: () => t("heldBack") },
	unconfirmed: {
		describe: ({ startsAt }, now) => t(now < startsAt ? "askedFor" : "neverBooked"),
	},
};

/** Describes for the staff whether a call is ahead, over or cancelled, at a time in Unix ms. */
export function describeCallState(call: Booking, now = getNow()): string {
	return WORDS[call.state].describe(call, now);
}

/** Returns the name of the button that notes what became of a call. */
export function nameOutcome(call: Booking, outcome: CallOutcome): string {
	return CALL_STATES[call.state].isStanding
		? describeCallState({ ...call, state: outcome })
		: WORDS[outcome].correction();
}

/** Returns whether a call stands and has not begun, so that it can be moved and cancelled. */
export function isAhead({ state, startsAt }: Booking, now = getNow()): boolean {
	return CALL_STATES[state].isStanding && now < startsAt;
}

/** Returns whether a call waits for the staff to book or decline it. */
export function isAsked(call: Booking, now = getNow()): boolean {
	return isChangeable(call, now) && !isAhead(call, now);
}

/** Returns whether the staff can move or cancel a call, or book or decline it. */
export function isChangeable({ state, startsAt }: Booking, now = getNow()): boolean {
	return CALL_STATES[state].changedBy.includes("staff") && now < startsAt;
}
