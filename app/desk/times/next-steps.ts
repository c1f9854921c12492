import type { Enquiry } from "#app/enquiries/enquiry.ts";
import type { NextStep } from "#app/enquiries/store/next-step.ts";
import { findNextOpening, getUsualDays } from "#app/enquiries/usual-step.ts";
import { t } from "#app/messages/en/desk-times.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatCallTime, toDayStart } from "#app/platform/dates.server.ts";
import { daySchema } from "#app/platform/day.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";

type By = NextStep["by"];

/** The numbers of days, on which the agency opens, that are offered beside those of the agency's rules. */
const OFFERED_DAYS = { us: [1, 3, 5], them: [3, 5, 10] } as const;
/** A value: who is next, and within how many days; `0` is for no time, `day` for a day of the field beside it. */
const VALUE = /^(us|them)-(\d{1,2}|day)$/;

/** Lists the values of the field `next` with their names, first those of who is next by the agency's rules. */
export function listNextSteps(first: By): [value: string, name: string][] {
	const list = (by: By): [string, string][] => {
		const days = [...new Set([getUsualDays(by), ...OFFERED_DAYS[by]])].toSorted((a, b) => a - b);
		return [
			...days.map((each): [string, string] => [
				`${by}-${each}`,
				t(by === "us" ? "weBy" : "theyBy", { time: formatCallTime(findNextOpening(each)) }),
			]),
			[`${by}-0`, t(by === "us" ? "weSometime" : "theySometime")],
		];
	};
	return first === "us" ? [...list("us"), ...list("them")] : [...list("them"), ...list("us")];
}

/** Lists the values that stand for a day of the field beside, with their names. */
export function listNextDays(): [value: string, name: string][] {
	return [
		["us-day", t("weOnDay")],
		["them-day", t("theyOnDay")],
	];
}

/** Returns the value of the field `next` by the agency's rules. */
export function getUsualNext(by: By): string {
	return `${by}-${getUsualDays(by)}`;
}

/** Describes who is next in a matter, and by when. */
export function describeNextStep({ state, dueAt }: Pick<Enquiry, "state" | "dueAt">): string {
	if (state === "won" || state === "lost") return t("nobodyIsNext");
	const time = dueAt === null ? "" : formatCallTime(Date.parse(dueAt));
	if (state === "waiting") return time ? t("theyBy", { time }) : t("theySometime");
	return time ? t("weBy", { time }) : t("weSometime");
}

/** Describes by when somebody is to move, beside the state of the matter, which says that it waits for them. */
export function describeDue({ state, dueAt }: Pick<Enquiry, "state" | "dueAt">): string {
	if (dueAt === null) return "";
	if (state !== "waiting") return describeNextStep({ state, dueAt });
	return t("backOn", { time: formatCallTime(Date.parse(dueAt)) });
}

/**
 * Parses who is next: a value of `listNextSteps`, or one of `listNextDays` with a day, whose first opening counts; empty for what
 * the agency's rules say.
 */
export function parseNextStep(value: string, day: string, usual: By): Result<NextStep> {
	const [, by, days] = VALUE.exec(value || getUsualNext(usual)) ?? [];
	if (by !== "us" && by !== "them") return reject(t("nextStepUnknown"));
	if (days !== "day")
		return accept({ by, at: days === "0" ? null : toInstant(findNextOpening(Number(days))) });
	const chosen = daySchema.safeParse(day).data;
	// The day's first opening; if it has none, the next one after it.
	const time = chosen ? findNextOpening(1, Date.parse(toDayStart(chosen)) - 1) : 0;
	return time > getNow() ? accept({ by, at: toInstant(time) }) : reject(t("nextStepIsPast"));
}

function toInstant(time: number): string {
	return new Date(time).toISOString();
}
