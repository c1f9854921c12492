import { Temporal } from "temporal-polyfill";
import * as z from "zod/mini";
import { t } from "#app/messages/en/dates.server.ts";
import { getNow } from "./clock.ts";
import type { Day, Instant } from "./day.ts";
import { HOUR, MINUTE } from "./durations.ts";
import { createDayFormat } from "./format-dates.ts";
import { forRegion, getAgencyRegion, getLanguage, getRegion } from "./region.ts";
import { listCountryZones } from "./time-zones/list-country-zones.ts";
import { nameZone } from "./time-zones/name-zone.ts";

const DATE_OPTIONS = { day: "numeric", month: "short", year: "numeric" } as const;
const TIME_OPTIONS = { hour: "numeric", minute: "2-digit" } as const;
const DATE_TIME = createFormat({ ...DATE_OPTIONS, ...TIME_OPTIONS });
const TIME = createFormat(TIME_OPTIONS);
const WEEKDAY = createDayFormat({ weekday: "short", day: "numeric", month: "short" });
const WEEKDAY_ALONE = {
	short: createDayFormat({ weekday: "short" }),
	long: createDayFormat({ weekday: "long" }),
};

/** The part of a formatted time behind its digits, where the region counts twelve hours. */
const PERIOD = /\u00a0[ap]m$/i;

/** Creates a format of instants in the agency's time zone. */
function createFormat(options: Intl.DateTimeFormatOptions) {
	return forRegion(
		({ locale, timeZone }) => new Intl.DateTimeFormat(locale, { ...options, timeZone }),
	);
}

/** Returns the agency's day at an instant (Unix ms), as 2026-11-21. */
export function toDay(time: number): Day {
	return toText(toZoned(time).toPlainDate());
}

/** Returns the start of a day at the agency, as ISO 8601 in UTC. */
export function toDayStart(day: Day): Instant {
	const start = Temporal.PlainDate.from(day).toZonedDateTime(getRegion().timeZone);
	return start.toInstant().toString({ fractionalSecondDigits: 3 });
}

/** Returns the beginning of the agency's day at an instant; both are Unix ms. */
export function toMidnight(time: number): number {
	return toZoned(time).startOfDay().epochMilliseconds;
}

/** Returns the end of the agency's day at an instant; both are Unix ms. A day of a clock change has 23 or 25 hours. */
export function toNextMidnight(time: number): number {
	return toZoned(time).add({ days: 1 }).startOfDay().epochMilliseconds;
}

/** Returns whether a span (Unix ms) lasts for all of the day of its start, or longer. */
export function isAllDay(start: number, end: number): boolean {
	return start === toMidnight(start) && end >= toNextMidnight(start);
}

/** Returns the hour that the agency's clocks show at an instant (Unix ms), within a day: 0 before it, 24 after it. */
export function toHour(time: number, day: Day): number {
	const zoned = toZoned(time);
	const order = Temporal.PlainDate.compare(zoned.toPlainDate(), day);
	if (order !== 0) return order < 0 ? 0 : 24;
	return zoned.hour + (zoned.minute * MINUTE + zoned.second * 1000 + zoned.millisecond) / HOUR;
}

/** Returns the instant (Unix ms) at which the agency's clocks show a time such as 09:30, on the day that begins then. */
export function atClock(midnight: number, clock: string): number {
	return toZoned(midnight).withPlainTime(clock).epochMilliseconds;
}

const CLOCK_CHANGES = forRegion(() => ({ from: Number.POSITIVE_INFINITY, at: 0 }));

/** Returns the next instant after another one (both Unix ms) at which the agency's clocks change; Infinity where they never do. */
export function findClockChange(after: number): number {
	const last = CLOCK_CHANGES();
	if (after >= last.from && after < last.at) return last.at;
	const change = toZoned(after).getTimeZoneTransition("next");
	last.from = after;
	last.at = change?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
	return last.at;
}

/** Returns the day of the week at the agency at an instant (Unix ms); Monday is 0. */
export function getWeekday(time: number): number {
	return toZoned(time).dayOfWeek - 1;
}

/** Returns the day so many days after another; before it, if `days` is negative. */
export function addDays(day: Day, days: number): Day {
	return toText(Temporal.PlainDate.from(day).add({ days }));
}

/** Returns how many days one day is after another; negative where it is before it. */
export function countDays(from: Day, to: Day): number {
	return Temporal.PlainDate.from(from).until(to).days;
}

/** Returns the Monday of a day's week: 2026-11-16. */
export function toMonday(day: Day): Day {
	return addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);
}

