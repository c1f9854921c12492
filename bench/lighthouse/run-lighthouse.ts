import * as z from "zod/mini";
import type { Lighthouse } from "./provide-lighthouse.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = {
	FCP: "first-contentful-paint",
	LCP: "largest-contentful-paint",
	TBT: "total-blocking-time",
	CLS: "cumulative-layout-shift",
} as const;

const category = z.object({ score: z.nullable(z.number()) });
const audit = z.object({ numericValue: z.number() });
const answerSchema = z.object({
	lhr: z.object({
		categories: z.partialRecord(z.enum(CATEGORIES), category),
		audits: z.object({
			[AUDITS.FCP]: audit,
			[AUDITS.LCP]: audit,
			[AUDITS.TBT]: audit,
			[AUDITS.CLS]: audit,
		}),
	}),
});

/** Scores in points of 100, times in ms. */
export type Reading = Partial<Record<(typeof CATEGORIES)[number], number>> &
	Record<keyof typeof AUDITS, number>;

/** One run on a simulated slow phone; with `isPlain` for speed alone. */
export async function runLighthouse(
	lighthouse: Lighthouse,
	address: string,
	{ port, isPlain = false }: { port: number; isPlain?: boolean },
): Promise<Reading> {
	const onlyCategories = isPlain ? ["performance"] : CATEGORIES;
	const answer = await lighthouse(address, { port, logLevel: "error", onlyCategories });
	const { categories, audits } = answerSchema.parse(answer).lhr;
	const scores = Object.entries(categories).map(([name, { score }]) => [
		name,
		Math.round((score ?? 0) * 100),
	]);
	return {
		...Object.fromEntries(scores),
		FCP: audits[AUDITS.FCP].numericValue,
		LCP: audits[AUDITS.LCP].numericValue,
		TBT: audits[AUDITS.TBT].numericValue,
		CLS: audits[AUDITS.CLS].numericValue,
	};
}
