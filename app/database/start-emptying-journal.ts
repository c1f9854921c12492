import { emptyJournal } from "#app/database/empty-journal.ts";
import type { Database } from "#app/database/open-database.ts";
import { warn } from "#app/platform/operations-log.ts";

const EVERY_MS = 10_000;

/** Empties SQLite's journal every ten seconds: a reader can keep an erasure, here or by a command, from emptying it. */
export function startEmptyingJournal(getDatabase: () => Promise<Database>): NodeJS.Timeout {
	let isErrorReported = false;
	const empty = async () => {
		try {
			await emptyJournal(await getDatabase());
			isErrorReported = false;
		} catch (error) {
			if (!isErrorReported) warn("The store's journal cannot be emptied:", error);
			isErrorReported = true;
		}
	};
	return setInterval(() => void empty(), EVERY_MS).unref();
}
