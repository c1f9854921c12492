import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import type { SeoPaybackText } from "#app/content/schemas/tools.ts";
import { t } from "#app/messages/en/seo-payback.ts";
import { formatAverage, formatMoney } from "#app/platform/amounts.ts";
import {
	type CalculatorConfig,
	type Fields,
	type InputErrors,
	type ResultText,
	toExample,
	type Values,
} from "#app/tools/calculator-config.ts";

/** Ranks with a click share of their own; all lower ranks have the last one. */
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type ShareName = `s${(typeof RANKS)[number]}`;
type Sentences = SeoPaybackText["sentences"];
const RANK = { kind: "count", min: 1, max: 100, isWhole: true } as const;
const RATE = { kind: "percent", min: 0.01, max: 100 } as const;

/**
 * Click shares by rank. They are an example of ours, not measured: 24% for the first, and that divided by the rank for
 * the next nine.
 */
const EXAMPLE_SHARES = [24, 12, 8, 6, 4.8, 4, 3.4, 3, 2.7, 2.4, 0.5];

const SHARE_FIELDS = Object.fromEntries(
	RANKS.map((rank, index) => [
		`s${rank}`,
		{
			...RATE,
			label: () => (rank === 11 ? t("lowerRanks") : t("rank", { rank })),
			min: 0,
			example: EXAMPLE_SHARES[index],
		},
	]),
) as Fields<ShareName>;

const SEO_PAYBACK_FIELDS = {
	searches: { label: () => t("searches"), kind: "count", min: 1, max: 1e8, example: 8000 },
	from: { ...RANK, label: () => t("from"), example: 14 },
	to: { ...RANK, label: () => t("to"), example: 3 },
	conversion: { ...RATE, label: () => t("conversion"), example: 2 },
	close: { ...RATE, label: () => t("close"), example: 20 },
	value: {
		label: () => t("value"),
		kind: "money",
		min: 1,
		max: 1e8,
		get example() {
			return toExample(25_000);
		},
	},
	cost: {
		label: () => t("cost"),
		kind: "money",
		min: 1,
		max: 1e9,
		get example() {
			return toExample(40_000);
		},
	},
	ramp: { ...RANK, label: () => t("ramp"), min: 0, max: 36, example: 6 },
} satisfies Fields<keyof SeoPaybackText["hints"]>;
export type SeoPaybackName = keyof typeof SEO_PAYBACK_FIELDS | ShareName;

export const SEO_PAYBACK: CalculatorConfig<SeoPaybackName, SeoPayback, Sentences> = {
	slug: "seo-payback",
	title: () => t("title"),
	fields: { ...SEO_PAYBACK_FIELDS, ...SHARE_FIELDS },
	check: checkSeoPayback,
	compute: computeSeoPayback,
	format: formatSeoPayback,
};

const MAX_MONTHS = 120;
/** The periods in months. The shown one is the first that includes the payback, else the last. */
const PERIODS = [12, 24, 36, 60, MAX_MONTHS];

export type Month = {
	/** The number of the month, from 1. */
	month: number;
	gain: number;
	/** All gains less all costs up to the month's end; negative until it has paid back. */
	total: number;
};

function checkSeoPayback(values: Values<SeoPaybackName>): InputErrors {
	const errors: InputErrors = {};
	if (values.to >= values.from) {
		errors.to = values.from === 1 ? t("alreadyFirst") : t("rankNotBetter", { rank: values.from });
	}
	const sum = RANKS.slice(0, 10).reduce((sum, rank) => sum + values[`s${rank}`], 0);
	// Tolerates rounding errors of the sum.
	if (sum > 100.001) errors.s1 = t("sharesTooHigh");
	return errors;
}

export function getShares(values: Values<SeoPaybackName>): { today: number; target: number } {
	const getShare = (rank: number) => values[`s${Math.min(rank, 11)}` as ShareName];
	return { today: getShare(values.from), target: getShare(values.to) };
}

/**
 * Computes averages of one month at full effect, nothing rounded, and the months. The effect grows in equal
 * steps up to the month `ramp`; every month has the same cost.
 */
export function computeSeoPayback(values: Values<SeoPaybackName>) {
	const { today, target } = getShares(values);
	const extraClicks = (values.searches * Math.max(0, target - today)) / 100;
	const enquiries = (extraClicks * values.conversion) / 100;
	const customers = (enquiries * values.close) / 100;
	const gain = customers * values.value;
	const all: Month[] = [];
	let total = 0;
	for (let month = 1; month <= MAX_MONTHS; month++) {
		const gained = gain * Math.min(1, month / Math.max(1, values.ramp));
		total += gained - values.cost;
		all.push({ month, gain: gained, total: total || 0 });
	}
	// Tolerates rounding errors of the sum.
	const paybackMonth = all.find((one) => one.total > -0.005)?.month ?? null;
	const period = PERIODS.find((months) => paybackMonth !== null && months >= paybackMonth + 3);
	return {
		extraClicks,
		customers,
		gain,
		/** The gain of a month at full effect less its cost. */
		left: gain - values.cost,
		/** The month of the payback; null if there is none within ten years. */
		paybackMonth,
		deepest: all.reduce((deepest, one) => (one.total < deepest.total ? one : deepest)),
		months: all.slice(0, period ?? (paybackMonth === null ? 36 : MAX_MONTHS)),
	};
}
export type SeoPayback = ReturnType<typeof computeSeoPayback>;

/** Formats the result. The notes are the full effect and, where it pays back at all, the outlay before. */
function formatSeoPayback(
	{ paybackMonth, extraClicks, customers, gain, left, deepest }: SeoPayback,
	sentences: Sentences,
): ResultText {
	const figure = formatAverage(customers);
	const figures = {
		customers: t("customerCount", { count: figure === "1" ? 1 : customers, figure }),
		gain: formatMoney(gain),
		cost: formatMoney(gain - left),
	};
	const outlay = { amount: formatMoney(-deepest.total), month: String(deepest.month) };
	const fullEffect = fillPlaceholders(sentences.fullEffect, figures);
	if (left <= 0) {
		const reason = extraClicks === 0 ? "noMoreClicks" : "never";
		return { summary: fillPlaceholders(sentences[reason], figures), notes: [fullEffect] };
	}
	return {
		summary:
			paybackMonth === null
				? sentences.notInTenYears
				: fillPlaceholders(sentences.payback, { month: String(paybackMonth) }),
		notes: [
			fullEffect,
			fillPlaceholders(sentences[deepest.total < 0 ? "outlay" : "noOutlay"], outlay),
		],
	};
}
