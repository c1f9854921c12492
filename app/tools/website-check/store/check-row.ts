import * as z from "zod/mini";
import type { WebsiteCheckRow } from "#app/database/tables.ts";
import { type CheckReport, PROBLEMS, STEPS } from "../check-report.ts";

const findingSchema = z.object({
	rule: z.string(),
	values: z.record(z.string(), z.union([z.string(), z.number()])),
	evidence: z.array(z.object({ url: z.string(), text: z.string() })),
});

const reportSchema = z.union([
	z.object({ problem: z.enum(PROBLEMS), status: z.number() }),
	z.object({
		problem: z.null(),
		url: z.string(),
		at: z.number(),
		pages: z.array(z.string()),
		findings: z.array(findingSchema),
		passed: z.array(z.string()),
		skipped: z.array(z.string()),
	}),
]);

const stepSchema = z.catch(z.nullable(z.enum(STEPS)), null);

/** A check of a website as it is stored. Instants are Unix ms. */
export type StoredCheck = ReturnType<typeof parseCheck>;

/** Parses the row of a check. A report that this version does not know is of a check that took too long. */
export function parseCheck({ id, address, host, state, ...row }: WebsiteCheckRow) {
	const { step, report, createdAt, finishedAt } = row;
	return {
		id,
		address,
		host,
		state,
		step: stepSchema.parse(step),
		report: state === "done" ? parseReport(report) : null,
		createdAt,
		finishedAt,
	};
}

/** What is stored of a check that did not end. */
export const SLOW: CheckReport = { problem: "slow", status: 0 };

function parseReport(text: string | null): CheckReport {
	try {
		return reportSchema.parse(JSON.parse(text ?? ""));
	} catch {
		return SLOW;
	}
}
