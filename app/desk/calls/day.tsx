import { IntentButton } from "#app/desk/page/intent-button.tsx";
import type { BookingOfEnquiry } from "#app/enquiries/store/booking-store.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatDay, formatTimeSpan, isAllDay } from "#app/platform/dates.server.ts";
import { getBorder } from "./blocks.tsx";
import { describeCallState, hasOutcome, isAhead } from "./call-state.ts";
import type { BusyTime, CallDay } from "./call-week.ts";
import { InvitationError } from "./invitation-error.tsx";
import { OutcomeForm } from "./outcome-form.tsx";
import { ReachLink } from "./reach-link.tsx";

type DayEntryProps = {
	of: CallDay;
	isToday: boolean;
	isPast: boolean;
	/** The zone of the windows, where it is not the agency's. */
	zone: string | null;
};

/** Renders one day of the week: when visitors can book, and what is booked or busy. */
export function DayEntry({ of, isToday, isPast, zone }: DayEntryProps) {
	const { day, entries, free } = of;
	return (
		<li
			id={isToday ? "today" : undefined}
			className={`grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-t-2 ${isToday ? "border-accent" : "border-line-strong"} ${entries.length > 0 ? "py-3" : "py-1.5"}`}
		>
			<h3 className="font-bold">
				{formatDay(day)}
				{isToday && <span className="block text-fine font-normal">today</span>}
			</h3>
			<div>
				<p className="text-fine text-ink-soft">
					{isPast ? entries.length === 0 && "No calls" : describeOffer(of, zone)}
					{!isPast && free > 0 && <span className="block">{free} free</span>}
				</p>
				{entries.length > 0 && (
					<ul className="mt-2 grid gap-2">
						{entries.map((entry) =>
							entry.kind === "call" ? (
								<Call key={entry.call.enquiryId} call={entry.call} />
							) : (
								<Busy
									key={`${entry.busy.by} ${entry.busy.id} ${entry.start} ${entry.end}`}
									busy={entry.busy}
									time={formatSpan(entry.start, entry.end)}
								/>
							),
						)}
					</ul>
				)}
			</div>
		</li>
	);
}

/** Describes when visitors can book on a day that is not past. */
function describeOffer({ windows, isHoliday }: CallDay, zone: string | null): string {
	if (windows.length === 0) return isHoliday ? "Holiday: no calls" : "No calls";
	return `${windows.map(formatWindow).join(", ")}${zone ? ` (${zone})` : ""}`;
}

function Call({ call }: { call: BookingOfEnquiry }) {
	const { enquiryId, startsAt, endsAt, state, name, company, isSample, erasedAt } = call;
	const stands = state === "booked" || state === "took-place";
	const about = [isSample && "Sample", !isAhead(call) && describeCallState(call)];
	return (
		<li
			className={`border-l-4 bg-raised py-2 pr-2 pl-3 ${getBorder(call, getNow())} ${stands ? "" : "text-ink-soft"}`}
		>
			<span className={`block text-fine font-bold ${state === "cancelled" ? "line-through" : ""}`}>
				{formatSpan(startsAt, endsAt)}
			</span>
			<a href={`/desk/enquiries/${enquiryId}`} className="block py-1 font-bold wrap-anywhere">
				{erasedAt ? "Erased" : name}
			</a>
			{company && <span className="block text-fine wrap-anywhere">{company}</span>}
			<span className="block text-fine">{about.filter(Boolean).join(" · ")}</span>
			{isAhead(call) && <InvitationError error={call.invitationError} />}
			{isAhead(call) && !erasedAt && <ReachLink person={call} />}
			{state === "booked" && hasOutcome(call) && <OutcomeForm call={call} name={name} />}
		</li>
	);
}

function Busy({ busy: { id, by, note }, time }: { busy: BusyTime; time: string }) {
	return (
		<li className="border border-line-strong border-dashed px-3 py-2 text-fine">
			<span className="block font-bold">{time}</span>
			<span className="block wrap-anywhere">{note ? `Busy: ${note}` : "Busy"}</span>
			<span className="block wrap-anywhere text-ink-soft">{by}</span>
			{id && (
				<IntentButton intent="free" fields={{ id }} about={`the busy time, ${time}`}>
					Remove
				</IntentButton>
			)}
		</li>
	);
}

/** Formats a part of a day, or all of it. */
function formatSpan(start: number, end: number): string {
	return isAllDay(start, end) ? "All day" : formatTimeSpan(start, end);
}

/** Formats a window in local time, in the zone of the rules. */
function formatWindow({ from, to }: CallDay["windows"][number]): string {
	const toTime = (text: string) => Date.parse(`1970-01-01T${text}Z`);
	return formatTimeSpan(toTime(from), toTime(to), "UTC");
}
