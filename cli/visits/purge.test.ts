import { expect, it } from "vitest";
import { openDesk } from "../enquiries/desk-for-tests.ts";
import { storeVisits } from "./counts-for-tests.ts";
import { purge } from "./purge.ts";

it("counts that are older are deleted, after a yes", async () => {
	const { run, stores } = await openDesk();
	await storeVisits(stores, [{ daysAgo: 400 }, { daysAgo: 401, views: 7 }]);
	const count = async () =>
		(await stores.database.db.selectFrom("visits").selectAll().execute()).length;
	const args = "--older-than 400d";
	const { asked, refusal } = await run(purge, args, { answer: "no" });
	expect(asked[0]).toMatch(/^Delete the counts of 7 views before .+ for good\? Type yes: $/);
	expect(refusal).toBe("Nothing was erased.");
	expect(await count()).toBe(2);
	expect((await run(purge, `${args} --yes`)).printed).toBe("Deleted the counts of 7 views.\n");
	expect(await count()).toBe(1);
	expect((await run(purge, args)).printed).toBe("Nothing is older than 400 days.\n");
});
