import { expect, it } from "vitest";
import type { VisitRow } from "#app/database/tables.ts";
import { asDay } from "../../tests/support/as-day.ts";
import { describeInRegions } from "../../tests/support/describe-in-regions.ts";
import { createNewEnquiry, describeOnBoth } from "../../tests/support/stores.ts";
import { createVisitStore, listEnquiries } from "./visit-store.ts";

const PERIOD = { from: asDay("2026-11-01"), to: asDay("2026-11-30") };

function makeRow(given: Partial<VisitRow> = {}): VisitRow {
	const nothing = { service: "", city: "", source: "direct", medium: "", campaign: "" };
	return { day: asDay("2026-11-21"), path: "/", ...nothing, entries: 1, views: 1, ...given };
}

describeOnBoth("a report's figures", ({ open, createPlace }) => {
	it("of visits to several nodes at once are all kept", async () => {
		const place = await createPlace();
		const nodes = await Promise.all([open(place), open(place), open(place)]);
		const [one, other, third] = nodes.map(({ database }) => createVisitStore(database));
		const rows = Array.from({ length: 700 }, (_, at) => makeRow({ path: `/${at}` }));
		await Promise.all([one?.add(rows), other?.add(rows.toReversed()), third?.add(rows)]);
		const sums = (await one?.sumUp("path", PERIOD)) ?? [];
		expect(sums.filter(({ visits, views }) => visits === 3 && views === 3)).toHaveLength(700);
	});

	it("of visits are summed up within a period, and deleted before a day", async () => {
		const visits = createVisitStore((await open()).database);
		await visits.add([
			makeRow({ day: asDay("2026-10-31"), views: 100 }),
			makeRow({ day: asDay("2026-11-01"), service: "seo", entries: 1, views: 2 }),
			makeRow({ day: asDay("2026-11-30"), service: "seo", entries: 3, views: 4 }),
			makeRow({ day: asDay("2026-11-30"), service: "seo", source: "", entries: 0, views: 1 }),
			makeRow({ day: asDay("2026-12-01"), views: 100 }),
		]);
		expect(await visits.sumUp("service", PERIOD)).toEqual([{ name: "seo", visits: 4, views: 7 }]);
		expect(await visits.countBefore(asDay("2026-11-30"))).toBe(102);
		await visits.purge(asDay("2026-11-30"));
		const left = [{ name: "2026-11-30", visits: 3, views: 5 }];
		expect(await visits.sumUp("day", PERIOD)).toEqual(left);
	});

	describeInRegions(({ iso }) => {
		it("of enquiries are by the day at the agency, in the words of visits, without spam", async () => {
			const { enquiries, database } = await open();
			const save = async (given: Parameters<typeof createNewEnquiry>[0], createdAt: string) => {
				const { id } = await enquiries.save(createNewEnquiry(given), ["email"]);
				await database.db
					.updateTable("enquiries")
					.set({ createdAt })
					.where("id", "=", id)
					.execute();
			};
			const lastTouch = { utm_source: "News", utm_medium: "E-Mail", utm_campaign: "Diwali 2026" };
			const known = { landingPage: "/mumbai", service: "seo", city: "mumbai" };
			await save({}, iso("2026-11-19T23:59:59.999"));
			await save({}, iso("2026-11-20T00:00"));
			await save({ ...known, lastTouch }, iso("2026-11-20T23:59:59.999"));
			await save({}, iso("2026-11-21T00:00"));
			await save({ verdict: "quarantined" }, iso("2026-11-20T13:30"));
			const day = asDay("2026-11-20");
			const found = await listEnquiries(database, { from: day, to: day });
			expect(found.toSorted((a, b) => a.page.localeCompare(b.page))).toEqual([
				{ day, page: "", service: "", city: "", source: "direct", medium: "", campaign: "" },
				{
					day,
					page: "/mumbai",
					service: "seo",
					city: "mumbai",
					source: "news",
					medium: "e-mail",
					campaign: "diwali-2026",
				},
			]);
		});
	});
});
