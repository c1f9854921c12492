import { getContent } from "#app/content/content.server.ts";
import { type Enquiry, getPlannedTime, isHeld } from "#app/enquiries/enquiry.ts";
import { countMinutesOfDay, countOpenMinutes } from "#app/enquiries/opening-hours.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { t } from "#app/messages/en/desk-times.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatNearDay, formatTime, toDay } from "#app/platform/dates.server.ts";

/** The state of an enquiry in a few words: who waits for whom, and since when. */
export type Wait = {
	/** The words; empty where nobody waits. */
	text: string;
	/** The words without abbreviations, as they are read aloud. */
	inFull: string;
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
	const { state, incomingAt, outgoingAt, snoozedUntil, dueAt } = enquiry;
	const tell = (text: string, at: string): Wait => ({ text, inFull: text, at, isLate: false });
	if (isHeld(enquiry)) return tell("", incomingAt);
	if (snoozedUntil && Date.parse(snoozedUntil) > now)
		return tell(
			t("snoozedUntil", { time: formatDayAndTime(Date.parse(snoozedUntil), now) }),
			snoozedUntil,
		);
	const isDone = state === "won" || state === "lost";
	if (call && !isDone) {
		const time = formatDayAndTime(call.startsAt, now);
		const isOver = call.endsAt <= now;
		return tell(t(isOver ? "tookPlace" : "call", { time }), toInstant(call.startsAt));
	}
	const planned = getPlannedTime(outgoingAt, now);
	if (planned && !isDone)
		return tell(t("answerGoesOut", { time: formatDayAndTime(planned, now) }), toInstant(planned));
	const isLastOurs = outgoingAt && outgoingAt > incomingAt && !planned;
	const lastAt = isLastOurs ? outgoingAt : incomingAt;
	const time = formatPast(lastAt, now);
	const dueTime = dueAt ? Date.parse(dueAt) : null;
	if (state === "waiting")
		return tell(t(dueTime && dueTime <= now ? "noReplySince" : "forThemSince", { time }), lastAt);
	if (state === "open" && dueAt && dueTime) {
		const isLate = dueTime <= now;
		const text = t(isLate ? "dueSince" : "dueBy", { time: formatDayAndTime(dueTime, now) });
		return { ...tell(text, dueAt), isLate };
	}
	if (isDone || (state === "open" && lastAt !== incomingAt))
		return tell(t("stateSince", { state: STATE_NAMES[state], time }), lastAt);
	return describeWaitForUs(incomingAt, now);
}

function describeWaitForUs(since: string, now: number): Wait {
	const { site, desk } = getContent();
	const minutes = countOpenMinutes(since, toInstant(now), site.openingHours);
	const isLate = minutes > desk.targetMinutes;
	return { ...tellOpenTime(minutes, site.openingHours), at: since, isLate };
}

type OpeningHours = Parameters<typeof countOpenMinutes>[2];

/** Tells that somebody waits for minutes of opening hours: 25 min, 3 h or 2 days, of which each is as long as the agency is open. */
function tellOpenTime(minutes: number, openingHours: OpeningHours): Pick<Wait, "text" | "inFull"> {
	if (minutes < 60) {
		const waited = { minutes: Math.floor(minutes) };
		return { text: t("waitsMinutes", waited), inFull: t("waitsMinutesInFull", waited) };
	}
	const days = Math.floor(minutes / countMinutesOfDay(openingHours));
	if (days < 1) {
		const waited = { hours: Math.floor(minutes / 60) };
		return { text: t("waitsHours", waited), inFull: t("waitsHoursInFull", waited) };
	}
	const text = t("waitsDays", { days });
	return { text, inFull: text };
}

/** Formats a past instant (ISO 8601): one of today by its time. */
function formatPast(instant: string, now: number): string {
	const time = Date.parse(instant);
	return toDay(time) === toDay(now) ? formatTime(time) : formatNearDay(time, now);
}

/** Formats an instant (Unix ms) as a day and a time: Mon, 9:00 am. */
function formatDayAndTime(time: number, now: number): string {
	return t("dayAndTime", { day: formatNearDay(time, now), time: formatTime(time) });
}

function toInstant(time: number): string {
	return new Date(time).toISOString();
}
