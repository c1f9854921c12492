import type { Database } from "#app/database/open-database.ts";
import { transact } from "#app/database/transact.ts";
import { changeEnquiry, changeWithin, type Target } from "./change-enquiry.ts";
import type { Change, ChangeResult } from "./change-types.ts";

/** Makes several changes of one enquiry in one transaction. Without any it is `unchanged`. */
export function changeAll(
	database: Database,
	target: Target,
	changes: readonly Change[],
): Promise<ChangeResult> {
	const [first, ...rest] = changes;
	if (!first) return Promise.resolve("unchanged");
	if (rest.length === 0) return changeEnquiry(database, target, first);
	return transact(database, async (unit) => {
		const result = await changeWithin(unit, target, first);
		if (result !== "changed") return result;
		for (const change of rest) await changeWithin(unit, { id: target.id, by: target.by }, change);
		return result;
	});
}
