import type { EventRow } from "#app/database/tables.ts";
import { type ActionContext, Submit, toAction } from "#app/desk/changes/action-form.tsx";
import type { Staff } from "#app/desk/store/people-store.ts";
import { formatCallTime } from "#app/platform/dates.server.ts";

type CancelledEvent = Pick<EventRow, "author" | "fromValue" | "toValue">;

/** Describes that a planned answer was taken back, without the author of the event. */
export function describeCancelled(
	{ author, fromValue, toValue }: CancelledEvent,
	staff: readonly Staff[],
): string {
	// Nothing but the end of its author's access takes one back without a change of the enquiry.
	if (author === "system" && !toValue)
		return "took a planned answer back, as its author cannot sign in any more:";
	const did = author === "system" ? "took the planned answer back" : "cancelled the planned answer";
	const writer = staff.find(({ id }) => id === fromValue);
	const outcome = writer ? `: it is a draft of ${writer.name} again.` : ".";
	const isReply = toValue === "reply" || toValue === "replied";
	return isReply ? `${did}. They wrote before it was sent${outcome}` : did + outcome;
}

type PlannedAnswerProps = Pick<ActionContext, "enquiry" | "query"> & {
	eventId: string;
	/** The time in Unix ms. */
	time: number;
	/** True on the page of its enquiry, whose form the button belongs to. */
	isAtHand: boolean;
};

/** Renders when an answer will be sent, and how to take it back. */
export function PlannedAnswer({ enquiry, query, eventId, time, isAtHand }: PlannedAnswerProps) {
	return (
		<p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-fine">
			<strong>Planned for {formatCallTime(time)}</strong>
			{isAtHand ? (
				<Submit name="planned" value={eventId} className="desk-chip">
					Cancel it
				</Submit>
			) : (
				<a className="inline-block py-1" href={toAction({ enquiry, query, revision: 0 })}>
					Open its enquiry to cancel it
				</a>
			)}
		</p>
	);
}
