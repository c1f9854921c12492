import type { Transaction } from "kysely";
import { warn } from "#app/platform/operations-log.ts";
import type { Database } from "./open-database.ts";
import type { Tables } from "./tables.ts";

/** An open transaction. */
export type UnitOfWork = {
	tx: Transaction<Tables>;
	isPostgres: boolean;
	/** Announces the transaction to the desk once it is committed. */
	announce(): void;
	/** Removes the contents of deleted attachments once it is committed. */
	removeFiles(ids: readonly string[]): void;
};

/** Runs a transaction, and announces it after its commit if the work asks for it. */
export async function transact<Result>(
	{ db, pool, changes, files }: Database,
	work: (unit: UnitOfWork) => Promise<Result>,
): Promise<Result> {
	let isAnnounced = false;
	const announce = () => {
		isAnnounced = true;
	};
	const removed: string[] = [];
	const removeFiles = (ids: readonly string[]) => void removed.push(...ids);
	const result = await db.transaction().execute(async (tx) => {
		const result = await work({ tx, isPostgres: pool !== null, announce, removeFiles });
		if (isAnnounced) await changes.announceAtCommit(tx);
		return result;
	});
	await files
		.remove(removed)
		.catch((error: unknown) => warn("Files that were deleted are removed later:", error));
	if (isAnnounced) changes.announceAfterCommit();
	return result;
}
