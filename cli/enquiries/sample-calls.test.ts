import { expect, it } from "vitest";
import { listFreeTimes } from "#app/bookings/free-times.ts";
import { loadContent } from "#app/content/load.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import { createRules } from "../../tests/support/booking-rules.ts";
import { createSamples } from "./sample-enquiries.ts";

const HOUR = 3_600_000;
const CONTENT = loadContent(process.cwd());
const SHIPPED = CONTENT.pages.contact.booking;
const CHRISTMAS = Date.UTC(2026, 11, 25, 5);
const SPECIAL_DAYS = [
	CHRISTMAS,
	Date.UTC(2026, 11, 31, 18, 31),
	Date.UTC(2028, 1, 29, 18, 30),
	Date.UTC(2027, 3, 3, 15),
];

function createCalls(now: number, rules: BookingRules | undefined) {
	const contact = { ...CONTENT.pages.contact, booking: rules };
	const content = { ...CONTENT, pages: { ...CONTENT.pages, contact } };
	const calls = createSamples({ content, staff: ["a", "b"], now }).flatMap(
		({ booking }) => booking ?? [],
	);
	return {
		calls,
		ahead: calls.filter(({ startsAt }) => startsAt > now),
		past: calls.filter(({ endsAt }) => endsAt <= now),
	};
}

const countDays = (calls: { startsAt: number }[]) =>
	new Set(calls.map(({ startsAt }) => new Date(startsAt).toDateString())).size;

it("some sample calls are past and some on several days ahead, at every hour of two weeks", () => {
	const start = Date.UTC(2026, 10, 23);
	const everyFourHours = Array.from({ length: 84 }, (_, at) => start + at * 4 * HOUR);
	for (const now of [...everyFourHours, ...SPECIAL_DAYS]) {
		const { ahead, past } = createCalls(now, SHIPPED);
		const at = new Date(now).toISOString();
		expect(countDays(ahead), at).toBeGreaterThan(1);
		expect(new Set(ahead.map(({ state }) => state)), at).toEqual(new Set(["booked"]));
		expect(new Set(past.map(({ state }) => state)), at).toEqual(new Set(["booked", "no-show"]));
	}
});

const ONE_EVENING_A_WEEK = createRules({
	zone: "Australia/Lord_Howe",
	windows: [{ days: ["Sunday"], from: "18:00", to: "20:00" }],
	noticeHours: 168,
	bufferMinutes: 60,
	horizonDays: 20,
});
const TODAY_AND_TOMORROW = createRules({
	zone: "America/New_York",
	minutes: 120,
	windows: [{ days: ["Saturday", "Wednesday"], from: "00:30", to: "23:30" }],
	horizonDays: 1,
	holidays: ["2026-12-30"],
});

it.each([
	["the shipped rules", SHIPPED],
	["one evening a week, a week ahead", ONE_EVENING_A_WEEK],
	["today and tomorrow", TODAY_AND_TOMORROW],
])(
	"with %s each call lies where the others leave it free, and one ahead where one can",
	(_, rules) => {
		if (!rules) throw new Error("the shipped content offers no calls");
		const week = Array.from({ length: 8 }, (_, at) => CHRISTMAS + at * 21 * HOUR);
		for (const now of [...week, ...SPECIAL_DAYS]) {
			const { calls, ahead } = createCalls(now, rules);
			const nothingTaken = { calls: [], busy: [] };
			if (listFreeTimes(rules, nothingTaken, now).length > 0) expect(ahead).not.toEqual([]);
			for (const call of calls) {
				const others = calls.filter((other) => other !== call);
				const taken = others.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
				const free = [Date.parse(call.createdAt), now].flatMap((at) =>
					listFreeTimes(rules, { calls: taken, busy: [] }, at),
				);
				expect(free, new Date(now).toISOString()).toContain(call.startsAt);
			}
		}
	},
);

it("rules without a free time, and no rules, give no calls", () => {
	const rules = createRules({ horizonDays: 1, noticeHours: 72 });
	expect(createCalls(CHRISTMAS, rules).calls).toEqual([]);
	expect(createCalls(CHRISTMAS, undefined).calls).toEqual([]);
});
