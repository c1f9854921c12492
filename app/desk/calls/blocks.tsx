import type { BookingOfEnquiry } from "#app/enquiries/store/booking-store.ts";
import { formatTime, formatTimeSpan, isAllDay } from "#app/platform/dates.server.ts";
import { describeCallState, isAhead } from "./call-state.ts";
import type { BusyTime } from "./call-week.ts";
import { InvitationError } from "./invitation-error.tsx";

type CallBlockProps = { call: BookingOfEnquiry; now: number };

/** Renders a call in the week's columns, with its state where it is not simply ahead. */
export function CallBlock({ call, now }: CallBlockProps) {
	const { enquiryId, startsAt, state, name, company, isSample, erasedAt, invitationError } = call;
	const isOff = state === "cancelled" || state === "no-show";
	return (
		<div
			className={`h-full overflow-hidden border-l-4 bg-raised px-1.5 text-fine leading-tight ${getBorder(call, now)} ${isOff ? "text-ink-soft" : ""}`}
		>
			<a href={`/desk/enquiries/${enquiryId}`} className="block truncate font-bold">
				{erasedAt ? "Erased" : name}
			</a>
			<span className={`block truncate ${state === "cancelled" ? "line-through" : ""}`}>
				{formatTime(startsAt)}
				{!isAhead(call, now) && ` · ${describeCallState(call, now)}`}
				{Boolean(isSample) && " · Sample"}
			</span>
			{isAhead(call, now) && <InvitationError error={invitationError} />}
			{company && <span className="block truncate">{company}</span>}
		</div>
	);
}

/** Returns the colour of a call's edge. What is over is in no colour of alarm. */
export function getBorder({ state, endsAt }: BookingOfEnquiry, now: number): string {
	if (state === "booked" || state === "unconfirmed")
		return endsAt > now ? "border-accent" : "border-marigold";
	return state === "took-place" ? "border-teal" : "border-line-strong";
}

type BusyBlockProps = { busy: BusyTime; start: number; end: number };

export function BusyBlock({ busy: { id, by, note }, start, end }: BusyBlockProps) {
	const time = isAllDay(start, end) ? "All day" : formatTimeSpan(start, end);
	return (
		<div className="flex h-full flex-wrap content-start gap-x-2 overflow-hidden border border-line-strong border-dashed bg-sunken px-1.5 text-fine leading-tight">
			<span className="font-bold">{note ? `Busy: ${note}` : "Busy"}</span>
			{id && (
				<form method="post">
					<input type="hidden" name="id" value={id} />
					<button type="submit" name="intent" value="free" className="underline">
						Remove<span className="sr-only"> the busy time, {time}</span>
					</button>
				</form>
			)}
			<span className="w-full">{time}</span>
			<span className="w-full text-ink-soft">{by}</span>
		</div>
	);
}
