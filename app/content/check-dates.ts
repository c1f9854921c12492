import { Temporal } from "temporal-polyfill";
import { getNow } from "#app/platform/clock.ts";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { toRegion } from "./region.ts";
import type { Content } from "./types.ts";

type DatedContent = Pick<Content, "site" | "proof">;

/** Checks that nothing was founded, given or won later than today. No start does, as its clock may be wrong. */
export function checkDates({ site, proof }: DatedContent): ContentIssue[] {
	const now = Temporal.Instant.fromEpochMilliseconds(getNow());
	const today = now.toZonedDateTimeISO(toRegion(site).timeZone).toPlainDate().toString();
	const { founded, credentials = [], awards = [] } = proof.record ?? {};
	const dates = [
		{ field: "founded.year", date: String(founded?.year ?? "") },
		...credentials.map(({ date }, index) => ({ field: `credentials.${index}.date`, date })),
		...awards.map(({ year }, index) => ({ field: `awards.${index}.year`, date: String(year) })),
	];
	return dates
		.filter(({ date }) => date > today)
		.map(({ field, date }) => ({
			file: "proof.yaml",
			field: `record.${field}`,
			reason: `is ${date}, and today is ${today}`,
		}));
}
