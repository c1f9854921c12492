import { expect, it } from "vitest";
import { formatPrice } from "#app/platform/amounts.ts";
import { setRegion } from "#app/platform/region.ts";
import { REGIONS } from "../../../tests/support/regions.ts";
import { toBudgetView } from "./budget.ts";

const GST = { name: "GST", percent: 18 };
const CLINIC = {
	title: "A clinic",
	goal: "Appointments",
	lines: [
		{ label: "SEO, three times {amount}", amount: 35000, times: 3 },
		{ label: "Ads fee", amount: 20000, times: 3 },
		{ label: "Ad spend", amount: 25000, times: 3, isAdSpend: true },
	],
	customers: 60,
	profitEach: 6000,
	result: "{total} for {customers}, {costEach} each; {needed} orders, {spendEach} of ads",
	record: "{profitEach} each",
};

it("adds the tax for a buyer who cannot take it as a credit", () => {
	const { lines, result, record } = toBudgetView({ ...CLINIC, tax: "cost" }, GST);
	expect(lines).toEqual([
		{ label: "SEO, three times ₹35,000", amount: 105000 },
		{ label: "Ads fee", amount: 60000 },
		{ label: "Ad spend", amount: 75000 },
		{ label: "GST at 18%", amount: 43200 },
		{ label: "Total with GST", amount: 283200 },
	]);
	expect(result).toBe("₹2,83,200 for 60, ₹4,720 each; 48 orders, ₹1,844 of ads");
	expect(record).toBe("₹6,000 each");
});

it("adds up cents, and rounds the tax to them", () => {
	setRegion(REGIONS.berlin);
	const lines = [
		{ label: "{amount}", amount: 1499.5, times: 3 },
		{ label: "Hosting", amount: 19.99, times: 3 },
	];
	const budget = { ...CLINIC, lines, result: "{total}", record: "{costEach}" };
	const view = toBudgetView({ ...budget, tax: "cost" }, { name: "USt.", percent: 19.5 });
	const write = (text: string) => text.replaceAll("\u00a0", " ");
	expect(view.lines.map(({ label, amount }) => write(`${label}: ${formatPrice(amount)}`))).toEqual([
		"1.499,50 €: 4.498,50 €",
		"Hosting: 59,97 €",
		"USt. at 19,5%: 888,90 €",
		"Total with USt.: 5.447,37 €",
	]);
	expect(write(view.result)).toBe("5.447,37 €");
});

it("leaves the tax out for a buyer who can, and says so", () => {
	const { lines, result } = toBudgetView({ ...CLINIC, tax: "credit" }, GST);
	expect(lines.at(-1)).toEqual({ label: "Total without GST", amount: 240000 });
	expect(result).toContain("₹2,40,000 for 60, ₹4,000 each");
});

it("says nothing of a tax where the budget does not", () => {
	expect(toBudgetView(CLINIC, undefined).lines.at(-1)).toEqual({ label: "Total", amount: 240000 });
});
