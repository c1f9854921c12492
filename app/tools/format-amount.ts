export type AmountKind = "rupees" | "percent" | "count";

/** Ten thousand crore: beyond it the inputs are at fault, and digits tell nothing more. */
const LARGEST = 1e11;

const NUMBER = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
const WHOLE_RUPEES = formatterOf(0);
const EXACT_RUPEES = formatterOf(2);

function formatterOf(digits: number): Intl.NumberFormat {
	return new Intl.NumberFormat("en-IN", {
		style: "currency",
		currency: "INR",
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
}

/** 1,50,000 or 2.5: two digits after the point at most. */
export function formatNumber(value: number): string {
	return bound(round(value, 2), (bounded) => NUMBER.format(bounded));
}

/** Below a hundred rupees paise count: ₹28.80, but ₹1,50,000. Never minus nothing. */
export function formatRupees(rupees: number): string {
	const exact = round(rupees, 2);
	if (Math.abs(exact) < 100 && !Number.isInteger(exact)) return EXACT_RUPEES.format(exact);
	return bound(round(rupees, 0), (bounded) => WHOLE_RUPEES.format(bounded));
}

/** For an axis: "₹50,000", "₹1.5 lakh", "₹2 crore". */
export function formatShortRupees(rupees: number): string {
	const unit = [
		{ size: 1e7, name: "crore" },
		{ size: 1e5, name: "lakh" },
	].find(({ size }) => Math.abs(rupees) >= size);
	if (!unit) return formatRupees(rupees);
	const sign = rupees < 0 ? "-" : "";
	return `${sign}₹${NUMBER.format(round(Math.abs(rupees) / unit.size, 2))} ${unit.name}`;
}

export function formatPercent(percent: number): string {
	return `${formatNumber(percent)}%`;
}

export function formatAmount(value: number, kind: AmountKind): string {
	if (kind === "rupees") return formatRupees(value);
	return kind === "percent" ? formatPercent(value) : formatNumber(value);
}

/** How many there are in a month on average: 2,400, but 14.4 and 0.07, so that few are not rounded away. */
export function formatCount(count: number): string {
	if (count > 0 && count < 0.01) return "less than 0.01";
	const digits = count < 1 ? 2 : count < 100 ? 1 : 0;
	return formatNumber(round(count, digits));
}

function bound(value: number, format: (value: number) => string): string {
	if (value > LARGEST) return `more than ${format(LARGEST)}`;
	return value < -LARGEST ? `less than ${format(-LARGEST)}` : format(value);
}

function round(value: number, digits: number): number {
	const factor = 10 ** digits;
	return Math.round(value * factor) / factor || 0;
}
