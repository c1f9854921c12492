import type { Database } from "#app/database/open-database.ts";
import { transact } from "#app/database/transact.ts";
import { getNow } from "#app/platform/clock.ts";
import { changeEnquiry, changeWithin, type Target } from "./change-enquiry.ts";
import type { Change, ChangeResult } from "./change-types.ts";
import { withAnswerFiles } from "./files.ts";

/** An error that rolls the transaction back. */
class RejectedChange extends Error {
	readonly result: ChangeResult;
	constructor(result: ChangeResult) {
		super(`A change of several is ${result}.`);
		this.result = result;
	}
}

/**
 * Makes several changes of one enquiry in one transaction: all of them, or none where one is rejected. Where none
 * changes anything it is `unchanged`.
 */
export async function changeAll(
	database: Database,
	target: Target,
	changes: readonly Change[],
): Promise<ChangeResult> {
	const [first, ...rest] = changes;
	if (!first) return "unchanged";
	if (rest.length === 0) return changeEnquiry(database, target, first);
	const at = new Date(getNow()).toISOString();
	try {
		return await withAnswerFiles(database, changes, (placed) =>
			transact<ChangeResult>(database, async (unit) => {
				let isChanged = false;
				for (const change of placed) {
					const result = await changeWithin(unit, { ...target, at }, change);
					if (result !== "changed" && result !== "unchanged") throw new RejectedChange(result);
					isChanged ||= result === "changed";
				}
				return isChanged ? "changed" : "unchanged";
			}),
		);
	} catch (error) {
		if (error instanceof RejectedChange) return error.result;
		throw error;
	}
}
