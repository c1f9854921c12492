import type { Database } from "#app/database/open-database.ts";
import { isCounted } from "#app/enquiries/store/sample-store.ts";
import { listSetAside } from "#app/replies/set-aside-store.ts";
import { isRow } from "./inbox-conditions.ts";

/**
 * Reads a text that differs after each change that the desk shows: the count of rows that are no spam, the sum of all
 * revisions, which each event adds to, and the count of messages that could not be taken, if there are any.
 */
export async function readInboxVersion(database: Database): Promise<string> {
	const { count, revisions } = await database.db
		.selectFrom("enquiries")
		.select(({ fn, eb, and }) => [
			fn
				.countAll<number>()
				.filterWhere(
					and([
						isRow(eb),
						isCounted(eb),
						eb("erasedAt", "is", null),
						eb("verdict", "in", ["clean", "ham"]),
					]),
				)
				.as("count"),
			fn.sum<number | null>("revision").as("revisions"),
		])
		.executeTakeFirstOrThrow();
	const setAside = (await listSetAside(database)).length;
	return [count, revisions ?? 0, ...(setAside > 0 ? [setAside] : [])].join(".");
}
