import { IntentButton } from "#app/desk/intent-button.tsx";
import type { BookingOfEnquiry } from "#app/enquiries/store/booking-store.ts";
import { formatDay, formatTimeSpan } from "#app/platform/dates.server.ts";
import { DAY } from "#app/platform/durations.ts";
import { describeCallState, isAhead } from "./call-state.ts";
import type { BusyTime, CallDay } from "./call-week.ts";
import { ReachLink } from "./reach-link.tsx";

type DayProps = {
	of: CallDay;
	isToday: boolean;
	/** The zone of the windows, where it is not India's. */
	zone: string | null;
};

/** Renders one day of the week: when visitors can book, and what is booked or busy. */
export function Day({ of: { day, isHoliday, windows, free, entries }, isToday, zone }: DayProps) {
	return (
		<li
			id={isToday ? "today" : undefined}
			className={`border-t-2 py-3 ${isToday ? "border-accent" : "border-line-strong"} max-lg:grid max-lg:grid-cols-[6.5rem_minmax(0,1fr)] max-lg:gap-x-4`}
		>
			<h3 className="font-bold">
				{formatDay(day)}
				{isToday && <span className="text-fine font-normal"> today</span>}
			</h3>
			<div>
				<p className="text-fine text-ink-soft">
					{windows.length === 0 && (isHoliday ? "Holiday: no calls" : "No calls")}
					{windows.map((window) => (
						<span key={window.from} className="block">
							{formatWindow(window)}
							{zone && ` (${zone})`}
						</span>
					))}
					{free > 0 && <span className="block">{`${free} free to book`}</span>}
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

function Call({ call }: { call: BookingOfEnquiry }) {
	const { enquiryId, startsAt, endsAt, state, name, company, isSample, erasedAt } = call;
	const stands = state === "booked";
	const about = [isSample && "Sample", !isAhead(call) && describeCallState(call)];
	return (
		<li
			className={`border-l-4 bg-raised py-2 pr-2 pl-3 ${stands ? "border-accent" : "border-line text-ink-soft"}`}
		>
			<span className={`block text-fine font-bold ${state === "cancelled" ? "line-through" : ""}`}>
				{formatSpan(startsAt, endsAt)}
			</span>
			<a href={`/desk/enquiries/${enquiryId}`} className="block py-1 font-bold wrap-anywhere">
				{erasedAt ? "Erased" : name}
			</a>
			{company && <span className="block text-fine wrap-anywhere">{company}</span>}
			<span className="block text-fine">{about.filter(Boolean).join(" · ")}</span>
			{stands && !erasedAt && <ReachLink person={call} />}
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
	return end - start >= DAY ? "All day" : formatTimeSpan(start, end);
}

/** Formats a window in local time, in the zone of the rules. */
function formatWindow({ from, to }: CallDay["windows"][number]): string {
	const toTime = (text: string) => Date.parse(`1970-01-01T${text}Z`);
	return formatTimeSpan(toTime(from), toTime(to), "UTC");
}
