import { z } from "zod";
import { round } from "#app/platform/amounts.ts";
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
		.group("The tax on what is sold; sums are given with or without it", {
			name: t.line(20).describe("What it is called, such as VAT"),
			percent: z.number().min(0).max(100).describe("Its rate in percent"),
		})
		.optional(),
	hourlyRate: amountSchema
		.min(1)
		.optional()
		.describe("The price of an hour, in the agency's currency, without tax"),
	quarter: t
		.group("The first weeks with a client", {
			weeks: z.int().min(1).max(52).describe("How many weeks a client is bound at first"),
			reviewWeek: z
				.int()
				.min(1)
				.max(52)
				.describe(
					"The week of the review, after which it is decided; a step of How We Work ends in it",
				),
		})
		.optional(),
});
export type Rates = z.infer<typeof termsSchema>;
export type Tax = NonNullable<Rates["tax"]>;

export const takesTaxSchema = z
	.enum(["cost", "credit"])
	.describe(
		"cost where the buyer cannot take the tax of content/terms.yaml as a credit: sums are with it; credit where the buyer can: they are without it",
	);
