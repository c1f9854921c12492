import { CALL_STATES, canNoteOutcome } from "#app/database/call-states.ts";
import type { BookingOfEnquiry } from "#app/enquiries/store/booking-store.ts";
import { t } from "#app/messages/en/desk-calendar.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatDay, formatTimeSpan, isAllDay } from "#app/platform/dates.server.ts";
import { describeCallState, isAhead } from "./call-state.ts";
import type { BusyTime, CallDay } from "./call-week.ts";
import { InvitationError } from "./invitation-error.tsx";
import { OutcomeForm } from "./outcome-form.tsx";
import { ReachLink } from "./reach-link.tsx";
import { type Hours, toEntryRows, toNowRow, toWindowRows } from "./week-rows.ts";

type DayEntryProps = {
	of: CallDay;
	/** The hours of the column, on wide screens. */
	hours: Hours;
	now: number;
	isToday: boolean;
	isPast: boolean;
	/** The zone of the windows, where it is not the agency's. */
	zone: string | null;
};

/** Renders one day of the week: when visitors can book, and what is booked or busy. */
export function DayEntry({ of, hours, now, isToday, isPast, zone }: DayEntryProps) {
	const { day, windows, entries, free } = of;
	const nowRow = toNowRow(now, day, hours);
	return (
		<li
			id={isToday ? "today" : undefined}
			className={`border-t-2 max-lg:grid max-lg:grid-cols-[6.5rem_minmax(0,1fr)] max-lg:gap-x-4 lg:min-w-0 ${isToday ? "border-accent" : "border-line-strong"} ${entries.length > 0 ? "max-lg:py-3" : "max-lg:py-1.5"}`}
		>
			<h3 className="font-bold lg:h-8 lg:pt-1">
				{isToday
					? t("today", {
							day: formatDay(day),
							today: (text) => (
								<span key="today" className="text-fine font-normal max-lg:block">
									{text}
								</span>
							),
						})
					: formatDay(day)}
			</h3>
			<div>
				<p className="text-fine text-ink-soft lg:h-6 lg:truncate">
					{isPast ? entries.length === 0 && t("noCalls") : <Offer of={of} zone={zone} />}
					{!isPast && free > 0 && (
						<span className="max-lg:block">{t("free", { count: free })}</span>
					)}
				</p>
				<ul
					className={`desk-column max-lg:grid max-lg:gap-2 ${entries.length > 0 ? "max-lg:mt-2" : ""}`}
				>
					{windows.map((window) => (
						<li
							key={window.from}
							aria-hidden="true"
							className={`absolute inset-0 -z-20 bg-paper max-lg:hidden ${toWindowRows(window, hours)}`}
						/>
					))}
					{entries.map((entry) => {
						const rows = toEntryRows(entry, day, hours);
						return entry.kind === "call" ? (
							<Call key={entry.call.enquiryId} call={entry.call} rows={rows} />
						) : (
							<Busy
								key={`${entry.busy.by} ${entry.busy.id} ${entry.start} ${entry.end}`}
								busy={entry.busy}
								time={formatSpan(entry.start, entry.end)}
								rows={rows}
							/>
						);
					})}
					{nowRow && (
						<li
							aria-hidden="true"
							className={`absolute inset-0 border-accent border-t-2 max-lg:hidden ${nowRow}`}
						/>
					)}
				</ul>
			</div>
		</li>
	);
}

/** Renders when visitors can book on a day that is not past; the columns of wide screens draw it. */
function Offer({ of: { windows, isHoliday }, zone }: { of: CallDay; zone: string | null }) {
	if (windows.length === 0) return t(isHoliday ? "holiday" : "noCalls");
	return (
		<span className="lg:sr-only">
			{windows.map(formatWindow).join(", ")}
			{zone && ` (${zone})`}{" "}
		</span>
	);
}

const ENTRY =
	"lg:relative lg:my-px lg:overflow-hidden lg:px-1.5 lg:py-0 lg:text-fine lg:leading-tight";

function Call({ call, rows }: { call: BookingOfEnquiry; rows: string }) {
	const { enquiryId, startsAt, endsAt, state, name, company, isSample, erasedAt } = call;
	const { isStanding, countsAs } = CALL_STATES[state];
	const about = [isSample && t("sample"), !isAhead(call) && describeCallState(call)].filter(
		Boolean,
	);
	return (
		<li
			className={`border-l-4 bg-raised py-2 pr-2 pl-3 ${ENTRY} ${getBorder(call, getNow())} ${countsAs === "held" ? "" : "text-ink-soft"} ${rows}`}
		>
			<span className="block text-fine font-bold lg:truncate lg:font-normal">
				{about.map((each) => `${each} · `)}
				<span className={state === "cancelled" ? "line-through" : ""}>
					{formatSpan(startsAt, endsAt)}
				</span>
			</span>
			<a
				href={`/desk/enquiries/${enquiryId}`}
				className="block py-1 font-bold max-lg:wrap-anywhere lg:truncate lg:py-0"
			>
				{erasedAt ? t("erased") : name}
			</a>
			{isAhead(call) && <InvitationError error={call.invitationError} />}
			{company && (
				<span className="block text-fine max-lg:wrap-anywhere lg:truncate">{company}</span>
			)}
			<div className="lg:hidden">
				{isAhead(call) && !erasedAt && <ReachLink person={call} />}
				{isStanding && canNoteOutcome(call) && <OutcomeForm call={call} name={name} />}
			</div>
		</li>
	);
}

/** Returns the colour of a call's edge. What is over is in no colour of alarm. */
function getBorder({ state, endsAt }: BookingOfEnquiry, now: number): string {
	const { changedBy, countsAs } = CALL_STATES[state];
	if (changedBy.includes("staff")) return endsAt > now ? "border-accent" : "border-marigold";
	return countsAs === "held" ? "border-teal" : "border-line-strong";
}

type BusyProps = { busy: BusyTime; time: string; rows: string };

function Busy({ busy: { id, by, note }, time, rows }: BusyProps) {
	return (
		<li
			className={`border border-line-strong border-dashed bg-sunken px-3 py-2 text-fine wrap-anywhere ${ENTRY} ${rows}`}
		>
			<span className="block font-bold">{note ? t("busyWith", { note }) : t("busy")}</span>
			<span className="block">{time}</span>
			{id && (
				<form method="post">
					<input type="hidden" name="id" value={id} />
					<button
						type="submit"
						name="intent"
						value="free"
						className="py-3 font-semibold underline lg:py-0"
					>
						{t("removeBusyTime", {
							time,
							more: (text) => (
								<span key="more" className="sr-only">
									{text}
								</span>
							),
						})}
					</button>
				</form>
			)}
			<span className="block text-ink-soft">{by}</span>
		</li>
	);
}

/** Formats a part of a day, or all of it. */
function formatSpan(start: number, end: number): string {
	return isAllDay(start, end) ? t("allDay") : formatTimeSpan(start, end);
}

/** Formats a window in local time, in the zone of the rules. */
function formatWindow({ from, to }: CallDay["windows"][number]): string {
	const toTime = (text: string) => Date.parse(`1970-01-01T${text}Z`);
	return formatTimeSpan(toTime(from), toTime(to), "UTC");
}
