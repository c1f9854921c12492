import { expect, it } from "vitest";
import { listFreeTimes } from "#app/calls/free-times.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { content } from "../../../tests/support/addresses.ts";
import { createRules } from "../../../tests/support/booking-rules.ts";
import { createSamples } from "./create-samples.ts";

const HOUR = 3_600_000;
const RULES = content.pages.contact.booking;
const CHRISTMAS = Date.UTC(2026, 11, 25, 5);
const SPECIAL_DAYS = [CHRISTMAS, Date.UTC(2026, 11, 31, 18, 31), Date.UTC(2028, 1, 29, 18, 30)];

function createCalls(now: number, rules: BookingRules | undefined) {
	const contact = { ...content.pages.contact, booking: rules };
	const changed = { ...content, pages: { ...content.pages, contact } };
	const calls = createSamples({ content: changed, staff: ["a", "b"], now }).flatMap(
		({ booking }) => booking ?? [],
	);
	return { calls, ahead: calls.filter(({ startsAt }) => startsAt > now) };
}

const countDays = (calls: { startsAt: number }[]) =>
	new Set(calls.map(({ startsAt }) => toDay(startsAt))).size;
const listStates = (calls: { state: string }[]) =>
	[...new Set(calls.map(({ state }) => state))].toSorted();

it("some sample calls are past and some on several days ahead, at every hour of two weeks", () => {
	const start = Date.UTC(2026, 10, 23);
	const everyFourHours = Array.from({ length: 84 }, (_, at) => start + at * 4 * HOUR);
	for (const now of [...everyFourHours, ...SPECIAL_DAYS]) {
		const { calls, ahead } = createCalls(now, RULES);
		const at = new Date(now).toISOString();
		expect(countDays(ahead), at).toBeGreaterThan(1);
		expect(listStates(ahead), at).toEqual(["booked"]);
		expect(listStates(calls.filter(({ endsAt }) => endsAt <= now)), at).toEqual([
			"booked",
			"no-show",
		]);
	}
});

const ONE_EVENING_A_WEEK = createRules({
	zone: "Australia/Lord_Howe",
	windows: [{ days: ["Sunday"], from: "18:00", to: "20:00" }],
	noticeHours: 168,
	bufferMinutes: 60,
	horizonDays: 20,
});

it.each([
	["the rules of the content", RULES],
	["one evening a week, a week ahead", ONE_EVENING_A_WEEK],
	["no free time", createRules({ horizonDays: 1, noticeHours: 72 })],
	["no calls", undefined],
])(
	"with %s each sample call lies where the others leave it free, and one ahead where one can",
	(_, rules) => {
		for (const now of [...SPECIAL_DAYS, CHRISTMAS + 63 * HOUR]) {
			const { calls, ahead } = createCalls(now, rules);
			const offered = rules ? listFreeTimes(rules, { calls: [], busy: [] }, now) : [];
			expect(ahead.length > 0, new Date(now).toISOString()).toBe(offered.length > 0);
			for (const call of calls) {
				const others = calls.filter((other) => other !== call);
				const taken = others.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
				const free = [Date.parse(call.createdAt), now].flatMap((at) =>
					rules ? listFreeTimes(rules, { calls: taken, busy: [] }, at) : [],
				);
				expect(free, new Date(now).toISOString()).toContain(call.startsAt);
			}
		}
	},
);
