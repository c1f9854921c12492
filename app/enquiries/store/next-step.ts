import type { Tables } from "#app/database/tables.ts";
import type { Change, Effect } from "./change-types.ts";

type EnquiryRow = Tables["enquiries"];

/** Who is to move next, and by when: ISO 8601, or null for no time. */
export type NextStep = { by: "us" | "them"; at: string | null };

/** The values of a matter of which nothing is due, and nobody was reminded. */
export const NOT_DUE = {
	dueAt: null,
	ownerReminderId: null,
	reminderId: null,
} satisfies Partial<EnquiryRow>;

/**
 * Returns the new values of a matter of which somebody is to move next. What is lost stays so, and what is won is so again once
 * nothing is left for the agency to do: nobody waits for a client's reply.
 */
export function toNextStep(
	{ state, wonAt }: Pick<EnquiryRow, "state" | "wonAt">,
	{ by, at }: NextStep,
): Partial<EnquiryRow> {
	// Without a time nothing new is due, of which somebody would be reminded.
	const values = { ...(at === null ? { dueAt: null } : NOT_DUE), snoozedUntil: null };
	if (state === "lost") return values;
	if (by === "us") return { ...values, state: "open", dueAt: at };
	return state === "won" || wonAt
		? { ...values, state: "won" }
		: { ...values, state: "waiting", dueAt: at };
}

/** Returns the effect of what staff say of who is next. */
export function setNextStep(
	before: EnquiryRow,
	{ kind, next }: Extract<Change, { kind: "next-step" }>,
): Effect {
	const { state: from, dueAt } = before;
	return {
		row: toNextStep(before, next),
		event: { kind, data: { from, was: dueAt, by: next.by, at: next.at } },
	};
}
