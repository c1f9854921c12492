import type { Transaction } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { EventRow, Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import type { Enquiry } from "../enquiry.ts";
import { bookHeldBack } from "./call-changes.ts";
import { holdDeliveries, releaseDeliveries } from "./hold-deliveries.ts";
import { retryFailed } from "./retry-deliveries.ts";
import { countAsAnswered, sendAnswer } from "./send-answer.ts";

export type Change =
	| { kind: "note" | "answer"; text: string }
	| { kind: "answered-elsewhere"; channel: string; text: string }
	| { kind: "state"; state: Enquiry["state"] }
	| { kind: "owner"; owner: string | null }
	| { kind: "snooze"; until: string | null }
	| { kind: "spam" | "ham" | "send-again" };

export type Target = {
	id: string;
	/** The revision that the author saw; without it the enquiry is changed whatever its revision is. */
	seen?: number;
	/** The id of the staff who changes it; null for a command. */
	by: string | null;
};

/** `stale`: somebody else changed it meanwhile, `missing`: it is there no more; either way nothing was written. */
export type ChangeResult = "changed" | "stale" | "missing";

/**
 * Changes a stored enquiry in one transaction: locks its row, writes the event and the next revision, and creates, holds
 * or releases deliveries and the call.
 */
export function changeEnquiry(
	{ db, pool, changes }: Database,
	{ id, seen, by }: Target,
	change: Change,
): Promise<ChangeResult> {
	const isPostgres = pool !== null;
	return db.transaction().execute(async (tx) => {
		const before = await lockEnquiry(tx, id, isPostgres);
		if (!before || before.erasedAt) return "missing";
		if (seen !== undefined && before.revision !== seen) return "stale";
		const revision = before.revision + 1;
		const event: EventRow = {
			id: crypto.randomUUID(),
			enquiryId: id,
			at: new Date(getNow()).toISOString(),
			staffId: by,
			kind: change.kind,
			fromValue: null,
			toValue: null,
			text: null,
			revision,
		};
		const update = await applyChange(tx, before, event, change);
		await tx
			.updateTable("enquiries")
			.set({ ...update, revision })
			.where("id", "=", id)
			.execute();
		await tx.insertInto("enquiryEvents").values(event).execute();
		// It writes an event of its own, which comes after this one.
		if (update.verdict === "ham") await bookHeldBack(tx, id, by, isPostgres);
		await changes.announce(tx);
		return "changed";
	});
}

/** Selects an enquiry, which nobody else changes until the transaction ends. */
export function lockEnquiry(tx: Transaction<Tables>, id: string, isPostgres: boolean) {
	const query = tx.selectFrom("enquiries").selectAll().where("id", "=", id);
	return (isPostgres ? query.forUpdate() : query).executeTakeFirst();
}

/** Completes the event, changes what belongs to the enquiry, and returns its new values. */
async function applyChange(
	tx: Transaction<Tables>,
	before: Tables["enquiries"],
	event: EventRow,
	change: Change,
): Promise<Partial<Tables["enquiries"]>> {
	switch (change.kind) {
		case "note":
			event.text = change.text;
			return {};
		case "answer":
			event.text = change.text;
			return sendAnswer(tx, before, event);
		case "answered-elsewhere":
			Object.assign(event, { toValue: change.channel, text: change.text || null });
			return countAsAnswered(before, event);
		case "send-again":
			await retryFailed(tx, before.id);
			return {};
		case "state":
			Object.assign(event, { fromValue: before.state, toValue: change.state });
			return { state: change.state };
		case "owner":
			Object.assign(event, { fromValue: before.owner, toValue: change.owner });
			return { owner: change.owner };
		case "snooze":
			Object.assign(event, { fromValue: before.snoozedUntil, toValue: change.until });
			return { snoozedUntil: change.until };
		case "spam":
			Object.assign(event, { fromValue: before.verdict, toValue: change.kind });
			await holdDeliveries(tx, before.id);
			return { verdict: change.kind };
		case "ham":
			Object.assign(event, { fromValue: before.verdict, toValue: change.kind });
			await releaseDeliveries(tx, before.id);
			return { verdict: change.kind };
	}
}
