import type { Booking } from "#app/bookings/booking.ts";
import { formatCall } from "#app/bookings/format-call.ts";
import { formatCallTime } from "#app/desk/format.ts";
import { describeCallState } from "./call-state.ts";

/** When a call is, in India and where the visitor is, and what became of it. */
export function CallFacts({ call }: { call: Booking }) {
	const { startsAt, zone } = call;
	return (
		<>
			<p>
				<strong>{formatCallTime(startsAt)}</strong> · {describeCallState(call)}
			</p>
			{zone && zone !== "Asia/Kolkata" && (
				<p className="text-fine text-ink-soft">Where they are: {formatCall(startsAt, zone)}</p>
			)}
		</>
	);
}
