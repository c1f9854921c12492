import { z } from "zod";
import { callToActionSchema } from "./pages.ts";
import * as t from "./text.ts";

const hintSchema = t.line(160, "Where a visitor finds this number, in one or two sentences");

function hints<Name extends string>(...names: Name[]) {
	const shape = Object.fromEntries(names.map((name) => [name, hintSchema]));
	return t.group("Under each field", shape as Record<Name, typeof hintSchema>);
}

const exampleSchema = z
	.number()
	.positive()
	.max(1e8)
	.optional()
	.describe("What stands in the field at first");

function examples<Name extends string>(...names: Name[]) {
	const shape = Object.fromEntries(names.map((name) => [name, exampleSchema]));
	return t
		.group(
			"The numbers that the form has at first, such as usual ones of your clients; without one it has the product's, which for sums are far from usual in some currencies",
			shape as Record<Name, typeof exampleSchema>,
		)
		.optional();
}

/** Creates the schema of a sentence in a result, which may use the given placeholders and no others. */
function sentence(when: string, ...placeholders: string[]) {
	const used = placeholders.map((name) => `{${name}}`);
	return t
		.line(160)
		.refine(
			(text) => (text.match(/\{.*?\}/g) ?? []).every((found) => used.includes(found)),
			used.length > 0 ? `may only have ${used.join(", ")} in braces` : "cannot have braces",
		)
		.describe(used.length > 0 ? `${when}; with ${used.join(", ")}` : when);
}

const toolSchema = z.strictObject({
	name: t.line(40, "What the tool is called, in links to it"),
	card: t.line(200, "What it answers, in one or two sentences, where it is linked"),
	service: t.reference("service").describe("Slug of the service whose page leads to it"),
	...t.pageHead,
	formulas: t.pointListSchema.describe("Each formula, and where it comes from"),
	meaning: t.sectionSchema.describe("What the result means"),
	leavesOut: t.pointListSchema.describe("What it leaves out"),
	whenNot: t.sectionSchema.describe("When not to spend the money"),
});
export type ToolText = z.infer<typeof toolSchema>;

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

/** The schema of `content/pages/tools.yaml`: the calculators and the page that lists them. */
export const toolsSchema = z.strictObject({
	...t.pageHead,
	adBudget: toolSchema
		.extend({
			hints: hints(...AD_BUDGET_NAMES),
			examples: examples(...AD_BUDGET_NAMES),
			sentences: t.group("The result in words", {
				noClick: sentence("The budget is less than the cost of a click"),
				noCustomer: sentence("The budget is less than the cost of a customer", "price"),
				profit: sentence("The result with a profit", "customers", "price", "amount"),
				evens: sentence("The result with neither profit nor loss", "customers", "price"),
				loss: sentence("The result with a loss", "customers", "price", "amount"),
				clickLimit: sentence("The break-even cost of a click", "price"),
				noClickPays: sentence(
					"The break-even cost of a click is below 0.01 of the currency, such as a cent or paisa",
				),
				closeLimit: sentence("The break-even share of enquiries that buy", "percent"),
				noCloseRatePays: sentence("That share is above 100%"),
			}),
		})
		.optional()
		.describe("What an advertising budget buys"),
	seoPayback: toolSchema
		.extend({
			hints: hints(...SEO_PAYBACK_NAMES),
			examples: examples(...SEO_PAYBACK_NAMES),
			sentences: t.group("The result in words", {
				noMoreClicks: sentence("The rank to reach has no more clicks than today's"),
				never: sentence("A month at full effect brings less than it costs", "gain", "cost"),
				notInTenYears: sentence("The payback is later than in ten years"),
				payback: sentence("The result with a payback", "month"),
				fullEffect: sentence("What a month at full effect brings", "customers", "gain"),
				outlay: sentence("The most that is spent before it comes back", "amount", "month"),
				noOutlay: sentence("Every month brings more than it costs"),
			}),
			shares: t.line(480, "Over the clicks by rank: that they are an example, and of what"),
		})
		.optional()
		.describe("When search engine optimisation has paid back"),
	closing: callToActionSchema.describe("The closing section with its button"),
	updated: t.updatedSchema,
});
type Tools = z.infer<typeof toolsSchema>;
export type AdBudgetText = NonNullable<Tools["adBudget"]>;
export type SeoPaybackText = NonNullable<Tools["seoPayback"]>;
