import { formatCount, formatRupees } from "./format-amount.ts";
import type { Input, InputErrors, Inputs, Values } from "./inputs.ts";

/** Ranks whose share of the clicks stands in a field of its own; all lower ones have the last. */
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type ShareName = `s${(typeof RANKS)[number]}`;
export type SeoPaybackName =
	| "searches"
	| "from"
	| "to"
	| "conversion"
	| "close"
	| "value"
	| "cost"
	| "ramp"
	| ShareName;

const RANK = { kind: "count", min: 1, max: 100, isWhole: true } as const;
const RATE = { kind: "percent", min: 0.01, max: 100 } as const;

/** By rank. An example of ours and no measurement: 24 in 100 for the first, and the rank's part of that for the next nine. */
const EXAMPLE_SHARES = [24, 12, 8, 6, 4.8, 4, 3.4, 3, 2.7, 2.4, 0.5];

function shareInput(index: number): Input {
	const label = index === 10 ? "Rank 11 and lower, %" : `Rank ${index + 1}, %`;
	return { label, kind: "percent", min: 0, max: 100, example: EXAMPLE_SHARES[index] ?? 0 };
}

export const SEO_PAYBACK_INPUTS: Inputs<SeoPaybackName> = {
	searches: { label: "Searches a month", kind: "count", min: 1, max: 1e8, example: 8000 },
	from: { ...RANK, label: "Rank today", example: 14 },
	to: { ...RANK, label: "Rank to reach", example: 3 },
	conversion: { ...RATE, label: "Visitors who enquire, %", example: 2 },
	close: { ...RATE, label: "Enquiries that buy, %", example: 20 },
	value: {
		label: "Gross profit of one customer, ₹",
		kind: "rupees",
		min: 1,
		max: 1e8,
		example: 25_000,
	},
	cost: { label: "Cost of the work a month, ₹", kind: "rupees", min: 1, max: 1e9, example: 40_000 },
	ramp: {
		label: "Months until it works in full",
		kind: "count",
		min: 0,
		max: 36,
		isWhole: true,
		example: 6,
	},
	s1: shareInput(0),
	s2: shareInput(1),
	s3: shareInput(2),
	s4: shareInput(3),
	s5: shareInput(4),
	s6: shareInput(5),
	s7: shareInput(6),
	s8: shareInput(7),
	s9: shareInput(8),
	s10: shareInput(9),
	s11: shareInput(10),
};

/** How far it is worked out, in months. */
const LONGEST = 120;
/** What is drawn ends with the first of these that shows the payback, or with the last. */
const SPANS = [12, 24, 36, 60, LONGEST];

export type Month = {
	/** From 1. */
	month: number;
	/** Gross profit of that month. */
	gain: number;
	/** All gains less all costs up to its end; less than zero until it has paid back. */
	total: number;
};

/** Averages of one month at full effect, in rupees and in per cent, nothing rounded; and month after month. */
export type SeoPayback = {
	presentShare: number;
	wantedShare: number;
	extraClicks: number;
	enquiries: number;
	customers: number;
	gain: number;
	/** What a month at full effect leaves after its cost. */
	left: number;
	/** Null where it does not pay back, or not within ten years. */
	paybackMonth: number | null;
	/** What has been spent and has not come back, where that is most. */
	deepest: Month;
	months: Month[];
};

/** What no single field can know. */
export function checkSeoPayback(values: Values<SeoPaybackName>): InputErrors<SeoPaybackName> {
	const errors: InputErrors<SeoPaybackName> = {};
	if (values.to >= values.from) {
		errors.to =
			values.from === 1
				? "You stand first already: there is no better rank."
				: `This must be a better rank than today's: less than ${values.from}.`;
	}
	const sum = RANKS.slice(0, 10).reduce((sum, rank) => sum + values[`s${rank}`], 0);
	// Ten sums of hundredths may end a hair above.
	if (sum > 100.001) errors.s1 = "The first ten ranks together have more than 100% of the clicks.";
	return errors;
}

/** The effect grows in equal steps and is whole from the month `ramp` on; a cost falls due in every month. */
export function computeSeoPayback(values: Values<SeoPaybackName>): SeoPayback {
	const presentShare = findShare(values, values.from);
	const wantedShare = findShare(values, values.to);
	const extraClicks = (values.searches * Math.max(0, wantedShare - presentShare)) / 100;
	const enquiries = (extraClicks * values.conversion) / 100;
	const customers = (enquiries * values.close) / 100;
	const gain = customers * values.value;
	const all: Month[] = [];
	let total = 0;
	for (let month = 1; month <= LONGEST; month++) {
		const gained = gain * Math.min(1, month / Math.max(1, values.ramp));
		total += gained - values.cost;
		all.push({ month, gain: gained, total: total || 0 });
	}
	// A hair below zero is what adding up fractions leaves of nothing.
	const paybackMonth = all.find((one) => one.total > -0.005)?.month ?? null;
	const span = SPANS.find((months) => paybackMonth !== null && months >= paybackMonth + 3);
	return {
		presentShare,
		wantedShare,
		extraClicks,
		enquiries,
		customers,
		gain,
		left: gain - values.cost,
		paybackMonth,
		deepest: all.reduce((deepest, one) => (one.total < deepest.total ? one : deepest)),
		months: all.slice(0, span ?? (paybackMonth === null ? 36 : LONGEST)),
	};
}

function findShare(values: Values<SeoPaybackName>, rank: number): number {
	return values[RANKS.find((one) => one === rank) ? (`s${rank}` as ShareName) : "s11"];
}

/** The result in one sentence. */
export function tellSeoPayback(result: SeoPayback): string {
	const { paybackMonth, extraClicks, gain, left } = result;
	if (extraClicks === 0)
		return "With these shares the better rank brings no more clicks, so it never pays back.";
	if (left <= 0) {
		const brought = `${formatRupees(gain)} a month, the work costs ${formatRupees(gain - left)}`;
		return `It never pays back: at full effect it brings ${brought}.`;
	}
	if (paybackMonth === null) return "It does not pay back within ten years.";
	return `It has paid back in month ${paybackMonth}.`;
}

/** How much must be laid out before anything comes back, and what comes after. */
export function tellOutlay({ deepest, customers, gain, left }: SeoPayback): string[] {
	const count = formatCount(customers);
	return [
		`At full effect: ${count} more ${count === "1" ? "customer" : "customers"} a month, who bring ${formatRupees(gain)}.`,
		...(left > 0
			? [
					deepest.total < 0
						? `Until then you lay out ${formatRupees(-deepest.total)} at most, in month ${deepest.month}.`
						: "It pays from the first month on.",
				]
			: []),
	];
}
