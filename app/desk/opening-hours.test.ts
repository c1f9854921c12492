import { expect, it } from "vitest";
import { addOpenMinutes, countOpenMinutes } from "./opening-hours.ts";

const HOURS: NonNullable<Parameters<typeof countOpenMinutes>[2]> = [
	{
		days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
		opens: "09:00",
		closes: "17:00",
	},
];

/** Converts India's time; 27 November 2026 is a Friday. */
const at = (text: string) => new Date(`${text}:00+05:30`).toISOString();

// More cases are in app/desk/store/numbers-store.db.test.ts.
it.each([
	["over a whole week", "2026-11-23T00:00", "2026-11-30T00:00", 5 * 8 * 60],
	["backwards", "2026-11-27T11:00", "2026-11-27T10:00", 0],
])("minutes of opening hours %s", (_what, from, to, minutes) => {
	expect(countOpenMinutes(at(from), at(to), HOURS)).toBe(minutes);
});

it.each([
	["2026-11-27T16:50", 30, "2026-11-30T09:20"],
	["2026-11-27T09:00", 480, "2026-11-27T17:00"],
])("after %s %i open minutes are over at %s", (from, minutes, end) => {
	expect(new Date(addOpenMinutes(at(from), minutes, HOURS)).toISOString()).toBe(at(end));
});

it("without opening hours every minute counts", () => {
	expect(countOpenMinutes(at("2026-11-29T03:00"), at("2026-11-29T04:00"), undefined)).toBe(60);
	expect(addOpenMinutes(at("2026-11-29T03:00"), 60, undefined)).toBe(
		Date.parse(at("2026-11-29T04:00")),
	);
});

it("hours that never open count all minutes rather than none for ever", () => {
	const never = HOURS.map(({ days }) => ({ days, opens: "17:00", closes: "09:00" }));
	expect(addOpenMinutes(at("2026-11-27T10:00"), 5, never)).toBe(Date.parse(at("2026-11-27T10:05")));
});
