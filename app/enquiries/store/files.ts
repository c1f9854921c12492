import type { Transaction } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { getNow } from "#app/platform/clock.ts";
import { HOUR } from "#app/platform/durations.ts";
import { warn } from "#app/platform/operations-log.ts";
import type { Change, FileValues, NewEvent } from "./change-types.ts";

/** The greatest number of ids in one statement. */
const BATCH = 500;

/**
 * Does work that writes the rows of files, whose contents are on the disk before it begins. Contents without a row are
 * removed after it, as it was rejected or keeps none.
 */
export async function withFiles<File extends FileValues, Result>(
	database: Database,
	files: readonly File[],
	work: (placed: readonly File[]) => Promise<Result>,
): Promise<Result> {
	const placed = await database.files.put(files);
	try {
		return await work(placed);
	} finally {
		const ids = placed.flatMap(({ id }) => id ?? []);
		await removeUnused(database, ids).catch((error: unknown) =>
			warn("Files without a row are removed later:", error),
		);
	}
}

/** Does the same for changes of which one may be an answer with files. */
export function withAnswerFiles<Result>(
	database: Database,
	changes: readonly Change[],
	work: (changes: readonly Change[]) => Promise<Result>,
): Promise<Result> {
	const answer = changes.find(({ kind }) => kind === "answer");
	if (answer?.kind !== "answer" || !answer.files?.length) return work(changes);
	return withFiles(database, answer.files, (files) =>
		work(changes.map((change) => (change === answer ? { ...answer, files } : change))),
	);
}

/** Returns a file of which name, type and size alone are kept. */
export function toUnkept({ name, type, size }: FileValues): FileValues {
	return { name, type, size, content: null };
}

/** Writes the files of an event. A content that is not on the disk yet goes into its row. */
export async function writeFiles(
	tx: Transaction<Tables>,
	{ id: eventId, enquiryId }: Pick<NewEvent, "id" | "enquiryId">,
	files: readonly FileValues[],
): Promise<void> {
	for (const { id, name, type, size, content } of files)
		await tx
			.insertInto("attachments")
			.values({
				id: id ?? crypto.randomUUID(),
				enquiryId,
				eventId,
				name,
				type,
				size,
				isKept: id || content ? 1 : 0,
				content,
			})
			.execute();
}

/** Deletes the files of an event or an enquiry. Returns how many. */
export async function deleteFiles(
	{ tx, removeFiles }: Pick<UnitOfWork, "tx" | "removeFiles">,
	of: { eventId: string } | { enquiryId: string },
): Promise<number> {
	const query = tx.deleteFrom("attachments").returning("id");
	const deleted = await ("eventId" in of
		? query.where("eventId", "=", of.eventId)
		: query.where("enquiryId", "=", of.enquiryId)
	).execute();
	removeFiles(deleted.map(({ id }) => id));
	return deleted.length;
}

/**
 * Removes contents without a row, which a crash has left. Those of the last hour stay, as their rows may be about to be
 * written.
 */
export async function sweepFiles(database: Database): Promise<void> {
	await removeUnused(database, await database.files.list(getNow() - HOUR));
}

async function removeUnused({ db, files }: Database, ids: readonly string[]): Promise<void> {
	for (let start = 0; start < ids.length; start += BATCH) {
		const some = ids.slice(start, start + BATCH);
		const rows = await db.selectFrom("attachments").select("id").where("id", "in", some).execute();
		const used = new Set(rows.map(({ id }) => id));
		await files.remove(some.filter((id) => !used.has(id)));
	}
}
