import type { Database } from "#app/enquiries/store/open-database.ts";

/** A text that is another one after each change that the desk shows: two counts, as `57.210`. */
export async function readChangeMark({ db }: Database): Promise<string> {
	const { enquiries, events } = await db
		.selectNoFrom((eb) => [
			eb
				.selectFrom("enquiries")
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.where("erasedAt", "is", null)
				.where("verdict", "in", ["clean", "ham"])
				.as("enquiries"),
			eb
				.selectFrom("enquiryEvents")
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.as("events"),
		])
		.executeTakeFirstOrThrow();
	return `${enquiries}.${events}`;
}
