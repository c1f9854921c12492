import type { Database } from "#app/database/open-database.ts";
import { isCounted } from "#app/enquiries/store/sample-store.ts";

/**
 * Reads a text that differs after each change that the desk shows: the counts of enquiries that are no spam, and of
 * events.
 */
export async function readChangeMark(database: Database): Promise<string> {
	const { count } = await database.db
		.selectFrom("enquiries")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where(isCounted)
		.where("erasedAt", "is", null)
		.where("verdict", "in", ["clean", "ham"])
		.executeTakeFirstOrThrow();
	return `${count}.${await countEvents(database)}`;
}

async function countEvents({ db }: Database): Promise<number> {
	const { count } = await db
		.selectFrom("enquiryEvents")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}
