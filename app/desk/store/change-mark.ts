import type { Database } from "#app/database/open-database.ts";
import { isCounted } from "#app/enquiries/store/sample-store.ts";

/**
 * Reads a text that differs after each change that the desk shows: the count of enquiries that are no spam, and the sum of
 * all revisions, which each event adds to.
 */
export async function readChangeMark({ db }: Database): Promise<string> {
	const { count, revisions } = await db
		.selectFrom("enquiries")
		.select(({ fn, eb, and }) => [
			fn
				.countAll<number>()
				.filterWhere(
					and([isCounted(eb), eb("erasedAt", "is", null), eb("verdict", "in", ["clean", "ham"])]),
				)
				.as("count"),
			fn.sum<number | null>("revision").as("revisions"),
		])
		.executeTakeFirstOrThrow();
	return `${count}.${revisions ?? 0}`;
}
