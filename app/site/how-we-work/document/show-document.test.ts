import { expect, it } from "vitest";
import { toDocumentView } from "#app/content/sums/document-view.ts";
import { asDay } from "../../../../tests/support/as-day.ts";

const TERMS = {
	tax: { name: "GST", percent: 18 },
	quarter: { weeks: 13, reviewWeek: 12 },
};
const PAPER = {
	name: "Paper",
	order: 1,
	card: "A paper",
	title: "A paper",
	subtitle: "With figures",
	description:
		"A paper with figures that are computed, for a test of how it is shown to a visitor.",
	isSample: true,
	updated: asDay("2026-11-27"),
};
const QUOTE = {
	...PAPER,
	slug: "quote",
	contract: {
		quoted: asDay("2026-09-21"),
		begins: asDay("2026-09-28"),
		months: 3,
		customers: 60,
		tax: "cost" as const,
	},
	head: [{ label: "Period", value: "{period}, decision by {decision}" }],
	parts: [
		{
			heading: "Fees",
			bill: {
				to: "us" as const,
				columns: { line: "Line", hours: "Hours", monthly: "A month", sum: "Quarter" },
				lines: [
					{ label: "SEO", hours: 17.5, monthly: 35000 },
					{ label: "Ads", hours: 10, monthly: 20000 },
					{ label: "Photographs", once: 8000 },
				],
				net: "Without GST",
				gross: "With GST",
			},
			note: "{monthlyFee} a month, {total} in all, {costEach} each",
		},
	],
};
const REPORT = {
	...PAPER,
	slug: "report",
	of: "quote",
	progress: { week: 7, reached: 31 },
	head: [{ label: "Week", value: "{days}" }],
	parts: [
		{
			heading: "Week",
			results: {
				columns: {
					source: "Source",
					enquiries: "Enquiries",
					before: "Before",
					spend: "Spend",
					fee: "Fee",
					cost: "Cost",
				},
				lines: [
					{ source: "Ads", enquiries: 5, before: 4, spend: 5750, monthly: 20000 },
					{ source: "Search", enquiries: 0, before: 2, monthly: 35000 },
				],
				sum: "Together",
			},
			list: ["{expected} by {ends}; {left} in {weeksLeft} weeks"],
		},
	],
};

it("adds up the lines of a bill, with the tax beneath", () => {
	const { head, parts } = toDocumentView(QUOTE, [QUOTE], TERMS);
	expect(head[0]?.value).toBe("28 September – 27 December 2026, decision by 20 December 2026");
	expect(parts[0]?.tables).toEqual([
		{
			columns: ["Line", "Hours", "A month", "Quarter"],
			rows: [
				["SEO", "17.5", "₹35,000", "₹1,05,000"],
				["Ads", "10", "₹20,000", "₹60,000"],
				["Photographs", "", "", "₹8,000"],
				["Without GST", "27.5", "₹55,000", "₹1,73,000"],
				["GST at 18%", "", "", "₹31,140"],
				["With GST", "", "", "₹2,04,140"],
			],
		},
	]);
	expect(parts[0]?.note).toBe("₹55,000 a month, ₹2,04,140 in all, ₹3,402 each");
});

it("expects as many in each week as came since the first work was live", () => {
	const quarter = { weeks: 13, launchWeek: 4, reviewWeek: 12 };
	const { parts } = toDocumentView(REPORT, [QUOTE, REPORT], { ...TERMS, quarter });
	expect(parts[0]?.list).toEqual(["77 by 27 December 2026; 29 in 6 weeks"]);
});

it("computes a week's fee and costs from the quote, and what is left of its goal", () => {
	const { head, parts } = toDocumentView(REPORT, [QUOTE, REPORT], TERMS);
	expect(head[0]?.value).toBe("9–15 November 2026");
	expect(parts[0]?.tables[0]?.rows).toEqual([
		["Ads", "5", "4", "₹5,750", "₹4,615", "₹2,446"],
		["Search", "0", "2", "", "₹8,077", ""],
		["Together", "5", "6", "₹5,750", "₹12,692", "₹4,352"],
	]);
	expect(parts[0]?.list).toEqual(["57 by 27 December 2026; 29 in 6 weeks"]);
});
