import { getNow } from "#app/platform/clock.ts";

/** What is true of a call in a state. Its words are in `desk/calls/call-state.ts`. */
type CallStateRules = {
	/** True if it is agreed and nobody has said what became of it: its time is taken, and calendars have it. */
	isStanding: boolean;
	/** Who can move or cancel it while it is ahead. */
	changedBy: readonly ("staff" | "visitor")[];
	/** True if the staff know of it: the desk lists it, and both sides are told what happens to it. */
	isKnown: boolean;
	/** True if it is what became of the call; `EVENTS` says of the event with its name whether that is an answer. */
	isOutcome: boolean;
	/** True if it counts, until its time, among the calls that one sender may have ahead. */
	isOfLimit: boolean;
	/** What it counts as in the desk's numbers once its time is over; null if it was never promised to anybody. */
	countsAs: "held" | "cancelled" | "noShow" | null;
};

const PLAIN = {
	isStanding: false,
	changedBy: [],
	isKnown: true,
	isOutcome: false,
	isOfLimit: false,
	countsAs: null,
} as const satisfies CallStateRules;

const REGISTRY = {
	/** The database's own limit of one call at a time (`migrations/add-bookings.ts`) is for calls in this state. */
	booked: {
		...PLAIN,
		isStanding: true,
		changedBy: ["staff", "visitor"],
		isOfLimit: true,
		countsAs: "held",
	},
	/** Alternate bookings and cancellations would else send e-mails without end. */
	cancelled: { ...PLAIN, isOfLimit: true, countsAs: "cancelled" },
	"took-place": { ...PLAIN, isOutcome: true, countsAs: "held" },
	"no-show": { ...PLAIN, isOutcome: true, countsAs: "noShow" },
	/** The enquiry was taken for spam; to the visitor its call looks like any other. */
	"held-back": { ...PLAIN, changedBy: ["visitor"], isKnown: false },
	/** The sender has too many calls ahead, so that the staff decide. */
	unconfirmed: { ...PLAIN, changedBy: ["staff"] },
} as const satisfies Record<string, CallStateRules>;

export type CallState = keyof typeof REGISTRY;
/** What became of a call that has begun. */
export type CallOutcome = {
	[State in CallState]: (typeof REGISTRY)[State]["isOutcome"] extends true ? State : never;
}[CallState];

/** The states of a call. */
export const CALL_STATES: Readonly<Record<CallState, CallStateRules>> = REGISTRY;

export const CALL_STATE_NAMES = Object.keys(CALL_STATES) as [CallState, ...CallState[]];

/** Lists the states of a call for which something is true. */
export function filterCallStates(has: (rules: CallStateRules) => boolean): CallState[] {
	return CALL_STATE_NAMES.filter((state) => has(CALL_STATES[state]));
}

/** The states of calls whose time is taken. */
export const STANDING = filterCallStates(({ isStanding }) => isStanding);
/** The states of calls that somebody can still change; spam and erasure end them. */
export const CHANGEABLE = filterCallStates(({ changedBy }) => changedBy.length > 0);
export const CALL_OUTCOMES = CALL_STATE_NAMES.filter(isCallOutcome);

/** Returns whether a state is what became of a call. */
export function isCallOutcome(state: CallState): state is CallOutcome {
	return CALL_STATES[state].isOutcome;
}

/** Returns whether the staff can say what became of a call, or say it anew: it has begun, and stands or has an outcome. */
export function canNoteOutcome(
	{ state, startsAt }: { state: CallState; startsAt: number },
	now = getNow(),
): boolean {
	const { isStanding, isOutcome } = CALL_STATES[state];
	return now >= startsAt && (isStanding || isOutcome);
}

/** Returns whether the staff can book a call anew: it is not ahead any more, and nobody has still to say what became of it. */
export function canBookAnew(
	{ state, startsAt }: { state: CallState; startsAt: number },
	now = getNow(),
): boolean {
	const { isStanding, changedBy } = CALL_STATES[state];
	return !isStanding && !(changedBy.includes("staff") && now < startsAt);
}
