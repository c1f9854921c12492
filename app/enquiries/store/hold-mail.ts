import type { Database } from "#app/database/open-database.ts";
import { filterEvents } from "../events.ts";
import { MAX_UNDO_MS } from "./change-types.ts";

const TOLD_LATE = filterEvents(({ isToldLate }) => isToldLate);

type Held = { eventId: string; staffId: string };

/**
 * Holds back what tells of a change until the last moment in which its author can undo it, for who needs longer to press the
 * button. Resolves to false if it is on its way, was planned, or is somebody else's.
 */
export async function holdMail({ db }: Database, held: Held): Promise<boolean> {
	const { eventId, staffId } = held;
	const event = await db
		.selectFrom("enquiryEvents")
		.select(["enquiryId", "at"])
		.where("id", "=", eventId)
		.where("staffId", "=", staffId)
		.where("kind", "in", TOLD_LATE)
		.where("sendAt", "is", null)
		.executeTakeFirst();
	if (!event) return false;
	const nextAt = Date.parse(event.at) + MAX_UNDO_MS;
	const { numUpdatedRows } = await db
		.updateTable("deliveries")
		.set({ nextAt })
		.where("enquiryId", "=", event.enquiryId)
		.where("eventId", "=", eventId)
		.where("state", "=", "pending")
		.where("attempts", "=", 0)
		.where("lease", "is", null)
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}
