import type { Database } from "#app/database/open-database.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { createSampleStore } from "#app/enquiries/store/sample-store.ts";
import { getNow } from "#app/platform/clock.ts";
import { createSamples, type SampleContent } from "./create-samples.ts";

type Filled = {
	/** The numbers of samples and of other enquiries that were there before. */
	before: { samples: number; others: number };
	/** The number of samples that were added: 0 where there was anything before. */
	added: number;
	/** The number of people who have answered them. */
	people: number;
};

/** Fills an empty store with samples, which those who are invited to the desk have answered. */
export async function fillWithSamples(database: Database, content: SampleContent): Promise<Filled> {
	const store = createSampleStore(database);
	const before = await store.count();
	if (before.samples + before.others > 0) return { before, added: 0, people: 0 };
	const invited = await createPeopleStore(database).list();
	const staff = invited.flatMap(({ id, disabledAt }) => (disabledAt ? [] : [id]));
	const samples = createSamples({ content, now: getNow(), staff });
	await store.add(samples);
	return { before, added: samples.length, people: staff.length };
}
