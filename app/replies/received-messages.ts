import { createHash } from "node:crypto";
import type { Database } from "#app/database/open-database.ts";
import { transact, type UnitOfWork } from "#app/database/transact.ts";
import { getNow } from "#app/platform/clock.ts";
import type { Mailbox, ParsedMessage } from "./parsing/parsed-message.ts";

/**
 * Returns the key by which a message is known again, whichever way it comes and whatever headers a server has added: a hash of
 * its Message-ID, writer, date and text, as some programs give one id to several messages. Without an id and a date it is a
 * hash of the message itself.
 */
export function toMessageKey(
	raw: Uint8Array,
	{ rawMessageId, date, lines }: ParsedMessage,
	{ address }: Mailbox,
): string {
	const hash = createHash("sha256");
	if (!rawMessageId && !date) return hash.update(raw).digest("hex");
	const text = lines.map(({ text }) => text.trim()).join("\n");
	return hash.update(JSON.stringify([rawMessageId, address, date, text.trim()])).digest("hex");
}

export async function isKnown({ db }: Database, messageKey: string): Promise<boolean> {
	const query = db.selectFrom("receivedMessages").select("at");
	return (await query.where("messageKey", "=", messageKey).executeTakeFirst()) !== undefined;
}

/**
 * Does the work for a message in the transaction that notes it as received, so that each is taken once, by whichever node
 * is first. Work that resolves to `left` leaves no note.
 */
export function takeOnce<Outcome extends string>(
	database: Database,
	messageKey: string,
	work: (unit: UnitOfWork) => Promise<Outcome>,
): Promise<Outcome | "known"> {
	return transact(database, async (unit) => {
		const received = unit.tx
			.insertInto("receivedMessages")
			.values({ messageKey, at: new Date(getNow()).toISOString(), outcome: "" })
			.onConflict((conflict) => conflict.column("messageKey").doNothing())
			.returning("messageKey");
		if (!(await received.executeTakeFirst())) return "known";
		const outcome = await work(unit);
		if (outcome === "left")
			await unit.tx.deleteFrom("receivedMessages").where("messageKey", "=", messageKey).execute();
		else
			await unit.tx
				.updateTable("receivedMessages")
				.set({ outcome })
				.where("messageKey", "=", messageKey)
				.execute();
		return outcome;
	});
}
