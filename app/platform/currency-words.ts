import { t } from "#app/messages/en/amounts.ts";
import { cleanCode } from "./clean-text.ts";
import { forRegion, getLanguage, getRegion } from "./region.ts";

/** The words by which people write sums of a currency. */
type CurrencyWords = {
	/** The name in a sentence: euros. */
	name: string;
	/** What stands before or behind a sum: its sign, code and names, in lower case. */
	signs: readonly string[];
	/** The words for large numbers, in lower case. */
	units: Readonly<Record<string, number>>;
	/** The units in which large sums are shortened, the largest first; none where Intl's compact notation is used. */
	largeUnits: readonly [size: number, unit: "lakhs" | "crores"][];
	/** A usual sum, which fields show as an example, in digits and in words. */
	example: number;
	exampleInWords: string;
};

/** Units are known in every language of the product, whichever the page has. */
const THOUSANDS = { k: 1e3, thousand: 1e3, tsd: 1e3, tausend: 1e3, हजार: 1e3, हज़ार: 1e3 };
const MILLIONS = { m: 1e6, mn: 1e6, million: 1e6, millions: 1e6, mio: 1e6, millionen: 1e6 };

const INDIAN_UNITS: CurrencyWords["largeUnits"] = [
	[1e7, "crores"],
	[1e5, "lakhs"],
];

/** Returns whether readers of the page's language know lakhs and crores by these names; for the others there is Intl. */
const hasIndianUnits = () => /^(?:en|hi)\b/.test(getLanguage());

/** The words of rupees, for which Intl has neither the units as people write them nor the short name. */
const RUPEES: CurrencyWords = {
	get name() {
		return t("rupees");
	},
	signs: "₹ indische^rupien भारतीय^रुपये भारतीय^रुपए rs. rs inr rupees rupien रुपये रुपए रु. रु"
		.split(" ")
		.map((sign) => sign.replace("^", " ")),
	units: {
		...THOUSANDS,
		l: 1e5,
		lac: 1e5,
		lacs: 1e5,
		lakh: 1e5,
		lakhs: 1e5,
		cr: 1e7,
		crore: 1e7,
		crores: 1e7,
		लाख: 1e5,
		करोड़: 1e7,
	},
	get largeUnits() {
		return hasIndianUnits() ? INDIAN_UNITS : [];
	},
	example: 150_000,
	get exampleInWords() {
		const format = new Intl.NumberFormat(getRegion().locale);
		return hasIndianUnits()
			? t("lakhs", { sum: format.format(1.5) })
			: t("thousands", { sum: format.format(150) });
	},
};

/** What people write for a currency and Intl does not have. */
const OTHER_SIGNS: Readonly<Record<string, readonly string[]>> = {
	AED: ["Dhs.", "Dhs"],
	CHF: ["Fr.", "Fr", "SFr.", "SFr"],
	TRY: ["TL"],
};

export const getCurrencyWords = forRegion(({ locale, currency }): CurrencyWords => {
	if (currency === "INR") return RUPEES;
	const language = getLanguage().startsWith("en") ? "en" : getLanguage();
	const names = ["en", locale, language].flatMap((each) =>
		[1, 2].map((count) => readSign(each, currency, "name", count)),
	);
	const name = names.at(-1) ?? currency;
	const signs = ["symbol", "narrowSymbol", "code"] as const;
	const narrow = readSign("en", currency, "narrowSymbol", 1);
	const shown = [
		...signs.flatMap((display) =>
			// The English of the world has A$, where that of Australia has $.
			[locale, "en-001"].map((language) => readSign(language, currency, display, 1)),
		),
		...names,
		...(OTHER_SIGNS[currency] ?? []),
		// A sign that several currencies share is written behind letters of the code.
		...(narrow.length === 1 ? [1, 2].map((length) => currency.slice(0, length) + narrow) : []),
	];
	// Of "US dollars" people write the last word alone, too.
	const words = shown.flatMap((sign) => [sign, sign.split(" ").at(-1) ?? sign]);
	return {
		name,
		signs: [...new Set(words.map((word) => cleanCode(word).toLowerCase()))].sort(byLength),
		units: { ...THOUSANDS, ...MILLIONS },
		largeUnits: [],
		example: 1_500,
		get exampleInWords() {
			return t("thousands", { sum: new Intl.NumberFormat(locale).format(1.5) });
		},
	};
});

/** Returns the sign of the currency as it stands beside a number: €. */
export const getCurrencySign = forRegion(({ locale, currency }) =>
	readSign(locale, currency, "symbol", 1),
);

function readSign(
	locale: string,
	currency: string,
	currencyDisplay: Intl.NumberFormatOptionsCurrencyDisplay,
	count: number,
): string {
	const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
	return format.formatToParts(count).find(({ type }) => type === "currency")?.value ?? currency;
}

/** Sorts the longest first, so that a pattern of them finds the whole sign. */
function byLength(one: string, other: string): number {
	return other.length - one.length;
}
