import type { Stores } from "../../../app/enquiries/open-stores.ts";
import { listEnquiries } from "../../support/list-enquiries.ts";

/** How much was acknowledged, how much of that is not stored, and how many submissions have more than one row. */
export async function compareWithStore(
	{ enquiries }: Stores,
	sent: readonly { submissionId: string; isAcknowledged: boolean }[],
) {
	const rows = Map.groupBy(await listEnquiries(enquiries), ({ submissionId }) => submissionId);
	const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged);
	return {
		acknowledged: acknowledged.length,
		lost: acknowledged.filter(({ submissionId }) => !rows.has(submissionId)).length,
		storedTwice: [...rows.values()].filter(({ length }) => length > 1).length,
	};
}
