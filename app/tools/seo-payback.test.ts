import { describe, expect, it } from "vitest";
import { listHostileQueries } from "./hostile-queries-for-tests.ts";
import { namesOf, readQuery, readTyped } from "./inputs.ts";
import {
	checkSeoPayback,
	computeSeoPayback,
	SEO_PAYBACK_INPUTS,
	tellOutlay,
	tellSeoPayback,
} from "./seo-payback.ts";

const EXAMPLE = readTyped(
	SEO_PAYBACK_INPUTS,
	readQuery(SEO_PAYBACK_INPUTS, new URLSearchParams()).typed,
).values;
if (!EXAMPLE) throw new Error("The example does not work out");

describe("computeSeoPayback", () => {
	// Rank 14 has 0.5 % of 8,000 clicks and rank 3 has 8 %: 7.5 % more = 600; 2 in 100 = 12 enquiries;
	// 20 in 100 = 2.4 customers of 25,000 = 60,000 a month at full effect, for 40,000.
	it("goes from searches to what a month brings", () => {
		const result = computeSeoPayback(EXAMPLE);
		expect(result.presentShare).toBe(0.5);
		expect(result.wantedShare).toBe(8);
		expect(result.extraClicks).toBeCloseTo(600, 9);
		expect(result.enquiries).toBeCloseTo(12, 9);
		expect(result.customers).toBeCloseTo(2.4, 9);
		expect(result.gain).toBeCloseTo(60_000, 6);
		expect(result.left).toBeCloseTo(20_000, 6);
	});

	// Six equal steps: 10, 20, 30, 40, 50, 60 thousand, then 60 each month; 40 are spent in each.
	// -30, -50, -60, -60, -50, -30, -10, +10: back in month 8, never deeper than 60,000.
	it("adds up month after month until it has paid back", () => {
		const { months, paybackMonth, deepest } = computeSeoPayback(EXAMPLE);
		const totals = months.map(({ total }) => Math.round(total));
		expect(totals.slice(0, 8)).toEqual([
			-30_000, -50_000, -60_000, -60_000, -50_000, -30_000, -10_000, 10_000,
		]);
		expect(totals[11]).toBe(90_000);
		expect(paybackMonth).toBe(8);
		expect(deepest.month).toBe(3);
		expect(months.map(({ month }) => month)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
	});

	// 60,000 come back at once; and 15, 30, 45, 60, 60, 60 for 45 each: -30, -45, -45, -30, -15, 0.
	it("has paid back in the month that ends at nothing", () => {
		const values = { ...EXAMPLE, ramp: 1, cost: 60_000 };
		expect(computeSeoPayback(values).paybackMonth).toBe(1);
		expect(computeSeoPayback({ ...EXAMPLE, ramp: 4, cost: 45_000 }).paybackMonth).toBe(6);
	});

	it("works in full from the first month where nothing must grow", () => {
		const { months } = computeSeoPayback({ ...EXAMPLE, ramp: 0 });
		expect(Math.round(months[0]?.gain ?? 0)).toBe(60_000);
	});

	it.each([
		[{ cost: 50_000 }, 24],
		[{ cost: 58_000 }, 120],
		[{ cost: 70_000 }, 36],
	])("is drawn as far as is of use: %j", (changes, length) => {
		expect(computeSeoPayback({ ...EXAMPLE, ...changes }).months).toHaveLength(length);
	});
});

describe("what comes of it is said in words", () => {
	it.each([
		[{}, "It has paid back in month 8."],
		[
			{ cost: 60_000 },
			"It never pays back: at full effect it brings ₹60,000 a month, the work costs ₹60,000.",
		],
		[
			{ s3: 0.5 },
			"With these shares the better rank brings no more clicks, so it never pays back.",
		],
		[{ cost: 59_500 }, "It does not pay back within ten years."],
	])("%j", (changes, sentence) => {
		expect(tellSeoPayback(computeSeoPayback({ ...EXAMPLE, ...changes }))).toBe(sentence);
	});

	it("where nothing is laid out before it pays", () => {
		const lines = tellOutlay(computeSeoPayback({ ...EXAMPLE, ramp: 0 }));
		expect(lines).toContain("It pays from the first month on.");
	});
});

describe("what no single field can know", () => {
	it("is that the wanted rank must be better than today's", () => {
		expect(checkSeoPayback({ ...EXAMPLE, to: 14 }).to).toMatch(/less than 14/);
		expect(checkSeoPayback({ ...EXAMPLE, from: 1, to: 1 }).to).toMatch(/first already/);
		expect(checkSeoPayback(EXAMPLE)).toEqual({});
	});

	it("is that all clicks are a hundred in a hundred", () => {
		expect(checkSeoPayback({ ...EXAMPLE, s1: 60 }).s1).toMatch(/100%/);
		expect(checkSeoPayback({ ...EXAMPLE, s1: 53.7 })).toEqual({});
	});
});

it("no figure is ever anything but a number, whatever the address holds", () => {
	const good = new URLSearchParams(
		Object.entries(EXAMPLE).map(([name, value]) => [name, String(value)]),
	);
	for (const query of listHostileQueries(namesOf(SEO_PAYBACK_INPUTS), String(good))) {
		const { values } = readTyped(SEO_PAYBACK_INPUTS, readQuery(SEO_PAYBACK_INPUTS, query).typed);
		if (!values) continue;
		const { months, deepest, paybackMonth, ...figures } = computeSeoPayback(values);
		const all = [...Object.values(figures), ...months.flatMap((month) => Object.values(month))];
		expect(all.every(Number.isFinite), String(query)).toBe(true);
		expect(
			all.some((figure) => Object.is(figure, -0)),
			String(query),
		).toBe(false);
	}
});
