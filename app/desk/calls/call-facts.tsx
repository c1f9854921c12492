import { listTimes } from "#app/calls/call-notice.ts";
import type { Booking } from "#app/database/booking.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { formatCallTime } from "#app/platform/dates.server.ts";
import { getRegion } from "#app/platform/region.ts";
import { describeCallState } from "./call-state.ts";

/** Renders when a call is, at the agency and in the visitor's zone, who holds it, and what happened to it. */
export function CallFacts({ call, hostName }: { call: Booking; hostName: string }) {
	const { startsAt, zone } = call;
	const [theirs = "", isAbroad] = listTimes(startsAt, zone, getRegion().timeZone);
	return (
		<>
			<p>
				<strong>{formatCallTime(startsAt)}</strong> ·{" "}
				{hostName && `${t("heldBy", { host: hostName })} · `}
				{describeCallState(call)}
			</p>
			{isAbroad && <p className="text-fine text-ink-soft">{t("theirTime", { time: theirs })}</p>}
		</>
	);
}
