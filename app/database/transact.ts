import type { Transaction } from "kysely";
import type { Database } from "./open-database.ts";
import type { Tables } from "./tables.ts";

/** An open transaction. */
export type UnitOfWork = {
	tx: Transaction<Tables>;
	isPostgres: boolean;
	/** Announces the transaction to the desk once it is committed. */
	announce(): void;
};

/** Runs a transaction, and announces it after its commit if the work asks for it. */
export async function transact<Result>(
	{ db, pool, changes }: Database,
	work: (unit: UnitOfWork) => Promise<Result>,
): Promise<Result> {
	let isAnnounced = false;
	const announce = () => {
		isAnnounced = true;
	};
	const result = await db.transaction().execute(async (tx) => {
		const result = await work({ tx, isPostgres: pool !== null, announce });
		if (isAnnounced) await changes.announceAtCommit(tx);
		return result;
	});
	if (isAnnounced) changes.announceAfterCommit();
	return result;
}
