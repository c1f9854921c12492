import { expect, it } from "vitest";
import { REGIONS } from "../../tests/support/regions.ts";
import { formatMoney, formatPrice, formatUngrouped } from "./amounts.ts";
import { getCurrencyWords } from "./currency-words.ts";
import { type AmountRule, parseAmount } from "./parse-amount.ts";
import { parseSum } from "./parse-sum.ts";
import { setRegion } from "./region.ts";

const MONEY: AmountRule = { kind: "money", min: 0, max: 1e9, example: 50_000 };
const COUNT: AmountRule = { ...MONEY, kind: "count" };
const PERCENT: AmountRule = { ...MONEY, kind: "percent" };

const setPlace = (place: string) => {
	const [locale = "", currency = ""] = place.split(" ");
	setRegion({ ...REGIONS.lisbon, locale, currency });
};

/** Regions with a comma, a point or something else before decimals and between groups. */
const PLACES = [
	"en-GB GBP",
	"en-IE EUR",
	"en-IN INR",
	"en-US USD",
	"en-CH CHF",
	"en-DE EUR",
	"en-ZA ZAR",
	"en-SE SEK",
	"de-DE EUR",
	"de-CH CHF",
	"fr-FR EUR",
	"pl-PL PLN",
	"pt-BR BRL",
	"tr-TR TRY",
	"ar-EG EGP",
	"fa-IR IRR",
	"hi-IN INR",
	"ja-JP JPY",
];

it.each(PLACES)("in %s three digits behind a single comma or point are thousands", (place) => {
	setPlace(place);
	for (const text of ["50,000", "50.000", "50 000", "50'000", "50000"]) {
		expect(parseAmount(text, MONEY), text).toEqual({ value: 50_000 });
		expect(parseAmount(text, COUNT), text).toEqual({ value: 50_000 });
	}
	for (const text of ["50,000", "50.000", "50000"]) expect(parseSum(text), text).toBe(50_000);
	for (const text of ["1,250,000", "1.250.000"]) {
		expect(parseAmount(text, MONEY), text).toEqual({ value: 1_250_000 });
		expect(parseSum(text), text).toBe(1_250_000);
	}
});

it.each(PLACES)("in %s what is written is read", (place) => {
	setPlace(place);
	for (const amount of [12.5, 1_500, 50_000, 1_250_000]) {
		const whole = Math.round(amount);
		expect(parseAmount(formatMoney(whole), MONEY), formatMoney(whole)).toEqual({ value: whole });
		expect(parseAmount(formatUngrouped(amount), MONEY)).toEqual({ value: amount });
	}
});

it.each([
	["de-DE EUR", { "1.499,50 €": 1_499.5, "1.500 €": 1_500, "1,01 €": 1.005, "0,30 €": 0.1 + 0.2 }],
	["en-IN INR", { "₹1,50,000": 150_000, "₹1,499.50": 1_499.5 }],
	["ja-JP JPY", { "￥1,333": 1_332.72 }],
	["en-KW KWD", { "KWD 2.125": 2.125 }],
])("in %s prices are written to the smallest coin: %j", (place, texts) => {
	setPlace(place);
	for (const [text, price] of Object.entries(texts))
		expect(formatPrice(price).replaceAll(/\s/g, " "), text).toBe(text);
});

it.each([
	["en-IE EUR", "2.125", PERCENT, 2.125],
	["de-DE EUR", "2,125", PERCENT, 2.125],
	["en-IN INR", "1.125 crore", MONEY, 11_250_000],
	["de-DE EUR", "1,125k", MONEY, 1_125],
	["en-IE EUR", "0.500", MONEY, 0.5],
	["de-DE EUR", "1250,000", MONEY, 1_250],
	["de-DE EUR", "1.250,50", MONEY, 1_250.5],
	// A dinar has a thousand fils.
	["en-KW KWD", "50.000", MONEY, 50],
])("in %s %j is decimal", (place, text, rule, value) => {
	setPlace(place);
	expect(parseAmount(text, rule)).toEqual({ value: Math.round(value * 100) / 100 });
});

it.each([
	["en-ZA ZAR", ["R50,000", "R 50.000", "ZAR 50 000"]],
	["en-DE EUR", ["€50,000", "50.000 €", "50,000 euros"]],
	["en-SE SEK", ["50,000 kr", "50.000 kr", "kr 50 000"]],
	["pl-PL PLN", ["50 000 zł", "50.000 zł"]],
	["tr-TR TRY", ["50.000 TL", "₺50.000", "50.000 lira"]],
	["de-CH CHF", ["Fr. 50'000", "CHF 50’000", "SFr. 50'000.00"]],
	["en-AE AED", ["AED 50,000", "Dhs 50,000", "Dhs. 50,000"]],
	["en-AU AUD", ["A$50,000", "AU$50,000", "AUD 50,000", "$50,000"]],
	["en-US USD", ["US$50,000", "$50.000", "U$ 50,000"]],
	["en-CA CAD", ["C$50,000", "CA$50,000"]],
	["en-SG SGD", ["S$50,000"]],
	["pt-BR BRL", ["R$ 50.000", "R$50.000,00"]],
	["ja-JP JPY", ["¥50,000", "￥50,000", "50,000円"]],
	["ar-EG EGP", ["٥٠٬٠٠٠", "٥٠٠٠٠", "E£50,000", "EGP 50,000"]],
	["fa-IR IRR", ["۵۰٬۰۰۰"]],
])("in %s fifty thousand is written as %j", (place, texts) => {
	setPlace(place);
	for (const text of texts) expect(parseAmount(text, MONEY), text).toEqual({ value: 50_000 });
});

it("an amount in another currency is no number", () => {
	setPlace("en-AU AUD");
	expect(parseAmount("US$50,000", MONEY).error).toMatch(/^Write it in digits/);
	expect(parseSum("US$50,000")).toBeNull();
});

it("a letter of the currency's sign within a word is no sign", () => {
	setPlace("en-ZA ZAR");
	expect(parseAmount("2.5 per cent", { ...PERCENT, max: 100 }).error).toMatch(/^Use a comma/);
	expect(parseAmount("2,5 per cent", PERCENT)).toEqual({ value: 2.5 });
	expect(parseAmount("R40", PERCENT).error).toMatch(/not an amount of money/);
});

it.each([
	["de", "de-DE EUR", ["50 Tsd.", "50 tausend", "50.000 Euro"], "1,5 Tausend"],
	["de", "de-DE INR", ["50.000 Rupien", "0,5 Lakh"], "150 Tausend"],
	["hi", "hi-IN INR", ["50 हज़ार", "50 हजार", "0.5 लाख", "₹50,000", "50,000 रुपये"], "1.5 लाख"],
])(
	"in the language %s (%s) what a field shows as an example is read",
	(language, place, texts, shown) => {
		const [locale = "", currency = ""] = place.split(" ");
		setRegion({ ...REGIONS.lisbon, locale, currency, language });
		for (const text of texts) expect(parseAmount(text, MONEY), text).toEqual({ value: 50_000 });
		const { name, example, exampleInWords } = getCurrencyWords();
		expect(exampleInWords).toBe(shown);
		expect(parseSum(exampleInWords)).toBe(example);
		expect(parseSum(`${example} ${name}`)).toBe(example);
		expect(parseAmount("", MONEY).error).not.toContain("number");
	},
);
