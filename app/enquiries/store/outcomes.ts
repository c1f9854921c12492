import type { Tables } from "#app/database/tables.ts";
import type { Change, Effect, NewEvent } from "./change-types.ts";
import { NOT_DUE } from "./next-step.ts";

const NOT_WON = { wonValue: null, wonAt: null };

type OutcomeChange = Extract<Change, { kind: "state" | "won" | "lost" }>;

/**
 * Returns the effect of a state, of `won` with a value in whole units of the currency, or of `lost` with a reason. A value stays while the
 * enquiry is won, also while its visitor waits for an answer, a reason while it is lost.
 */
export function toOutcome(
	before: Tables["enquiries"],
	{ at }: NewEvent,
	change: OutcomeChange,
): Effect {
	const { kind } = change;
	if (kind === "won")
		return {
			row: { ...NOT_DUE, state: kind, wonValue: change.value, wonAt: at, lostReason: null },
			event: { kind, data: { from: before.state, value: change.value } },
		};
	if (kind === "lost")
		return {
			row: { ...NOT_DUE, state: kind, ...NOT_WON, lostReason: change.reason },
			event: { kind, data: { from: before.state }, text: change.reason },
		};
	const { state } = change;
	// What the visitor's words have opened again is still won; whoever says another state of a won one takes that back.
	const isTakenBack = state === "lost" || (before.state === "won" && state !== "won");
	return {
		row: {
			state,
			...(state === "won" && { wonAt: before.wonAt ?? at }),
			...(isTakenBack && NOT_WON),
			lostReason: state === "lost" ? before.lostReason : null,
		},
		event: { kind, data: { from: before.state, to: state } },
	};
}
