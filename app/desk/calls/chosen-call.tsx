import type { Host } from "#app/calls/call-times.server.ts";
import type { Booking } from "#app/database/booking.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { formatCallTime } from "#app/platform/dates.server.ts";
import { isAsked } from "./call-state.ts";
import { TIME_FORM } from "./free-slot.tsx";
import { HostChoice } from "./host-choice.tsx";
import { NumberHint } from "./number-hint.tsx";

/** What a free time of the week is chosen for: a new call of an enquiry, or another time of the one that it has. */
export type TimeChoice = {
	enquiry: Enquiry;
	/** The call that is moved. */
	moved: Booking | undefined;
	/** Who may hold the call. */
	hosts: readonly Host[];
};

/** Renders for whom a free time is chosen, in the form that the times are buttons of. */
export function ChosenCall({ choice: { enquiry, moved, hosts } }: { choice: TimeChoice }) {
	const { id, name } = enquiry;
	return (
		<form
			id={TIME_FORM}
			method="post"
			action="/desk/bookings"
			className="sticky top-0 z-10 mt-3 border-accent border-l-4 bg-raised px-4 py-3"
		>
			<input type="hidden" name="intent" value={moved ? "move" : "book"} />
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="sequence" value={moved?.sequence} />
			<input type="hidden" name="week" value="yes" />
			<p className="font-bold">
				{moved && !isAsked(moved)
					? t("chooseToMove", { name, time: formatCallTime(moved.startsAt) })
					: t("chooseToBook", { name })}
			</p>
			<NumberHint person={enquiry} />
			{!moved && <HostChoice hosts={hosts} />}
			<p className="flex flex-wrap gap-x-5">
				<a className="inline-block py-1.5" href={`/desk/bookings/${id}`}>
					{t("chooseFromList")}
				</a>
				<a className="inline-block py-1.5" href={`/desk/enquiries/${id}`}>
					{t("toEnquiry")}
				</a>
				<a className="inline-block py-1.5" href="/desk/bookings">
					{t("chooseNothing")}
				</a>
			</p>
		</form>
	);
}
