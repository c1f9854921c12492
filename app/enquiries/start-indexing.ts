import type { Database } from "#app/database/open-database.ts";
import { report } from "#app/platform/operations-log.ts";
import { indexMissing } from "./store/search-texts.ts";

/** The number of enquiries between two looks whether the store is being closed. */
const BATCH = 20;

/**
 * Indexes the enquiries that are not indexed, as after an update of the site: the first ones before it resolves, the others
 * beside what the site does. Returns the function that ends it before the store is closed; the next start goes on with it.
 */
export async function startIndexing(database: Database): Promise<() => Promise<void>> {
	if (!(await indexMissing(database, BATCH))) return async () => {};
	let isStopped = false;
	const indexRest = async () => {
		while (!isStopped && (await indexMissing(database, BATCH)));
	};
	const indexing = indexRest().catch((error: unknown) =>
		report("Not all enquiries could be indexed for the search:", error),
	);
	return () => {
		isStopped = true;
		return indexing;
	};
}
