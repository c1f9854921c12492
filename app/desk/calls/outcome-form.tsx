import type { Booking } from "#app/database/booking.ts";
import { CALL_OUTCOMES, CALL_STATES } from "#app/database/call-states.ts";
import { NextStepChoice } from "#app/desk/times/next-step-choice.tsx";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { nameOutcome } from "./call-state.ts";

type OutcomeFormProps = {
	call: Booking;
	/** The visitor's name, where a page has several of these forms. */
	name?: string;
};

/** Renders the question whether a begun call took place; its answer can be changed. */
export function OutcomeForm({ call, name }: OutcomeFormProps) {
	const { enquiryId, state } = call;
	return (
		<form
			method="post"
			action="/desk/bookings"
			className="my-1 flex flex-wrap items-end gap-x-2 gap-y-1"
		>
			<input type="hidden" name="id" value={enquiryId} />
			{CALL_STATES[state].isStanding && (
				<span className="max-sm:w-full">{t("didItTakePlace")}</span>
			)}
			{state !== "took-place" && <NextStepChoice name="next" usual="us" />}
			{CALL_OUTCOMES.filter((outcome) => outcome !== state).map((outcome) => (
				<button
					key={outcome}
					type="submit"
					name="intent"
					value={outcome}
					className="desk-button"
					data-tone="quiet"
				>
					{nameOutcome(call, outcome)}
					{name && <span className="sr-only">{t("ofCallWith", { name })}</span>}
				</button>
			))}
		</form>
	);
}
