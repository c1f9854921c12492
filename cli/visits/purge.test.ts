import { expect, it } from "vitest";
import { openDesk } from "../enquiries/desk-for-tests.ts";
import { storeVisits } from "./counts-for-tests.ts";
import { purge } from "./purge.ts";

async function openOldDesk() {
	const desk = await openDesk();
	await storeVisits(desk.stores, [{ daysAgo: 400 }, { daysAgo: 401, views: 7 }]);
	const count = () => desk.stores.database.db.selectFrom("visits").selectAll().execute();
	return { ...desk, count };
}

it("deletes what is older, after a yes", async () => {
	const { run, count } = await openOldDesk();
	const args = ["--older-than", "400d"];
	expect((await run(purge, args, { answer: "no" })).refusal).toBe("Nothing was erased.");
	expect((await run(purge, args)).refusal).toMatch(/add --yes\.$/);
	expect(await count()).toHaveLength(2);
	const { asked, printed } = await run(purge, args, { answer: "yes" });
	expect(asked).toEqual([
		expect.stringMatching(/^Delete the counts of 7 views before .+ for good\? Type yes: $/),
	]);
	expect(printed).toBe("Deleted the counts of 7 views.\n");
	expect(await count()).toHaveLength(1);
});

it("asks nobody with --yes, and says so when there is nothing", async () => {
	const { run } = await openOldDesk();
	const args = ["--older-than", "400d", "--yes"];
	expect((await run(purge, args)).printed).toBe("Deleted the counts of 7 views.\n");
	expect((await run(purge, args)).printed).toBe("Nothing is older than 400 days.\n");
});

it.each([[[]], [["--older-than", "400"]], [["--older-than", "0d"]], [["--older-than", "-1d"]]])(
	"refuses %j in words",
	async (args) => {
		const { run } = await openDesk();
		expect((await run(purge, args)).refusal).toMatch(/--older-than/);
	},
);
