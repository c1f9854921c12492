import { sql } from "kysely";
import { expect, it } from "vitest";
import { createStranger } from "../../../tests/support/new-enquiry.ts";
import { undoNextSteps } from "../../../tests/support/old-store.ts";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import { addNextSteps } from "./add-next-steps.ts";

const UNTIL = "2026-11-28T06:30:00.000Z";

/** Rows as they were, and what they have afterwards. */
const ROWS = [
	[
		{ state: "waiting", isFollowedUp: 1, snoozedUntil: UNTIL },
		{ dueAt: UNTIL, snoozedUntil: null },
	],
	[
		{ state: "waiting", isFollowedUp: 0, snoozedUntil: UNTIL },
		{ dueAt: null, snoozedUntil: UNTIL },
	],
	[
		{ state: "won", isFollowedUp: 1, snoozedUntil: UNTIL },
		{ dueAt: null, snoozedUntil: UNTIL },
	],
	[
		{ state: "waiting", isFollowedUp: 0, snoozedUntil: null },
		{ dueAt: null, snoozedUntil: null },
	],
] as const;

describeOnBoth("the migration to next steps", ({ open, createBlankPlace }) => {
	it("makes the day on which an answered enquiry comes back the time by which it is due", async () => {
		const { database, enquiries } = await open(await createBlankPlace());
		const { db } = database;
		const ids: string[] = [];
		for (const _ of ROWS) ids.push((await enquiries.save(createStranger(), [])).id);
		await undoNextSteps(db);
		for (const [index, [{ state, isFollowedUp, snoozedUntil }]] of ROWS.entries())
			await sql`update enquiries
				set state = ${state}, is_followed_up = ${isFollowedUp}, snoozed_until = ${snoozedUntil}
				where id = ${ids[index]}`.execute(db);
		await addNextSteps(db as unknown as Parameters<typeof addNextSteps>[0]);
		for (const [index, [{ state }, after]] of ROWS.entries()) {
			const row = db
				.selectFrom("enquiries")
				.select(["state", "dueAt", "snoozedUntil", "ownerReminderId"])
				.where("id", "=", ids[index] ?? "");
			expect(await row.executeTakeFirst()).toEqual({ state, ...after, ownerReminderId: null });
		}
	});
});