/** Returns the days from one to another, with both. */
export function listDays(from: Day, to: Day): Day[] {
	const days: Day[] = [];
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
	return days;
}

const utcSchema = z.iso.datetime({ precision: -1 });

/** Parses what a field for date and time has (2026-11-23T10:00), in the agency's time zone, to Unix ms; anything else to null. */
export function parseLocalTime(text: string): number | null {
	if (!utcSchema.safeParse(`${text}Z`).success) return null;
	return Temporal.PlainDateTime.from(text).toZonedDateTime(getRegion().timeZone).epochMilliseconds;
}

/** Formats an instant (Unix ms) as such a field has it. */
export function formatLocalTime(time: number): string {
	return toZoned(time).toPlainDateTime().toString({ smallestUnit: "minute" });
}

/** Formats a day as 25 Nov 2026. */
export const formatDate = createDayFormat(DATE_OPTIONS);

/** Formats a day as 25 Nov. */
export const formatDayAndMonth = createDayFormat({ day: "numeric", month: "short" });

/** Formats a day as Thu 3 Dec. */
export function formatDay(day: Day): string {
	const text = WEEKDAY(day);
	return getLanguage().startsWith("en") ? text.replace(",", "") : text;
}

/** Formats an instant in the agency's time zone as 25 Nov 2026, 5:32 pm. */
export function formatInstant(instant: Instant): string {
	return keepTogether(DATE_TIME().format(new Date(instant)));
}

/** Formats an instant (Unix ms) in the agency's time zone as RFC 2822 has it: Mon, 23 Nov 2026 00:00:00 -0800. */
export function formatMailDate(time: number): string {
	const zoned = toZoned(time);
	const clock = new Date(zoned.toPlainDateTime().toZonedDateTime("UTC").epochMilliseconds);
	return clock.toUTCString().replace("GMT", zoned.offset.replace(":", ""));
}

/** Formats an instant (Unix ms) as a day near another one: `today`, Tue or Tuesday within six days, 24 Nov, or 24 Nov 2025. */
export function formatNearDay(
	instant: number,
	now: number,
	weekday: keyof typeof WEEKDAY_ALONE = "short",
): string {
	const [day, today] = [toDay(instant), toDay(now)];
	if (day === today) return t("today");
	if (Math.abs(countDays(today, day)) < 7) return WEEKDAY_ALONE[weekday](day);
	return day.slice(0, 4) === today.slice(0, 4) ? formatDayAndMonth(day) : formatDate(day);
}

/** Formats an instant (Unix ms) in a time zone, the agency's if none is given, as 3:00 pm or 15:00. */
export function formatTime(instant: number, timeZone?: string): string {
	const format = timeZone
		? new Intl.DateTimeFormat(getRegion().locale, { ...TIME_OPTIONS, timeZone })
		: TIME();
	return keepTogether(format.format(instant));
}

/** Formats two instants of a day (Unix ms) as 3:00 – 3:30 pm. */
export function formatTimeSpan(start: number, end: number, timeZone?: string): string {
	const [from, to] = [formatTime(start, timeZone), formatTime(end, timeZone)];
	const [period = ""] = PERIOD.exec(to) ?? [];
	const isShared = period !== "" && from.endsWith(period);
	return `${isShared ? from.slice(0, -period.length) : from} – ${to}`;
}

/** Formats when a call is (Unix ms) in the agency's time zone as Thu 3 Dec, 3:00 pm. */
export function formatCallTime(instant: number): string {
	return `${formatDay(toDay(instant))}, ${formatTime(instant)}`;
}

/**
 * Names the time of the agency's clocks in a sentence: Ireland time, or Eastern Time in a country that has several time zones.
 */
export function nameOwnTime(now = getNow()): string {
	const country = nameOwnCountry();
	return country ? t("ownTime", { country }) : nameZone(getRegion().timeZone, "longGeneric", now);
}

/** Returns the name of the agency's country; null where a time in that country could be one of several. */
export function nameOwnCountry(): string | null {
	const { country } = getAgencyRegion();
	if (listCountryZones(country).length > 1) return null;
	return new Intl.DisplayNames(getRegion().locale, { type: "region" }).of(country) ?? null;
}

/** Keeps a time and its `pm` on one line. */
function keepTogether(time: string): string {
	return time.replace(/\s(?=[ap]m$)/i, "\u00a0");
}

function toZoned(time: number): Temporal.ZonedDateTime {
	return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(getRegion().timeZone);
}

function toText(date: Temporal.PlainDate): Day {
	return date.toString() as Day;
}
