import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { EventDraft, FileValues } from "./change-types.ts";

/** Writes the files of an event. */
export async function writeFiles(
	tx: Transaction<Tables>,
	{ id: eventId, enquiryId }: Pick<EventDraft, "id" | "enquiryId">,
	files: readonly FileValues[],
): Promise<void> {
	for (const file of files)
		await tx
			.insertInto("attachments")
			.values({ ...file, id: crypto.randomUUID(), enquiryId, eventId })
			.execute();
}
