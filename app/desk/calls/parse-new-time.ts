import * as z from "zod/mini";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { parseLocalTime } from "#app/platform/dates.server.ts";
import { DAY } from "#app/platform/durations.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import type { TypedChange } from "./call-form.tsx";
import { OTHER } from "./new-time-fields.tsx";

const YEAR_MS = 366 * DAY;

/** Parses the new time of a call from the list or the field beside it. The value is in Unix ms. */
export function parseNewTime(
	{ time, other }: Pick<TypedChange, "time" | "other">,
	now: number,
): Result<number> {
	const isOther = time === OTHER || time === "";
	if (!isOther && other) return reject(t("twoTimes"));
	const start = isOther ? parseLocalTime(other) : parseInstant(time);
	if (start === null) return reject(t("noTime"));
	if (start <= now) return reject(t("timeIsPast"));
	return start - now < YEAR_MS ? accept(start) : reject(t("timeIsTooFar"));
}

function parseInstant(text: string): number | null {
	const { data } = z.iso.datetime().safeParse(text);
	return data === undefined ? null : Date.parse(data);
}
