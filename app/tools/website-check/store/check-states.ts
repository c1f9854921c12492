import type { Kysely, Updateable } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { MINUTE } from "#app/platform/durations.ts";
import type { CheckReport } from "../check-report.ts";
import { SLOW } from "./check-row.ts";

/** A check that has run for so long has been left by its process, in ms. */
const LOST_MS = MINUTE;
export const MAX_ATTEMPTS = 2;

/** What a check is that waits. */
export const WAITING = { state: "waiting", step: null, startedAt: null } as const;

/** The most characters of a report that is stored, far more than one of honest websites has. */
const REPORT_MAX = 100_000;
const TOO_LARGE: CheckReport = { problem: "large", status: 0 };

/** Returns what a check is that has ended. */
export function toDone(found: CheckReport, finishedAt: number) {
	const text = JSON.stringify(found);
	const report = text.length > REPORT_MAX ? JSON.stringify(TOO_LARGE) : text;
	return { state: "done", step: null, report, finishedAt } as const;
}

/** Takes back what runs for longer than any check may: it waits again, once, and has then taken too long. */
export async function takeLostBack(tx: Kysely<Tables>, now: number): Promise<void> {
	const takeBack = (change: Updateable<Tables["websiteChecks"]>) =>
		tx
			.updateTable("websiteChecks")
			.set(change)
			.where("state", "=", "running")
			.where(({ eb, or }) =>
				or([
					eb("startedAt", "<=", now - LOST_MS),
					// It began later than now: the clock was set back since.
					eb("startedAt", ">", now + LOST_MS),
				]),
			);
	await takeBack(toDone(SLOW, now)).where("attempts", ">=", MAX_ATTEMPTS).execute();
	await takeBack(WAITING).execute();
}
