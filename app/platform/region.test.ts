import { describe, expect, it } from "vitest";
import { REGIONS } from "../../tests/support/regions.ts";
import { formatLabel } from "../tools/calculator-config.ts";
import { formatMoney, formatNumber, formatShortMoney, formatUngrouped } from "./amounts.ts";
import { getCurrencyWords } from "./currency-words.ts";
import {
	formatDate,
	formatInstant,
	formatTimeSpan,
	nameOwnCountry,
	nameOwnTime,
	toDay,
} from "./dates.server.ts";
import { type AmountRule, parseAmount } from "./parse-amount.ts";
import { parseSum } from "./parse-sum.ts";
import { findPhoneNumbers } from "./phone-numbers.server.ts";
import { forRegion, getRegionAttributes, setRegion } from "./region.ts";
import { formatCall } from "./time-zones/format-call.ts";

const NOON = "2026-12-03T12:30:00Z";
const at = (text: string) => Date.parse(text);
/** Shows each kind of space as an ordinary one. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

const WRITTEN = {
	india: {
		money: ["₹1,50,000", "₹28.80", "₹1.5 lakh", "₹2 crore", "1,50,000"],
		dates: ["3 Dec 2026", "3 Dec 2026, 6:00 pm", "6:00 – 7:00 pm"],
		call: "Thursday, 3 December 2026, 6:00 PM (India Standard Time)",
		ownTime: ["India time", "India"],
		label: "Budget, ₹",
	},
	lisbon: {
		money: ["€150,000", "€28.80", "€150K", "€20M", "150,000"],
		dates: ["3 Dec 2026", "3 Dec 2026, 12:30", "12:30 – 13:30"],
		call: "Thursday, 3 December 2026, 12:30 (Western European Standard Time)",
		ownTime: ["Western European Time", null],
		label: "Budget, €",
	},
	berlin: {
		money: ["150.000 €", "28,80 €", "150.000 €", "20 Mio. €", "150.000"],
		dates: ["3. Dez. 2026", "3. Dez. 2026, 13:30", "13:30 – 14:30"],
		call: "Donnerstag, 3. Dezember 2026, 13:30 (Mitteleuropäische Normalzeit)",
		ownTime: ["Mitteleuropäische Zeit", null],
		label: "Budget, €",
	},
	portland: {
		money: ["$150,000", "$28.80", "$150K", "$20M", "150,000"],
		dates: ["Dec 3, 2026", "Dec 3, 2026, 4:30 AM", "4:30 – 5:30 AM"],
		call: "Thursday, December 3, 2026, 4:30 AM (Pacific Standard Time)",
		ownTime: ["Pacific Time", null],
		label: "Budget, $",
	},
};

describe.each(Object.entries(WRITTEN))("in the region %s", (name, expected) => {
	const region = REGIONS[name as keyof typeof REGIONS];
	const rule: AmountRule = { kind: "money", min: 1, max: 1e9, example: 60_000 };

	it("amounts, dates and calls are written as there", () => {
		setRegion(region);
		const { timeZone } = region;
		expect(
			[
				formatMoney(150_000),
				formatMoney(28.8),
				formatShortMoney(150_000),
				formatShortMoney(20_000_000),
				formatNumber(150_000),
			].map(plain),
		).toEqual(expected.money);
		expect(
			[
				formatDate(toDay(at(NOON))),
				formatInstant(NOON),
				formatTimeSpan(at(NOON), at(NOON) + 3_600_000),
			].map(plain),
		).toEqual(expected.dates);
		expect(formatCall(at(NOON), timeZone)).toBe(expected.call);
		expect([nameOwnTime(at(NOON)), nameOwnCountry()]).toEqual(expected.ownTime);
		expect(formatLabel({ ...rule, label: () => "Budget" })).toBe(expected.label);
	});

	it("what is written is read", () => {
		setRegion(region);
		for (const amount of [1_500, 150_000, 999_999, 12.5]) {
			expect(parseAmount(formatMoney(amount), rule), formatMoney(amount)).toEqual({
				value: amount,
			});
			expect(parseAmount(formatUngrouped(amount), rule)).toEqual({ value: amount });
		}
		expect(parseSum(formatMoney(150_000))).toBe(150_000);
		const { name: currency, example, exampleInWords } = getCurrencyWords();
		expect(parseSum(`${formatNumber(example)} ${currency}`)).toBe(example);
		expect(parseSum(exampleInWords)).toBe(example);
	});

	it("the browser gets it by the document", () => {
		setRegion(region);
		const isEnglish = region.locale.startsWith("en-");
		expect(getRegionAttributes()).toEqual({
			lang: isEnglish ? region.locale : "en",
			"data-locale": isEnglish ? undefined : region.locale,
			"data-zone": region.timeZone,
			"data-money": region.currency,
		});
	});
});

it("pages are in English, whatever the locale, until the agency names another language", () => {
	setRegion({ ...REGIONS.berlin, language: "de" });
	expect(getRegionAttributes()).toMatchObject({ lang: "de", "data-locale": "de-DE" });
	setRegion({ ...REGIONS.berlin, language: "de-DE" });
	expect(getRegionAttributes()).toMatchObject({ lang: "de-DE", "data-locale": undefined });
});

it("a formatter is created once for a region", () => {
	const getLocale = forRegion(({ locale }) => ({ locale }));
	expect(getLocale()).toBe(getLocale());
	const before = getLocale();
	setRegion(REGIONS.berlin);
	expect(getLocale()).toEqual({ locale: "de-DE" });
	expect(getLocale()).not.toBe(before);
});

it("a region that has to be loaded is loaded when it is first asked for", () => {
	let loads = 0;
	setRegion(() => {
		loads += 1;
		return REGIONS.lisbon;
	});
	expect(loads).toBe(0);
	expect([toDay(at("2026-07-01T23:30Z")), toDay(at("2026-12-01T23:30Z"))]).toEqual([
		"2026-07-02",
		"2026-12-01",
	]);
	expect(loads).toBe(1);
});

it.each([
	["lisbon", ["1.5k €", "1,500 euros", "EUR 1500", "€1,500", "1500"], 1_500],
	["berlin", ["1.500 €", "1.500,00 EUR", "1500 Euro", "€ 1.500"], 1_500],
	["portland", ["$1.5k", "1,500 dollars", "USD 1,500", "1,500 US dollars"], 1_500],
	["portland", ["$2 million", "2m", "2,000,000"], 2_000_000],
] as const)("sums are read in the words of the currency: %s", (name, texts, sum) => {
	setRegion(REGIONS[name]);
	for (const text of texts) expect(parseSum(text), text).toBe(sum);
	for (const text of ["1 lakh", "Rs. 1500", "₹1500", "2 crore"]) expect(parseSum(text)).toBeNull();
});

it("a decimal sign of elsewhere is rejected with the one that is written here", () => {
	const rule: AmountRule = { kind: "percent", min: 0, max: 100, example: 3 };
	setRegion(REGIONS.berlin);
	expect(parseAmount("12,5", rule)).toEqual({ value: 12.5 });
	expect(parseAmount("12.5", rule).error).toBe("Use a comma for decimals: 12,5, not 12.5.");
	setRegion(REGIONS.lisbon);
	expect(parseAmount("12,5", rule).error).toBe("Use a point for decimals: 12.5, not 12,5.");
	expect(parseAmount("€40", rule).error).toMatch(/not an amount of money/);
});

it.each([
	["IN", "98765 43210", "+919876543210"],
	["IE", "085 012 3456", "+353850123456"],
	["PT", "912 345 678", "+351912345678"],
	["PT", "+91 98765 43210", "+919876543210"],
])("a number that is typed in %s, %s, is %s", (phoneCountry, typed, number) => {
	setRegion({ ...REGIONS.lisbon, phoneCountry });
	expect(findPhoneNumbers(typed).map((found) => found.number)).toEqual([number]);
});
