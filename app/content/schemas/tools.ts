import { z } from "zod";
import type { AdBudgetName } from "#app/tools/ad-budget.ts";
import type { SeoPaybackName, ShareName } from "#app/tools/seo-payback.ts";
import { callSchema } from "./pages.ts";
import {
	line,
	metaDescriptionSchema,
	pointListSchema,
	sectionSchema,
	slugSchema,
	updatedSchema,
} from "./text.ts";

const hintSchema = line(160).describe("Where a visitor finds this number, in one or two sentences");

const adBudgetHints: Record<AdBudgetName, typeof hintSchema> = {
	budget: hintSchema,
	cpc: hintSchema,
	conversion: hintSchema,
	close: hintSchema,
	order: hintSchema,
	margin: hintSchema,
};
const seoPaybackHints: Record<Exclude<SeoPaybackName, ShareName>, typeof hintSchema> = {
	searches: hintSchema,
	from: hintSchema,
	to: hintSchema,
	conversion: hintSchema,
	close: hintSchema,
	value: hintSchema,
	cost: hintSchema,
	ramp: hintSchema,
};

const toolSchema = z.strictObject({
	name: line(40).describe("What the tool is called, in links to it"),
	card: line(200).describe("What it answers, in one or two sentences, where it is linked"),
	service: slugSchema.describe("Slug of the service whose page leads to it"),
	title: line(60).describe("The large title of its page"),
	subtitle: line(260).describe("One or two sentences under the title"),
	description: metaDescriptionSchema,
	formulas: pointListSchema.describe("Each formula, and where it comes from"),
	meaning: sectionSchema.describe("What the result means"),
	leavesOut: pointListSchema.describe("What it leaves out"),
	whenNot: sectionSchema.describe("When not to spend the money"),
});
export type ToolText = z.infer<typeof toolSchema>;

/** `content/pages/tools.yaml`: the calculators and the page that lists them. */
export const toolsSchema = z.strictObject({
	title: line(60).describe("Title of the page that lists the tools"),
	subtitle: line(260).describe("One or two sentences under the title"),
	description: metaDescriptionSchema,
	adBudget: toolSchema
		.extend({ hints: z.strictObject(adBudgetHints).describe("Under each field") })
		.describe("What an advertising budget buys"),
	seoPayback: toolSchema
		.extend({
			hints: z.strictObject(seoPaybackHints).describe("Under each field"),
			shares: line(480).describe("Over the clicks by rank: that they are an example, and of what"),
		})
		.describe("When search engine optimisation has paid back"),
	closing: callSchema.describe("The closing section with its button"),
	updated: updatedSchema,
});
export type Tools = z.infer<typeof toolsSchema>;
