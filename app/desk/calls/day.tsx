import type { Span } from "#app/database/booking.ts";
import { CALL_STATES, canNoteOutcome } from "#app/database/call-states.ts";
import type { BookingOfEnquiry } from "#app/enquiries/store/booking-store.ts";
import { t } from "#app/messages/en/desk-calendar.server.ts";
import { t as tCalls } from "#app/messages/en/desk-calls.server.ts";
import { getNow } from "#app/platform/clock.ts";
import {
	formatDay,
	formatTime,
	formatTimeSpan,
	isAllDay,
	toDay,
} from "#app/platform/dates.server.ts";
import { describeCallState, isAhead, isAsked, isChangeable } from "./call-state.ts";
import type { BusyTime, CallDay, WeekCall } from "./call-week.ts";
import { FreeCount, FreeSlot } from "./free-slot.tsx";
import { formatWindow } from "./hours/format-hours.ts";
import { InvitationError } from "./invitation-error.tsx";
import { OutcomeForm } from "./outcome-form.tsx";
import { ReachLink } from "./reach-link.tsx";
import {
	countLanes,
	type Hours,
	isAlone,
	toEntryRows,
	toNowRow,
	toWindowRows,
} from "./week-rows.ts";

type DayEntryProps = {
	of: CallDay;
	/** The hours of the column, on wide screens. */
	hours: Hours;
	now: number;
	isToday: boolean;
	isPast: boolean;
	/** The zone of the windows, where it is not the agency's. */
	zone: string | null;
	/** The enquiry for which a free time is chosen; null while none is. */
	chosenFor: string | null;
};

/** Renders one day of the week: when visitors can book, and what is booked or busy. */
export function DayEntry({ of, hours, now, isToday, isPast, zone, chosenFor }: DayEntryProps) {
	const { day, windows, entries, free } = of;
	const nowRow = toNowRow(now, day, hours);
	const toPlace = (span: Span) =>
		`${toEntryRows(span, day, hours)} ${isAlone(span, of) ? "lg:col-span-full" : ""}`;
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
					{!isPast && free.length > 0 && <FreeCount day={day} count={free.length} />}
				</p>
				<ul
					className={`desk-column lanes-${countLanes(of)} max-lg:flex max-lg:flex-wrap max-lg:gap-2 ${entries.length > 0 || chosenFor ? "max-lg:mt-2" : ""}`}
				>
					{windows.map((window) => (
						<li
							key={`${window.from} ${window.to}`}
							aria-hidden="true"
							className={`absolute inset-0 -z-20 bg-paper max-lg:hidden ${toWindowRows(window, hours)}`}
						/>
					))}
					{entries.map((entry) => {
						const rows = toPlace(entry);
						return entry.kind === "call" ? (
							<Call
								key={entry.call.enquiryId}
								call={entry.call}
								isChosen={entry.call.enquiryId === chosenFor}
								rows={rows}
							/>
						) : (
							<Busy
								key={`${entry.busy.by} ${entry.busy.id} ${entry.start} ${entry.end}`}
								busy={entry.busy}
								time={formatSpan(entry.start, entry.end)}
								rows={rows}
							/>
						);
					})}
					{free.map((time) => (
						<FreeSlot key={time.start} time={time} chosenFor={chosenFor} rows={toPlace(time)} />
					))}
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

/**
 * Renders when visitors can book on a day that is not past, to be seen on a phone alone where nothing is free; the columns of wide
 * screens draw it.
 */
function Offer({ of: { windows, isHoliday, free }, zone }: { of: CallDay; zone: string | null }) {
	if (windows.length === 0) return t(isHoliday ? "holiday" : "noCalls");
	return (
		<span className={free.length > 0 ? "sr-only" : "lg:sr-only"}>
			{windows.map(formatWindow).join(", ")}
			{zone && ` (${zone})`}{" "}
		</span>
	);
}

const ENTRY =
	"lg:relative lg:my-px lg:overflow-hidden lg:px-1.5 lg:py-0 lg:text-fine lg:leading-tight";

type CallProps = { call: WeekCall; isChosen: boolean; rows: string };

function Call({ call, isChosen, rows }: CallProps) {
	const { enquiryId, startsAt, endsAt, state, name, company, hostName, isSample, erasedAt } = call;
	const { isStanding, countsAs } = CALL_STATES[state];
	const now = getNow();
	const about = [isSample && t("sample"), !isAhead(call) && describeCallState(call)].filter(
		Boolean,
	);
	return (
		<li
			className={`border-l-4 py-2 pr-2 pl-3 max-lg:w-full ${ENTRY} ${isChosen ? "bg-marigold text-on-marigold" : "bg-raised"} ${getBorder(call, now)} ${countsAs === "held" ? "" : "text-ink-soft"} ${rows}`}
		>
			<span className="block text-fine font-bold lg:truncate lg:font-normal">
				{about.map((each) => `${each} · `)}
				<span className={state === "cancelled" ? "line-through" : ""}>
					<span className="lg:hidden">{formatSpan(startsAt, endsAt)}</span>
					<span className="max-lg:hidden">{formatTime(startsAt)}</span>
				</span>
				<span aria-hidden="true" title={hostName} className="font-bold max-lg:hidden">
					{` ${toInitials(hostName)}`}
				</span>
			</span>
			<a
				href={`/desk/enquiries/${enquiryId}`}
				className="block py-1 font-bold max-lg:wrap-anywhere lg:truncate"
			>
				{erasedAt ? t("erased") : name}
			</a>
			{isAhead(call) && <InvitationError error={call.invitationError} />}
			<span className="block text-fine wrap-anywhere lg:sr-only">
				{[tCalls("heldBy", { host: hostName }), company].filter(Boolean).join(" · ")}
			</span>
			<div className="lg:hidden">
				{isStanding && endsAt > now && !erasedAt && <ReachLink person={call} />}
				{isStanding && canNoteOutcome(call) && <OutcomeForm call={call} name={name} />}
			</div>
			{isChangeable(call) && !isChosen && !erasedAt && <MoveLink call={call} />}
		</li>
	);
}

/** Returns the initials of a name, of two words at most: what a narrow column has room for. */
function toInitials(name: string): string {
	const words = name.split(" ").filter(Boolean);
	const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
	return ends.map((word) => [...(word ?? "")][0]).join("");
}

/** Renders the way to choose another time in the week, which keeps to the edge of a narrow column. */
function MoveLink({ call }: { call: WeekCall }) {
	return (
		<a
			href={`/desk/bookings?week=${toDay(call.startsAt)}&for=${call.enquiryId}`}
			className="inline-block py-3 pr-4 text-fine lg:absolute lg:top-0 lg:right-0 lg:bg-raised lg:px-1.5 lg:py-1"
		>
			{t(isAsked(call) ? "bookIt" : "moveIt", {
				more: (text) => (
					<span key="more" className="sr-only">
						{text}
					</span>
				),
				name: call.name,
			})}
		</a>
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
			className={`border border-line-strong border-dashed bg-sunken px-3 py-2 text-fine wrap-anywhere max-lg:w-full ${ENTRY} ${rows}`}
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
