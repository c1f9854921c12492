import { expect, it } from "vitest";
import { parseInboxFilter } from "#app/desk/search/inbox-filter.ts";
import { createDeskStore } from "#app/desk/store/desk-store.ts";
import { readInboxVersion } from "#app/desk/store/inbox-version.ts";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { listEnquiries } from "#app/visits/visit-store.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";

describeOnBoth("samples", ({ open }) => {
	it("count while there is nothing else, and nowhere beside an enquiry of a visitor", async () => {
		const { database, enquiries, staff } = await open();
		const { db } = database;
		const desk = createDeskStore(database);
		const today = toDay(getNow());
		const count = async () => {
			const views = await desk.countViews(parseInboxFilter(new URLSearchParams()), "");
			expect(await readInboxVersion(database)).toBe(`${views.all}.0`);
			const { enquiries: measured } = await staff.measure();
			return {
				views: [views.unanswered, views.all, views.spam],
				measured: measured.reduce((sum, each) => sum + Number(each.count), 0),
				stored: await enquiries.count(),
				visits: (await listEnquiries(database, { from: today, to: today })).length,
			};
		};
		for (const [email, verdict] of [
			["asha@x.example", "clean"],
			["kabir@x.example", "clean"],
			["asha@x.example", "quarantined"],
		] as const)
			await enquiries.save(createNewEnquiry({ email, verdict }), []);
		await db.updateTable("enquiries").set({ isSample: 1 }).execute();
		expect(await count()).toEqual({ views: [2, 2, 1], measured: 3, stored: 3, visits: 2 });
		await enquiries.save(createNewEnquiry(), []);
		expect(await count()).toEqual({ views: [1, 1, 0], measured: 1, stored: 1, visits: 1 });
	});
});
