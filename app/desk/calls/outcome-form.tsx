import type { Booking } from "#app/database/booking.ts";

/** Renders the form that notes that a begun call was missed. */
export function MissedForm({ call }: { call: Booking }) {
	return (
		<form method="post" action="/desk/bookings" className="mt-3">
			<input type="hidden" name="id" value={call.enquiryId} />
			<button type="submit" name="intent" value="no-show" className="desk-button" data-tone="quiet">
				They did not take the call
			</button>
		</form>
	);
}
