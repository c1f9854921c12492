import { getContent } from "#app/content/content.server.ts";
import type { RowCall } from "#app/desk/store/row-facts.ts";
import { type Enquiry, getPlannedTime, isHeld, isUnanswered } from "#app/enquiries/enquiry.ts";
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

/** Returns whether nobody has opened an enquiry, or answered it, since the visitor's last words. */
export function isUnread(enquiry: Enquiry): boolean {
	const { state, seenAt, incomingAt, outgoingAt } = enquiry;
	if (isHeld(enquiry) || state === "won" || state === "lost") return false;
	return [seenAt, outgoingAt].every((at) => !at || at < incomingAt);
}

/**
 * Describes an enquiry. Only who waits for the agency can wait too long, and that is counted in opening hours. A call is told in
 * place of a wait if it is the answer, as `waitsForCall` has it; what is due, and what else is booked, the marks tell.
 */
export function describeWait(enquiry: Enquiry, call?: RowCall, now = getNow()): Wait {
	const { state, incomingAt, outgoingAt, snoozedUntil, dueAt } = enquiry;
	const tell = (text: string, at: string): Wait => ({ text, inFull: text, at, isLate: false });
	if (isHeld(enquiry)) return tell("", incomingAt);
	if (snoozedUntil && Date.parse(snoozedUntil) > now)
		return tell(
			t("snoozedUntil", { time: formatDayAndTime(Date.parse(snoozedUntil), now) }),
			snoozedUntil,
		);
	if (state === "lost") return tell(STATE_NAMES.lost, incomingAt);
	if (state === "won") {
		const at = enquiry.wonAt ?? incomingAt;
		return tell(t("stateSince", { state: STATE_NAMES.won, time: formatPast(at, now) }), at);
	}
	const isWaiting = isUnanswered(enquiry);
	const isAnswer = call && isAnswerTo(enquiry, call);
	if (call && (isAnswer || !isWaiting)) {
		const isLate = isWaiting && isTooLong(toInstant(call.endsAt), now);
		return { ...tell(describeCall(call, now), toInstant(call.startsAt)), isLate };
	}
	const dueTime = dueAt ? Date.parse(dueAt) : null;
	const isPast = dueTime !== null && dueTime <= now;
	if (isWaiting) {
		const wait = describeWaitForUs(incomingAt, now);
		return { ...wait, isLate: wait.isLate || isPast };
	}
	const planned = getPlannedTime(outgoingAt, now);
	if (planned)
		return tell(t("answerGoesOut", { time: formatDayAndTime(planned, now) }), toInstant(planned));
	const isLastOurs = outgoingAt && outgoingAt > incomingAt;
	const lastAt = isLastOurs ? outgoingAt : incomingAt;
	const time = formatPast(lastAt, now);
	if (state === "waiting")
		return tell(t(isPast ? "noReplySince" : "forThemSince", { time }), lastAt);
	if (dueAt) return { ...tell(describeOwnStep(dueAt, now), dueAt), isLate: isPast };
	return tell(t("stateSince", { state: STATE_NAMES[state], time }), lastAt);
}

/** Describes a call that stands: when it is, or was, so that it is to be said whether it took place. */
export function describeCall({ startsAt, endsAt }: RowCall, now: number): string {
	return t(endsAt <= now ? "tookPlace" : "call", { time: formatDayAndTime(startsAt, now) });
}

/** Describes what the agency is to do by a time (ISO 8601), or was. */
export function describeOwnStep(dueAt: string, now: number): string {
	const time = Date.parse(dueAt);
	if (time > now) return t("dueBy", { time: formatDayAndTime(time, now) });
	const isToday = toDay(time) === toDay(now);
	return t("dueSince", { time: isToday ? formatTime(time) : formatDayAndTime(time, now) });
}

/** Returns whether a call answers the visitor: nothing came or went since it was booked, and they were invited to it. */
function isAnswerTo({ incomingAt, outgoingAt }: Enquiry, call: RowCall): boolean {
	const { createdAt, invitationError } = call;
	const isLastOfAll = createdAt >= incomingAt && (outgoingAt === null || outgoingAt < createdAt);
	return isLastOfAll && invitationError === null;
}

function describeWaitForUs(since: string, now: number): Wait {
	const { openingHours } = getContent().site;
	const minutes = countOpenMinutes(since, toInstant(now), openingHours);
	return { ...tellOpenTime(minutes, openingHours), at: since, isLate: isTooLong(since, now) };
}

/** Returns whether the agency's own target has passed since an instant (ISO 8601). */
function isTooLong(since: string, now: number): boolean {
	const { site, desk } = getContent();
	return countOpenMinutes(since, toInstant(now), site.openingHours) > desk.targetMinutes;
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
