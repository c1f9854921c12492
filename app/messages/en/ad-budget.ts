import { defineMessages } from "../define-messages.ts";

/** The messages of the calculator of an advertising budget. */
export const t = defineMessages("ad-budget", {
	title: "Ad budget",
	yourNumbers: "Your numbers",
	budget: "Budget a month",
	cpc: "Cost of one click",
	conversion: "Visitors who enquire",
	close: "Enquiries that buy",
	order: "Value of one order",
	margin: "Gross margin",
	customerCount: "{count, plural, one {{figure} customer} other {{figure} customers}}",
	steps: "One month, step by step",
	inOneMonth: "In one month",
	figure: "Figure",
	costOfEach: "Cost of each",
	clicks: "Clicks",
	enquiries: "Enquiries",
	customers: "Customers",
	revenue: "Revenue",
	grossProfit: "Gross profit",
	profit: "Profit",
	breakEven: "Where it breaks even",
	breakEvenText: "You make a profit in the coloured part. The kite marks your number.",
	yours: "Yours: {figure}",
});
