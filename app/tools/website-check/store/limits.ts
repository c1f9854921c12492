import type { Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { HOUR, SECOND } from "#app/platform/durations.ts";
import { isHostBusy } from "./asked-checks.ts";

/** The checks that one sender, and all senders together, may ask for in an hour. A result that is kept counts once. */
const MAX_OF_SENDER = 6;
const MAX_OF_ALL = 60;
const MAX_WAITING = 20;
/** The time in ms after which a place in the queue may be free. */
const QUEUE_MS = 30 * SECOND;

/** Why no check begins, and the time to wait in ms. */
export type CheckRejection = { limit: "sender" | "all" | "queue"; waitMs: number };

/** Finds the limit that a further check would exceed: those of senders are not for the checks of enquiries. */
export async function findRejection(
	tx: Kysely<Tables>,
	{ sender, host }: { sender: string | null; host: string },
	now: number,
): Promise<CheckRejection | null> {
	if (await isHostBusy(tx, host)) return { limit: "queue", waitMs: QUEUE_MS };
	if (sender === null) return null;
	const recent = tx
		.selectFrom("websiteChecks")
		.select("createdAt")
		.where("sender", "is not", null)
		.where("createdAt", ">", now - HOUR)
		.orderBy("createdAt", "desc");
	const [ofSender] = await recent
		.where("sender", "=", sender)
		.offset(MAX_OF_SENDER - 1)
		.limit(1)
		.execute();
	if (ofSender) return { limit: "sender", waitMs: ofSender.createdAt + HOUR - now };
	const [ofAll] = await recent
		.offset(MAX_OF_ALL - 1)
		.limit(1)
		.execute();
	if (ofAll) return { limit: "all", waitMs: ofAll.createdAt + HOUR - now };
	const waiting = await tx
		.selectFrom("websiteChecks")
		.select("id")
		.where("state", "=", "waiting")
		.execute();
	return waiting.length < MAX_WAITING ? null : { limit: "queue", waitMs: QUEUE_MS };
}
