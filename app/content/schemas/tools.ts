import { z } from "zod";
import { callToActionSchema } from "./pages.ts";
import * as t from "./text.ts";

/** What the numbers of the calculators are called. */
const NUMBERS = {
	budget: "Monthly budget",
	cpc: "Cost of a click",
	conversion: "Visits that become enquiries",
	close: "Enquiries that buy",
	order: "Value of an order",
	margin: "Margin",
	searches: "Searches a month",
	from: "Rank today",
	to: "Rank to reach",
	value: "Value of a customer",
	cost: "Cost a month",
	ramp: "Months to full effect",
} as const;
type NumberName = keyof typeof NUMBERS;

const hintSchema = t.line(160, "Hint");

function hints<Name extends NumberName>(...names: Name[]) {
	const shape = Object.fromEntries(
		names.map((name) => [name, hintSchema.meta({ title: NUMBERS[name] })]),
	);
	const words = {
		title: "Hints under the fields",
		description: "Where a visitor finds each number, in one or two sentences",
	};
	return t.group(words, shape as Record<Name, typeof hintSchema>);
}

const exampleSchema = z.number().positive().max(1e8).optional();

function examples<Name extends NumberName>(...names: Name[]) {
	const shape = Object.fromEntries(
		names.map((name) => [name, exampleSchema.meta({ title: NUMBERS[name] })]),
	);
	const words = {
		title: "Numbers at first",
		description:
			"What the fields have at first, such as usual numbers of your clients. Without one it is the product's, which for sums is far from usual in some currencies",
	};
	return t.group(words, shape as Record<Name, typeof exampleSchema>).optional();
}

/** Creates the schema of a sentence in a result, which may use the given placeholders and no others. */
function sentence(words: t.Words, ...placeholders: string[]) {
	const used = placeholders.map((name) => `{${name}}`);
	const replaced = `Can hold ${used.join(", ")}, which stand for the result`;
	return t
		.line(160, used.length > 0 ? t.addSentence(words, replaced) : words)
		.refine(
			(text) => (text.match(/\{.*?\}/g) ?? []).every((found) => used.includes(found)),
			used.length > 0 ? `may only have ${used.join(", ")} in braces` : "cannot have braces",
		);
}

/** What links to a tool say, and the head of its page. */
const linkedSchema = z.strictObject({
	name: t.line(40, { title: "Name", description: "What links to it say" }),
	card: t.line(200, {
		title: "Card text",
		description: "What it answers, in one or two sentences, where it is linked",
	}),
	service: t
		.reference("service")
		.meta({ title: "Service", description: "The service whose page leads to it" }),
	...t.pageHead,
});

const toolSchema = linkedSchema.extend({
	formulas: t.pointListSchema.meta({
		title: "Formulas",
		description: "Each formula, and where it comes from",
	}),
	meaning: t.sectionSchema.meta({ title: "Meaning", description: "What the result means" }),
	leavesOut: t.pointListSchema.meta({
		title: "What it leaves out",
	}),
	whenNot: t.sectionSchema.meta({
		title: "When not to spend",
		description: "When the money is better not spent",
	}),
});
export type ToolText = z.infer<typeof toolSchema>;
export type LinkedTool = z.infer<typeof linkedSchema>;

const AD_BUDGET_NAMES = ["budget", "cpc", "conversion", "close", "order", "margin"] as const;
const SEO_PAYBACK_NAMES = [
	"searches",
	"from",
	"to",
	"conversion",
	"close",
	"value",
	"cost",
	"ramp",
] as const;

/** The schema of `content/pages/tools.yaml`: the calculators, the check of a website, and the page that lists them. */
export const toolsSchema = z.strictObject({
	...t.pageHead,
	adBudget: toolSchema
		.extend({
			hints: hints(...AD_BUDGET_NAMES),
			examples: examples(...AD_BUDGET_NAMES),
			sentences: t.group("Result in words", {
				noClick: sentence({
					title: "No click",
					description: "The budget is less than the cost of a click",
				}),
				noCustomer: sentence(
					{ title: "No customer", description: "The budget is less than the cost of a customer" },
					"price",
				),
				profit: sentence(
					{ title: "Profit", description: "The result with a profit" },
					"customers",
					"price",
					"amount",
				),
				evens: sentence("Neither profit nor loss", "customers", "price"),
				loss: sentence(
					{ title: "Loss", description: "The result with a loss" },
					"customers",
					"price",
					"amount",
				),
				clickLimit: sentence(
					{ title: "Highest cost of a click", description: "At which the money just comes back" },
					"price",
				),
				noClickPays: sentence({
					title: "No click pays",
					description: "That cost is below 0.01 of the currency, such as a cent or paisa",
				}),
				closeLimit: sentence(
					{
						title: "Lowest share of buyers",
						description: "Of the enquiries, at which the money just comes back",
					},
					"percent",
				),
				noCloseRatePays: sentence({
					title: "No share of buyers pays",
					description: "That share is above 100%",
				}),
			}),
		})
		.optional()
		.meta({
			title: "Advertising budget",
			description: "The calculator of what an advertising budget buys",
		}),
	seoPayback: toolSchema
		.extend({
			hints: hints(...SEO_PAYBACK_NAMES),
			examples: examples(...SEO_PAYBACK_NAMES),
			sentences: t.group("Result in words", {
				noMoreClicks: sentence({
					title: "No more clicks",
					description: "The rank to reach has no more clicks than today's",
				}),
				never: sentence(
					{
						title: "Never paid back",
						description: "A month at full effect brings less than it costs",
					},
					"gain",
					"cost",
				),
				notInTenYears: sentence("Later than in ten years"),
				payback: sentence(
					{ title: "Paid back", description: "The result with a month in which it is paid back" },
					"month",
				),
				fullEffect: sentence(
					{ title: "Full effect", description: "What a month at full effect brings" },
					"customers",
					"gain",
				),
				outlay: sentence(
					{ title: "Outlay", description: "The most that is spent before it comes back" },
					"amount",
					"month",
				),
				noOutlay: sentence({
					title: "No outlay",
					description: "Every month brings more than it costs",
				}),
			}),
			shares: t.line(480, {
				title: "Clicks by rank",
				description: "Above the clicks by rank: says that they are an example, and of what",
			}),
		})
		.optional()
		.meta({
			title: "Payback of SEO",
			description: "The calculator of when search engine optimisation has paid back",
		}),
	websiteCheck: linkedSchema
		.extend({
			looksAt: t.pointListSchema.meta({
				title: "What it looks at",
				description: "What is checked, and why it matters to a business",
			}),
			offer: t.sectionSchema.meta({
				title: "Offer",
				description: "Under a result, beside the buttons that send it to the agency",
			}),
		})
		.optional()
		.meta({
			title: "Website check",
			description: "The free check of a visitor's website",
		}),
	closing: callToActionSchema.meta({
		title: "Closing section",
		description: "The invitation at the end of the page, with its button",
	}),
	updated: t.updatedSchema,
});
type Tools = z.infer<typeof toolsSchema>;
export type AdBudgetText = NonNullable<Tools["adBudget"]>;
export type SeoPaybackText = NonNullable<Tools["seoPayback"]>;
export type WebsiteCheckText = NonNullable<Tools["websiteCheck"]>;
