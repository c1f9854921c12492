import { z } from "zod";
import { round } from "#app/platform/amounts.ts";
import { choice } from "./controls.ts";
import * as t from "./text.ts";

/** The decimals of the agency's currency, which its amounts may have. */
let decimals = 2;

/** Sets the currency (ISO 4217) of the amounts that are parsed from now on. */
export function setCurrency(currency: string): void {
	const format = new Intl.NumberFormat("en", { style: "currency", currency });
	decimals = format.resolvedOptions().maximumFractionDigits ?? 0;
}

export const amountSchema = z
	.number()
	.min(0)
	.max(100_000_000)
	.refine((amount) => round(amount, decimals) === amount, {
		error: () =>
			decimals === 0
				? "must be a whole number, as the currency has no smaller coins"
				: `must have at most ${decimals} decimals, as the currency has`,
	});

/** The schema of `content/terms.yaml`: figures that prices, documents and texts share. */
export const termsSchema = z.strictObject({
	tax: t
		.group(
			{ title: "Tax", description: "The tax on what you sell; sums are given with or without it" },
			{
				name: t.line(20, { title: "Name", description: "What it is called, such as VAT" }),
				percent: z.number().min(0).max(100).meta({ title: "Rate", description: "In percent" }),
			},
		)
		.optional(),
	hourlyRate: amountSchema
		.min(1)
		.optional()
		.meta({ title: "Price of an hour", description: "In the agency's currency, without tax" }),
	quarter: t
		.group(
			{ title: "First quarter", description: "The first weeks with a client" },
			{
				weeks: z
					.int()
					.min(1)
					.max(52)
					.meta({ title: "Weeks", description: "How many weeks a client is bound at first" }),
				launchWeek: z.int().min(1).max(52).optional().meta({
					title: "Week of the first work",
					description:
						"The first work goes live in it. A step of the page How we work begins in it",
				}),
				reviewWeek: z.int().min(1).max(52).meta({
					title: "Week of the review",
					description: "The client decides after it. A step of the page How we work ends in it",
				}),
			},
		)
		.optional(),
});
export type Rates = z.infer<typeof termsSchema>;
export type Tax = NonNullable<Rates["tax"]>;

export const takesTaxSchema = choice({ cost: "A cost", credit: "Credited" }).meta({
	title: "Tax of the buyer",
	description:
		"Whether the buyer gets the tax back: sums are with it where it is a cost, and without it where it is credited",
});
