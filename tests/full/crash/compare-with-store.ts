import type { Stores } from "../../../app/enquiries/open-stores.ts";

export type Kept = {
	acknowledged: number;
	/** Acknowledged and not stored. */
	lost: number;
	/** Submissions with more than one row. */
	storedTwice: number;
};

/** What was said to visitors, and what there is of it. */
export async function compareWithStore(
	{ enquiries }: Stores,
	sent: readonly { submissionId: string; isAcknowledged: boolean }[],
): Promise<Kept> {
	const rows = Map.groupBy(await enquiries.list(), ({ submissionId }) => submissionId);
	const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged);
	return {
		acknowledged: acknowledged.length,
		lost: acknowledged.filter(({ submissionId }) => !rows.has(submissionId)).length,
		storedTwice: [...rows.values()].filter(({ length }) => length > 1).length,
	};
}
