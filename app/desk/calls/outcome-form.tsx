import type { Booking } from "#app/database/booking.ts";

type OutcomeFormProps = {
	call: Pick<Booking, "enquiryId" | "state">;
	/** The visitor's name, where a page has several of these forms. */
	name?: string;
};

/** Renders the question whether a begun call took place; its answer can be changed. */
export function OutcomeForm({ call: { enquiryId, state }, name }: OutcomeFormProps) {
	return (
		<form
			method="post"
			action="/desk/bookings"
			className="my-1 flex flex-wrap items-center gap-x-2 gap-y-1"
		>
			<input type="hidden" name="id" value={enquiryId} />
			{state === "booked" && <span className="max-sm:w-full">Did it take place?</span>}
			{OUTCOMES.filter(([intent]) => intent !== state).map(([intent, label, correction]) => (
				<button
					key={intent}
					type="submit"
					name="intent"
					value={intent}
					className="desk-button"
					data-tone="quiet"
				>
					{state === "booked" ? label : correction}
					{name && <span className="sr-only">, the call with {name}</span>}
				</button>
			))}
		</form>
	);
}

const OUTCOMES = [
	["took-place", "Took place", "It did take place"],
	["no-show", "No-show", "It was a no-show"],
] as const;
