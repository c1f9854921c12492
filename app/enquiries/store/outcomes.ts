import type { Tables } from "#app/database/tables.ts";
import type { Change, Effect } from "./change-types.ts";
import { NOT_DUE } from "./next-step.ts";

type OutcomeChange = Extract<Change, { kind: "state" | "won" | "lost" }>;

/**
 * Returns the effect of a state, of `won` with a value in whole units of the currency, or of `lost` with a reason. A value stays while the
 * enquiry is won, a reason while it is lost.
 */
export function toOutcome(before: Tables["enquiries"], change: OutcomeChange): Effect {
	const { kind } = change;
	if (kind === "won")
		return {
			row: { ...NOT_DUE, state: kind, wonValue: change.value, lostReason: null },
			event: { kind, data: { from: before.state, value: change.value } },
		};
	if (kind === "lost")
		return {
			row: { ...NOT_DUE, state: kind, wonValue: null, lostReason: change.reason },
			event: { kind, data: { from: before.state }, text: change.reason },
		};
	const { state } = change;
	return {
		row: {
			state,
			wonValue: state === "won" ? before.wonValue : null,
			lostReason: state === "lost" ? before.lostReason : null,
		},
		event: { kind, data: { from: before.state, to: state } },
	};
}
