import { expect, it } from "vitest";
import { formatLongDate } from "./format-dates.ts";

it.each([
	["2026-02-01", "1 February 2026"],
	["2026-11-20T18:29:59Z", "20 November 2026"],
	["2026-11-20T18:30:00Z", "21 November 2026"],
	["2026-12-31T23:00:00Z", "1 January 2027"],
])("%s is shown as the day it is in India: %s", (date, day) => {
	expect(formatLongDate(date)).toBe(day);
});
