import { getContent } from "#app/content/content.server.ts";
import { countMinutesOfDay, countOpenMinutes } from "#app/desk/times/opening-hours.ts";
import { type Enquiry, getPlannedTime, isHeld } from "#app/enquiries/enquiry.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatNearDay, formatTime, toDay } from "#app/platform/dates.server.ts";

/** The state of an enquiry in a few words: who waits for whom, and since when. */
export type Wait = {
	text: string;
	/** The time that the text is about: ISO 8601. */
	at: string;
	/** True if the visitor has waited for longer than the agency's own target. */
	isLate: boolean;
};

/** A call that stands; its times are Unix ms. */
export type RowCall = { startsAt: number; endsAt: number };

/** Returns whether nobody has opened an enquiry, or answered it, since the visitor's last words. */
export function isUnread(enquiry: Enquiry): boolean {
	const { state, seenAt, incomingAt, outgoingAt } = enquiry;
	if (isHeld(enquiry) || state === "won" || state === "lost") return false;
	return [seenAt, outgoingAt].every((at) => !at || at < incomingAt);
}

/** Describes an enquiry. Only who waits for the agency can wait too long, and that is counted in opening hours. */
export function describeWait(enquiry: Enquiry, call?: RowCall, now = getNow()): Wait {
	const { state, incomingAt, outgoingAt, snoozedUntil, isFollowedUp } = enquiry;
	const tell = (text: string, at: string): Wait => ({ text, at, isLate: false });
	if (isHeld(enquiry)) return tell(formatPast(incomingAt, now), incomingAt);
	if (snoozedUntil && Date.parse(snoozedUntil) > now)
		return tell(`Snoozed until ${formatDayAndTime(Date.parse(snoozedUntil), now)}`, snoozedUntil);
	const isDone = state === "won" || state === "lost";
	if (call && !isDone) {
		const time = formatDayAndTime(call.startsAt, now);
		const isOver = call.endsAt <= now;
		return tell(isOver ? `Took place? ${time}` : `Call ${time}`, toInstant(call.startsAt));
	}
	const planned = getPlannedTime(outgoingAt, now);
	if (planned && !isDone)
		return tell(`Answer goes out ${formatDayAndTime(planned, now)}`, toInstant(planned));
	const isLastOurs = outgoingAt && outgoingAt > incomingAt && !planned;
	const lastAt = isLastOurs ? outgoingAt : incomingAt;
	if (state === "waiting" && isFollowedUp)
		return tell(`No reply since ${formatPast(lastAt, now)}`, lastAt);
	if (state === "waiting") return tell(`For them since ${formatPast(lastAt, now)}`, lastAt);
	if (isDone || (state === "open" && lastAt !== incomingAt))
		return tell(`${STATE_NAMES[state]}, ${formatPast(lastAt, now)}`, lastAt);
	return describeWaitForUs(incomingAt, now);
}

function describeWaitForUs(since: string, now: number): Wait {
	const { site, desk } = getContent();
	const minutes = countOpenMinutes(since, toInstant(now), site.openingHours);
	const isLate = minutes > desk.targetMinutes;
	if (minutes < 1) return { text: `Since ${formatPast(since, now)}`, at: since, isLate };
	return { text: `Waits ${formatOpenTime(minutes, site.openingHours)}`, at: since, isLate };
}

type OpeningHours = Parameters<typeof countOpenMinutes>[2];

/** Formats minutes of opening hours as `25 min`, `3 h` or `2 days`, of which each is as long as the agency is open. */
function formatOpenTime(minutes: number, hours: OpeningHours): string {
	if (minutes < 60) return `${Math.floor(minutes)} min`;
	const days = Math.floor(minutes / countMinutesOfDay(hours));
	if (days < 1) return `${Math.floor(minutes / 60)} h`;
	return days === 1 ? "1 day" : `${days} days`;
}

/** Formats a past instant (ISO 8601): one of today by its time. */
function formatPast(instant: string, now: number): string {
	const time = Date.parse(instant);
	return toDay(time) === toDay(now) ? formatTime(time) : formatNearDay(time, now);
}

/** Formats an instant (Unix ms) as a day and a time: Mon, 9:00 am. */
function formatDayAndTime(time: number, now: number): string {
	return `${formatNearDay(time, now)}, ${formatTime(time)}`;
}

function toInstant(time: number): string {
	return new Date(time).toISOString();
}
