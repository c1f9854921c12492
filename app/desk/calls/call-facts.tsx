import type { Booking } from "#app/database/booking.ts";
import { formatCallTime } from "#app/platform/dates.server.ts";
import { INDIA } from "#app/platform/format-dates.ts";
import { formatCall } from "#app/platform/time-zones/format-call.ts";
import { describeCallState } from "./call-state.ts";

/** Renders when a call is, in India and in the visitor's zone, and what happened to it. */
export function CallFacts({ call }: { call: Booking }) {
	const { startsAt, zone } = call;
	return (
		<>
			<p>
				<strong>{formatCallTime(startsAt)}</strong> · {describeCallState(call)}
			</p>
			{zone && zone !== INDIA && (
				<p className="text-fine text-ink-soft">Where they are: {formatCall(startsAt, zone)}</p>
			)}
		</>
	);
}
